// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/feasibility.h"

#include "core/privacy/sensitive_groups.h"

#include <algorithm>

namespace tranche {

namespace {

struct Counts {
    std::vector<std::uint64_t> ofPair;
    std::vector<std::uint64_t> ofGroup;
};

Counts countsOf(const SensitiveGroups& groups)
{
    Counts counts{std::vector<std::uint64_t>(groups.pairCount(), 0), std::vector<std::uint64_t>(groups.groupCount, 0)};
    for (const auto pair : groups.pairOfRow)
        ++counts.ofPair[pair];
    for (std::size_t pair = 0; pair < groups.pairCount(); ++pair)
        counts.ofGroup[groups.groupOfPair[pair]] += counts.ofPair[pair];
    return counts;
}

/// The first pair, in value order, with the greatest share of its group.
std::size_t worstPair(const SensitiveGroups& groups, const Counts& counts)
{
    std::size_t worst = 0;
    for (std::size_t pair = 1; pair < groups.pairCount(); ++pair)
        if (counts.ofPair[pair] * counts.ofGroup[groups.groupOfPair[worst]] > counts.ofPair[worst] * counts.ofGroup[groups.groupOfPair[pair]])
            worst = pair;
    return worst;
}

} // namespace

Ratio largestL(const SensitiveGroups& groups)
{
    const auto counts = countsOf(groups);
    const auto worst = worstPair(groups, counts);
    return {counts.ofGroup[groups.groupOfPair[worst]], counts.ofPair[worst]};
}

std::unexpected<Error> infeasible(const Ratio& largestL)
{
    return fail(ErrorCode::Infeasible, "No buckets can keep this l with these columns: the greatest l that can hold is " + largestL.textRoundedDown(2)
                                           + ". Ask for that or less, or take attributes out of the sensitive column.");
}

Result<Feasibility> feasibility(const KeptTable& table, const ColumnPartition& columns, JobContext& job)
{
    const auto groups = sensitiveGroups(table, columns, job);
    if (!groups)
        return std::unexpected(groups.error());
    const auto counts = countsOf(*groups);
    const auto worst = worstPair(*groups, counts);
    const auto row = static_cast<std::size_t>(std::ranges::find(groups->pairOfRow, worst) - groups->pairOfRow.begin());

    Blocking blocking;
    for (const auto id : columns.sensitiveColumnQi())
        blocking.group.push_back({id, table.attribute(id).codes[row]});
    blocking.value = groups->valueOfPair[worst];
    blocking.groupSize = counts.ofGroup[groups->groupOfPair[worst]];
    blocking.valueCount = counts.ofPair[worst];
    const auto largest = blocking.share().inverse();
    return Feasibility{largest, std::move(blocking)};
}

} // namespace tranche
