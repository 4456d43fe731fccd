// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"
#include "core/slicing/sliced_table.h"
#include "core/utility/expected_association.h"

namespace tranche {

/// phi2 of all pairs of attributes as they stand side by side on the lines of one linking, counted as expectedAssociation() counts: what an
/// analyst finds who takes the lines of this linking for records. Pairs of one column are as after slicing.
/// InvalidArgument where the matrix is of another table, or its codes are gone. O(tuples * pairs); on all threads, and the numbers do not
/// depend on how many.
Result<AssociationReport> linkedAssociation(const SlicedTable& linking, const CorrelationMatrix& before, JobContext& job);

} // namespace tranche
