// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "app/cli/slice_request.h"
#include "app/cli/table_request.h"
#include "core/pipeline/snapshot.h"
#include "core/pipeline/stage.h"

#include <initializer_list>
#include <string_view>

namespace tranche::cli {

/// What every command that slices is asked for.
struct Requests {
    TableRequest reading;
    RoleRequest roles;
    SliceRequest slicing;
};

/// Fails as the three readers of options do.
Result<Requests> requestsOf(const Arguments& arguments);

struct NamedStage {
    std::string_view phase;
    Stage stage;
};

/// Run stages one after the other until one fails.
Result<Snapshot> runStages(Run& run, Snapshot snapshot, std::initializer_list<NamedStage> stages);

/// Everything before the first cut: table, phi2, columns (by hand where asked for), feasibility.
Result<Snapshot> prepare(Run& run, const Requests& requests);

} // namespace tranche::cli
