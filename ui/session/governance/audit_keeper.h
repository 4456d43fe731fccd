// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "core/release/logging/audit_fact.h"
#include "ui/session/document.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace tranche {

class AuditBook;
class RecipeKeeper;
class Session;

/// Tells the log of a session what is decided and what comes of it, within a second; the log lies beside the recipe, or beside the kept
/// one where the table has none. To be made right after the keeper of the recipes, so that it hears of a change before any panel.
class AuditKeeper final : public QObject {
    Q_OBJECT

public:
    AuditKeeper(Session& session, RecipeKeeper& recipes, QObject* parent = nullptr);
    ~AuditKeeper() override;

    std::shared_ptr<AuditBook> book() const { return m_book; }
    /// Somebody took in a key, which is told of the table that is open; where none is, of the next.
    void noteKey(const AuditFact& fact);
    /// Before the program ends in order: hears of nothing more. What it gives back writes what is not written yet, and is to be done before
    /// the kept recipe goes, with which the log of a table without a recipe stays or goes; aside, for it needs nothing of this.
    std::function<void()> endWell();

signals:
    void changed(); ///< the log was read anew: it may have more entries, or be another
    void failed(const tranche::Error& error);

private:
    void follow(const Document& now, const Document& before);
    void begin();
    void nameIt(const QString& recipe);
    void writeSoon();
    void write();

    Session& m_session;
    RecipeKeeper& m_recipes;
    std::shared_ptr<AuditBook> m_book;
    std::vector<AuditFact> m_early; ///< taken in while no table was open
    std::size_t m_step = 0;
    bool m_hasFailed = false; ///< and was said
    QTimer m_timer;
    std::unique_ptr<JobRunner> m_runner; // last: its thread ends before all else goes
};

} // namespace tranche
