// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/local_condition.h"

namespace tranche {

namespace {

/// count / size > 1 / l.
bool above(std::uint32_t count, std::uint32_t size, const Ratio& l)
{
    return Wide{l.numerator()} * count > Wide{l.denominator()} * size;
}

class Rescue {
public:
    Rescue(const CodedRelease& release, const ReleaseIndex& index, const Ratio& l) : m_release(release), m_index(index), m_l(l) {}

    /// Whether some bucket that the group's tuples may match could lower every share that is too great.
    bool possible(const BrokenGroup& broken) const
    {
        for (const auto whole : m_index.sensitive.byGroup.members(broken.group))
            if (above(m_index.sensitive.postings.count(whole, broken.bucket), broken.size, m_l)
                && !helped(broken, whole))
                return false;
        return true;
    }

private:
    bool helped(const BrokenGroup& broken, std::uint32_t whole) const
    {
        for (const auto& other : m_index.groups().of(broken.group)) {
            const auto count = m_index.sensitive.postings.count(whole, other.bucket);
            const bool below = Wide{m_l.numerator()} * count < Wide{m_l.denominator()} * other.count;
            if (other.bucket != broken.bucket && below && shareValues(broken.bucket, other.bucket))
                return true;
        }
        return false;
    }

    bool shareValues(std::uint32_t bucket, std::uint32_t other) const
    {
        for (std::size_t column = 0; column < m_index.columns.size(); ++column) {
            const auto& entry = m_index.columns[column];
            bool shared = column == m_index.sensitiveColumn;
            for (auto line = m_release.bucketStarts[bucket]; !shared && line < m_release.bucketStarts[bucket + 1]; ++line)
                shared = entry.postings.occurs(entry.part.lines[line], other);
            if (!shared)
                return false;
        }
        return true;
    }

    const CodedRelease& m_release;
    const ReleaseIndex& m_index;
    const Ratio& m_l;
};

} // namespace

Result<LocalCondition> checkLocally(const CodedRelease& release, const ReleaseIndex& index, const Ratio& l, JobContext& job)
{
    LocalCondition result;
    const auto& groups = index.groups();
    result.groups = groups.size();
    const Rescue rescue(release, index, l);
    for (std::uint32_t group = 0; group < groups.valueCount(); ++group) {
        for (auto position = groups.first(group); position < groups.first(group) + groups.of(group).size(); ++position) {
            if (position % 1024 == 0 && !job.goOn())
                return cancelled();
            const auto& posting = groups.posting(position);
            const auto count = index.sensitive.greatestCount[position];
            if (!above(count, posting.count, l))
                continue;
            ++result.broken;
            if (result.hopeless || !job.goOn())
                continue;
            const BrokenGroup broken{posting.bucket, group, posting.count, count};
            result.hopeless = !rescue.possible(broken);
            if (result.hopeless || !result.example)
                result.example = broken;
        }
    }
    return job.goOn() ? Result<LocalCondition>(result) : cancelled();
}

} // namespace tranche
