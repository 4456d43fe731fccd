// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/release/keys/minisign.h"

#include <map>
#include <string>
#include <vector>

namespace tranche {

class Draft;

/// A person's word that exactly the files that a manifest covers may be published; signed, where a key was at hand.
struct Approval {
    std::string name;      ///< never blank
    std::string reason;    ///< never blank
    std::string time;      ///< UTC, ISO 8601
    std::string key;       ///< public key, 56 signs; empty: not signed
    std::string keyId;     ///< 16 hex digits; empty: not signed
    std::string signature; ///< the text of manifest.json.KEYID.minisig; empty: not signed
    std::string manifest;  ///< SHA-256 of the manifest that it was given for, hex

    bool isSigned() const { return !key.empty(); }
    friend bool operator==(const Approval&, const Approval&) = default;
};

/// Approve the files of a draft, now. `key` null: by name and reason alone. The trusted comment of a signature is one line of JSON with
/// name, reason and time (DEFINITIONS, Release). InvalidArgument when name or reason is blank, or a rule of the policy neither holds nor
/// is waived; as signBytes(). O(bytes of the manifest).
Result<Approval> approve(const Draft& draft, const std::string& name, const std::string& reason, const SigningKey* key = nullptr);
/// The same of a manifest that was read back.
Result<Approval> approveManifest(const std::string& manifest, const std::string& name, const std::string& reason, const SigningKey* key);

/// What is written for them: approvals.json ([{name, reason, time, key, signature}], null where it is not signed) and a file for each
/// signature, by name.
std::map<std::string, std::string> approvalFiles(const std::vector<Approval>& approvals);

/// Whether these, all given for this manifest, are by so many different persons: by different keys, and by different names where one of
/// two is not signed. InvalidArgument: OtherApproval, SameApprover, NotSigned where signatures are asked for; TooFewApprovals unless
/// `mayLack`.
struct ApprovalsAsked {
    std::size_t count = 1;
    bool isSigned = false;
    bool mayLack = false; ///< it is written for review: at least one, and one too few
};
Result<void> checkApprovals(const std::vector<Approval>& approvals, const std::string& manifest, const ApprovalsAsked& asked);

} // namespace tranche
