// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict/joint_counts.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t lanes = 4; // counters of a vector
constexpr std::size_t leastCells = 1'024;
constexpr std::size_t mostCells = 16'384;

using Counters [[gnu::vector_size(lanes * sizeof(std::uint32_t))]] = std::uint32_t;

Counters load(const std::uint32_t* from)
{
    Counters counters;
    std::memcpy(&counters, from, sizeof counters);
    return counters;
}

/// The two lanes that are counted, and how much each record counts.
template <class Codes, class Pairs, class Weights>
struct Counted {
    const Codes& codes;
    const Pairs& pairs;
    const Weights& weights;

    void add(std::pair<std::size_t, std::size_t> part, const CodeStretch& stretch, std::size_t stride, std::uint32_t* cells) const
    {
        for (auto i = part.first; i < part.second; ++i)
            if (const auto place = codes[i] - stretch.low; place <= stretch.length) // always true in the first round
                cells[(place >> stretch.shift) * stride + pairs[i]] += weights[i];
    }
};

} // namespace

JointCounts::JointCounts(std::size_t pairs) : m_stride((pairs + lanes - 1) / lanes * lanes), m_total(m_stride), m_left(m_stride) {}

CutValue JointCounts::find(const Bucket& bucket, std::size_t lane, std::pair<std::uint32_t, std::uint32_t> range, Cut cut,
                           const JobContext& job)
{
    const auto codesAtMost = std::clamp(4 * bucket.run.size(), leastCells, mostCells) / m_stride;
    const auto rank = middleRank(cut, bucket.tuples);
    CodeStretch stretch{range.first, range.second - range.first};
    CodeAtRank middle;
    std::ranges::fill(m_left, 0U);
    for (bool first = true;; first = false) {
        stretch.shareUntil(codesAtMost);
        m_cells.assign(stretch.cells() * m_stride, 0);
        count(bucket, lane, stretch, job);
        const auto cell = passUntil(rank, middle);
        if (first) {
            m_total = m_left;
            for (auto rest = std::size_t{cell}; rest < stretch.cells(); ++rest)
                addTo(m_total, row(rest));
        }
        if (stretch.shift == 0) {
            middle.value = stretch.low + cell;
            middle.upTo = middle.below + sumOf(row(cell));
            const auto found = cutAround(cut, middle, bucket.tuples, range.second);
            if (found.last == middle.value)
                addTo(m_left, row(cell));
            return found;
        }
        stretch = stretch.within(cell, range.second);
    }
}

void JointCounts::count(const Bucket& bucket, std::size_t lane, const CodeStretch& stretch, const JobContext& job)
{
    inChunks(bucket.run.begin, bucket.run.end, job, [&](std::size_t from, std::size_t to) {
        const RecordRun part{from, to, bucket.run.bank};
        withCodes(bucket.records.lane(lane, part), [&](const auto& codes) {
            withCodes(bucket.records.lane(bucket.pairLane, part), [&](const auto& pairs) {
                bucket.records.withWeights(part, [&](const auto& weights) {
                    Counted{codes, pairs, weights}.add({0, part.size()}, stretch, m_stride, m_cells.data());
                });
            });
        });
    });
}

/// Goes on over the counters of codes as long as all tuples up to there are below the rank, adding up what goes left. The first code that
/// is not.
std::uint32_t JointCounts::passUntil(std::size_t rank, CodeAtRank& found)
{
    std::uint32_t cell = 0;
    for (auto sum = sumOf(row(cell)); found.below + sum <= rank; sum = sumOf(row(cell))) {
        found.below += sum;
        addTo(m_left, row(cell++));
    }
    return cell;
}

std::size_t JointCounts::sumOf(const std::uint32_t* row) const
{
    Counters sums{};
    for (std::size_t i = 0; i < m_stride; i += lanes)
        sums += load(row + i);
    return std::size_t{sums[0]} + sums[1] + sums[2] + sums[3]; // of tuples, whose numbers fit 32 bits
}

void JointCounts::addTo(std::vector<std::uint32_t>& sums, const std::uint32_t* row) const
{
    for (std::size_t i = 0; i < m_stride; i += lanes) {
        const auto sum = load(sums.data() + i) + load(row + i);
        std::memcpy(sums.data() + i, &sum, sizeof sum);
    }
}

} // namespace tranche
