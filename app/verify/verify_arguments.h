// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/csv_options.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// What tranche-verify was asked.
struct VerifyArguments {
    std::filesystem::path release;
    std::vector<std::filesystem::path> originals;
    std::vector<std::string> missingTokens;
    std::string json; ///< file, "-" for standard output, or empty
    bool quiet = false;
    bool help = false;
    bool version = false;

    // How the original is to be read; what was not given is proposed from the file.
    std::optional<char> delimiter;
    std::optional<std::optional<char>> quote;
    std::optional<std::string> encoding;
    std::optional<char> decimal;
    std::optional<std::size_t> skip;
    bool noHeader = false;
    std::vector<std::string> names;

    /// The proposal, overruled by what was given.
    CsvOptions applyTo(CsvOptions proposed) const;
};

/// InvalidArgument with a plain sentence for anything that is not understood.
Result<VerifyArguments> parseVerifyArguments(const std::vector<std::string>& words);

/// What --help prints.
std::string verifyUsage();

} // namespace tranche
