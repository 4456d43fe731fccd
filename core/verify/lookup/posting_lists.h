// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <bit>
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

/// The buckets of one value as bits: 64 a word, one bit a word in `summary`, and how many stand before each word.
struct BucketBits {
    std::span<const std::uint64_t> words; ///< empty where the value is in few buckets
    std::span<const std::uint64_t> summary;
    std::span<const std::uint32_t> before;

    bool holds(std::uint32_t bucket) const { return (words[bucket / 64] >> bucket % 64 & 1) != 0; }
    /// Postings of lower buckets.
    std::size_t rank(std::uint32_t bucket) const
    {
        const auto lower = words[bucket / 64] & ((std::uint64_t{1} << bucket % 64) - 1);
        return before[bucket / 64] + static_cast<std::size_t>(std::popcount(lower));
    }
};

/// For every value of a column the buckets in which it occurs, ascending. Values in many buckets also have bits, so that a posting
/// is found by counting bits.
class PostingLists {
public:
    PostingLists() = default;
    /// `valueOfLine` by line, each below `valueCount`; lines run bucket by bucket. O(lines + values).
    PostingLists(std::span<const std::uint32_t> valueOfLine, std::size_t valueCount, std::span<const std::uint32_t> bucketStarts,
                 const JobContext& job);
    /// Lists that were made elsewhere: `starts` by value, then the number of postings.
    PostingLists(std::vector<Posting> postings, std::vector<std::uint32_t> starts, std::size_t bucketCount, const JobContext& job);

    std::size_t valueCount() const { return m_starts.size() - 1; }
    std::size_t size() const { return m_postings.size(); }
    std::span<const Posting> of(std::uint32_t value) const
    {
        return std::span(m_postings).subspan(m_starts[value], m_starts[value + 1] - m_starts[value]);
    }
    /// Position of the first posting of a value among all postings.
    std::size_t first(std::uint32_t value) const { return m_starts[value]; }
    const Posting& posting(std::size_t position) const { return m_postings[position]; }
    BucketBits bits(std::uint32_t value) const;

    /// Position of a value's posting for a bucket. O(1) where the value has bits, else O(log buckets of the value).
    std::optional<std::size_t> find(std::uint32_t value, std::uint32_t bucket) const;

private:
    void gather(std::span<const std::uint32_t> buckets, const JobContext& job);
    void markFrequentValues(std::size_t bucketCount, const JobContext& job);

    std::vector<Posting> m_postings;
    std::vector<std::uint32_t> m_starts; ///< by value, then the number of postings
    std::vector<std::uint32_t> m_rowOf;  ///< by value: which row of the bits, or none
    std::vector<std::uint64_t> m_words;
    std::vector<std::uint64_t> m_summaries;
    std::vector<std::uint32_t> m_before;
    std::size_t m_rowWords = 0;
    std::size_t m_rowSummaries = 0;
};

} // namespace tranche
