// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"
#include "core/release/release_request.h"

#include <string>

namespace tranche {

/// README.txt: a line is not a record, how to link values, what an analyst may do where that is given, the guarantee in one sentence and
/// what it does not cover, formula cells. Every attribute it names stands in double quotes.
std::string readmeFile(const Snapshot& snapshot, const ReleaseRequest& request, std::size_t formulaCells);

} // namespace tranche
