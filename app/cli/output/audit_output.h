// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/release_seal.h"

#include <optional>
#include <string>

namespace tranche::cli {

/// A log that was checked, beside a release where one was named.
struct AuditVerdict {
    const AuditReading& reading;
    std::optional<ReleaseSeal> seal;
    SealComparison compared = {}; ///< where the chain is intact

    const std::optional<Error>& fault() const { return reading.fault ? reading.fault : compared.fault; }
};

/// How long the chain is and what its head is, what was left out, and how it stands to the release; nothing of what is wrong.
std::string auditText(const AuditVerdict& verdict);

/// `format` 1, `entries`, `head`, `intact`, `first_bad` (null or `line` and `why`), `torn_bytes`, `release` (null or `entries`, `head`,
/// `matches`, and `approvals_elsewhere`).
std::string auditJson(const AuditVerdict& verdict);

} // namespace tranche::cli
