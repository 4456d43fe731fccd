// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/slicing/strict/packed_records.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

/// Tuples that are alike in all lanes, taken together: where many are, cutting groups with weights instead of tuples moves and counts less,
/// and makes the same buckets. Groups are numbered in value order, the first lane counts most.
class TupleGroups {
public:
    /// Whether looking for groups may pay: a counter for every combination of codes takes no more than a few words a tuple.
    static bool mayPay(const RecordSource& tuples);
    /// Bytes it takes to look for them.
    static std::uint64_t bytesFor(const RecordSource& tuples);
    /// nullopt where there are more than half as many groups as tuples. mayPay() has to hold. O(tuples * lanes + combinations).
    static std::optional<TupleGroups> make(const RecordSource& tuples, const JobContext& job);

    /// The groups, with their weights. Refers to this.
    RecordSource source() const;
    std::size_t size() const { return m_weights.size(); }
    /// All tuples, those of a bucket side by side and ascending; `next` says where each bucket begins.
    /// Call once. O(tuples + combinations).
    std::vector<std::uint32_t> tuplesBy(std::span<const std::uint32_t> bucketOfGroup, std::vector<std::size_t> next, const JobContext& job);

private:
    TupleGroups() = default;

    void addKeys(const RecordSource& tuples, const JobContext& job);
    void count(const JobContext& job);
    void number(const RecordSource& tuples, const JobContext& job);

    static constexpr std::uint32_t none = 0xffff'ffff;

    std::vector<std::uint32_t> m_keyOfTuple;         ///< which combination of codes it has
    std::vector<std::uint32_t> m_ofKey;              ///< how many tuples have it, then the number of the group
    std::vector<std::vector<std::uint32_t>> m_codes; ///< by lane and group
    std::vector<std::uint32_t> m_weights;
    std::vector<std::size_t> m_domains;
};

} // namespace tranche
