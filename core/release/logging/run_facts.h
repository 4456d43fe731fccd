// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/policy/policy.h"
#include "core/release/logging/audit_fact.h"
#include "core/release/release_request.h"
#include "core/verify/verify_release.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

// What the entries of the log say beside their events (DEFINITIONS, Audit log).

/// A table that was read: its files' base names and their digest, tuples and attributes.
AuditFact openedFact(const SourceInfo& source, const Table& table);
/// A recipe that was read or written: the digest of its bytes.
AuditFact recipeFact(std::string_view bytes, bool written);
/// A policy that was read, or judged by: how many rules pass, fail and are waived, and the keys of those that fail.
AuditFact policyFact(const Policy& policy, const std::vector<RuleFinding>& findings);
AuditFact waivedFact(const Waiver& waiver);

/// Results that `now` has and `before` has not: the columns that were proposed; a request that the table cannot hold (what was asked, how
/// far it can go, and the group that stops it by its attributes and its size); a sliced table (fingerprint, buckets, largest p).
/// The fingerprint is of what `request` would write. O(cells) where there is a new sliced table.
AuditFacts resultFacts(const Snapshot& before, const Snapshot& now, const ReleaseRequest& request, const JobContext& job);

/// What the verifier said of the files that a manifest covers.
AuditFact verifiedFact(const VerifyReport& report, const std::string& manifestDigest);
/// An approval that was given: the `number`th of `asked`.
struct ToldApproval {
    std::string name;
    std::string reason;
    std::string keyId;    ///< empty: not signed
    std::string manifest; ///< SHA-256 of the manifest that it was given for
    std::size_t number = 1;
    std::size_t asked = 1;
};
AuditFact approvedFact(const ToldApproval& approval);
/// Folders or zips that were written, by their names without a path, and how many files each has.
AuditFact exportedFact(const std::string& release, std::size_t releaseFiles, const std::string& internal, std::size_t internalFiles);
AuditFact releasedFact(const std::string& manifestDigest);
/// A key that was taken in, by its 16 hex digits: "own key", or that of a "known signer".
AuditFact importedKeyFact(const std::string& keyId, bool own);
/// Something that was asked for and could not be: an approval, an export.
AuditFact refusedFact(const std::string& what, const std::string& why);

/// Add them all. O(their bytes).
void addFacts(AuditLog& log, const AuditFacts& facts);

/// The log of a run that had no log beside it, up to its draft: the table, the recipe that decided (by its bytes; empty: none did), every
/// decision, the policy, waivers and results. What is verified, approved, exported and released is added after. O(cells).
AuditLog auditOfRun(const Snapshot& snapshot, const ReleaseRequest& request, std::string_view recipe,
                    const std::vector<RuleFinding>& findings, const JobContext& job);

} // namespace tranche
