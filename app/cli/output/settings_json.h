// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/json_writer.h"
#include "app/cli/phases.h"
#include "app/cli/commands/prepare_slicing.h"

namespace tranche::cli {

/// Members of an open object: everything that was used, defaults included. Files by base name only; of a given order only whose it is.
void writeReadingSettings(JsonWriter& json, const TableRequest& request);
void writeRoleSettings(JsonWriter& json, const RoleRequest& request);
void writeSliceSettings(JsonWriter& json, const SliceRequest& request);

/// Member "timing": milliseconds by phase, and "total", their sum.
void writeTimings(JsonWriter& json, const Phases& phases);

/// Members "timing" and "settings" of a command that slices.
void writeRun(JsonWriter& json, const Phases& phases, const Requests& requests);

} // namespace tranche::cli
