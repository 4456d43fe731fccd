// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/columns/propose_columns.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

namespace tranche {

/// The order in which the other attributes join the sensitive one as alpha grows; empty where several attributes are sensitive, whose
/// columns only a proposal tells. InvalidArgument where none is. O(d log d).
Result<ColumnPartition::Column> joiningOrderOf(const KeptTable& table, const CorrelationMatrix& matrix, const JobContext& job);

/// The columns of a proposal, as far as limits depend on them: with one sensitive attribute only its own column is as proposed, and all
/// others stand together. `joining` as joiningOrderOf tells of the same; request.alpha is at most the number of attributes. O(d
/// log d), with several sensitive attributes a proposal.
Result<ColumnPartition> columnsWithAlpha(const KeptTable& table, const CorrelationMatrix& matrix, const ColumnPartition::Column& joining,
                                         const ColumnRequest& request, JobContext& job);

} // namespace tranche
