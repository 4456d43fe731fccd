// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/table/schema.h"
#include "core/table/table.h"

#include <cstddef>
#include <cstdint>

namespace tranche {

/// An attribute of a table, and what was decided about it there.
struct DecidedAttribute {
    const AttributeData& data;
    const Schema& schema;
    SourceId id;
};

/// The same attribute in two tables.
struct AttributePair {
    DecidedAttribute before;
    DecidedAttribute now;
};

/// How many tuples have each spelling of an attribute. O(tuples).
std::vector<std::size_t> tuplesBySpelling(const AttributeData& attribute, const JobContext& job);

/// How far two distributions of values are apart: half the sum of |share then - share now|, from 0 to 1. Categories and dates by spelling,
/// numbers by `bins` equal widths of both ranges together; missing is a value of its own. O(tuples + values log values).
double distanceBetween(const AttributePair& pair, AttributeType type, std::uint32_t bins, const JobContext& job);

} // namespace tranche
