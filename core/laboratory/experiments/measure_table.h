// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/laboratory/experiments/measurements.h"
#include "core/laboratory/experiments/paper_table.h"

namespace tranche {

/// A snapshot of a data set with so many columns as they are proposed, alpha 2. Fails as the stages do.
Result<Snapshot> withColumnsFor(const PaperTable& table, PaperData data, std::size_t columns, JobContext& job);

/// Columns of the membership experiments: the paper's, or PAM's with alpha chosen automatically. Fails as proposeColumns() does.
Result<ColumnPartition> columnsOf(const Snapshot& snapshot, PaperData data, ColumnChoice choice, JobContext& job);

/// What can be said of the table without any figure. Fails as the stages do. O(tuples log tuples * attributes).
Result<TableFacts> measureTable(const PaperTable& table, JobContext& job);

} // namespace tranche
