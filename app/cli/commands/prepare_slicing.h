// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "app/cli/output/json_file.h"
#include "app/cli/options/slice_request.h"
#include "app/cli/options/table_request.h"
#include "core/pipeline/snapshot.h"

namespace tranche::cli {

/// What every command that slices is asked for.
struct Requests {
    TableRequest reading;
    RoleRequest roles;
    SliceRequest slicing;
};

/// Fails as the three readers of options do.
Result<Requests> requestsOf(const Arguments& arguments);

/// A kept table with what was asked of its slicing: hierarchies read, names checked, columns by hand.
/// NotFound, InvalidArgument for names that are not released, and as the readers of hierarchies.
Result<Snapshot> withRequest(Run& run, Snapshot kept, const Requests& requests);

/// A command that slices, right before its first cut.
struct PreparedSlicing {
    JsonTarget target; ///< where its JSON goes
    Snapshot snapshot; ///< table, phi2, columns (by hand where asked for), feasibility
};

/// Opens --json before any work is done, computes what stands before the first cut, and notes what a person must know of it.
Result<PreparedSlicing> prepareSlicing(Run& run, const Requests& requests);

/// Notes what a person must know of the columns before anything is cut.
void noteWhatToKnow(const Run& run, const Snapshot& snapshot);

/// Says why no buckets can meet the request, and hands on the failure that ends the command.
std::unexpected<Error> sayInfeasible(Run& run, const Snapshot& prepared);

} // namespace tranche::cli
