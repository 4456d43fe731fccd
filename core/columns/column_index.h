// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/column_partition.h"

#include <vector>

namespace tranche {

/// The column of each attribute, for who asks about all of them. O(attributes).
std::vector<ColumnId> columnsByAttribute(const ColumnPartition& columns);

} // namespace tranche
