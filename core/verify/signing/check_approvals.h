// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/reading/release_files.h"
#include "core/verify/signing/approvals_file.h"
#include "core/verify/signing/signers_key.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// A key that whoever verifies knows, and whose it is in their words.
struct KnownKey {
    std::string name;
    SignersKey key;
};

/// How an approval stands.
enum class ApprovalState {
    NotSigned,
    SignedByKnown,
    SignedByUnknown, ///< the signature is valid, but the key is none that was given as known
    Broken,          ///< see the statement
};

/// An entry of approvals.json that was judged.
struct JudgedApproval {
    ApprovalEntry entry;
    ApprovalState state = ApprovalState::Broken;
    std::optional<SignersKey> key; ///< that it is signed with; none where it is not signed or cannot be read
    std::string knownAs;           ///< of a known signer
    Statement statement;           ///< that says so
};

/// All approvals of a release.
struct ApprovalReport {
    std::vector<JudgedApproval> approvals; ///< in the order of approvals.json
    std::vector<Error> faults;             ///< of the files as a whole: a signature that belongs to no entry, a key twice
    std::size_t valid = 0;                 ///< approvals that count: of different keys, and of different names where they are not signed

    bool allSigned() const;
    bool anyUnknown() const;
    bool signedWith(const SignersKey& key) const; ///< validly
};

/// Judge approvals.json and the signature files of a release of format 2 by the bytes of manifest.json.
///
/// An entry with a key needs the file manifest.json.KEYID.minisig with the same signature, valid over the manifest, whose trusted comment
/// says what the entry says; every signature file needs an entry. Approvals of one key, and unsigned ones of one name, count once.
/// BadInput where approvals.json cannot be read; DoesNotHold where there is none. O(bytes of the manifest * entries).
Result<ApprovalReport> checkApprovals(const ReleaseFiles& files, const std::vector<KnownKey>& known);

/// Whether a file is named like a signature of the manifest: manifest.json.KEYID.minisig, KEYID 16 hex digits in capitals.
bool isSignatureName(std::string_view name);

} // namespace tranche
