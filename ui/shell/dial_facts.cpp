// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/dial_facts.h"

#include "core/privacy/model_dial.h"
#include "ui/panels/model_words.h"
#include "ui/session/names.h"
#include "ui/style/number_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace tranche {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("tranche::DialFacts", text);
}

QString groupText(const KeptTable& table, const Blocking& blocking)
{
    QStringList group;
    for (const Blocking::Member& member : blocking.group)
        group += QString::fromStdString(table.attribute(member.attribute).values[member.code]);
    return group.join(QStringLiteral(", "));
}

/// "Female: 25.4 % Adm-clerical", or the value alone where the sensitive column holds nothing else.
QString stopText(const KeptTable& table, AttributeId sensitive, const Blocking& blocking)
{
    const QString group = groupText(table, blocking);
    const QString value = QString::fromStdString(table.attribute(sensitive).values[blocking.value]);
    const QString share = percentText(blocking.share().toDouble());
    return group.isEmpty() ? tr("%1 %2").arg(share, value) : tr("%1: %2 %3").arg(group, share, value);
}

/// Of distinct l it is how many values the group has that stops it.
QString stopOf(const KeptTable& table, ModelKind kind, const ModelLimit& limit)
{
    if (kind != ModelKind::Distinct)
        return stopText(table, limit.sensitive, limit.blocking);
    const QString values = tr("%1 values").arg(limitFigure(kind, limit));
    return limit.blocking.group.empty() ? values : tr("%1: %2").arg(groupText(table, limit.blocking), values);
}

/// Where a limit stands on the scale.
double placeOf(const ModelLimit& limit)
{
    constexpr double beyondAnyScale = 1e9;
    return limit.figure ? figureNumber(*limit.figure) : beyondAnyScale;
}

/// Of l-diversity by alpha, without any further computing.
std::vector<AlphaRow> rowsByL(const Document& now, std::size_t present)
{
    const Ratio l = now.snapshot.parameters.model.l;
    const auto row = [&](std::size_t alpha, const Ratio& greatest) { return AlphaRow { alpha, greatest.toDouble(), lText(greatest), false, l <= greatest }; };
    std::vector<AlphaRow> rows;
    if (now.alphaLimits != nullptr)
        for (const AlphaLimit& limit : *now.alphaLimits)
            rows.push_back(row(limit.alpha, limit.limit.largestL));
    if (std::ranges::find(rows, present, &AlphaRow::alpha) == rows.end())
        rows = { row(present, now.snapshot.feasibility->largestL) };
    for (AlphaRow& each : rows)
        if (each.alpha == present)
            each = row(present, now.snapshot.feasibility->largestL); // columns by hand may promise something else
    return rows;
}

std::vector<AlphaRow> rowsByStanding(const Document& now, std::size_t present)
{
    const auto& model = now.snapshot.parameters.model;
    const auto& standing = *now.standing;
    const auto row = [&](std::size_t alpha, const ModelLimit& limit) { return AlphaRow { alpha, placeOf(limit), limitFigure(model.kind, limit), false, admits(standing.model, limit, model).value_or(false) }; };
    std::vector<AlphaRow> rows;
    for (const AlphaStanding& other : standing.others)
        rows.push_back(row(other.alpha, other.alpha == present ? standing.limit : other.limit));
    if (std::ranges::find(rows, present, &AlphaRow::alpha) == rows.end())
        rows = { row(present, standing.limit) };
    return rows;
}

} // namespace

AlphaFacts alphaFacts(const Document& now)
{
    const Snapshot& snapshot = now.snapshot;
    const auto& model = snapshot.parameters.model;
    AlphaFacts facts;
    facts.automatic = !snapshot.parameters.columns.alpha.has_value();
    facts.heading = limitHeading(model.kind);
    facts.asked = dialOf(model).toDouble();
    facts.moreIsSafer = moreIsSafer(model.kind);
    facts.none = promisesNothing(snapshot) ? tr("no attribute is sensitive") : tr("known once columns are proposed");
    if (snapshot.columns == nullptr || snapshot.feasibility == nullptr || snapshot.published == nullptr || !snapshot.columns->sensitive().has_value())
        return facts;
    const bool byL = model.kind == ModelKind::LDiversity;
    if (!byL && now.standing == nullptr)
        return facts;
    facts.present = snapshot.columns->sensitiveColumn().size();
    facts.rows = byL ? rowsByL(now, facts.present) : rowsByStanding(now, facts.present);
    for (AlphaRow& row : facts.rows)
        row.present = row.alpha == facts.present;
    facts.stop = byL ? stopText(*snapshot.published, snapshot.feasibility->sensitive, snapshot.feasibility->blocking)
                     : stopOf(*snapshot.published, model.kind, now.standing->limit);
    return facts;
}

std::optional<DialLimit> dialLimit(const Document& now)
{
    const auto& feasibility = now.snapshot.feasibility;
    const auto& model = now.snapshot.parameters.model;
    if (feasibility == nullptr || feasibility->claimsNothing())
        return std::nullopt;
    const auto offer = furthestOffer(now);
    const auto furthest = offer ? std::optional(dialOf(*offer)) : std::nullopt;
    if (model.kind == ModelKind::LDiversity)
        return DialLimit { feasibility->largestL.toDouble(), furthest, false };
    if (now.standing == nullptr)
        return std::nullopt;
    return DialLimit { placeOf(now.standing->limit), furthest, model.kind == ModelKind::Recursive };
}

std::optional<PrivacyModel> furthestOffer(const Document& now)
{
    const auto& feasibility = now.snapshot.feasibility;
    const auto& model = now.snapshot.parameters.model;
    if (feasibility == nullptr || feasibility->claimsNothing())
        return std::nullopt;
    if (model.kind != ModelKind::LDiversity)
        return now.standing != nullptr ? furthestRequest(now.standing->limit, model) : std::nullopt;
    const Ratio greatest = feasibility->largestL.roundedDown(2);
    return greatest >= Ratio(1, 1) ? std::optional(withDial(model, greatest)) : std::nullopt;
}

QString offerText(const PrivacyModel& furthest)
{
    return tr("Set %1 to %2").arg(dialSymbol(furthest.kind), decimalText(exactText(dialOf(furthest))));
}

DialScale dialScale(ModelKind kind)
{
    DialScale scale;
    scale.symbol = dialSymbol(kind);
    scale.moreIsSafer = moreIsSafer(kind);
    if (kind == ModelKind::Distinct) {
        scale.whole = true;
        scale.step = static_cast<std::int64_t>(scale.perUnit);
        scale.page = 2 * scale.step;
        scale.rule = tr("ℓ is a whole number of values here, at least 1.");
        scale.hover = tr("Higher is safer and leaves fewer, larger buckets.<br>Does not cover: how likely each value is.");
    } else if (kind == ModelKind::Recursive) {
        scale.name = tr("c of (c,ℓ)");
        scale.hover = tr("Lower is safer and leaves fewer, larger buckets. Not the number of columns.<br>"
                         "Does not cover: knowledge about other people in the bucket, or an earlier release of this table.");
        scale.rule = tr("c is above 0.");
        scale.least = Ratio(1, 100);
        scale.begin = 0.0;
        scale.usualEnd = 4.0;
    } else if (kind == ModelKind::TCloseness) {
        scale.name = tr("t, distance allowed");
        scale.hover = tr("Lower is safer and leaves fewer, larger buckets; 1 allows everything.<br>"
                         "Does not cover: what the whole table itself tells about its people.");
        scale.rule = tr("t lies between 0 and 1; at 1 nothing is protected.");
        scale.least = Ratio(0, 1);
        scale.most = Ratio(1, 1);
        scale.begin = 0.0;
        scale.usualEnd = 1.0;
        scale.perUnit = 1000;
        scale.step = 10;
        scale.page = 100;
    }
    return scale;
}

} // namespace tranche
