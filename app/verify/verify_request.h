// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tranche {

/// What tranche-verify was asked.
struct VerifyRequest {
    std::filesystem::path release;
    std::vector<std::filesystem::path> originals;
    cli::Arguments arguments; ///< how the originals are read, and where the result goes

    /// Every file that is read, as it was named.
    std::vector<std::filesystem::path> inputs() const;
    bool tells() const { return !arguments.has("--quiet") && !jsonToOutput; } ///< whether there are lines for people
    bool jsonToOutput = false;
};

/// InvalidArgument with a plain sentence for anything that is not understood. Where --help or --version is asked for, nothing else is.
Result<VerifyRequest> verifyRequest(const std::vector<std::string>& words);

/// What --help prints.
std::string verifyUsage();

} // namespace tranche
