// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/session_driver.h"
#include "ui/dialogs/questions.h"
#include "ui/parts/cards/banner.h"
#include "ui/shell/commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/panel_factory.h"
#include "ui/shell/recipe_files.h"
#include "ui/shell/welcome/recent_list.h"
#include "ui/shell/welcome/welcome_page.h"

#include <QDir>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

namespace tranche::test {

/// Answers at once, and remembers what it was asked.
class Answers final : public Questions {
public:
    void askForTables(QWidget*, std::function<void(const QStringList&)> chosen) override
    {
        if (!tables.isEmpty())
            chosen(tables);
    }
    void askForReleaseName(QWidget*, const QString&, std::function<void(const QString&)>) override {}
    void askForFile(QWidget*, const QString& proposal, const QStringList&, std::function<void(const QString&)> chosen) override
    {
        proposed = proposal;
        if (!saveTo.isEmpty())
            chosen(saveTo);
    }
    void askForRecipe(QWidget*, std::function<void(const QString&)> chosen) override { chosen(saveTo); }
    void askToSave(QWidget*, const QString& name, std::function<void(Leaving)> answered) override
    {
        asked += name;
        if (leaving)
            answered(*leaving);
    }

    QStringList tables;
    QString saveTo;
    QString proposed;
    QStringList asked;
    std::optional<Leaving> leaving;
};

/// A window with a folder of its own for settings and state; several may follow each other over one folder.
class RecipeWindow {
public:
    explicit RecipeWindow(const QString& folder) : answers(std::make_shared<Answers>())
    {
        WindowSetup setup;
        setup.questions = answers;
        setup.settings = std::make_shared<QSettings>(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat);
        setup.settings->setValue(QStringLiteral("tour/offered"), true);
        setup.stateFolder = folder + QStringLiteral("/state");
        setup.makePanel = [questions = answers](PanelId panel, Session& session, QWidget* parent) {
            return makePanel(panel, session, questions, parent);
        };
        window = std::make_unique<MainWindow>(driver.session, std::move(setup));
        window->show();
    }

    void openPeople()
    {
        driver.load(peopleCsv(120));
        QTRY_VERIFY_WITH_TIMEOUT(!driver.session.isBusy(), 60000);
        driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
        QTRY_VERIFY_WITH_TIMEOUT(!driver.session.isBusy(), 60000);
    }
    QString saveAs(const QString& name)
    {
        QSignalSpy saved(&window->recipes().keeper(), &RecipeKeeper::saved);
        answers->saveTo = QDir::isAbsolutePath(name) ? name : driver.path(name);
        window->commands().saveRecipeAs->trigger();
        if (!QTest::qWaitFor([&] { return saved.size() == 1; }))
            qFatal("the recipe was not saved");
        return answers->saveTo;
    }
    Banner* notice() const
    {
        for (auto* banner : window->findChildren<Banner*>())
            if (banner->isVisible())
                return banner;
        return nullptr;
    }
    QPushButton* button(const QString& text) const
    {
        for (auto* found : window->findChildren<QPushButton*>())
            if (found->isVisible() && found->text() == text)
                return found;
        return nullptr;
    }
    RecentList* recentRecipes() const
    {
        for (auto* list : window->findChild<WelcomePage*>()->findChildren<RecentList*>())
            if (list->accessibleName() == QLatin1String("Recent recipes"))
                return list;
        return nullptr;
    }

    SessionDriver driver;
    std::shared_ptr<Answers> answers;
    std::unique_ptr<MainWindow> window;
};

} // namespace tranche::test
