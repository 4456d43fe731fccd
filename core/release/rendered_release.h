// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/release/files/lines/linking_figures.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace tranche {

/// Both folders, file by file, as they would be written; a name with a slash lies in a folder inside.
struct RenderedRelease {
    std::map<std::string, std::string> release;
    std::map<std::string, std::string> internal;
    std::size_t formulaCells = 0;              ///< cells that a spreadsheet would run (before prefixing)
    std::vector<RuleFinding> policy = {};      ///< every rule that the policy asks for, waivers applied
    std::vector<LinkingFigures> linkings = {}; ///< of the linkings in `release`, in their order; empty: nobody counted
};

} // namespace tranche
