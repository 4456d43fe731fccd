// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/correlation/contingency.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"

namespace tranche {

/// phi2 of a counted pair as a fraction; 0 when one of the attributes is constant.
/// O(pairs that occur) multiplications of numbers as long as the least common multiples of the two attributes' totals.
BigRational exactPhiSquared(const ContingencyTable& table);

/// phi2 of a pair, counted anew from the matrix' codes; 1 for an attribute with itself. O(tuples) and the above.
BigRational exactPhiSquared(const CorrelationMatrix& matrix, AttributeId i, AttributeId j);

/// The same in a job.
BigRational exactPhiSquared(const CorrelationMatrix& matrix, AttributeId i, AttributeId j, const JobContext& job);

} // namespace tranche
