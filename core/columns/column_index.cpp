// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/column_index.h"

namespace tranche {

std::vector<ColumnId> columnsByAttribute(const ColumnPartition& columns)
{
    std::vector<ColumnId> place(columns.attributeCount());
    for (std::size_t i = 0; i < columns.size(); ++i)
        for (const auto attribute : columns.columns()[i])
            place[attribute.value] = ColumnId(i);
    return place;
}

} // namespace tranche
