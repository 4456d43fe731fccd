// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generalization/column_mondrian.h"
#include "core/generalization/generalize.h"

#include <vector>

namespace tranche {

/// One column by its quasi-identifiers, and the least frequency of its regions.
struct ColumnToRecode {
    ColumnId column;
    std::vector<AttributeId> attributes;
    std::size_t least = 1;
};

/// Regions of a column, and its attributes as they are published.
struct RecodedColumn {
    ColumnRegions regions;
    std::vector<KeptAttribute> attributes; ///< in the order of regions.attributes
};

/// Recode one column. An attribute of which every region is a single value stays exactly as it is; others become categorical, their code
/// order by the regions' ends, and stay `ordered` where they were. Fails as generalize() does.
Result<RecodedColumn> recodeColumn(const KeptTable& table, const ColumnToRecode& column, const Hierarchies& hierarchies, JobContext& job);

/// The attributes of a column with every tuple's region given by hand, as a test vector gives them: one list of sides for each tuple, in
/// the order of `attributes`, by codes. Whether regions overlap is not asked. Fails where regionValues() does. O(tuples log tuples *
/// attributes).
Result<std::shared_ptr<const KeptTable>> publishedBy(const KeptTable& table, const std::vector<AttributeId>& attributes,
                                                     const std::vector<std::vector<Side>>& sidesOfRows);

} // namespace tranche
