// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/statistical/statistical_cells.h"
#include "core/import/statistical/statistical_options.h"
#include "core/import/statistical/statistical_schema.h"
#include "core/jobs/job_context.h"
#include "core/table/table_builder.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace tranche {

/// Collects the tuples of files of one shape, one file after the other.
class StatisticalTuples {
public:
    /// InvalidArgument where the options name an attribute that the files do not have. The schema must outlive this.
    static Result<StatisticalTuples> make(const StatisticalSchema& schema, const StatisticalOptions& options);

    /// Read one file to its end, or to so many records (0: all). BadInput names file, record and attribute, never a value.
    Result<void> add(const StatisticalBytes& file, const StatisticalSchema& schema, std::size_t records, JobContext& job);
    /// The table of all files.
    Result<std::shared_ptr<const Table>> finish(JobContext& job);

    std::size_t records() const { return m_builder.rowCount(); }
    const std::vector<StatisticalCells>& cells() const { return m_cells; }

private:
    class Listener;

    explicit StatisticalTuples(const StatisticalSchema& schema);

    std::vector<StatisticalCells> m_cells;
    TableBuilder m_builder;
    SourceLines m_lines;
};

} // namespace tranche
