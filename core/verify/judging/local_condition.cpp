// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/local_condition.h"

#include "core/verify/judging/mending_search.h"

#include <algorithm>

namespace tranche {

namespace {

std::uint32_t greatestCount(std::span<const GroupEntry> entries)
{
    std::uint32_t greatest = 0;
    for (const auto& entry : entries)
        greatest = std::max(greatest, entry.count);
    return greatest;
}

} // namespace

LocalCondition checkLocally(ReleaseIndex& index, const Target& target, const GroupedColumn& groups, const ModelJudge& judge,
                            JobContext& job)
{
    LocalCondition result;
    const auto& postings = groups.postings;
    const auto& promise = judge.promise();
    result.groups = postings.size();
    result.kept.resize(postings.size());
    result.greatest.resize(postings.size());
    MendingSearch search(index, target, groups, promise);
    for (std::uint32_t group = 0; group < postings.valueCount(); ++group) {
        const auto first = postings.first(group);
        for (auto position = first; position < first + postings.of(group).size(); ++position) {
            if (position % 1024 == 0)
                job.check();
            const auto& posting = postings.posting(position);
            const auto greatest = greatestCount(groups.entriesOf(position));
            const bool kept = promise.model == PromisedModel::LDiversity ? !isAbove(greatest, posting.count, promise.l)
                                                                         : judge.keeps(groups, group, position);
            result.greatest[position] = greatest;
            result.kept[position] = kept ? 1 : 0;
            if (kept)
                continue;
            ++result.broken;
            if (result.hopeless || search.exhausted())
                continue;
            const BrokenGroup broken{posting.bucket, group, posting.count, greatest,
                                     static_cast<std::uint32_t>(groups.entriesOf(position).size())};
            result.hopeless = !search.mayBeMended(broken, position, job);
            if (result.hopeless || !result.example)
                result.example = broken;
        }
    }
    return result;
}

} // namespace tranche
