// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/read_audit.h"

#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// Who approved a release, and why, as the release says.
struct SealedApproval {
    std::string name;
    std::string reason;

    friend bool operator==(const SealedApproval&, const SealedApproval&) = default;
};

/// What a release says of the log that it was made from.
struct ReleaseSeal {
    AuditHead audit;            ///< `audit` of the manifest
    std::string manifestDigest; ///< SHA-256 of the manifest's bytes
    std::vector<SealedApproval> approvals;
};

/// From the bytes of manifest.json and approvals.json. BadInput as AuditMessage::NoSeal. O(bytes).
Result<ReleaseSeal> readReleaseSeal(std::string_view manifest, std::string_view approvals);

/// A log beside the release that was made from it.
struct SealComparison {
    std::optional<Error>
        fault; ///< the log is shorter, is another one, or tells of another approval; its place is the line, if there is one
    std::vector<Statement> remarks; ///< approvals that do not stand in the log
};

/// Whether the log, whose chain is intact, begins with the entries that the release was made from, and tells of no approval of this release
/// that it does not have. The chain makes the last digest speak for all before. O(entries * approvals).
SealComparison compareWithRelease(const AuditReading& log, const ReleaseSeal& seal);

} // namespace tranche
