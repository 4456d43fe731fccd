// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/row_runs.h"

#include <algorithm>
#include <cstring>

namespace tranche {

namespace {

/// Calls use() with the number of lanes, known when compiled where it is one of the usual ones.
template <class Use>
void withLanes(std::size_t lanes, Use&& use)
{
    switch (lanes) {
    case 8:
        return use(FixedLanes<8>{});
    case 12:
        return use(FixedLanes<12>{});
    case 16:
        return use(FixedLanes<16>{});
    case 20:
        return use(FixedLanes<20>{});
    case 24:
        return use(FixedLanes<24>{});
    default:
        return use(AnyLanes{lanes});
    }
}

template <class Lanes>
void measureRun(const std::uint32_t* words, std::size_t count, Lanes lanes, std::uint32_t* low, std::uint32_t* high)
{
    for (std::size_t i = 0; i < count; ++i, words += lanes.count()) {
        for (std::size_t lane = 0; lane < lanes.count(); ++lane) {
            low[lane] = std::min(low[lane], words[lane]);
            high[lane] = std::max(high[lane], words[lane]);
        }
    }
}

} // namespace

RowRuns::RowRuns(std::size_t rows, std::size_t lanes) : m_rows(rows), m_lanes((lanes + 3) / 4 * 4), m_words(rows * m_lanes)
{
    std::fill_n(m_words.data(), rows * m_lanes, 0U);
}

void RowRuns::fill(std::size_t lane, std::span<const std::uint32_t> words)
{
    auto* to = m_words.data() + lane;
    for (const auto word : words) {
        *to = word;
        to += m_lanes;
    }
}

void RowRuns::measure(const RowRun& run, std::uint32_t* low, std::uint32_t* high) const
{
    std::copy_n(record(run.begin), m_lanes, low);
    std::copy_n(record(run.begin), m_lanes, high);
    withLanes(m_lanes, [&](auto lanes) { measureRun(record(run.begin), run.size(), lanes, low, high); });
}

void RowRuns::part(const RowRun& run, const std::uint8_t* sides, std::size_t leftCount)
{
    const auto rightCount = run.size() - leftCount;
    if (m_scratch.size() < (rightCount + 1) * m_lanes)
        m_scratch = AlignedWords((rightCount + 1) * m_lanes);
    withLanes(m_lanes, [&](auto lanes) {
        const auto bytes = lanes.count() * sizeof(std::uint32_t);
        const auto* words = record(run.begin);
        auto* left = record(run.begin);
        auto* right = m_scratch.data();
        // Each record is written to both sides and only one side moves on: no branch to guess wrong.
        for (std::size_t i = 0; i < run.size(); ++i, words += lanes.count()) {
            const std::size_t goesLeft = sides[i];
            std::memcpy(right, words, bytes);
            std::memmove(left, words, bytes);
            left += goesLeft * lanes.count();
            right += (1 - goesLeft) * lanes.count();
        }
        std::memcpy(left, m_scratch.data(), rightCount * bytes);
    });
}

} // namespace tranche
