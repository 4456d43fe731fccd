// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/release_request.h"

#include <string>

namespace tranche {

/// source.json of the internal folder: the base names of the source's files, and their digest.
std::string sourceFile(const SourceInfo& source);

} // namespace tranche
