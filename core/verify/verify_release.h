// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/table/table.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tranche {

/// The files of a .release folder by name, whether they lie on disk or are about to be written.
using ReleaseFiles = std::map<std::string, std::string>;

/// Exit statuses of tranche-verify (DEFINITIONS, Verification).
enum class Verdict {
    Holds = 0,
    DoesNotHold = 1,
    Unreadable = 2,     ///< manifest or data cannot be read
    NotShownByFile = 3, ///< sound so far, but the file alone cannot show the guarantee
};

/// One promise that was checked. The sentence names attributes, buckets, lines and counts, never a cell value.
struct VerifyCheck {
    Verdict verdict = Verdict::Holds;
    std::string sentence;
};

struct VerifyReport {
    Verdict verdict = Verdict::Unreadable; ///< the worst of the checks
    std::vector<VerifyCheck> checks;       ///< in the order in which they were made; the first that fails may end the list
    std::vector<std::string> cannotSee;    ///< what this mode cannot notice, one sentence each
};

/// What the verifier is given about the original table.
struct OriginalTable {
    std::shared_ptr<const Table> table;
    std::vector<std::string> missingTokens;
    std::vector<std::string> neverNames; ///< names of identifiers and excluded attributes, where the caller knows them
};

/// Read the files of a release folder. NotFound, Io. Does not follow links or enter folders; a folder inside is BadInput.
Result<ReleaseFiles> readReleaseFolder(const std::filesystem::path& folder);

/// File only: digests, structure, and the local condition in every bucket.
VerifyReport verifyFiles(const ReleaseFiles& files, JobContext& job);

/// File only, then with the original table: equal multisets, every tuple matches a bucket, p(t,s) by plain summation over all
/// matching buckets, nothing of the never-list.
VerifyReport verifyAgainstOriginal(const ReleaseFiles& files, const OriginalTable& original, JobContext& job);
/// The same of files that nobody else needs: the bytes of the data go as soon as they are read.
VerifyReport verifyAgainstOriginal(ReleaseFiles&& files, const OriginalTable& original, JobContext& job);

} // namespace tranche
