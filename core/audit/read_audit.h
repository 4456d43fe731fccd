// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/audit_log.h"
#include "core/jobs/job_context.h"

#include <QJsonObject>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// One line of a log that was read.
struct AuditEntry {
    std::size_t number = 0; ///< what it says of itself, "n"
    std::string time;
    AuditEvent event = AuditEvent::Opened;
    QJsonObject facts; ///< what is neither n, time, event nor previous
    std::string previous;
    std::string digest; ///< of its own bytes

    friend bool operator==(const AuditEntry&, const AuditEntry&) = default;
};

/// A log as it was read.
struct AuditReading {
    std::vector<std::string> lines;                 ///< without their ends; a torn last line is left out
    std::vector<std::optional<AuditEntry>> entries; ///< by line; none where the line is no entry
    std::optional<Error> fault; ///< what is wrong with the first bad line, which is its place; none: the chain is intact
    std::size_t torn = 0;       ///< bytes of the last line that were left out because it has no end

    bool isIntact() const { return !fault; }
    /// Of all lines.
    AuditHead head() const;
};

/// Read a log and check its chain (DEFINITIONS, Audit log): every line is an entry, numbered from 1, and holds the digest of the line
/// before. A line that was changed, removed, moved or inserted is found, but for changes at the end, which compareWithRelease() finds.
/// O(bytes).
AuditReading readAudit(std::string_view text, const JobContext& job = {});

} // namespace tranche
