// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/buckets/value_ids.h"
#include "core/jobs/job_context.h"
#include "core/models/diversity_check.h"
#include "core/slicing/partition_request.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// What matching looks at for one sensitive attribute S (DEFINITIONS, Matching): all columns but the one with S by their whole value, that
/// one as w, its values without S, and as pairs (w, s).
///
/// Pairs are numbered in order of (w, s), so those of one w stand side by side. A signature is one distinct combination of all these
/// parts; with other sensitive attributes about, they count as quasi-identifiers.
struct AttributeView {
    DiversityCheck check;
    std::vector<ValueIds> parts;            ///< by column without the one that has S
    ValueIds pairs;                         ///< (w, s)
    std::vector<std::uint32_t> groupOfPair; ///< w
    std::vector<std::uint32_t> valueOfPair; ///< code of s
    std::vector<std::uint32_t> firstPair;   ///< by w, and one more: the number of pairs
    ValueIds signatures;
    std::vector<std::uint32_t> tupleOfSignature; ///< one that has it

    std::size_t columnCount() const { return parts.size() + 1; }
    std::size_t groupCount() const { return firstPair.size() - 1; }
    std::size_t pairCount() const { return groupOfPair.size(); }
    std::uint32_t groupOfRow(std::size_t row) const { return groupOfPair[pairs.ofRow[row]]; }
    std::span<const std::uint32_t> valuesOf(std::uint32_t group) const
    {
        return std::span(valueOfPair).subspan(firstPair[group], firstPair[group + 1] - firstPair[group]);
    }
};

/// One view for each sensitive attribute of the published table, in attribute order.
/// InvalidArgument for a model out of range. O(sensitive attributes * attributes * tuples).
Result<std::vector<AttributeView>> attributeViews(const PartitionInput& input, const PrivacyModel& model, JobContext& job);

} // namespace tranche
