// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// What an entry of the log tells (DEFINITIONS, Audit log); each has a word in the file.
enum class AuditEvent {
    Opened,
    Recipe,
    Policy,
    Role,
    Type,
    Missing,
    Order,
    Bins,
    Column,
    Parameter,
    Proposal,
    Result,
    Refused,
    Undone,
    Verified,
    Waived,
    Approved,
    Released,
    Exported,
    ImportedKey,
    Recovered,
};

std::string_view auditWord(AuditEvent event); ///< "imported key"
std::optional<AuditEvent> auditEventOf(std::string_view word);

/// Length of a chain and the digest of its last line; 0 and 64 zeros where it is empty.
struct AuditHead {
    std::size_t entries = 0;
    std::string digest = std::string(64, '0');

    friend bool operator==(const AuditHead&, const AuditHead&) = default;
};

/// A chain of entries, one JSON object a line; each holds the SHA-256 of the line before.
class AuditLog {
public:
    /// Empty.
    AuditLog() = default;
    /// Go on from lines that were read; their chain is not looked at. O(1) beside the last line's digest.
    explicit AuditLog(std::vector<std::string> lines);

    /// Add an entry: "n", "time" (UTC, now), "event", then `facts`, then "previous". Facts hold no cell value, path, account or machine
    /// name. Returns the line without its end.
    const std::string& add(AuditEvent event, const QJsonObject& facts);
    /// The line that add() would add.
    std::string lineFor(AuditEvent event, const QJsonObject& facts) const;
    /// Add a line of lineFor(), with nothing added in between.
    void take(std::string line);

    AuditHead head() const;
    const std::vector<std::string>& lines() const { return m_lines; }
    std::string text() const; ///< every line with its '\n'

private:
    std::vector<std::string> m_lines;
    std::string m_digest = std::string(64, '0');
};

} // namespace tranche
