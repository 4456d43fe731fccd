// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/governance/audit_keeper.h"
#include "ui/session/recent_files.h"
#include "ui/session/recipe_keeper.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

class QMenu;
class QFileInfo;
class QSettings;
class QWidget;

namespace tranche {

class Banner;
class Commands;
class Questions;
class Session;

/// Recipes in the window: opening, saving, what was opened last, what was left behind, and the one question before decisions are lost.
class RecipeFiles final : public QObject {
    Q_OBJECT

public:
    struct Surroundings {
        QWidget* window = nullptr;
        Banner* notice = nullptr; ///< what went wrong, and what differs
        std::shared_ptr<Questions> questions;
        std::shared_ptr<QSettings> settings;
        QString stateFolder;                               ///< empty: nothing is kept by itself
        std::function<bool(const QString& path)> isSample; ///< samples are on the welcome page anyway
    };

    RecipeFiles(Session& session, Surroundings around, QObject* parent);

    RecipeKeeper& keeper() { return m_keeper; }
    AuditKeeper& audit() { return m_audit; }
    RecentFiles& recents() { return m_recents; }
    /// Decisions that were left behind and not yet taken up or forgotten, newest first.
    const std::vector<UnsavedWork>& unsaved() const { return m_unsaved; }
    void recoverNewest();
    void forgetNewest();

    void connectTo(const Commands& commands, QMenu* recentMenu, std::function<void(const QStringList&)> openTables);
    void askAndOpen();
    void open(const QString& path);
    /// By what it was remembered as: a recipe may have any ending.
    void openRecent(RecentFiles::Kind kind, const QStringList& paths);
    void save();
    void saveAs();
    /// Asks for other files, and applies the present decisions to them.
    void applyToFile();
    /// Does `next` at once, or after the question where a recipe has decisions that are not saved. The only place that asks.
    void leaveFor(std::function<void()> next);
    /// The recipe's name with a star while it is changed; empty: the table has no recipe.
    QString title() const;
    /// Whether the notice tells what the table has otherwise than its recipe.
    bool differs() const { return m_differs; }
    /// "Recipe saved", "Recipe changed"; empty: the table has no recipe.
    QString state() const;

    /// Says why a recipe was not opened, with the way out where its table is not in its place. False: no recipe was being opened.
    bool explain(const Error& error);

    static bool isRecipe(const QString& path) { return path.endsWith(QLatin1String(".tranche"), Qt::CaseInsensitive); }

signals:
    void changed();
    void unsavedChanged();
    void rolesWanted();

private:
    /// Reads the recipe that was asked for, with these tables and this password.
    using Opening = std::function<void(const QStringList& tables, std::shared_ptr<const Passphrase> password)>;

    void start(Opening how, const QString& name, const QStringList& tables, std::shared_ptr<const Passphrase> password);
    void rememberTable();
    void rememberRecipe(const QString& path);
    void fillRecent(QMenu* menu);
    void sayGone(RecentFiles::Kind kind, const QStringList& paths, const QFileInfo& gone);
    void sayWhatDiffers();
    void sayFailure(const Error& error);
    void read(const QString& name, Opening how);
    void askForPassword(const DatabaseOptions& server);

    Session& m_session;
    Surroundings m_around;
    RecentFiles m_recents;
    RecipeKeeper m_keeper;
    AuditKeeper m_audit;
    std::vector<UnsavedWork> m_unsaved;
    std::function<void(const QStringList&)> m_openTables;
    Opening m_opening; ///< null: no recipe is being read
    QStringList m_openingTables;
    bool m_passwordTried = false; ///< for the recipe that is being read
    QString m_openingName;
    bool m_differs = false; ///< the notice tells what differs
};

} // namespace tranche
