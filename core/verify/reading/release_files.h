// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tranche {

/// The files of a .release folder by name, whether they lie on disk or are about to be written.
using ReleaseFiles = std::map<std::string, std::string>;

/// What the verifier is given about the original table.
struct OriginalTable {
    std::shared_ptr<const Table> table;
    std::vector<std::string> missingTokens;
    std::vector<std::string> neverNames; ///< names of identifiers and excluded attributes, where the caller knows them
    std::map<std::string, std::vector<std::string>> missingTokensOf = {}; ///< by attribute, beside those of all
};

} // namespace tranche
