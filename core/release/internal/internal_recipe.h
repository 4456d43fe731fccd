// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"
#include "core/recipe/recipe.h"
#include "core/release/release_request.h"

namespace tranche {

/// The recipe that the internal folder keeps: with the same table it gives the same columns and buckets again.
///
/// Files are named by their base names alone. Orders and hierarchies of attributes that are not released are left out, for the internal
/// folder never holds their values; an order lists only values of kept tuples. Needs snapshot.kept. O(attributes + values).
Recipe internalRecipe(const Snapshot& snapshot, const ReleaseRequest& request);

} // namespace tranche
