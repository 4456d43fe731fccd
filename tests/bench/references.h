// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/column_partition.h"
#include "core/table/kept_table.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tranche::bench {

/// What figures are measured against in the same run, so that a busy machine cancels out.

/// T_sort: tuple numbers sorted by all attributes in turn. Returns a number that depends on the result.
std::size_t sortTuples(const KeptTable& table);

/// T_kd: a tree of plain medians, one attribute after the other, down to 64 tuples, of records of sixteen 32-bit codes that are moved; no
/// check.
class PlainTree {
public:
    /// Writes the records, which is not part of what is measured.
    explicit PlainTree(const KeptTable& table);
    /// Copies the records and makes the tree. How many leaves it has.
    std::size_t leaves();

private:
    static constexpr std::size_t lanes = 16;
    struct alignas(64) Record {
        std::array<std::uint32_t, lanes> codes{};
    };

    std::size_t leavesOf(std::span<Record> records, std::size_t depth);
    std::size_t halve(std::span<Record> records, std::size_t lane);
    std::optional<std::uint32_t> byCounting(std::span<const Record> records, std::size_t lane);
    std::optional<std::uint32_t> bySelection(std::span<const Record> records, std::size_t lane);

    std::vector<Record> m_records;
    std::vector<Record> m_moved;
    std::vector<Record> m_right;
    std::size_t m_used;
    std::vector<std::size_t> m_domains; ///< by lane
    std::vector<std::uint32_t> m_counts;
    std::vector<std::uint32_t> m_codes;
};

/// The paper's algorithm word by word: for each cut that is tried, p(t,.) of every tuple over every bucket. Median cuts, the widest
/// attribute only. Sizes of the buckets in the order in which they are finished.
std::vector<std::size_t> literalSizes(const KeptTable& table, const ColumnPartition& columns, double l);

} // namespace tranche::bench
