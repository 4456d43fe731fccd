// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/written_column.h"

#include "core/release/released_fields.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t stretch = 1024; // tuples whose records stay in the cache while all attributes are put into them

} // namespace

WrittenColumn::WrittenColumn(const SlicedTable& sliced, ColumnId column, FormulaCells formulaCells) : m_tuples(sliced.tuplesOf(column))
{
    const auto fields = fieldsOf(sliced.table(), sliced.columns().columns()[column.value]);
    for (const auto& field : fields)
        m_values.emplace_back(*field.meaning, formulaCells);
    const auto tuples = sliced.table().rowCount();
    m_records = std::make_unique_for_overwrite<std::uint32_t[]>(tuples * fields.size());
    for (std::size_t begin = 0; begin < tuples; begin += stretch)
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const auto& codes = sliced.table().attribute(fields[i].attribute).codes;
            auto* to = m_records.get() + begin * fields.size() + i;
            for (auto tuple = begin; tuple < std::min(begin + stretch, tuples); ++tuple, to += fields.size())
                *to = fields[i].code(codes[tuple]);
        }
}

std::size_t WrittenColumn::writtenSize() const
{
    std::size_t size = 0;
    const auto* code = m_records.get();
    for (const auto* const end = code + m_tuples.size() * m_values.size(); code != end;) // a shuffle moves values and changes none
        for (const auto& values : m_values)
            size += values.length(*code++);
    return size;
}

} // namespace tranche
