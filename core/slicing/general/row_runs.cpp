// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general/row_runs.h"

#include "core/jobs/in_steps.h"
#include "core/jobs/parallel.h"

#include <algorithm>
#include <cstring>

namespace tranche {

namespace {

/// Calls use() with the number of lanes, known when compiled where it is one of the usual ones.
template <class Use>
void withLanes(std::size_t lanes, Use&& use)
{
    switch (lanes) {
    case 8: return use(FixedLanes<8>{});
    case 12: return use(FixedLanes<12>{});
    case 16: return use(FixedLanes<16>{});
    case 20: return use(FixedLanes<20>{});
    case 24: return use(FixedLanes<24>{});
    default: return use(AnyLanes{lanes});
    }
}

/// A vector of lanes at a time, for as many records as stay in cache meanwhile.
void measureVectors(const std::uint32_t* words, std::size_t count, std::size_t stride,
                    std::pair<std::span<std::uint32_t>, std::span<std::uint32_t>> extent)
{
    using Vector [[gnu::vector_size(16)]] = std::uint32_t;
    for (std::size_t lane = 0; lane < extent.first.size(); lane += 4) {
        Vector low;
        Vector high;
        std::memcpy(&low, &extent.first[lane], sizeof low);
        std::memcpy(&high, &extent.second[lane], sizeof high);
        for (std::size_t i = 0; i < count; ++i) {
            Vector codes;
            std::memcpy(&codes, words + i * stride + lane, sizeof codes);
            low = codes < low ? codes : low;
            high = codes > high ? codes : high;
        }
        std::memcpy(&extent.first[lane], &low, sizeof low);
        std::memcpy(&extent.second[lane], &high, sizeof high);
    }
}

/// Copies a record of as many words as are known when compiled, or of any number.
template <class Lanes>
void copyRecord(std::uint32_t* to, const std::uint32_t* from, Lanes lanes)
{
    if constexpr (requires { typename Lanes::Record; }) {
        typename Lanes::Record record;
        std::memcpy(&record, from, sizeof record);
        std::memcpy(to, &record, sizeof record);
    } else {
        std::memcpy(to, from, lanes.count() * sizeof(std::uint32_t));
    }
}

/// Words of a record with so many lanes.
std::size_t wordsOf(std::size_t lanes)
{
    return (lanes + 3) / 4 * 4;
}

} // namespace

RowRuns::RowRuns(std::size_t rows, std::size_t lanes)
    : m_rows(rows), m_lanes(wordsOf(lanes)), m_banks{AlignedWords(rows * m_lanes), AlignedWords(rows * m_lanes)}
{
}

std::uint64_t RowRuns::bytesFor(std::size_t rows, std::size_t lanes)
{
    return std::uint64_t{rows} * wordsOf(lanes + 1) * sizeof(std::uint32_t) * 2;
}

RowRuns RowRuns::make(std::size_t rows, std::span<const std::span<const std::uint32_t>> lanes, const JobContext& job)
{
    constexpr std::size_t rowsAtOnce = 2'048; // stay in cache while lane after lane is written
    RowRuns runs(rows, lanes.size() + 1);
    parallelRanges(0, rows, rowsAtOnce, job, [&](std::size_t from, std::size_t to, std::size_t) {
        std::fill(runs.at(0, from), runs.at(0, to), 0U);
        for (std::size_t lane = 0; lane < lanes.size(); ++lane)
            for (auto row = from; row < to; ++row)
                runs.at(0, row)[lane] = lanes[lane][row];
        for (auto row = from; row < to; ++row)
            runs.at(0, row)[lanes.size()] = static_cast<std::uint32_t>(row);
    });
    return runs;
}

void RowRuns::measure(const RowRun& run, std::span<std::uint32_t> low, std::span<std::uint32_t> high, const JobContext& job) const
{
    constexpr std::size_t recordsInCache = 256;
    std::copy_n(record(run, 0), low.size(), low.begin());
    std::copy_n(record(run, 0), high.size(), high.begin());
    inChunks(0, run.size(), job, [&](std::size_t from, std::size_t to) {
        for (; from < to; from += recordsInCache)
            measureVectors(record(run, from), std::min(recordsInCache, to - from), m_lanes, {low, high});
    });
}

void RowRuns::part(const RowRun& run, const std::uint8_t* sides, std::size_t leftCount, const JobContext& job)
{
    auto* left = at(1 - run.bank, run.begin);
    auto* right = at(1 - run.bank, run.begin + leftCount);
    inChunks(0, run.size(), job, [&](std::size_t from, std::size_t to) {
        withLanes(m_lanes, [&](auto lanes) {
            const auto* words = record(run, from);
            for (auto i = from; i < to; ++i, words += lanes.count()) {
                const auto goesLeft = std::size_t{0} - sides[i]; // all bits or none: which side is an address, not a branch
                copyRecord(right + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(left - right) & goesLeft), words, lanes);
                left += lanes.count() & goesLeft;
                right += lanes.count() & ~goesLeft;
            }
        });
    });
}

} // namespace tranche
