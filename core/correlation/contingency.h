// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/jobs/in_steps.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace tranche {

/// A borrowed coded attribute: for each tuple a code below `domain`.
struct CodedView {
    std::span<const std::uint32_t> codes;
    std::size_t domain = 0;
};

/// Tuples grouped by the codes of one attribute; lets many pairs with a large domain be counted without a d1 * d2 table.
struct CodeGroups {
    std::vector<std::uint32_t> rows; ///< all tuples, those of code 0 first
    std::vector<std::size_t> starts; ///< where each code begins in `rows`; one more entry than codes

    /// O(tuples + domain).
    static CodeGroups of(const CodedView& attribute, const JobContext& job);
};

/// Counts the pairs of a grouped attribute and another one: `visit(left code, right code, count)` for each pair that occurs, left code by
/// left code. Codes of the other attribute may be bytes, which are nearer to hand. O(tuples + domains).
template <class Code, class Visit>
void visitPairs(const CodeGroups& left, std::span<const Code> right, std::size_t rightDomain, const JobContext& job, Visit&& visit)
{
    constexpr std::size_t ahead = 16;
    std::vector<std::uint32_t> counts(rightDomain, 0);
    std::vector<std::uint32_t> touched;
    for (std::uint32_t code = 0; code + 1 < left.starts.size(); ++code) {
        for (auto at = left.starts[code]; at < left.starts[code + 1]; ++at) {
            if (at % rowsBetweenChecks == 0)
                job.check();
            if (at + ahead < left.rows.size())
                __builtin_prefetch(&right[left.rows[at + ahead]]);
            const std::uint32_t other = right[left.rows[at]];
            if (counts[other]++ == 0)
                touched.push_back(other);
        }
        for (const auto other : touched)
            visit(code, other, std::exchange(counts[other], 0));
        touched.clear();
    }
}

/// How often each pair of values of two attributes occurs together.
///
/// Holds only the pairs that occur, each once, so its size is at most the number of tuples whatever the domains are.
class ContingencyTable {
public:
    struct Cell {
        std::uint32_t left = 0;
        std::uint32_t right = 0;
        std::uint32_t count = 0; ///< never 0
    };

    /// Counts a pair from scratch; both attributes must be equally long.
    /// O(tuples + min(d1 * d2, tuples)) and memory O(tuples + d1 + d2).
    static ContingencyTable count(const CodedView& left, const CodedView& right, const JobContext& job);

    /// The same from byte codes, for d1, d2 <= 256: about 1 ns a tuple.
    static ContingencyTable count(std::span<const std::uint8_t> left, std::span<const std::uint8_t> right,
                                  std::pair<std::size_t, std::size_t> domains, const JobContext& job);

    /// Whether a d1 * d2 table is the cheaper way to count a pair.
    static bool fitsDense(std::size_t leftDomain, std::size_t rightDomain, std::size_t tuples);

    const std::vector<Cell>& cells() const { return m_cells; }
    /// Occurrences of each code of the left attribute.
    const std::vector<std::uint32_t>& leftTotals() const { return m_leftTotals; }
    const std::vector<std::uint32_t>& rightTotals() const { return m_rightTotals; }

private:
    ContingencyTable(std::size_t leftDomain, std::size_t rightDomain) : m_leftTotals(leftDomain, 0), m_rightTotals(rightDomain, 0) {}

    template <std::size_t Lanes>
    static ContingencyTable fromDense(std::span<const std::uint32_t> counts, std::pair<std::size_t, std::size_t> domains);
    void add(const Cell& cell);

    std::vector<Cell> m_cells;
    std::vector<std::uint32_t> m_leftTotals;
    std::vector<std::uint32_t> m_rightTotals;
};

} // namespace tranche
