// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/generalization/hierarchy.h"
#include "core/generalization/regions.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tranche {

/// A column that is to be recoded to regions, named by its attributes (all of them, or all but the sensitive ones; in any order).
struct GeneralizeRequest {
    std::vector<std::string> attributes;
    std::size_t least = 2; ///< least frequency k: tuples in each region; at least 1

    friend bool operator==(const GeneralizeRequest&, const GeneralizeRequest&) = default;
};

/// Hierarchies by attribute name. A value: compares by content.
class Hierarchies {
public:
    void set(const std::string& attribute, Hierarchy hierarchy)
    {
        m_byName[attribute] = std::make_shared<const Hierarchy>(std::move(hierarchy));
    }
    /// Null: none is given.
    const Hierarchy* of(const std::string& attribute) const;
    std::vector<std::string> names() const;
    /// Forget those of attributes that `keep` does not know.
    void keepOnly(const std::function<bool(const std::string&)>& keep)
    {
        std::erase_if(m_byName, [&](const auto& entry) { return !keep(entry.first); });
    }

    friend bool operator==(const Hierarchies& a, const Hierarchies& b);

private:
    std::map<std::string, std::shared_ptr<const Hierarchy>> m_byName;
};

/// What is asked about all columns.
struct GeneralizationInput {
    std::shared_ptr<const KeptTable> table;
    const ColumnPartition& columns;
    const std::vector<GeneralizeRequest>& requests;
    const Hierarchies& hierarchies;
};

/// The table as it is published, and the regions behind it.
struct Generalization {
    std::shared_ptr<const KeptTable> published; ///< same tuples and attributes; the input's table itself where nothing is asked for
    std::vector<ColumnRegions> columns;         ///< one for each request, by column
};

/// Recode the columns asked for (DEFINITIONS, Generalization); sensitive attributes and other columns stay as they are.
///
/// InvalidArgument: attributes are no column of the partition, a column has no quasi-identifier or is asked for twice, k is 0 or above the
/// number of tuples, a hierarchy lacks a value, or a value is written like a region of others. OutOfMemory when the written sets would
/// not fit. O(tuples * attributes of the column * depth).
Result<Generalization> generalize(const GeneralizationInput& input, JobContext& job);

} // namespace tranche
