// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"
#include "app/words/own_words.h"
#include "core/import/request/import_options.h"
#include "core/table/schema.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tranche::cli {

/// Which files to read, and how.
struct TableRequest {
    std::vector<std::filesystem::path> files;
    ImportOptions options;
    std::vector<std::string> missingTokens;
    std::vector<std::pair<std::string, std::string>> missingTokensFor = {}; ///< attribute, text
};

/// What was said about the attributes, by name.
struct RoleRequest {
    std::vector<std::string> sensitive; ///< in the order in which they were named
    bool joint = false;                 ///< they count as one
    std::vector<std::string> identifiers;
    std::vector<std::string> excluded;
    std::optional<std::vector<std::string>> keep;
    std::vector<std::string> categorical;
    std::vector<std::string> numeric;
    std::vector<std::pair<std::string, std::string>> dates; ///< attribute, pattern
    std::vector<std::pair<std::string, std::vector<std::string>>> orders;
    std::vector<std::pair<std::string, std::filesystem::path>> ordersFrom; ///< by the leaves of a hierarchy
    std::vector<std::pair<std::string, std::uint32_t>> binsFor;
    std::uint32_t bins = 10;
    MissingRule missing = MissingRule::DropTuple;
};

Result<TableRequest> tableRequest(const Arguments& arguments);
Result<RoleRequest> roleRequest(const Arguments& arguments);

} // namespace tranche::cli
