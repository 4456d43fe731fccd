// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/json_writer.h"
#include "core/pipeline/snapshot.h"

namespace tranche::cli {

/// Members "table" and "attributes": sizes, and for every attribute of the source its name, type, role, distinct and missing.
/// Of released attributes type and distinct are those of the kept tuples. Needs the kept table.
void writeTable(JsonWriter& json, const Snapshot& snapshot);

/// Member "phi2": names and the matrix in their order. Needs the correlation.
void writePhi(JsonWriter& json, const Snapshot& snapshot);

/// Members "columns" (sensitive last) and "alpha". Needs the columns.
void writeColumns(JsonWriter& json, const Snapshot& snapshot);

/// Members "feasible", "largest_l" (of recursive null beside "least_c", of t-closeness null beside "least_t") and, where the request
/// cannot be met, "blocking", which holds cell values. Needs the feasibility.
void writeFeasibility(JsonWriter& json, const Snapshot& snapshot);

/// Member "regions": for each generalized column its attributes, least frequency k, attributes with a hierarchy, and every region with
/// its tuples and the values that are published. Needs the generalization.
void writeRegions(JsonWriter& json, const Snapshot& snapshot);

/// Members "buckets", "max_p" and "locally_safe"; null where there is no result. With `rows`, each bucket lists the
/// record numbers of its tuples in the source, from 0.
void writeBuckets(JsonWriter& json, const Snapshot& snapshot, bool rows);

} // namespace tranche::cli
