// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/strip_facts.h"

#include "core/limits/limit.h"
#include "core/membership/membership_report.h"
#include "core/models/model_dial.h"
#include "core/utility/expected_association.h"
#include "ui/session/tr.h"
#include "ui/words/model_words.h"
#include "ui/session/names.h"
#include "ui/words/proof_facts.h"
#include "ui/words/stage_facts.h"
#include "ui/style/number_text.h"

namespace tranche {

namespace {

/// Why a figure that needs buckets is not there.
FigureFact missing(const Document& now, bool busy)
{
    FigureFact fact;
    fact.number = QStringLiteral("–");
    if (now.snapshot.columns != nullptr && lacksSize(now.snapshot)) {
        fact.note.text = tr("smallest bucket not set");
        return fact;
    }
    if (isInfeasible(now)) {
        fact.note.text = tr("%1 cannot be met").arg(dialSymbol(now.snapshot.parameters.model.kind));
        return fact;
    }
    constexpr double noLimit = 1.0; // unique values ask for a decision, but they stop nothing
    for (const StageFact& stage : stageFacts(now, busy, noLimit)) {
        if (stage.state == StageState::NeedsDecision) {
            fact.note.text = tr("waiting for %1").arg(stage.name);
            return fact;
        }
    }
    if (busy)
        fact.state = FigureTile::State::Computing;
    else
        fact.note.text = now.snapshot.table == nullptr ? tr("no table") : tr("not calculated");
    return fact;
}

QString askedUnit(const PrivacyModel& model)
{
    if (model.kind == ModelKind::LDiversity)
        return tr("limit %1").arg(shareText(model.l.inverse().toDouble()));
    return moreIsSafer(model.kind) ? tr("required %1").arg(decimalText(exactText(dialOf(model))))
                                   : tr("limit %1").arg(decimalText(exactText(dialOf(model))));
}

/// What the figure of a model is called, what it says, and what it does not cover.
FigureFact modelWords(ModelKind kind)
{
    const QString others = tr("knowledge about other people in the bucket, or an earlier release of this table.");
    switch (kind) {
    case ModelKind::LDiversity: break;
    case ModelKind::Distinct:
        return {{},
                {},
                {},
                {},
                tr("Fewest values"),
                tr("The smallest number of sensitive values that remain possible for a person. Higher is safer."),
                tr("how likely each value is: one of them may be almost certain.")};
    case ModelKind::Entropy:
        return {{},
                {},
                {},
                {},
                tr("Least entropy ℓ"),
                tr("How uncertain an intruder remains, as a number of equally likely values, for the person they know most about. Higher "
                   "is safer."),
                others};
    case ModelKind::Recursive:
        return {{},
                {},
                {},
                {},
                tr("Least c"),
                tr("How many times as likely the most likely value is as the ℓ-th and all less likely values combined, for the person for "
                   "whom this is greatest. Any c above it is met. Lower is safer."),
                others};
    case ModelKind::TCloseness:
        return {{},
                {},
                {},
                {},
                tr("Largest distance"),
                tr("The greatest distance (earth mover's distance) between what can be inferred about a person and the distribution in the "
                   "whole table. Lower is safer."),
                others};
    }
    return {{},
            {},
            {},
            {},
            tr("Largest p(t,s)"),
            tr("The greatest probability with which anyone can be linked to a sensitive value. Lower is safer."),
            others};
}

/// The figure of the whole table as one bucket, where that already fails.
QString unsplitText(const Document& now)
{
    const auto& model = now.snapshot.parameters.model;
    if (model.kind == ModelKind::LDiversity)
        return probabilityText(now.limit->blocking.share(), model.l.inverse());
    const auto& figure = now.limit->figure;
    return figure ? figureBeside(model, figure, false) : QStringLiteral("∞");
}

FigureTile::Note heldNote(const Document& now)
{
    const PrivacyReport& report = *now.snapshot.report;
    if (report.model.kind == ModelKind::Distinct) // wherever it is offered it is called weak
        return {QStringLiteral("warn"), tr("weak: p up to %1").arg(shareText(report.maxP().toDouble())), Ink::Warn};
    if (proofFact(now).needsOriginal)
        return {QStringLiteral("pass"), tr("met; not by the files alone"), Ink::Pass};
    const bool higherIsSafer = report.model.kind == ModelKind::Entropy; // of l-diversity the figure is p itself
    return {QStringLiteral("pass"), higherIsSafer ? tr("met; higher is safer") : tr("met; lower is safer"), Ink::Pass};
}

QString reportText(const PrivacyReport& report)
{
    if (report.model.kind == ModelKind::LDiversity)
        return probabilityText(report.maxP(), report.model.l.inverse());
    const auto figure = report.figure();
    return figure ? figureBeside(report.model, figure, report.holds()) : QStringLiteral("∞");
}

/// How many fakes stand beside each original, as it is read.
QString ratioOfFakes(double fakes)
{
    constexpr double digitsUpTo = 1e6;
    if (fakes >= digitsUpTo)
        return decimalText(QString::number(fakes, 'e', 1));
    if (fakes >= 100.0)
        return countText(static_cast<std::size_t>(fakes));
    return fakes > 0.0 && fakes < 0.005 ? decimalText(QStringLiteral("<0.01")) : decimalText(QString::number(fakes, 'f', 2));
}

/// Where nothing is sensitive there is no figure, and what is left of a promise is said.
FigureFact nothingPromised(const Snapshot& snapshot)
{
    FigureFact fact;
    fact.label = tr("Largest p(t,s)");
    fact.note.text = tr("no promise about values");
    fact.meaning = snapshot.buckets != nullptr
                       ? tr("No attribute is sensitive: this release promises nothing about values, only that no bucket has fewer than %1.")
                             .arg(countText(snapshot.buckets->sizes().least, Counted::Tuple))
                       : tr("No attribute is sensitive: this release promises nothing about values, only how small a bucket may be.");
    fact.doesNotCover = tr("what someone could learn about a person. See Risk for who is in the table.");
    return fact;
}

} // namespace

FigureFact bucketsFigure(const Document& now, bool busy)
{
    const auto& buckets = now.snapshot.buckets;
    if (buckets == nullptr)
        return missing(now, busy);
    const QString unit = tr("median %1").arg(medianText(buckets->sizes().median));
    return {FigureTile::State::Value, countText(buckets->size()), unit, {QStringLiteral("arrow-up"), tr("higher is finer")}, {}, {}, {}};
}

FigureFact modelFigure(const Document& now, bool busy)
{
    const Snapshot& snapshot = now.snapshot;
    if (promisesNothing(snapshot))
        return nothingPromised(snapshot);
    const auto& model = snapshot.parameters.model;
    FigureFact fact = modelWords(model.kind);
    const auto filled = [&](FigureFact found) {
        found.label = fact.label;
        found.meaning = fact.meaning;
        found.doesNotCover = fact.doesNotCover;
        found.unit = askedUnit(model);
        return found;
    };
    if (isInfeasible(now))
        return filled(
            {FigureTile::State::Fails, unsplitText(now), {}, {QStringLiteral("fail"), tr("not met, even unsplit"), Ink::Fail}, {}, {}, {}});
    if (snapshot.report == nullptr)
        return filled(missing(now, busy));
    if (!snapshot.report->holds())
        return filled({FigureTile::State::Fails,
                       reportText(*snapshot.report),
                       {},
                       {QStringLiteral("fail"), tr("not met: above the limit"), Ink::Fail},
                       {},
                       {},
                       {}});
    const ProofFact proof = proofFact(now);
    if (proof.needsOriginal)
        fact.meaning += QLatin1Char(' ') + proof.sentence;
    return filled({FigureTile::State::Value, reportText(*snapshot.report), {}, heldNote(now), {}, {}, {}});
}

FigureFact fakesFigure(const Document& now, bool busy)
{
    const QString meaning = tr("Combinations of quasi-identifiers that match a bucket although nobody in the table has them, per tuple. "
                               "Higher hides better who is in the table.");
    const QString open = tr("values that only one person has: they prove that this person is in the table, however many fakes there are.");
    if (now.membership == nullptr || now.snapshot.buckets == nullptr) {
        FigureFact fact = missing(now, busy);
        fact.meaning = meaning;
        fact.doesNotCover = open;
        return fact;
    }
    const MembershipReport& report = *now.membership;
    FigureFact fact{FigureTile::State::Value,
                    ratioOfFakes(report.fakesPerOriginal()),
                    tr("exact"),
                    {QStringLiteral("arrow-up"), tr("higher hides better")},
                    {},
                    meaning,
                    open};
    if (report.interval) {
        const auto each = static_cast<double>(report.originalRows);
        fact.unit = tr("estimate");
        fact.note.text = tr("95 %: %1 to %2").arg(ratioOfFakes(report.interval->low / each), ratioOfFakes(report.interval->high / each));
        fact.meaning += QLatin1Char(' ') + tr("An estimate: in 95 of 100 cases the interval contains the true number.");
    }
    return fact;
}

FigureFact associationFigure(const Document& now, bool busy)
{
    if (now.association == nullptr || now.snapshot.buckets == nullptr)
        return missing(now, busy);
    const auto kept = now.association->keptPercent;
    if (!kept)
        return {FigureTile::State::None, {}, {}, {{}, tr("no two attributes were related"), Ink::Text2}, {}, {}, {}};
    return {FigureTile::State::Value,
            decimalText(QString::number(*kept, 'f', 1)),
            tr("% of φ²"),
            {QStringLiteral("arrow-up"), tr("higher is better"), Ink::Text2},
            {},
            {},
            {}};
}

void showFigure(FigureTile& figure, const FigureFact& fact)
{
    if (!fact.label.isEmpty())
        figure.setLabel(fact.label);
    if (!fact.meaning.isEmpty())
        figure.setMeaning(fact.meaning, fact.doesNotCover);
    switch (fact.state) {
    case FigureTile::State::Value: return figure.showValue(fact.number, fact.unit, fact.note);
    case FigureTile::State::None: return figure.showNone(fact.note.text, fact.unit);
    case FigureTile::State::Computing: return figure.showComputing();
    case FigureTile::State::Fails: return figure.showFails(fact.number, fact.unit, fact.note.text);
    }
}

} // namespace tranche
