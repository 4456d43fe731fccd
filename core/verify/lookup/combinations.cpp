// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/lookup/combinations.h"

#include "core/jobs/in_steps.h"
#include "core/verify/lookup/packed_rows.h"
#include "core/verify/lookup/row_numbers.h"

#include <algorithm>
#include <limits>

namespace tranche {

namespace {

/// `number(words, numbers)` for some rows after the other: all tuples, then all lines.
template <class Number>
void inStretches(const PackedRows& rows, Combinations& result, const JobContext& job, Number&& number)
{
    constexpr std::size_t rowsTogether = 4096; // rows whose words stay in the first-level cache
    std::vector<std::uint64_t> words(rowsTogether * rows.width());
    for (auto* const numbers : {&result.tuples, &result.lines})
        for (std::size_t begin = 0; begin < numbers->size(); begin += rowsTogether) {
            job.check();
            const auto end = std::min(begin + rowsTogether, numbers->size());
            if (numbers == &result.tuples)
                rows.packTuples(begin, end, words.data());
            else
                rows.packLines(begin, end, words.data());
            number(std::span<const std::uint64_t>(words).first((end - begin) * rows.width()),
                   std::span(*numbers).subspan(begin, end - begin));
        }
}

/// Number words by a table of all that could be. Returns how many occur.
std::size_t numberByTable(const PackedRows& rows, Combinations& result, const JobContext& job)
{
    constexpr auto none = std::numeric_limits<std::uint32_t>::max();
    auto numberOf = filledInSteps(static_cast<std::size_t>(rows.range()), none, job);
    std::uint32_t count = 0;
    inStretches(rows, result, job, [&](std::span<const std::uint64_t> words, std::span<std::uint32_t> numbers) {
        for (std::size_t row = 0; row < numbers.size(); ++row) {
            auto& number = numberOf[static_cast<std::size_t>(words[row])];
            if (number == none)
                number = count++;
            numbers[row] = number;
        }
    });
    return std::max<std::size_t>(count, 1);
}

/// Where few combinations could be, their keys are the numbers; a gap or two costs less than numbering.
std::size_t number(const PackedRows& rows, Combinations& result, const JobContext& job)
{
    const auto rowCount = result.tuples.size() + result.lines.size();
    if (rows.width() == 1 && rows.range() <= rowCount / 8 + 64) {
        inStretches(rows, result, job, [](std::span<const std::uint64_t> words, std::span<std::uint32_t> numbers) {
            std::ranges::transform(words, numbers.begin(), [](auto word) { return static_cast<std::uint32_t>(word); });
        });
        return static_cast<std::size_t>(rows.range());
    }
    if (rows.width() == 1 && rows.range() <= 2 * rowCount)
        return numberByTable(rows, result, job);
    RowNumbers numbered(rows.width(), std::max(result.tuples.size(), result.lines.size()));
    inStretches(rows, result, job, [&](auto words, auto numbers) { numbered.number(words, numbers); });
    return std::max<std::size_t>(numbered.count(), 1);
}

} // namespace

Combinations combine(std::span<const CodedTwice> attributes, RowCounts rows, const JobContext& job)
{
    Combinations result;
    result.tuples.resize(rows.tuples);
    result.lines.resize(rows.lines);
    result.count = attributes.empty() ? 1 : number(PackedRows(attributes), result, job);
    return result;
}

} // namespace tranche
