// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/records.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t cacheLine = 64;
constexpr std::size_t rowsARound = 2048; // the records of one round stay in cache while lane after lane is written

} // namespace

AlignedWords::AlignedWords(std::size_t words)
    : m_storage(std::make_unique_for_overwrite<std::uint32_t[]>(words + cacheLine / sizeof(std::uint32_t))), m_size(words)
{
    void* start = m_storage.get();
    std::size_t space = (words + cacheLine / sizeof(std::uint32_t)) * sizeof(std::uint32_t);
    m_start = static_cast<std::uint32_t*>(std::align(cacheLine, words * sizeof(std::uint32_t), start, space));
}

bool fillRecords(const KeptTable& table, const RecordPlan& plan, std::span<std::uint32_t> words, const JobContext& job)
{
    const auto rows = table.rowCount();
    const auto lanes = words.size() / rows;
    for (std::size_t from = 0; from < rows; from += rowsARound) {
        if (!job.goOn())
            return false;
        const auto to = std::min(from + rowsARound, rows);
        const auto fillLane = [&](std::size_t lane, auto&& value) {
            for (auto row = from; row < to; ++row)
                words[row * lanes + lane] = value(row);
        };
        for (std::size_t i = 0; i < plan.cutOn.size(); ++i)
            fillLane(i, [codes = table.attribute(plan.cutOn[i]).codes.data()](std::size_t row) { return codes[row]; });
        for (std::size_t i = 0; i < plan.pairOfRow.size(); ++i)
            fillLane(plan.pairLane(i), [pairs = plan.pairOfRow[i].data()](std::size_t row) { return pairs[row]; });
        fillLane(plan.rowLane(), [](std::size_t row) { return static_cast<std::uint32_t>(row); });
        for (auto lane = plan.usedLanes(); lane < lanes; ++lane)
            fillLane(lane, [](std::size_t) { return 0U; });
    }
    return true;
}

} // namespace tranche
