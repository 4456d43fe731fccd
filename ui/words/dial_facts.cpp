// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/dial_facts.h"

#include "core/limits/alpha_limits.h"
#include "core/limits/alpha_reach.h"
#include "core/limits/model_dial.h"
#include "core/limits/request_standing.h"
#include "ui/session/tr.h"
#include "ui/words/model_words.h"
#include "ui/session/names.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"

#include <QStringList>

#include <algorithm>
#include <map>

namespace tranche {

namespace {

QString groupText(const KeptTable& table, const Blocking& blocking)
{
    QStringList group;
    for (const Blocking::Member& member : blocking.group)
        group += valueText(table.attribute(member.attribute).values[member.code]);
    return group.join(QStringLiteral(", "));
}

/// "Female: 25.4 % Adm-clerical", or the value alone where the sensitive column holds nothing else.
QString stopText(const KeptTable& table, AttributeId sensitive, const Blocking& blocking)
{
    const QString group = groupText(table, blocking);
    const QString value = valueText(table.attribute(sensitive).values[blocking.value]);
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

/// The limits that are known, by alpha; the present one as the columns stand, which by hand may promise something else.
std::map<std::size_t, AlphaRow> rowsByAlpha(const Document& now, std::size_t present)
{
    const auto& model = now.snapshot.parameters.model;
    std::map<std::size_t, AlphaRow> rows;
    const auto add = [&](std::size_t alpha, const KeptTable& table, const ModelLimit& limit, bool holds) {
        rows[alpha]
            = AlphaRow{alpha, placeOf(limit), limitFigure(model.kind, limit), stopOf(table, model.kind, limit), alpha == present, holds};
    };
    const KeptTable& kept = *now.snapshot.kept;
    if (now.alphaReach != nullptr)
        for (const AlphaStanding& other : now.alphaReach->standings)
            add(other.alpha, kept, other.limit, admits(now.alphaReach->model, other.limit, model).value_or(false));
    if (model.kind == ModelKind::LDiversity && now.alphaLimits != nullptr)
        for (const AlphaLimit& other : *now.alphaLimits)
            add(other.alpha, kept, {other.limit.sensitive, other.limit.blocking, other.limit.largestL.text(), false},
                other.limit.admits(model));
    else if (now.standing != nullptr)
        for (const AlphaStanding& other : now.standing->others)
            add(other.alpha, kept, other.limit, admits(now.standing->model, other.limit, model).value_or(false));
    const auto limit = *presentLimit(now);
    const bool holds = model.kind == ModelKind::LDiversity ? limit.admits : now.standing->admits(model).value_or(false);
    add(present, *now.snapshot.published, limit, holds);
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
    facts.none = promisesNothing(snapshot) ? tr("no attribute is sensitive") : tr("shown once columns are proposed");
    if (snapshot.columns == nullptr || snapshot.feasibility == nullptr || snapshot.published == nullptr
        || !snapshot.columns->sensitive().has_value())
        return facts;
    if (snapshot.kept == nullptr || !presentLimit(now))
        return facts;
    facts.present = snapshot.columns->sensitiveColumn().size();
    const auto rows = rowsByAlpha(now, facts.present);
    for (const auto& [alpha, row] : rows)
        facts.rows.push_back(row);
    facts.endsEarly = now.alphaReach != nullptr && now.alphaReach->isComplete() && facts.rows.back().alpha < now.alphaReach->most
                      && facts.rows.back().alpha != facts.present;
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
        return DialLimit{feasibility->largestL.toDouble(), furthest, false};
    if (now.standing == nullptr)
        return std::nullopt;
    return DialLimit{placeOf(now.standing->limit), furthest, model.kind == ModelKind::Recursive};
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
        scale.rule = tr("ℓ must be a whole number here, at least 1.");
        scale.hover = tr("Higher is safer but gives fewer, larger buckets.<br>Does not cover: how likely each value is.");
    } else if (kind == ModelKind::Recursive) {
        scale.name = tr("c of (c,ℓ)");
        scale.hover = tr("Lower is safer but gives fewer, larger buckets. This c is not the number of columns.<br>Does not cover: "
                         "knowledge about other people in the bucket, or an earlier release of this table.");
        scale.rule = tr("c must be above 0.");
        scale.least = Ratio(1, 100);
        scale.begin = 0.0;
        scale.usualEnd = 4.0;
    } else if (kind == ModelKind::TCloseness) {
        scale.name = tr("t, greatest distance");
        scale.hover = tr("Lower is safer but gives fewer, larger buckets; 1 allows everything.<br>Does not cover: what the table as a "
                         "whole reveals about its people.");
        scale.rule = tr("t must be between 0 and 1; at 1 nothing is protected.");
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
