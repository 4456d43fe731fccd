// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/infeasible_facts.h"

#include "core/limits/limit.h"
#include "core/limits/limits_by_alpha.h"
#include "core/limits/stop_shares.h"
#include "core/models/model_dial.h"
#include "core/pipeline/dial_curve.h"
#include "core/pipeline/ways_out.h"
#include "ui/session/tr.h"
#include "ui/words/model_words.h"
#include "ui/words/wording.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"

#include <algorithm>

namespace tranche {

namespace {

QString shownValue(const KeptTable& table, AttributeId attribute, std::uint32_t code)
{
    const std::string& value = table.attribute(attribute).values[code];
    return value.empty() ? tr("(missing)") : valueText(value);
}

constexpr qsizetype named = 5; // of many attributes; more than a sentence holds

/// `most`: of its members, the others counted.
QString groupText(const KeptTable& table, const Blocking& blocking, qsizetype most)
{
    QStringList members;
    for (const Blocking::Member& member : blocking.group)
        members << tr("%1 = %2").arg(briefName(table.attribute(member.attribute).name), shownValue(table, member.attribute, member.code));
    if (members.size() > most)
        return shortListText(members, most);
    return members.isEmpty() ? tr("All records") : members.join(QStringLiteral(", "));
}

/// What the group does to the model, by name.
QString causeFor(const Snapshot& snapshot, const Limit& limit, const QString& group)
{
    const auto& model = snapshot.parameters.model;
    const Blocking& blocking = limit.blocking;
    const QString who = blocking.group.empty() ? tr("all records") : tr("all records with %1").arg(group);
    const QString value = shownValue(*snapshot.published, limit.sensitive, blocking.value);
    const QString share
        = tr("%1 of %2 are %3 (%4 of %5).")
              .arg(percentText(blocking.share().toDouble()), who, value, countText(blocking.valueCount), countText(blocking.groupSize));
    const QString tuples = countText(snapshot.published->rowCount());
    if (model.kind == ModelKind::LDiversity) {
        const Ratio most = model.l.inverse();
        return tr("%1 Even with all %2 records in one bucket, anyone could guess it with probability %3; your limit is %4 (%5).")
            .arg(share, tuples, probabilityText(blocking.share(), most), limitText(model.l), shareText(most.toDouble()));
    }
    if (model.kind == ModelKind::Distinct) {
        const QString values = limitFigure(model.kind, limit.figure);
        return values == QLatin1String("1")
                   ? tr("Among %1 there is only one value, even with all %2 records in one bucket.").arg(who, tuples)
                   : tr("Among %1 there are only %2 different values, even with all %3 records in one bucket.").arg(who, values, tuples);
    }
    return tr("%1 That is too much, even with all %2 records in one bucket.").arg(share, tuples);
}

QString furthestText(const PrivacyModel& model, const Limit& limit)
{
    if (!limit.figure)
        return tr("The group has fewer than %1 different values, so no c can work.").arg(askedText(model.l));
    return tr("The %1 achievable here is %2.").arg(limitHeading(model.kind), limitFigure(model.kind, limit.figure));
}

/// How far the model goes when nothing stands beside the sensitive attribute, where that is further; empty while that is not known.
QString aloneText(const Document& now, const Limit& limit)
{
    const auto& model = now.snapshot.parameters.model;
    if (!now.limitsByAlpha)
        return {};
    const auto alone = now.limitsByAlpha->limits.find(1);
    if (alone == now.limitsByAlpha->limits.end() || lessSafe(model.kind, limit.figure, alone->second.figure) != limit.figure
        || alone->second.figure == limit.figure)
        return {};
    const QString figure = limitFigure(model.kind, alone->second.figure);
    return moreIsSafer(model.kind) ? tr("%1 can then be as high as %2.").arg(dialSymbol(model.kind), figure)
                                   : tr("%1 can then be as low as %2.").arg(dialSymbol(model.kind), figure);
}

/// Buckets, their median and the association kept, from the end of the curve.
QString furthestGives(const Document& now, const std::optional<PrivacyModel>& furthest)
{
    if (!furthest || !now.curve || now.curve->points.empty())
        return {};
    const auto point = std::ranges::find(now.curve->points, dialOf(*furthest), &CurvePoint::dial);
    if (point == now.curve->points.end())
        return {};
    const QString gives = tr("Gives %1, median size %2").arg(countText(point->buckets, Counted::Bucket), medianText(point->median));
    return point->keptPercent ? tr("%1, %2 of association kept.").arg(gives, percentText(*point->keptPercent / 100.0))
                              : tr("%1.").arg(gives);
}

void addLimits(InfeasibleFacts& facts, const PrivacyModel& model, const GroupShares& whole)
{
    if (model.kind == ModelKind::LDiversity) {
        facts.limits.assign(facts.shares.shares.size(), model.l.inverse());
        facts.limitCaption = tr("Tick: the limit %1").arg(percentText(model.l.inverse().toDouble()));
    }
    if (model.kind != ModelKind::TCloseness)
        return;
    for (const ValueShare& share : facts.shares.shares) {
        const auto same = std::ranges::find(whole.shares, share.value, &ValueShare::value);
        facts.limits.emplace_back(same->count, whole.groupSize); // what occurs in a group occurs in the table
    }
    facts.limitCaption = tr("Tick: the share in the whole table");
}

/// "At ℓ = 5: 89 buckets, median 206 tuples."
QString sizeText(const PrivacyModel& model, const SlicingSize& size)
{
    if (size.buckets == 1)
        return tr("At %1: %2, size %3.").arg(requestWords(model), countText(1, Counted::Bucket), medianText(size.median));
    return tr("At %1: %2, median size %3.").arg(requestWords(model), countText(size.buckets, Counted::Bucket), medianText(size.median));
}

/// What stops the model after a swap: "Limit 5.06, set by Widowed · Other-service 19.7 %."
QString swapText(const PrivacyModel& model, const AttributeSwap& swap)
{
    const KeptTable& table = *swap.published;
    QStringList names;
    for (const Blocking::Member& member : swap.limit.blocking.group)
        names << shownValue(table, member.attribute, member.code);
    names << shownValue(table, swap.limit.sensitive, swap.limit.blocking.value);
    const QString limit = limitFigure(model.kind, swap.limit.figure);
    if (model.kind == ModelKind::Distinct) // there it is how many values a group has
        return tr("Limit %1.").arg(limit);
    return tr("Limit %1, set by %2 %3.").arg(limit, names.join(QStringLiteral(" · ")), percentText(swap.limit.blocking.share().toDouble()));
}

/// What the worker found of other columns, once it did.
void addOtherColumns(InfeasibleFacts& facts, const Document& now)
{
    if (!now.waysOut)
        return;
    const auto& model = now.snapshot.parameters.model;
    const KeptTable& table = *now.snapshot.published;
    if (now.waysOut->alone)
        facts.aloneGives = sizeText(model, *now.waysOut->alone);
    const auto& swap = now.waysOut->swap;
    if (!swap)
        return;
    const auto name = [&](AttributeId id) { return briefName(table.attribute(id).name); };
    facts.swap = InfeasibleFacts::Swap{swap->out, swap->in,
                                       tr("Put %1 in a column with %2 instead of %3").arg(name(swap->in), facts.sensitive, name(swap->out)),
                                       tr("%1 %2").arg(swapText(model, *swap), sizeText(model, swap->gives))};
}

} // namespace

std::optional<InfeasibleFacts> infeasibleFacts(const Document& now)
{
    const Snapshot& snapshot = now.snapshot;
    if (!snapshot.published || !snapshot.columns || !snapshot.columns->sensitive() || !isInfeasible(now) || !now.stopShares)
        return std::nullopt;
    const auto& model = snapshot.parameters.model;
    const Limit& limit = *now.limit;
    if (!now.stopShares->isOf(limit))
        return std::nullopt;
    const AttributeId sensitive = limit.sensitive; // of several the one that limits
    InfeasibleFacts facts;
    facts.sensitive = briefName(snapshot.published->attribute(sensitive).name);
    auto besides = snapshot.columns->columns()[snapshot.columns->columnOf(sensitive).value];
    std::erase(besides, sensitive);
    facts.beside = namesOf(*snapshot.published, besides);
    const Blocking& blocking = limit.blocking;
    facts.group = groupText(*snapshot.published, blocking, static_cast<qsizetype>(blocking.group.size()));
    facts.shares = now.stopShares->ofGroup;
    for (const ValueShare& share : facts.shares.shares)
        facts.values << shownValue(*snapshot.published, sensitive, share.value);
    addLimits(facts, model, now.stopShares->ofTable);
    facts.furthest = furthestRequest(limit.figure, model);
    facts.furthestGives = furthestGives(now, facts.furthest);
    const QString asked = requestWords(model);
    const bool many = facts.beside.size() >= named;
    const QString together
        = many ? shortListText(QStringList{facts.sensitive} + facts.beside, named) : listText(facts.beside + QStringList{facts.sensitive});
    facts.heading = facts.beside.isEmpty() ? tr("%1 cannot be met for %2").arg(asked, facts.sensitive)
                                           : tr("%1 cannot be met while %2 are in one column").arg(asked, together);
    facts.sentence
        = causeFor(snapshot, limit, groupText(*snapshot.published, blocking, named)) + QLatin1Char(' ') + furthestText(model, limit);
    if (!facts.beside.isEmpty())
        facts.alone = aloneText(now, limit);
    addOtherColumns(facts, now);
    PrivacyModel distinct = model;
    distinct.kind = ModelKind::Distinct;
    distinct.l = Ratio(model.l.ceiling(), 1);
    if (model.kind == ModelKind::LDiversity && snapshot.feasibility->admits(distinct))
        facts.distinct = distinct;
    return facts;
}

} // namespace tranche
