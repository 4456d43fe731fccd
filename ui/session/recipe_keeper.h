// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/secret/secret_bytes.h"
#include "core/jobs/job_runner.h"
#include "ui/session/recipe_state.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

class Session;

/// Keeps the decisions of a session: in the recipe that a person named, when told to, and by itself in the state folder, at most two
/// seconds after each decision, so that the end of the program at any moment loses no more. Writing happens beside the GUI thread.
class RecipeKeeper final : public QObject {
    Q_OBJECT

public:
    /// `stateFolder` may be empty: then nothing is kept by itself.
    RecipeKeeper(Session& session, const QString& stateFolder, QObject* parent = nullptr);
    ~RecipeKeeper() override;

    /// The recipe of the table that is open; empty: it has none.
    QString file() const;
    /// Where decisions of a table without a recipe are kept; empty: nowhere.
    QString keptPath() const { return m_state ? m_state->recipePath() : QString(); }
    /// Whether the table has a recipe and something was decided since that was opened or saved.
    bool isChanged() const;
    /// The same as it was when decisions were last kept, a second ago at most; costs nothing.
    bool wasChanged() const { return m_wasChanged; }

    void open(const QString& path, const QStringList& tables = {}, std::shared_ptr<const Passphrase> password = {});
    /// Takes up what was left behind; it is forgotten once it was taken over.
    void recover(const UnsavedWork& work, const QStringList& tables = {}, std::shared_ptr<const Passphrase> password = {});
    /// Writes the recipe; `then` follows where that worked. Else failed() says why, and the recipe counts as changed.
    void save(const QString& path, std::function<void()> then = {});
    /// Before the program ends in order: decisions without a recipe of their own stay kept and are offered next time; others are in their
    /// recipe, or somebody has said that they need not be. Hears of nothing more. It is written aside, after `first`, and nobody waits for
    /// it: JobRunner::awaitLetGo() does.
    void endWell(std::function<void()> first = {});

signals:
    /// The file, or whether it is changed.
    void changed();
    void opened(const QString& path);
    void saved(const QString& path);
    void failed(const tranche::Error& error);

private:
    /// What belongs to a table that was opened in this run; undo may come back to it.
    struct RecipeBinding {
        std::weak_ptr<const OpenedTable> table;
        QString file;
        std::string savedText;
    };

    RecipeBinding* current();
    const RecipeBinding* current() const;
    void arrived();
    void noteDecision();
    void keepNow();
    std::string textNow() const;
    void finishSaving(const Result<void>& written, const QString& path);

    Session& m_session;
    std::shared_ptr<RecipeState> m_state; ///< null once all ends; whoever writes holds it, so that it is not taken for left behind
    std::vector<RecipeBinding> m_tables;
    QString m_opening;                       ///< the recipe that is being read
    std::optional<UnsavedWork> m_recovering; ///< what is being read
    QString m_takenOver;                     ///< what is forgotten once the state folder holds it anew
    std::string m_keptText;                  ///< what the state folder holds
    QString m_keptFile;
    bool m_wasChanged = false;
    QTimer m_timer;
    std::unique_ptr<JobRunner> m_keepingRunner; // last: their threads end before all else goes
    JobRunner m_savingRunner;
};

} // namespace tranche
