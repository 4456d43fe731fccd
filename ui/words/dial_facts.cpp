// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/dial_facts.h"

#include "core/limits/limit.h"
#include "core/limits/limits_by_alpha.h"
#include "core/models/model_dial.h"
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
QString stopOf(const KeptTable& table, ModelKind kind, const Limit& limit)
{
    if (kind != ModelKind::Distinct)
        return stopText(table, limit.sensitive, limit.blocking);
    const QString values = tr("%1 values").arg(limitFigure(kind, limit.figure));
    return limit.blocking.group.empty() ? values : tr("%1: %2").arg(groupText(table, limit.blocking), values);
}

/// Where a limit stands on the scale.
double placeOf(const Limit& limit)
{
    constexpr double beyondAnyScale = 1e9;
    return limit.figure ? limit.figure.toDouble() : beyondAnyScale;
}

/// The limits that are known; the present one as the columns stand, which by hand may promise something else.
std::map<std::size_t, Limit> limitsByAlpha(const Document& now, std::size_t present)
{
    auto limits = now.limitsByAlpha != nullptr ? now.limitsByAlpha->limits : std::map<std::size_t, Limit>();
    limits[present] = *now.limit;
    return limits;
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
    if (snapshot.columns == nullptr || snapshot.kept == nullptr || snapshot.published == nullptr || now.limit == nullptr
        || !snapshot.columns->sensitive().has_value())
        return facts;
    facts.present = snapshot.columns->sensitiveColumn().size();
    const auto limits = limitsByAlpha(now, facts.present);
    for (const auto& [alpha, limit] : limits) {
        const bool present = alpha == facts.present;
        const KeptTable& table = present ? *snapshot.published : *snapshot.kept; // that its codes are of
        facts.rows.push_back({alpha, placeOf(limit), limitFigure(model.kind, limit.figure), stopOf(table, model.kind, limit), present,
                              limit.admits(model).value_or(false)});
    }
    const auto& [last, ofLast] = *limits.rbegin();
    facts.endsEarly
        = now.limitsByAlpha != nullptr && now.limitsByAlpha->isComplete() && last < now.limitsByAlpha->greatest && ofLast.leavesNothing();
    return facts;
}

std::optional<PrivacyModel> furthestOffer(const Document& now)
{
    return now.limit != nullptr ? furthestRequest(now.limit->figure, now.snapshot.parameters.model) : std::nullopt;
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
