// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/recipe/release_options.h"
#include "core/slicing/sliced_table.h"
#include "core/release/files/released_fields.h"
#include "core/release/files/written_values.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tranche {

/// Writes the cells of one column, line by line.
///
/// The tuples of a bucket are scattered over the table. So the codes of a tuple are put side by side first, and those of a line
/// are fetched some lines ahead: one delay of the memory for a line instead of one for each attribute.
class WrittenColumn {
public:
    /// `sliced` must outlive this. O(tuples * attributes of the column).
    WrittenColumn(const SlicedTable& sliced, ColumnId column, FormulaCells formulaCells, const JobContext& job);

    /// Bytes of a line's cells with the commas before them.
    std::size_t length(std::size_t line) const { return m_lengths[m_tuples[line]]; }

    /// Writes up to WrittenValues::padding bytes more than the cells take; returns where they end.
    char* write(std::size_t line, char* to) const
    {
        if (line + ahead < m_tuples.size()) {
            __builtin_prefetch(record(m_tuples[line + ahead]));
            for (const auto attribute : m_large)
                m_values[attribute].prefetch(record(m_tuples[line + ahead / 2])[attribute]);
        }
        const auto* code = record(m_tuples[line]);
        for (const auto& values : m_values)
            to = values.write(*code++, to);
        return to;
    }

private:
    static constexpr std::size_t ahead = 16;

    const std::uint32_t* record(std::uint32_t tuple) const { return m_records.get() + std::size_t{tuple} * m_values.size(); }
    void fill(const SlicedTable& sliced, const std::vector<ReleasedField>& fields, std::size_t begin, std::size_t end);

    std::span<const std::uint32_t> m_tuples;    ///< by line
    std::vector<WrittenValues> m_values;        ///< by attribute
    std::vector<std::size_t> m_large;           ///< attributes whose values do not stay in the cache
    std::unique_ptr<std::uint32_t[]> m_records; ///< codes, tuple by tuple
    std::unique_ptr<std::uint32_t[]> m_lengths; ///< by tuple
};

} // namespace tranche
