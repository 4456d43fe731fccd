// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/verify_release.h"
#include "ui/session/governance/key_book.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tranche {

/// A release that is to be verified, and what it is to be verified with; what is empty is not asked for.
struct VerifyAsked {
    std::filesystem::path release;                  ///< folder or zip
    std::vector<std::filesystem::path> tables = {}; ///< files of the original table
    std::vector<std::string> missingTokens = {};    ///< that stand for a missing value there
    std::filesystem::path policy = {};              ///< that it is judged by
    std::filesystem::path signer = {};              ///< a public key that must have signed
};

struct Verified {
    VerifyReport report;
    std::vector<Statement> readAs; ///< how the files of the original table were read
};

/// The files of an original table, read as they look; `readAs` tells how. Fails as the readers do, with a base name. For a worker.
Result<OriginalTable> readOriginal(const std::vector<std::filesystem::path>& tables, const std::vector<std::string>& missingTokens,
                                   std::vector<Statement>& readAs, JobContext& job);

/// Reads everything and asks the verifier; `keys` may be null. Fails where a file cannot be read, with its base name. For a worker.
Result<Verified> verifyAsked(const VerifyAsked& asked, const KeyBook* keys, JobContext& job);

} // namespace tranche
