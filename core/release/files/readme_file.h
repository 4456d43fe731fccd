// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"
#include "core/recipe/release_options.h"

#include <string>

namespace tranche {

/// README.txt: a line is not a record, how to link values, the guarantee in one sentence and what it does not cover, formula cells.
/// Every attribute it names stands in double quotes.
std::string readmeFile(const Snapshot& snapshot, const ReleaseOptions& options, std::size_t formulaCells);

} // namespace tranche
