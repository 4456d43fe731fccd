// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/database/database_options.h"
#include "core/import/secret/secret_bytes.h"
#include "core/verify/verify_release.h"
#include "ui/session/governance/key_book.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// The original of a release, and how it is read; empty: there is none.
struct OriginalAsked {
    std::vector<std::filesystem::path> tables = {}; ///< its files
    std::vector<std::string> missingTokens = {};    ///< that stand for a missing value there
    /// A recipe that says how it is read, and where no table is named, what it is; empty: that is detected.
    std::filesystem::path recipe = {};
    std::shared_ptr<const Passphrase> password = {}; ///< of a server that the recipe reads from; null: none

    bool isNone() const { return tables.empty() && recipe.empty(); }
};

/// A release that is to be verified, and what it is to be verified with; what is empty is not asked for.
struct VerifyAsked {
    std::filesystem::path release; ///< folder or zip
    OriginalAsked original = {};
    std::filesystem::path policy = {}; ///< that it is judged by
    std::filesystem::path signer = {}; ///< a public key that must have signed
};

struct Verified {
    VerifyReport report;
    std::vector<Statement> readAs; ///< how the files of the original table were read
};

/// Reads it; `readAs` tells what was detected. Fails as the readers do, with a base name. For a worker.
Result<OriginalTable> readOriginal(const OriginalAsked& asked, std::vector<Statement>& readAs, JobContext& job);

/// Reads everything and asks the verifier; `keys` may be null. Fails where a file cannot be read, with its base name. For a worker.
Result<Verified> verifyAsked(const VerifyAsked& asked, const KeyBook* keys, JobContext& job);

/// The server that the recipe reads from, where its password is what was lacking. For a worker.
std::optional<DatabaseOptions> serverThatAsks(const OriginalAsked& asked, const Error& error);

} // namespace tranche
