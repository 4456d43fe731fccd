// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/random.h"
#include "core/base/result.h"
#include "core/columns/pinned_columns.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace tranche {

/// How many buckets a request comes to.
struct SlicingSize {
    std::size_t buckets = 0;
    double median = 0.0; ///< tuples of a bucket
};

/// Two attributes that change places: one leaves the sensitive column, the other stands beside the sensitive attribute instead.
struct AttributeSwap {
    AttributeId out;
    AttributeId in;
    std::shared_ptr<const KeptTable> published; ///< what the limit's values are codes of
    Limit limit;                                ///< how far the model goes then
    SlicingSize gives;                          ///< for the request as it is
};

/// Other columns with which a request can hold that cannot hold with the present ones.
struct WaysOut {
    std::optional<SlicingSize>
        alone; ///< what alpha = 1 gives, pinned attributes where they were pinned; none where the request cannot hold then either
    std::optional<AttributeSwap> swap; ///< none where no swap was found that lets the request hold
};

/// What other columns let a request hold. The snapshot has results up to feasibility, and feasibility does not admit the model.
///
/// Of all swaps with which it holds the one is taken whose new attribute has the highest phi2 with the sensitive attribute that limits,
/// then the one whose old attribute has the lowest; ties in attribute order. At most the first 100 in this order are tried, 8 where columns
/// are generalized. A pinned attribute stays where it was pinned: no swap names one. InvalidArgument where results are missing or nothing
/// is claimed. As many runs to feasibility as swaps are tried, and two to the report.
Result<WaysOut> waysOut(const Snapshot& snapshot, const Pins& pins, RandomSource& random, JobContext& job);

} // namespace tranche
