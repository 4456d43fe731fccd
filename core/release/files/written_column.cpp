// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/written_column.h"

#include "core/jobs/parallel.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t tuplesTogether = 1024; // tuples whose records stay in the cache while all attributes are put into them
constexpr std::size_t manyValues = 4096;

} // namespace

WrittenColumn::WrittenColumn(const SlicedTable& sliced, ColumnId column, FormulaCells formulaCells, const JobContext& job)
    : m_tuples(sliced.tuplesOf(column))
{
    const auto fields = fieldsOf(sliced.table(), sliced.columns().columns()[column.value]);
    for (const auto& field : fields) {
        if (field.meaning->values.size() > manyValues)
            m_large.push_back(m_values.size());
        m_values.emplace_back(*field.meaning, formulaCells);
    }
    const auto tuples = sliced.table().rowCount();
    m_records = std::make_unique_for_overwrite<std::uint32_t[]>(tuples * fields.size());
    m_lengths = std::make_unique_for_overwrite<std::uint32_t[]>(tuples);
    parallelRanges(0, tuples, 16 * tuplesTogether, job, [&](std::size_t from, std::size_t to, std::size_t) {
        for (auto begin = from; begin < to; begin += tuplesTogether)
            fill(sliced, fields, begin, std::min(begin + tuplesTogether, to));
    });
}

void WrittenColumn::fill(const SlicedTable& sliced, const std::vector<ReleasedField>& fields, std::size_t begin, std::size_t end)
{
    std::fill(m_lengths.get() + begin, m_lengths.get() + end, 0);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const auto& codes = sliced.table().attribute(fields[i].attribute).codes;
        auto* to = m_records.get() + begin * fields.size() + i;
        for (auto tuple = begin; tuple < end; ++tuple, to += fields.size()) {
            *to = fields[i].code(codes[tuple]);
            m_lengths[tuple] += static_cast<std::uint32_t>(m_values[i].length(*to));
        }
    }
}

} // namespace tranche
