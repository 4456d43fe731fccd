// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

/// One bucket in which a value occurs, and on how many of its lines.
struct Posting {
    std::uint32_t bucket = 0;
    std::uint32_t count = 0;
};

/// For every value of a column the buckets in which it occurs, ascending. Values in many buckets also have one bit for each.
class PostingLists {
public:
    PostingLists() = default;
    /// `valueOfLine` by line, each below `valueCount`; lines run bucket by bucket. O(lines + values).
    PostingLists(std::span<const std::uint32_t> valueOfLine, std::size_t valueCount, std::span<const std::uint32_t> bucketStarts);

    std::size_t valueCount() const { return m_starts.size() - 1; }
    std::size_t size() const { return m_postings.size(); }
    std::span<const Posting> of(std::uint32_t value) const
    {
        return std::span(m_postings).subspan(m_starts[value], m_starts[value + 1] - m_starts[value]);
    }
    /// Position of the first posting of a value among all postings.
    std::size_t first(std::uint32_t value) const { return m_starts[value]; }
    const Posting& posting(std::size_t position) const { return m_postings[position]; }

    /// Position of a value's posting for a bucket. O(log buckets of the value).
    std::optional<std::size_t> find(std::uint32_t value, std::uint32_t bucket) const;
    bool occurs(std::uint32_t value, std::uint32_t bucket) const;
    std::uint32_t count(std::uint32_t value, std::uint32_t bucket) const;
    /// One bit for each bucket, 64 a word; empty where the value is in few buckets.
    std::span<const std::uint64_t> bits(std::uint32_t value) const;

private:
    void markFrequentValues(std::size_t bucketCount);

    std::vector<Posting> m_postings;
    std::vector<std::size_t> m_starts;      ///< by value, then the number of postings
    std::vector<std::uint32_t> m_bitsOf;    ///< by value: which row of m_bits, or none
    std::vector<std::uint64_t> m_bits;
    std::size_t m_words = 0;
};

/// Buckets in which every column has the given value, ascending; one value for each list. At least one list.
/// O(shortest list * columns), or O(buckets / 64 * columns) where all values are frequent.
void bucketsWithAll(std::span<const PostingLists* const> lists, std::span<const std::uint32_t> values, std::vector<std::uint32_t>& buckets);

} // namespace tranche
