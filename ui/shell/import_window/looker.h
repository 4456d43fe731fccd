// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"
#include "core/import/secret/secret_bytes.h"
#include "core/table/attribute_profile.h"
#include "ui/session/load_table.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tranche {

/// Who looks at files before they are read; lookAtAnySource(), or what a test says. Called on a worker, which may be busy with it after the
/// window has gone.
using Looker = std::function<Result<ImportLook>(std::span<const std::filesystem::path> files, const std::optional<ImportOptions>& options,
                                                LookExtent extent, JobContext& job)>;

/// Who looks at databases with this password; called on the window's thread.
using DatabaseLooker = std::function<Looker(std::shared_ptr<const Passphrase> password)>;

/// A look, and what the window shows beside it.
struct Looked {
    ImportLook look;
    std::vector<AttributeProfile> profiles = {}; ///< of the first records, by attribute
    std::vector<std::uint64_t> bytes = {};       ///< of each file; 0 where nobody knows
    ReadAlready read = {};                       ///< what was read of it, and how
};

/// What is looked at, and how.
struct LookOrder {
    std::vector<std::filesystem::path> files = {};
    std::optional<ImportOptions> options = {};           ///< nullopt: as the files propose themselves
    std::vector<std::string> missing = {};               ///< codes for missing values
    std::map<std::string, AttributeSchema> decided = {}; ///< by attribute; of this, only codes for missing values count
    std::shared_ptr<const ReadSource> all = {};          ///< what a look at all records has read by these options but conversions
};

/// How a recipe says that these files are read, which may be others than its own; called on a worker.
struct RememberedReading {
    ImportOptions options;
    std::vector<std::string> missing = {};
    std::map<std::string, AttributeSchema> decided = {}; ///< by attribute
};
using RecipeReader = std::function<Result<RememberedReading>(const std::filesystem::path& recipe,
                                                             std::span<const std::filesystem::path> files, JobContext& job)>;

} // namespace tranche
