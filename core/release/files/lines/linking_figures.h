// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"
#include "core/slicing/sliced_table.h"
#include "core/utility/expected_association.h"

#include <cstddef>

namespace tranche {

/// What is told of a linking before it is written.
struct LinkingFigures {
    AssociationReport association;   ///< as it stands on its lines
    std::size_t linesLikeATuple = 0; ///< lines that happen to equal some tuple of the table in every attribute
};

/// InvalidArgument as linkedAssociation(). O(tuples * pairs) expected; memory O(cells).
Result<LinkingFigures> figuresOfLinking(const SlicedTable& linking, const CorrelationMatrix& before, JobContext& job);

} // namespace tranche
