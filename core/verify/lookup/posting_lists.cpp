// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/lookup/posting_lists.h"

#include "core/jobs/in_steps.h"

#include <algorithm>
#include <limits>

namespace tranche {

namespace {

constexpr auto none = std::numeric_limits<std::uint32_t>::max();

/// The bucket of every line, grouped by the line's value; `starts` gets where each value begins, then the number of lines.
std::vector<std::uint32_t> bucketsByValue(std::span<const std::uint32_t> valueOfLine, std::vector<std::uint32_t>& starts,
                                          std::span<const std::uint32_t> bucketStarts, const JobContext& job)
{
    inChunks(0, valueOfLine.size(), job, [&](std::size_t from, std::size_t to) {
        for (const auto value : valueOfLine.subspan(from, to - from))
            ++starts[value + 1];
    });
    for (std::size_t value = 1; value < starts.size(); ++value)
        starts[value] += starts[value - 1];
    auto next = starts;
    std::vector<std::uint32_t> buckets(valueOfLine.size());
    std::uint32_t bucket = 0;
    inChunks(0, valueOfLine.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto line = from; line < to; ++line) {
            while (line >= bucketStarts[bucket + 1])
                ++bucket;
            buckets[next[valueOfLine[line]]++] = bucket;
        }
    });
    return buckets;
}

} // namespace

PostingLists::PostingLists(std::span<const std::uint32_t> valueOfLine, std::size_t valueCount, std::span<const std::uint32_t> bucketStarts,
                           const JobContext& job)
    : m_starts(valueCount + 1, 0)
{
    gather(bucketsByValue(valueOfLine, m_starts, bucketStarts, job), job);
    markFrequentValues(bucketStarts.size() - 1, job);
}

/// Postings from the buckets of lines, which stand value by value from m_starts.
void PostingLists::gather(std::span<const std::uint32_t> buckets, const JobContext& job)
{
    m_postings.reserve(buckets.size());
    std::uint32_t line = 0;
    std::uint32_t asked = 0;
    for (std::size_t value = 0; value < valueCount(); ++value) {
        const auto end = m_starts[value + 1];
        m_starts[value] = static_cast<std::uint32_t>(m_postings.size());
        for (; line < end; ++line) {
            if (m_postings.size() == m_starts[value] || m_postings.back().bucket != buckets[line])
                m_postings.push_back({buckets[line], 0});
            ++m_postings.back().count;
        }
        if (line - asked >= rowsBetweenChecks) {
            job.check();
            asked = line;
        }
    }
    m_starts.back() = static_cast<std::uint32_t>(m_postings.size());
}

PostingLists::PostingLists(std::vector<Posting> postings, std::vector<std::uint32_t> starts, std::size_t bucketCount, const JobContext& job)
    : m_postings(std::move(postings)), m_starts(std::move(starts))
{
    markFrequentValues(bucketCount, job);
}

void PostingLists::markFrequentValues(std::size_t bucketCount, const JobContext& job)
{
    m_rowWords = (bucketCount + 63) / 64;
    m_rowSummaries = (m_rowWords + 63) / 64;
    m_rowOf.assign(valueCount(), none);
    std::uint32_t rows = 0;
    for (std::uint32_t value = 0; value < valueCount(); ++value)
        if (of(value).size() >= std::max<std::size_t>(m_rowWords / 2, 8)) // the bits never take much more than the lists
            m_rowOf[value] = rows++;
    m_words.assign(rows * m_rowWords, 0);
    m_summaries.assign(rows * m_rowSummaries, 0);
    m_before.assign(rows * m_rowWords, 0);
    for (std::uint32_t value = 0; value < valueCount(); ++value) {
        if (m_rowOf[value] == none)
            continue;
        job.check();
        auto* const words = m_words.data() + m_rowOf[value] * m_rowWords;
        for (const auto& posting : of(value))
            words[posting.bucket / 64] |= std::uint64_t{1} << posting.bucket % 64;
        std::uint32_t before = 0;
        for (std::size_t word = 0; word < m_rowWords; ++word) {
            m_before[m_rowOf[value] * m_rowWords + word] = before;
            before += static_cast<std::uint32_t>(std::popcount(words[word]));
            if (words[word] != 0)
                m_summaries[m_rowOf[value] * m_rowSummaries + word / 64] |= std::uint64_t{1} << word % 64;
        }
    }
}

BucketBits PostingLists::bits(std::uint32_t value) const
{
    const auto row = m_rowOf[value];
    if (row == none)
        return {};
    return {std::span(m_words).subspan(row * m_rowWords, m_rowWords), std::span(m_summaries).subspan(row * m_rowSummaries, m_rowSummaries),
            std::span(m_before).subspan(row * m_rowWords, m_rowWords)};
}

std::optional<std::size_t> PostingLists::find(std::uint32_t value, std::uint32_t bucket) const
{
    if (const auto known = bits(value); !known.words.empty())
        return known.holds(bucket) ? std::optional(m_starts[value] + known.rank(bucket)) : std::nullopt;
    const auto list = of(value);
    const auto at = std::ranges::lower_bound(list, bucket, {}, &Posting::bucket);
    if (at == list.end() || at->bucket != bucket)
        return std::nullopt;
    return m_starts[value] + static_cast<std::size_t>(at - list.begin());
}

} // namespace tranche
