// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/mending_search.h"

#include <algorithm>

namespace tranche {

namespace {

bool isBelow(std::uint32_t count, std::uint32_t size, const Ratio& l)
{
    return Wide{l.numerator()} * count < Wide{l.denominator()} * size;
}

} // namespace

bool isAbove(std::uint32_t count, std::uint32_t size, const Ratio& l)
{
    return Wide{l.numerator()} * count > Wide{l.denominator()} * size;
}

MendingSearch::MendingSearch(ReleaseIndex& index, const Target& target, const GroupedColumn& groups, const Promise& promise,
                             std::size_t looks)
    : m_index(index), m_target(target), m_groups(groups), m_promise(promise), m_looks(looks)
{
}

bool MendingSearch::mayBeMended(const BrokenGroup& broken, std::size_t posting, const JobContext& job)
{
    if (m_promise.model != PromisedModel::LDiversity)
        return someBucketHelps(broken, std::nullopt, job);
    for (const auto& entry : m_groups.entriesOf(posting))
        if (isAbove(entry.count, broken.size, m_promise.l) && !someBucketHelps(broken, entry.slot, job))
            return false;
    return true;
}

/// Whether another bucket can match, and has a share below 1/l of the value in the slot, where one is given.
bool MendingSearch::someBucketHelps(const BrokenGroup& broken, std::optional<std::uint32_t> slot, const JobContext& job)
{
    const auto first = m_groups.postings.first(broken.group);
    const auto others = m_groups.postings.of(broken.group);
    for (std::size_t i = 0; i < others.size(); ++i) {
        job.check();
        if (m_looks == 0)
            return true; // not known
        --m_looks;
        if (others[i].bucket == broken.bucket || (slot && !isBelow(countOf(first + i, *slot), others[i].count, m_promise.l)))
            continue;
        if (sharesValues(broken.bucket, others[i].bucket, job))
            return true;
    }
    return false;
}

std::uint32_t MendingSearch::countOf(std::size_t posting, std::uint32_t slot) const
{
    const auto entries = m_groups.entriesOf(posting);
    const auto found = std::ranges::find(entries, slot, &GroupEntry::slot);
    return found == entries.end() ? 0 : found->count;
}

/// Whether in every other column some value of `bucket` stands in `other`, too.
bool MendingSearch::sharesValues(std::uint32_t bucket, std::uint32_t other, const JobContext& job)
{
    const auto& starts = m_index.release().bucketStarts;
    for (std::size_t column = 0; column < m_index.release().columnCount(); ++column) {
        if (column == m_target.column)
            continue;
        const auto& postings = m_index.postings(column, job);
        const auto& values = m_index.wholes(column, job);
        bool shared = false;
        for (auto line = starts[bucket]; !shared && line < starts[bucket + 1]; ++line) {
            if (m_looks == 0)
                return true;
            --m_looks;
            shared = postings.find(values.lines[line], other).has_value();
        }
        if (!shared)
            return false;
    }
    return true;
}

} // namespace tranche
