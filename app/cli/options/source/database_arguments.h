// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"
#include "core/import/database/database_options.h"

#include <filesystem>
#include <span>

namespace tranche::cli {

/// What is read from which database: by --connection a server, else the file; by --table-name or --query what of it. InvalidArgument for
/// what cannot be meant, and for an address with a password in it: others on this computer see what was typed.
Result<DatabaseOptions> databaseOptions(const Arguments& arguments, std::span<const std::filesystem::path> files);

} // namespace tranche::cli
