// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/blind_spot_message.h"
#include "core/jobs/job_context.h"
#include "core/policy/policy.h"
#include "core/verify/reading/release_files.h"
#include "core/verify/signing/check_approvals.h"

#include <optional>
#include <vector>

namespace tranche {

/// Exit statuses of tranche-verify (DEFINITIONS, Verification).
enum class Verdict {
    Holds = 0,
    DoesNotHold = 1,
    Unreadable = 2,     ///< manifest or data cannot be read
    NotShownByFile = 3, ///< sound so far, but the file alone cannot show the guarantee
};

/// One promise that was checked. The statement names attributes, buckets, lines and counts, never a cell value.
struct VerifyCheck {
    Verdict verdict = Verdict::Holds;
    Statement statement;
};

struct VerifyReport {
    Verdict verdict = Verdict::Unreadable;   ///< the worst of the checks
    std::vector<VerifyCheck> checks;         ///< in the order in which they were made; the first that fails may end the list
    std::vector<BlindSpotMessage> cannotSee; ///< what this mode cannot notice
    std::vector<JudgedApproval> approvals;   ///< of format 2, in the order of approvals.json; what is said of them is among the checks
};

/// What is asked beside what a release promises by itself.
struct VerifyOptions {
    bool draft = false; ///< nobody is to have approved yet: approvals are not looked at, nor the rules about what comes after a draft
    std::vector<KnownKey> known = {};     ///< a valid signature by another key is shown as one of an unknown key
    std::vector<SignersKey> signers = {}; ///< whose signatures the release must have
    std::optional<Policy> policy = {};    ///< that the release is judged by, whatever its manifest says
};

/// File only: digests, structure, approvals, and the local condition in every bucket; then the rules of its policy.
VerifyReport verifyFiles(const ReleaseFiles& files, JobContext& job, const VerifyOptions& options = {});

/// File only, then with the original table: equal multisets, every tuple matches a bucket, p(t,s) by plain summation over all
/// matching buckets, nothing of the never-list.
VerifyReport verifyAgainstOriginal(const ReleaseFiles& files, const OriginalTable& original, JobContext& job,
                                   const VerifyOptions& options = {});
/// The same of files that nobody else needs: the bytes of the data go as soon as they are read.
VerifyReport verifyAgainstOriginal(ReleaseFiles&& files, const OriginalTable& original, JobContext& job, const VerifyOptions& options = {});

} // namespace tranche
