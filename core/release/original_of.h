// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"
#include "core/verify/verify_release.h"

namespace tranche {

/// The table of a snapshot as the verifier compares a release with it: with what counts as missing, and with the names of the
/// attributes that are not released, which must stand nowhere in the files. O(attributes).
OriginalTable originalOf(const Snapshot& snapshot);

} // namespace tranche
