// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/combinations.h"

#include "core/verify/packed_rows.h"

#include <limits>

namespace tranche {

namespace {

/// Number words below `range` by a table of all that could be. Returns how many occur.
std::uint32_t numberByTable(const PackedRows& rows, std::span<std::uint32_t> numbers)
{
    constexpr auto none = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> numberOf(static_cast<std::size_t>(rows.range()), none);
    std::uint32_t count = 0;
    for (std::size_t row = 0; row < numbers.size(); ++row) {
        auto& number = numberOf[static_cast<std::size_t>(*rows.row(row))];
        if (number == none)
            number = count++;
        numbers[row] = number;
    }
    return count;
}

/// Where few combinations could be, their keys are the numbers; a gap or two costs less than numbering.
std::size_t number(const PackedRows& rows, std::span<std::uint32_t> numbers, const JobContext& job)
{
    if (rows.width() == 1 && rows.range() <= rows.rowCount() / 8 + 64) {
        for (std::size_t row = 0; row < numbers.size(); ++row)
            numbers[row] = static_cast<std::uint32_t>(*rows.row(row));
        return static_cast<std::size_t>(rows.range());
    }
    if (rows.width() == 1 && rows.range() <= 2 * rows.rowCount())
        return numberByTable(rows, numbers);
    return numberRows(rows, numbers, job);
}

} // namespace

Combinations combine(std::span<const CodedTwice> attributes, RowCounts rows, const JobContext& job)
{
    std::vector<std::uint32_t> numbers(rows.lines + rows.tuples, 0);
    Combinations result;
    result.count = 1;
    if (!attributes.empty())
        result.count = number(PackedRows(attributes, rows, job), numbers, job);
    result.lines.assign(numbers.begin() + static_cast<std::ptrdiff_t>(rows.tuples), numbers.end());
    numbers.resize(rows.tuples);
    result.tuples = std::move(numbers);
    return result;
}

} // namespace tranche
