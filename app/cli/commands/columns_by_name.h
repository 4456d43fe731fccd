// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/table/kept_table.h"

#include <string>
#include <vector>

namespace tranche::cli {

/// The columns that --partition names. Sensitive attributes that count as one are named by their own names and stand in one column.
/// NotFound for a name that is not released, InvalidArgument for one that stands twice, is left out, or is torn from the others.
Result<ColumnPartition> columnsByName(const KeptTable& kept, const std::vector<std::vector<std::string>>& lists);

} // namespace tranche::cli
