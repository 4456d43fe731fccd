// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/large_cuts.h"

#include "core/buckets/chunks.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t leastCells = 256;
constexpr std::size_t mostCells = 8'192; // counters that stay in the first-level cache, all but

/// A stretch of codes that the middle one is in.
struct Stretch {
    std::uint32_t low = 0;
    std::uint32_t length = 0; ///< codes, less one
    unsigned shift = 0;       ///< codes with equal (code - low) >> shift share a counter
    std::size_t cells() const { return (std::size_t{length} >> shift) + 1; }
};

/// Neighbouring tuples use different counters, so that a run of equal codes does not wait for its own last store.
template <class Codes>
void countCodes(const Codes& codes, std::size_t count, const Stretch& stretch, std::vector<std::uint32_t>& counts)
{
    auto* const even = counts.data();
    auto* const odd = even + counts.size() / 2;
    const auto bump = [&](std::uint32_t code, std::uint32_t* cells) {
        if (const auto place = code - stretch.low; place <= stretch.length) // always true in the first round
            ++cells[place >> stretch.shift];
    };
    std::size_t i = 0;
    for (; i + 2 <= count; i += 2) {
        bump(codes[i], even);
        bump(codes[i + 1], odd);
    }
    if (i < count)
        bump(codes[i], even);
}

} // namespace

void LargeCuts::begin()
{
    for (auto& pairs : m_rules)
        pairs.forget();
}

CutValue LargeCuts::find(const Bucket& bucket, std::size_t lane, std::pair<std::uint32_t, std::uint32_t> range, const JobContext& job)
{
    const auto count = bucket.end - bucket.begin;
    const auto rank = middleRank(m_cut, count);
    const auto cellsAtMost = std::clamp(4 * count, leastCells, mostCells);
    Stretch stretch{range.first, range.second - range.first};
    MiddleCode middle;
    while (true) {
        while (stretch.cells() > cellsAtMost)
            ++stretch.shift;
        m_counts.assign(2 * stretch.cells(), 0);
        const bool done = inChunks(bucket.begin, bucket.end, job, [&](std::size_t from, std::size_t to) {
            withCodes(bucket.records.lane(lane, from, to), [&](const auto& codes) { countCodes(codes, to - from, stretch, m_counts); });
        });
        if (!done)
            return {};
        std::uint32_t cell = 0;
        const auto inCell = [&] { return std::size_t{m_counts[cell]} + m_counts[stretch.cells() + cell]; };
        for (; middle.below + inCell() <= rank; ++cell)
            middle.below += inCell();
        middle.upTo = middle.below + inCell();
        stretch.low += cell << stretch.shift;
        if (stretch.shift == 0)
            break;
        stretch.length = std::min((1U << stretch.shift) - 1, range.second - stretch.low);
        stretch.shift = 0;
    }
    middle.value = stretch.low;
    return cutAround(m_cut, middle, count, range.second);
}

bool LargeCuts::passes(const Bucket& bucket, std::size_t lane, const CutValue& cut, const JobContext& job)
{
    const auto codes = bucket.records.lane(lane, bucket.begin, bucket.end);
    for (std::size_t i = 0; i < m_rules.size(); ++i) {
        const auto pairs = bucket.records.lane(bucket.plan.pairLane(i), bucket.begin, bucket.end);
        if (!m_rules[i].count(pairs, job))
            return false;
        const bool counted = m_rules[i].countLeft(pairs, codes, cut.last, job);
        if (!m_rules[i].passes() || !counted)
            return false;
    }
    return job.goOn();
}

LargeCuts::Pairs::Pairs(const SensitiveRule& rule) : m_rule(rule), m_total(rule.groups.pairCount(), 0), m_left(2 * rule.groups.pairCount(), 0)
{
    m_present.reserve(rule.groups.pairCount());
}

void LargeCuts::Pairs::forget()
{
    for (const auto pair : m_present)
        m_total[pair] = 0;
    m_present.clear();
    m_counted = false;
}

bool LargeCuts::Pairs::count(const PackedLane& pairs, const JobContext& job)
{
    if (m_counted)
        return true;
    m_counted = inChunks(0, pairs.count, job, [&](std::size_t from, std::size_t to) {
        withCodes(pairs, [&](const auto& codes) {
            for (auto i = from; i < to; ++i)
                if (const auto pair = codes[i]; m_total[pair]++ == 0)
                    m_present.push_back(pair);
        });
    });
    std::ranges::sort(m_present);
    return m_counted;
}

bool LargeCuts::Pairs::countLeft(const PackedLane& pairs, const PackedLane& codes, std::uint32_t last, const JobContext& job)
{
    return inChunks(0, pairs.count, job, [&](std::size_t from, std::size_t to) {
        withCodes(pairs, [&](const auto& pair) {
            withCodes(codes, [&](const auto& code) {
                for (auto i = from; i < to; ++i)
                    m_left[2 * pair[i] + (i & 1U)] += code[i] <= last ? 1U : 0U;
            });
        });
    });
}

bool LargeCuts::Pairs::passes()
{
    const auto& groupOf = m_rule.groups.groupOfPair;
    const bool isShare = m_rule.check.model().kind == ModelKind::LDiversity;
    bool passed = true;
    for (std::size_t from = 0; passed && from < m_present.size();) {
        auto to = from + 1;
        while (to < m_present.size() && groupOf[m_present[to]] == groupOf[m_present[from]])
            ++to;
        passed = isShare ? smallShares(from, to) : modelPasses(from, to);
        from = to;
    }
    for (const auto pair : m_present)
        m_left[2 * pair] = m_left[2 * pair + 1] = 0;
    return passed;
}

/// Whether the pairs of one group have small enough shares of it on either side.
bool LargeCuts::Pairs::smallShares(std::size_t from, std::size_t to) const
{
    Sides sum{};
    Sides most{};
    for (auto i = from; i < to; ++i) {
        const auto counts = sides(m_present[i]);
        for (std::size_t side = 0; side < 2; ++side) {
            sum[side] += counts[side];
            most[side] = std::max(most[side], counts[side]);
        }
    }
    // Parts of l are at most 10^9 and counts below 2^32, so the products fit 64 bits.
    const auto& l = m_rule.check.model().l;
    return l.numerator() * most[0] <= l.denominator() * sum[0] && l.numerator() * most[1] <= l.denominator() * sum[1];
}

bool LargeCuts::Pairs::modelPasses(std::size_t from, std::size_t to)
{
    for (std::size_t side = 0; side < 2; ++side) {
        m_group.clear();
        for (auto i = from; i < to; ++i)
            if (const auto count = sides(m_present[i])[side]; count > 0)
                m_group.push_back({m_rule.groups.valueOfPair[m_present[i]], count});
        if (!m_group.empty() && !m_rule.check.passes(m_group))
            return false;
    }
    return true;
}

} // namespace tranche
