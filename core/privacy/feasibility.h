// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/privacy/privacy_model.h"
#include "core/table/kept_table.h"

#include <cstdint>
#include <vector>

namespace tranche {

/// The group of tuples and the sensitive value that limit what the table can promise as one bucket.
struct Blocking {
    struct Member {
        AttributeId attribute;
        std::uint32_t code = 0;
    };
    std::vector<Member> group;  ///< values of the sensitive column without the sensitive attribute; empty with alpha 1
    std::uint32_t value = 0;    ///< code of the sensitive value
    std::size_t groupSize = 0;  ///< tuples in the group
    std::size_t valueCount = 0; ///< of these, tuples with the value
    Ratio share() const { return {valueCount, groupSize}; }
};

/// What any slicing with these columns can promise at most (spec section 5, "feasibility first").
struct Feasibility {
    Ratio largestL;    ///< groupSize / valueCount of the blocking group, exactly
    Blocking blocking; ///< the first in attribute and value order among equals

    bool admits(const PrivacyModel& model) const { return model.l <= largestL; }
};

struct SensitiveGroups;

/// The greatest l of a whole table by its pairs (w, s) alone. O(tuples).
Ratio largestL(const SensitiveGroups& groups);

/// Infeasible, naming the greatest l, rounded down to two places, and no value.
std::unexpected<Error> infeasible(const Ratio& largestL);

/// The greatest l that the whole table as one bucket keeps: 1 / max over groups w of the sensitive column and values s of n(w,s)/n(w).
/// NotSupported when there is not exactly one sensitive attribute; InvalidArgument when the columns belong to another table. Cancelled.
/// O(tuples * attributes of the sensitive column).
Result<Feasibility> feasibility(const KeptTable& table, const ColumnPartition& columns, JobContext& job);

} // namespace tranche
