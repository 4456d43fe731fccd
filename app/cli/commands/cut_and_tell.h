// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/json_writer.h"
#include "app/cli/commands/prepare.h"

#include <functional>

namespace tranche::cli {

/// What the end of a command that slices needs of its beginning.
struct Telling {
    JsonTarget& target;
    const SliceRequest& slicing;
    std::function<void(JsonWriter&)> settings; ///< members "timing" and "settings" into the open object
};

/// Cuts what is prepared, shuffles it, verifies or exports it, and tells of it: JSON where asked for, and the text. Where no buckets can
/// meet the request, says why, in both.
Result<Exit> cutAndTell(Run& run, const Snapshot& prepared, const Telling& telling);

} // namespace tranche::cli
