// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/read_audit.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tranche {

/// A log on the disk that this program alone writes to. Each entry is there whole or not at all.
class AuditFile {
public:
    /// Goes on with a log, or begins one, for this account only. A last line that was cut off is taken away, and `recovered` says so.
    /// DoesNotHold, with what readAudit() says, where the chain is broken: nothing is added to such a log. AlreadyExists as
    /// AuditMessage::InUse where another program writes it. Io. O(bytes).
    static Result<AuditFile> open(const std::filesystem::path& path, const JobContext& job = {});

    AuditFile(AuditFile&& other) noexcept;
    AuditFile& operator=(AuditFile&& other) noexcept;
    ~AuditFile();

    /// Add an entry; facts as for AuditLog::add(). Where it cannot be written whole nothing is: Io. O(bytes of the entry).
    Result<void> append(AuditEvent event, const QJsonObject& facts);
    /// Add lines of another log that begins as this one does: what was decided before this one had a name.
    /// InvalidArgument where it does not. O(bytes).
    Result<void> appendRest(const std::vector<std::string>& lines);
    /// Everything that was added is on the disk when this returns: before an approval, a waiver or a release counts. Io.
    Result<void> flush();

    AuditHead head() const { return m_log.head(); }
    const std::vector<std::string>& lines() const { return m_log.lines(); }
    std::string text() const { return m_log.text(); }
    const std::filesystem::path& path() const { return m_path; }
    /// Bytes of a last line that was cut off when the log was opened.
    std::size_t torn() const { return m_torn; }

private:
    AuditFile(std::filesystem::path path, int descriptor);
    Result<void> readExisting(const JobContext& job);
    Result<void> write(std::string line);
    void close();

    std::filesystem::path m_path;
    int m_descriptor = -1; ///< holds the lock
    AuditLog m_log;
    std::size_t m_bytes = 0; ///< that the file has
    std::size_t m_torn = 0;
};

/// The log beside a recipe: NAME.audit.jsonl beside NAME.tranche.
std::filesystem::path auditPathOf(const std::filesystem::path& recipe);

/// A log that cannot be gone on with, put aside under the first free name of its kind: NAME.audit.1.jsonl. Io.
Result<std::filesystem::path> setAside(const std::filesystem::path& log);

} // namespace tranche
