// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/pinned_columns.h"
#include "core/pipeline/snapshot.h"

namespace tranche {

/// A snapshot in whose columns what is pinned stays together (withPins). The same one where the columns are by hand, are not there yet, or
/// keep it together as they were proposed. O(attributes * groups).
Snapshot withPinsKept(const Snapshot& snapshot, const Pins& pins);

} // namespace tranche
