// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/strip_facts.h"

#include "ui/shell/stage_facts.h"
#include "ui/style/number_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace tranche {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("tranche::StripFacts", text);
}

/// Why a figure that needs buckets is not there.
FigureFact missing(const Document& now, bool busy)
{
    FigureFact fact;
    fact.number = QStringLiteral("–");
    if (isInfeasible(now)) {
        fact.note.text = tr("no run: ℓ cannot hold");
        return fact;
    }
    constexpr double noLimit = 1.0; // unique values ask for a decision, but they stop nothing
    for (const StageFact& stage : stageFacts(now, busy, noLimit)) {
        if (stage.state == StageState::NeedsDecision) {
            fact.note.text = tr("after %1").arg(stage.name);
            return fact;
        }
    }
    if (busy)
        fact.state = Figure::State::Computing;
    else
        fact.note.text = now.snapshot.table == nullptr ? tr("no table") : tr("not computed");
    return fact;
}

QString limitUnit(const Document& now)
{
    return tr("limit %1").arg(shareText(now.snapshot.parameters.model.l.inverse().toDouble()));
}

} // namespace

FigureFact bucketsFigure(const Document& now, bool busy)
{
    const auto& buckets = now.snapshot.buckets;
    if (buckets == nullptr)
        return missing(now, busy);
    const QString unit = tr("median %1").arg(medianText(bucketSizes(*buckets).median));
    return { Figure::State::Value, countText(buckets->size()), unit, { QStringLiteral("arrow-up"), tr("more is finer") } };
}

FigureFact largestPFigure(const Document& now, bool busy)
{
    const Snapshot& snapshot = now.snapshot;
    const Ratio limit = snapshot.parameters.model.l.inverse();
    if (isInfeasible(now)) {
        const QString number = probabilityText(snapshot.feasibility->largestL.inverse(), limit);
        return { Figure::State::Fails, number, limitUnit(now), { QStringLiteral("fail"), tr("fails, table unsplit"), Ink::Fail } };
    }
    if (snapshot.report == nullptr) {
        FigureFact fact = missing(now, busy);
        fact.unit = limitUnit(now);
        return fact;
    }
    const QString number = probabilityText(snapshot.report->maxP, limit);
    if (!snapshot.report->holds)
        return { Figure::State::Fails, number, limitUnit(now), { QStringLiteral("fail"), tr("fails: over the limit"), Ink::Fail } };
    return { Figure::State::Value, number, limitUnit(now), { QStringLiteral("pass"), tr("holds; lower is safer"), Ink::Pass } };
}

FigureFact associationFigure(const Document& now, bool busy)
{
    if (now.association == nullptr || now.snapshot.buckets == nullptr)
        return missing(now, busy);
    const auto kept = now.association->keptPercent;
    if (!kept)
        return { Figure::State::None, {}, {}, { {}, tr("no two attributes were related"), Ink::Text2 } };
    return { Figure::State::Value, decimalText(QString::number(*kept, 'f', 1)), tr("% of φ²"), { QStringLiteral("arrow-up"), tr("more is better"), Ink::Text2 } };
}

void showFigure(Figure& figure, const FigureFact& fact)
{
    switch (fact.state) {
    case Figure::State::Value:
        return figure.showValue(fact.number, fact.unit, fact.note);
    case Figure::State::None:
        return figure.showNone(fact.note.text, fact.unit);
    case Figure::State::Computing:
        return figure.showComputing();
    case Figure::State::Fails:
        return figure.showFails(fact.number, fact.unit, fact.note.text);
    }
}

namespace {

/// "Female: 25.4 % Adm-clerical", or the value alone where the sensitive column holds nothing else.
QString stopText(const KeptTable& table, AttributeId sensitive, const Blocking& blocking)
{
    QStringList group;
    for (const Blocking::Member& member : blocking.group)
        group += QString::fromStdString(table.attribute(member.attribute).values[member.code]);
    const QString value = QString::fromStdString(table.attribute(sensitive).values[blocking.value]);
    const QString share = percentText(blocking.share().toDouble());
    return group.isEmpty() ? tr("%1 %2").arg(share, value) : tr("%1: %2 %3").arg(group.join(QStringLiteral(", ")), share, value);
}

} // namespace

AlphaFacts alphaFacts(const Document& now)
{
    const Snapshot& snapshot = now.snapshot;
    AlphaFacts facts;
    facts.automatic = !snapshot.parameters.columns.alpha.has_value();
    if (snapshot.columns == nullptr || snapshot.feasibility == nullptr || snapshot.published == nullptr || !snapshot.columns->sensitive().has_value())
        return facts;
    facts.present = snapshot.columns->sensitiveColumn().size();
    const Ratio l = snapshot.parameters.model.l;
    const AlphaRow present { facts.present, snapshot.feasibility->largestL, true, l <= snapshot.feasibility->largestL };
    bool placed = false;
    if (now.alphaLimits != nullptr) {
        for (const AlphaLimit& limit : *now.alphaLimits) {
            const bool here = limit.alpha == facts.present;
            placed = placed || here;
            facts.rows.push_back(here ? present : AlphaRow { limit.alpha, limit.limit.largestL, false, l <= limit.limit.largestL });
        }
    }
    if (!placed)
        facts.rows = { present };
    facts.stop = stopText(*snapshot.published, snapshot.feasibility->sensitive, snapshot.feasibility->blocking);
    return facts;
}

std::optional<Ratio> greatestOffer(const Document& now)
{
    if (now.snapshot.feasibility == nullptr)
        return std::nullopt;
    const Ratio offer = now.snapshot.feasibility->largestL.roundedDown(2);
    return offer >= Ratio(1, 1) ? std::optional(offer) : std::nullopt;
}

} // namespace tranche
