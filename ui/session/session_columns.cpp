// SPDX-License-Identifier: GPL-3.0-or-later
// Intents about columns, and the look at a pair of attributes.
#include "core/correlation/pair_counts.h"
#include "core/pipeline/pinned_proposal.h"
#include "core/pipeline/ways_out.h"
#include "ui/session/names.h"
#include "ui/session/session_private.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t mostPairLines = 40;

bool allBelow(const std::vector<AttributeId>& attributes, const Snapshot& snapshot)
{
    return snapshot.columns && snapshot.kept && !attributes.empty()
           && std::ranges::all_of(attributes, [&](AttributeId id) { return id.value < snapshot.columns->attributeCount(); });
}

bool isOf(const PairCounts& counts, const std::pair<AttributeId, AttributeId>& pair)
{
    return counts.first == pair.first && counts.second == pair.second;
}

} // namespace

void Session::Private::decideColumns(ColumnPartition columns, const QString& decision)
{
    const auto& snapshot = now().snapshot;
    if (columns == *snapshot.columns)
        return;
    const auto pins = pinsOf(columns, now().pins.all()); // pinned or not, what a person moves is moved
    const auto byHand = std::make_shared<const ColumnPartition>(std::move(columns));
    decide(withPins(afterDecision(now(), snapshot.withColumns(byHand), decision), pins));
}

void Session::moveAttributes(const std::vector<AttributeId>& attributes, ColumnId target)
{
    const auto& snapshot = d->now().snapshot;
    if (allBelow(attributes, snapshot) && target.value < snapshot.columns->size())
        d->decideColumns(snapshot.columns->withMoved(attributes, target), moveDecision(snapshot, attributes, target));
}

void Session::moveToNewColumn(const std::vector<AttributeId>& attributes)
{
    const auto& snapshot = d->now().snapshot;
    if (allBelow(attributes, snapshot))
        d->decideColumns(snapshot.columns->withNewColumn(attributes), newColumnDecision(snapshot, attributes));
}

void Session::swapAttributes(AttributeId a, AttributeId b)
{
    const auto& snapshot = d->now().snapshot;
    if (allBelow({a, b}, snapshot))
        d->decideColumns(snapshot.columns->withSwapped(a, b), swapDecision(snapshot, a, b));
}

void Session::dissolveColumn(ColumnId column)
{
    const auto& snapshot = d->now().snapshot;
    if (snapshot.columns && column.value < snapshot.columns->size())
        d->decideColumns(snapshot.columns->withDissolved(column), tr("Dissolve %1").arg(columnName(*snapshot.columns, column)));
}

void Session::setPinned(const std::vector<AttributeId>& attributes, bool pinned)
{
    const auto& snapshot = d->now().snapshot;
    if (!allBelow(attributes, snapshot))
        return;
    auto all = d->now().pins.all();
    std::erase_if(all, [&](AttributeId id) { return std::ranges::find(attributes, id) != attributes.end(); });
    if (pinned)
        all.insert(all.end(), attributes.begin(), attributes.end());
    auto pins = pinsOf(*snapshot.columns, all);
    if (pins == d->now().pins)
        return;
    Document next = withPins(d->now(), std::move(pins));
    next.decision = pinDecision(snapshot, attributes, pinned);
    d->decide(std::move(next));
}

void Session::proposeAgain()
{
    const auto& document = d->now();
    if (!document.snapshot.columnsByHand)
        return;
    auto next = withPinsKept(document.snapshot.withColumns(nullptr), document.pins);
    if (!document.pins.empty() && next.columns && *next.columns == *document.snapshot.columns)
        return;
    d->decide(std::move(next), tr("Propose again"));
}

void Session::backToProposal()
{
    const auto& document = d->now();
    if (!document.snapshot.columnsByHand && document.pins.empty())
        return;
    auto next
        = withPins(document.snapshot.columnsByHand ? afterDecision(document, document.snapshot.withColumns(nullptr), {}) : document, {});
    next.decision = tr("Back to the proposal");
    d->decide(std::move(next));
}

void Session::lookAt(std::optional<std::pair<AttributeId, AttributeId>> pair)
{
    const auto& snapshot = d->now().snapshot;
    const bool possible = pair && snapshot.correlation && snapshot.kept && pair->first.value < snapshot.correlation->size()
                          && pair->second.value < snapshot.correlation->size();
    if (!possible) {
        d->pairJob.cancel();
        d->pairWanted.reset();
        return;
    }
    const Private::PairWish wanted{snapshot.correlation, *pair};
    const bool there = d->now().pair && isOf(*d->now().pair, *pair);
    if (there || d->pairWanted == wanted) {
        if (there)
            d->pairJob.cancel();
        return;
    }
    d->pairWanted = wanted;
    d->pairJob.run([this, kept = snapshot.kept, wanted](JobContext& job, const JobRunner::Deliver& deliver) {
        auto counts = pairCounts(*kept, *wanted.correlation, wanted.pair, mostPairLines, job);
        if (!counts)
            return;
        deliver([this, wanted, found = std::make_shared<const PairCounts>(std::move(*counts))] {
            d->pairWanted.reset();
            if (d->now().snapshot.correlation != wanted.correlation)
                return;
            Document next = d->now();
            next.pair = found;
            d->addResults(next);
        });
    });
}

} // namespace tranche
