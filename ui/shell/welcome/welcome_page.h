// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "ui/session/recent_files.h"
#include "ui/session/recipe_state.h"

#include <QScrollArea>
#include <QStringList>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tranche {

class Banner;
class RecentList;

/// What stands in the middle while no table is open: what this is for, the ways in, what was opened last, what was left behind, and
/// samples.
class WelcomePage final : public QScrollArea {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

    QPushButton* openButton() const { return m_open; }
    void showRecents(const RecentFiles& recents);
    /// Offers the newest of them; empty: nothing is offered.
    void showUnsaved(const std::vector<UnsavedWork>& unsaved);

signals:
    void openRequested();
    void openRecipeRequested();
    void tourRequested();
    void sampleRequested(const QString& name);
    void recentRequested(tranche::RecentFiles::Kind kind, const QStringList& paths);
    void forgetRequested(tranche::RecentFiles::Kind kind, const QStringList& paths);
    void recoverRequested();
    void forgetUnsavedRequested();

private:
    struct Recents {
        QLabel* none = nullptr;
        RecentList* list = nullptr;
    };

    void build();
    QWidget* buildWaysIn(QWidget* parent);
    QWidget* buildLists(QWidget* parent);
    void addRecents(RecentFiles::Kind kind, const QString& heading, QVBoxLayout* down, QWidget* parent);
    void lookForRecipes(const RecentFiles& recents);
    void addSamples(QVBoxLayout* down, QWidget* parent);

    Banner* m_unsaved = nullptr;
    QPushButton* m_open = nullptr;
    Recents m_recents[2]; ///< by kind
    JobRunner m_looking;
};

} // namespace tranche
