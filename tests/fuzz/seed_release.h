// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/reading/release_files.h"

namespace tranche::fuzz {

/// The small release beside the targets, which holds.
const ReleaseFiles& seedRelease();

/// Lets the manifest list the files as they are now, as somebody would who hides a change; leaves a manifest that is no JSON alone.
void repairDigests(ReleaseFiles& files);

} // namespace tranche::fuzz
