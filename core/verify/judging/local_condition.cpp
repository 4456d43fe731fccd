// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/local_condition.h"

#include <algorithm>

namespace tranche {

namespace {

/// count / size > 1 / l, or >=.
bool above(std::uint32_t count, std::uint32_t size, const Ratio& l)
{
    return Wide{l.numerator()} * count > Wide{l.denominator()} * size;
}

bool below(std::uint32_t count, std::uint32_t size, const Ratio& l)
{
    return Wide{l.numerator()} * count < Wide{l.denominator()} * size;
}

/// Looks for buckets that could mend a broken group.
class Rescue {
public:
    Rescue(ReleaseIndex& index, const Target& target, const GroupedColumn& groups, const Promise& promise)
        : m_index(index), m_target(target), m_groups(groups), m_promise(promise)
    {
    }

    /// Whether some bucket that the group's tuples may match could mend it, as far as is known.
    bool possible(const BrokenGroup& broken, std::size_t posting, const JobContext& job)
    {
        if (m_promise.model != PromisedModel::LDiversity)
            return helped(broken, std::nullopt, job);
        for (const auto& entry : m_groups.entriesOf(posting))
            if (above(entry.count, broken.size, m_promise.l) && !helped(broken, entry.slot, job))
                return false;
        return true;
    }

    bool exhausted() const { return m_work == 0; }

private:
    /// Whether another bucket can match, and has a share below 1/l of the value in the slot, where one is given.
    bool helped(const BrokenGroup& broken, std::optional<std::uint32_t> slot, const JobContext& job)
    {
        const auto first = m_groups.postings.first(broken.group);
        const auto others = m_groups.postings.of(broken.group);
        for (std::size_t i = 0; i < others.size(); ++i) {
            if (m_work == 0 || !job.goOn())
                return true; // not known
            --m_work;
            if (others[i].bucket == broken.bucket || (slot && !below(countOf(first + i, *slot), others[i].count, m_promise.l)))
                continue;
            if (sharesValues(broken.bucket, others[i].bucket, job))
                return true;
        }
        return false;
    }

    std::uint32_t countOf(std::size_t posting, std::uint32_t slot) const
    {
        const auto entries = m_groups.entriesOf(posting);
        const auto found = std::ranges::find(entries, slot, &GroupEntry::slot);
        return found == entries.end() ? 0 : found->count;
    }

    bool sharesValues(std::uint32_t bucket, std::uint32_t other, const JobContext& job)
    {
        const auto& starts = m_index.release().bucketStarts;
        for (std::size_t column = 0; column < m_index.release().columnCount(); ++column) {
            if (column == m_target.column)
                continue;
            const auto& postings = m_index.postings(column, job);
            const auto& values = m_index.wholes(column, job);
            bool shared = false;
            for (auto line = starts[bucket]; !shared && line < starts[bucket + 1]; ++line) {
                if (m_work == 0)
                    return true;
                --m_work;
                shared = postings.find(values.lines[line], other).has_value();
            }
            if (!shared)
                return false;
        }
        return true;
    }

    ReleaseIndex& m_index;
    const Target& m_target;
    const GroupedColumn& m_groups;
    const Promise& m_promise;
    std::size_t m_work = 100'000'000;
};

std::uint32_t greatestCount(std::span<const GroupEntry> entries)
{
    std::uint32_t greatest = 0;
    for (const auto& entry : entries)
        greatest = std::max(greatest, entry.count);
    return greatest;
}

} // namespace

Result<LocalCondition> checkLocally(ReleaseIndex& index, const Target& target, const GroupedColumn& groups, const ModelJudge& judge,
                                    JobContext& job)
{
    LocalCondition result;
    const auto& postings = groups.postings;
    const auto& promise = judge.promise();
    result.groups = postings.size();
    result.kept.resize(postings.size());
    result.greatest.resize(postings.size());
    Rescue rescue(index, target, groups, promise);
    for (std::uint32_t group = 0; group < postings.valueCount(); ++group) {
        const auto first = postings.first(group);
        for (auto position = first; position < first + postings.of(group).size(); ++position) {
            if (position % 1024 == 0 && !job.goOn())
                return cancelled();
            const auto& posting = postings.posting(position);
            const auto greatest = greatestCount(groups.entriesOf(position));
            const bool kept = promise.model == PromisedModel::LDiversity ? !above(greatest, posting.count, promise.l)
                                                                         : judge.keeps(groups, group, position);
            result.greatest[position] = greatest;
            result.kept[position] = kept ? 1 : 0;
            if (kept)
                continue;
            ++result.broken;
            if (result.hopeless || rescue.exhausted())
                continue;
            const BrokenGroup broken{posting.bucket, group, posting.count, greatest,
                                     static_cast<std::uint32_t>(groups.entriesOf(position).size())};
            result.hopeless = !rescue.possible(broken, position, job);
            if (result.hopeless || !result.example)
                result.example = broken;
        }
    }
    return job.goOn() ? Result<LocalCondition>(std::move(result)) : cancelled();
}

} // namespace tranche
