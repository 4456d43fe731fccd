// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/limits/limit.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// What one request would come to.
struct CurvePoint {
    Ratio dial; ///< l, or c, or t: see dialOf()
    std::size_t buckets = 0;
    double median = 0.0;               ///< tuples of a bucket
    double largestP = 0.0;             ///< greatest p(t,s)
    std::optional<double> keptPercent; ///< association kept; none where no pair had any before
};

/// What the present columns and settings come to as the one number of the model is turned.
struct DialCurve {
    std::shared_ptr<const KeptTable> published;
    std::shared_ptr<const ColumnPartition> columns;
    std::shared_ptr<const CorrelationMatrix> correlation;
    Parameters parameters;          ///< their dial counts for nothing
    std::vector<Ratio> dials;       ///< to be computed, ascending
    std::vector<CurvePoint> points; ///< of the first dials; one that gave no buckets is left out
    std::size_t done = 0;           ///< dials that were tried

    bool isComplete() const { return done == dials.size(); }
    /// Whether the curve is that of a snapshot, wherever its dial stands.
    bool isOf(const Snapshot& snapshot) const;
};

/// A curve to begin with: about a dozen dials up to the furthest request that can hold; none where nothing can, or nothing is claimed.
/// The snapshot has columns and the table as published.
DialCurve emptyCurve(const Snapshot& snapshot, const Limit& limit);

/// The curve with its next dial tried. The snapshot is one the curve is of, with feasibility; the curve is not complete.
/// A request that gives no buckets leaves a gap. OutOfMemory. As a run from Partition to Judge, and the expected association.
Result<DialCurve> withNextPoint(const DialCurve& curve, const Snapshot& snapshot, RandomSource& random, JobContext& job);

} // namespace tranche
