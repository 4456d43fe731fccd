// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/prepare_slicing.h"
#include "app/cli/commands/release/export.h"
#include "app/cli/output/json_writer.h"

#include <functional>

namespace tranche::cli {

/// What the report of a command that slices is made of, beside its result.
struct ReportRequest {
    JsonTarget& target;
    const SliceRequest& slicing;
    const std::optional<ExportTools>& tools;
    std::function<void(JsonWriter&)> settings; ///< members "timing" and "settings" into the open object
};

/// Cuts what is prepared, shuffles it, verifies or exports it, and reports on it: JSON where asked for, and the text. Where no buckets can
/// meet the request, reports why, in both.
Result<Exit> sliceAndReport(Run& run, const Snapshot& prepared, const ReportRequest& report);

} // namespace tranche::cli
