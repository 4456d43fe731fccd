// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/correlation/pair_counts.h"

#include "core/base/messages/slicing_message.h"
#include "core/correlation/contingency.h"
#include "core/jobs/in_steps.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

/// The lines of one attribute, and the line of each code of the correlation.
struct Lines {
    std::vector<PairValue> values;
    std::vector<std::uint32_t> lineOf;
};

/// What each code of the correlation stands for, and how often it occurs.
std::vector<PairValue> codeValues(const KeptAttribute& attribute, const CodedView& view, const JobContext& job)
{
    std::vector<std::uint32_t> low(view.domain, std::numeric_limits<std::uint32_t>::max());
    std::vector<std::uint32_t> high(view.domain, 0);
    std::vector<PairValue> values(view.domain);
    inChunks(0, view.codes.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row) {
            const auto code = view.codes[row];
            low[code] = std::min(low[code], attribute.codes[row]);
            high[code] = std::max(high[code], attribute.codes[row]);
            ++values[code].total;
        }
    });
    for (std::size_t code = 0; code < view.domain; ++code) {
        values[code].low = attribute.values[low[code]];
        values[code].high = attribute.values[high[code]];
        values[code].missing = attribute.missingCode == low[code];
    }
    return values;
}

Lines linesOf(std::vector<PairValue> values, bool ordered, std::size_t most)
{
    std::vector<std::uint32_t> order(values.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::uint32_t code) { return values[code].total; });
    const std::size_t single = values.size() <= most ? values.size() : most - 1;
    if (ordered)
        std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(single));
    Lines lines;
    lines.lineOf.assign(values.size(), static_cast<std::uint32_t>(single));
    for (std::size_t i = 0; i < single; ++i) {
        lines.lineOf[order[i]] = static_cast<std::uint32_t>(i);
        lines.values.push_back(std::move(values[order[i]]));
    }
    if (single == values.size())
        return lines;
    PairValue rest{{}, {}, 0, values.size() - single, false, true};
    for (std::size_t i = single; i < order.size(); ++i)
        rest.total += values[order[i]].total;
    lines.values.push_back(std::move(rest));
    return lines;
}

} // namespace

Result<PairCounts> pairCounts(const KeptTable& table, const CorrelationMatrix& matrix, std::pair<AttributeId, AttributeId> pair,
                              std::size_t mostLines, JobContext& job)
{
    assert(mostLines >= 2);
    const auto [first, second] = pair;
    const auto known = [&](AttributeId id) { return id.value < matrix.size() && matrix.codes(id).size() == table.rowCount(); };
    if (matrix.size() != table.attributeCount() || !known(first) || !known(second))
        return fail(ErrorCode::InvalidArgument, SlicingMessage::AnotherTable);
    const auto viewOf = [&](AttributeId id) { return CodedView{matrix.codes(id), matrix.domain(id)}; };
    auto left = codeValues(table.attribute(first), viewOf(first), job);
    auto right = codeValues(table.attribute(second), viewOf(second), job);
    const auto counted = ContingencyTable::count(viewOf(first), viewOf(second), job);
    auto rows = linesOf(std::move(left), table.attribute(first).ordered, mostLines);
    auto columns = linesOf(std::move(right), table.attribute(second).ordered, mostLines);
    PairCounts result{first, second, std::move(rows.values), std::move(columns.values), {}};
    result.counts.assign(result.rows.size() * result.columns.size(), 0);
    for (const auto& cell : counted.cells())
        result.counts[rows.lineOf[cell.left] * result.columns.size() + columns.lineOf[cell.right]] += cell.count;
    return result;
}

} // namespace tranche
