// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"

#include <QAction>
#include <QActionGroup>
#include <QList>

#include <array>

namespace tranche {

/// Everything that the window can be told to do, once; menus, corner buttons and the command search share these actions.
class Commands final : public QObject {
    Q_OBJECT

public:
    explicit Commands(QWidget* window);

    QAction* open = nullptr;
    QAction* openWithChoices = nullptr; ///< shows how a table is read, however plain that is
    QAction* openDatabase = nullptr;
    QAction* openRecipe = nullptr;
    QAction* saveRecipe = nullptr;
    QAction* saveRecipeAs = nullptr;
    QAction* applyToFile = nullptr; ///< the present decisions, to another table
    QAction* quit = nullptr;
    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* shuffle = nullptr;
    QAction* proposal = nullptr;
    QAction* compute = nullptr;
    QAction* cancel = nullptr;
    QAction* verify = nullptr;
    QAction* review = nullptr;        ///< a release that another person has approved
    QAction* verifyRelease = nullptr; ///< any release
    QAction* keys = nullptr;
    QAction* openPolicy = nullptr;
    QAction* auditLog = nullptr;
    QAction* drawer = nullptr;
    QAction* nextRegion = nullptr;
    QAction* previousRegion = nullptr;
    QAction* palette = nullptr;
    QAction* goToModel = nullptr;
    QAction* goToL = nullptr;
    QAction* goToAlpha = nullptr;
    QAction* goToColumns = nullptr;
    QAction* manual = nullptr;
    QAction* tour = nullptr;
    QAction* glossary = nullptr;
    QAction* guarantee = nullptr;
    QAction* experiments = nullptr;
    QAction* about = nullptr;
    QList<QAction*> stages;            ///< in panel order
    QList<QAction*> samples;           ///< in the order of samples()
    QActionGroup* languages = nullptr; ///< data: "system", "en", "de"
    QActionGroup* schemes = nullptr;   ///< data: "system", "light", "dark", "high-contrast"

    QList<QAction*> all() const;

    /// Texts and what is possible, after every change.
    void refresh(const Session& session);

private:
    QAction* make(const QString& text, const QString& icon, const QKeySequence& keys = {});
    void makeFile();
    void makeEdit();
    void makeView();
    void makeStages();
    void makeHelp();

    QWidget* m_window;
    QList<QAction*> m_all;
};

} // namespace tranche
