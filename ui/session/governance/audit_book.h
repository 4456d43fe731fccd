// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/audit_file.h"
#include "core/audit/read_audit.h"
#include "core/jobs/job_context.h"
#include "core/release/logging/audit_fact.h"
#include "ui/session/document.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tranche {

/// The log of a session: takes up what happens at once, and writes it, in order, on whatever thread asks for it. Without a file it is kept
/// in memory. May be called from any thread; what writes takes as long as the disk, so never call that on the GUI thread.
class AuditBook final : public QObject {
    Q_OBJECT

public:
    // taken up at once, and written later

    /// From one state of the document to the next. Those of one `step` of the history that were not written yet are one.
    void note(const Document& before, const Document& now, std::size_t step);
    void note(const AuditFact& fact);
    /// Another table: its log goes on, or begins, in this file; empty: in memory. `afresh`: what stands in the file is of another table.
    void begin(const QString& path, bool afresh);
    /// The same log in another file from now on; the old one goes where it is `kept`, to which nobody gave its name.
    void moveTo(const QString& path, const QString& kept);

    // written, on this thread

    /// Write what was taken up. Io, DoesNotHold, AlreadyExists as AuditFile; what was not written is told again next time.
    Result<void> write();
    /// Write that as well, and wait until everything is on the disk: before an approval, a waiver or a release counts.
    Result<void> record(const AuditFact& fact);
    /// What was taken up so far is in it, as far as it could be written.
    AuditHead head();

    /// Read the log from where it lies and check its chain, for reading(). On this thread, O(bytes).
    void check(const JobContext& job);
    /// What check() found last, or why it could not read; null: it was not asked yet.
    std::shared_ptr<const Result<AuditReading>> reading() const;

    /// As written so far; does not wait.
    std::vector<std::string> lines() const;
    std::string text() const;
    /// Where it is; empty: in memory.
    QString path() const;

signals:
    void checked(); ///< on the thread that did it

private:
    struct Change {
        Document before;
        Document now;
        std::size_t step = 0;
    };
    struct Begin {
        QString path;
        bool afresh = false;
    };
    struct Move {
        QString path;
        QString kept;
    };
    using Entry = std::variant<Change, AuditFact, Begin, Move>;

    std::optional<Entry> takeNext();
    void putBack(Entry entry);
    void putBack(AuditFacts facts);
    Result<void> carryOut(const Entry& entry);
    Result<void> open(const Begin& begin);
    Result<void> move(const Move& move);
    Result<void> append(const AuditFact& fact);
    void publish();

    std::mutex m_writing; ///< held while entries are written, so that they stay in order
    std::optional<AuditFile> m_file;
    AuditLog m_memory; ///< where there is no file

    std::atomic<std::size_t> m_turns = 0; ///< of check(), as they began

    mutable std::mutex m_mutex; ///< of what follows
    std::vector<Entry> m_waiting;
    std::vector<std::string> m_lines;
    QString m_path;
    std::shared_ptr<const Result<AuditReading>> m_reading;
    std::size_t m_turn = 0; ///< that m_reading is of
};

} // namespace tranche
