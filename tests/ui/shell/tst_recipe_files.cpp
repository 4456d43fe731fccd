// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/opened_table.h"
#include "ui/shell/recipe_files.h"

#include "core/recipe/recipe_file.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "tests/ui/shell/recipe_window.h"
#include "ui/dialogs/questions.h"
#include "ui/parts/cards/banner.h"
#include "ui/shell/commands.h"
#include "ui/shell/drop_veil.h"
#include "ui/shell/main_window.h"
#include "ui/shell/panel_factory.h"
#include "ui/shell/welcome/recent_list.h"
#include "ui/shell/welcome/samples.h"
#include "ui/shell/welcome/welcome_page.h"

#include <QDir>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>

namespace tst_recipe_files {

using namespace tranche;
using namespace tranche::test;

using Window = RecipeWindow;

class TestRecipeFiles : public QObject {
    Q_OBJECT

private slots:
    void savingProposesANameBesideTheTable();
    void theTitleTellsTheRecipeAndWhetherItIsChanged();
    void closingAsksOnlyWhereARecipeIsChanged();
    void savingBeforeClosingSavesAndCloses();
    void openingAnotherTableAsksFirst();
    void recentFilesStandOnTheWelcomePageAndAreForgottenByDelete();
    void aRecentRecipeIsOpenedWhateverItsEnding();
    void withoutAFolderASampleIsNotOpenedAndNothingIsRemoved();
    void whatWasLeftBehindIsOfferedNotOpened();
    void aDroppedRecipeIsOpened();
    void aChangedSourceIsTold();
    void aTableThatIsNotInItsPlaceCanBeFound();
    void aDamagedRecipeIsNamedWithItsLine();
    void aDamagedRecipeIsOpenedAsFarAsItGoes();
    void decisionsAreAppliedToAnotherFileAndUndone();
};

void TestRecipeFiles::savingProposesANameBesideTheTable()
{
    QTemporaryDir folder;
    Window over(folder.path());
    QVERIFY(!over.window->commands().saveRecipe->isEnabled());
    over.openPeople();
    over.answers->saveTo.clear();
    over.window->commands().saveRecipe->trigger();
    QCOMPARE(over.answers->proposed, over.driver.path(QStringLiteral("people.tranche")));
    const auto path = over.saveAs(QStringLiteral("mine.tranche"));
    QVERIFY(loadRecipe(path.toStdString()));
}

void TestRecipeFiles::theTitleTellsTheRecipeAndWhetherItIsChanged()
{
    QTemporaryDir folder;
    Window over(folder.path());
    over.openPeople();
    QVERIFY(over.window->windowTitle().contains(QStringLiteral("people.csv")));
    over.saveAs(QStringLiteral("mine.tranche"));
    QTRY_COMPARE(over.window->windowTitle(), QStringLiteral("mine.tranche — Tranche"));
    over.driver.session.setRoles({SessionDriver::age}, Role::Excluded);
    QTRY_COMPARE(over.window->windowTitle(), QStringLiteral("mine.tranche* — Tranche"));
    over.window->commands().saveRecipe->trigger();
    QTRY_COMPARE(over.window->windowTitle(), QStringLiteral("mine.tranche — Tranche"));
}

void TestRecipeFiles::closingAsksOnlyWhereARecipeIsChanged()
{
    QTemporaryDir folder;
    Window over(folder.path());
    over.openPeople();
    over.saveAs(QStringLiteral("mine.tranche"));
    over.driver.session.setRoles({SessionDriver::age}, Role::Excluded);
    QVERIFY(!over.window->close()); // nobody answers: it stays
    QVERIFY(over.window->isVisible());
    QCOMPARE(over.answers->asked, QStringList(QStringLiteral("mine.tranche")));
    over.answers->leaving = Leaving::Discard;
    over.window->close();
    QTRY_VERIFY(!over.window->isVisible());
    over.window.reset();
    JobRunner::awaitLetGo(); // as at the end of the program

    Window second(folder.path());
    second.openPeople();
    QVERIFY(second.window->close()); // no recipe: the decisions are kept by themselves
    QVERIFY(second.answers->asked.isEmpty());
}

void TestRecipeFiles::savingBeforeClosingSavesAndCloses()
{
    QTemporaryDir folder;
    Window over(folder.path());
    over.openPeople();
    const auto path = over.saveAs(QStringLiteral("mine.tranche"));
    over.driver.session.setRoles({SessionDriver::age}, Role::Excluded);
    over.answers->leaving = Leaving::Save;
    over.window->close();
    QTRY_VERIFY(!over.window->isVisible());
    QCOMPARE(loadRecipe(path.toStdString())->attributes.front().role, Role::Excluded);
}

void TestRecipeFiles::openingAnotherTableAsksFirst()
{
    QTemporaryDir folder;
    Window over(folder.path());
    over.openPeople();
    over.saveAs(QStringLiteral("mine.tranche"));
    over.driver.session.setRoles({SessionDriver::age}, Role::Excluded);
    const auto before = over.driver.now().opened;
    over.window->openSample(QStringLiteral("people"), false);
    QCOMPARE(over.answers->asked.size(), 1);
    TRY_IDLE(over.driver.session);
    QVERIFY(over.driver.now().opened == before); // nobody answered: nothing was read
    over.answers->leaving = Leaving::Discard;
    over.window->openSample(QStringLiteral("people"), false);
    QTRY_VERIFY_WITH_TIMEOUT(over.driver.now().opened != before, 60000);
    QCOMPARE(over.window->recipes().recents().list(RecentFiles::Kind::Table).size(), std::size_t(1)); // a sample is no file of one's own
}

void TestRecipeFiles::recentFilesStandOnTheWelcomePageAndAreForgottenByDelete()
{
    QTemporaryDir folder;
    {
        Window over(folder.path());
        over.openPeople();
        over.saveAs(folder.filePath(QStringLiteral("mine.tranche"))); // which outlives the window
        over.window->close();
    }
    Window next(folder.path());
    auto* recipes = next.recentRecipes();
    QVERIFY(recipes != nullptr && recipes->isVisible());
    QCOMPARE(recipes->count(), 1);
    QCOMPARE(recipes->item(0)->text(), QStringLiteral("mine.tranche"));
    const auto says = [&recipes](const QString& word) {
        return recipes->item(0)->data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral(", ") + word);
    };
    QTRY_VERIFY(says(QStringLiteral("present")));
    const QString path = next.window->recipes().recents().list(RecentFiles::Kind::Recipe).front().paths.front();
    QVERIFY(QFile::rename(path, path + QStringLiteral(".away")));
    {
        Window later(folder.path());
        recipes = later.recentRecipes();
        QTRY_VERIFY(says(QStringLiteral("file not found")));
    }
    recipes = next.recentRecipes();
    recipes->setCurrentRow(0);
    recipes->setFocus();
    QTest::keyClick(recipes, Qt::Key_Delete);
    QCOMPARE(recipes->count(), 0);
    QVERIFY(next.window->recipes().recents().list(RecentFiles::Kind::Recipe).empty());
}

void TestRecipeFiles::aRecentRecipeIsOpenedWhateverItsEnding()
{
    QTemporaryDir folder;
    auto first = std::make_unique<Window>(folder.path()); // its table has to stay for the second
    first->openPeople();
    first->saveAs(QStringLiteral("mine.json"));
    first->window->close();
    first->window.reset();
    JobRunner::awaitLetGo(); // as at the end of the program
    Window next(folder.path());
    auto* recipes = next.recentRecipes();
    QVERIFY(recipes != nullptr);
    QCOMPARE(recipes->count(), 1);
    emit recipes->itemActivated(recipes->item(0));
    QTRY_VERIFY_WITH_TIMEOUT(next.driver.now().opened != nullptr, 60000);
    QVERIFY(next.driver.now().opened->recipe.has_value());
}

void TestRecipeFiles::withoutAFolderASampleIsNotOpenedAndNothingIsRemoved()
{
    SessionDriver driver;
    const QString own = driver.write(QStringLiteral("people.csv"), "mine");
    const QString startedIn = QDir::currentPath();
    QVERIFY(QDir::setCurrent(QFileInfo(own).absolutePath()));
    SampleOpener opener(own + QStringLiteral("/samples")); // a file is no folder
    const bool opened = opener.open(driver.session, QStringLiteral("people"), false);
    QVERIFY(QDir::setCurrent(startedIn));
    QVERIFY(!opened);
    QVERIFY(QFile::exists(own));
}

void TestRecipeFiles::whatWasLeftBehindIsOfferedNotOpened()
{
    QTemporaryDir folder;
    auto first = std::make_unique<Window>(folder.path()); // its table has to stay for the second
    first->openPeople();
    first->window->close();
    first->window.reset();
    JobRunner::awaitLetGo(); // as at the end of the program
    Window next(folder.path());
    QVERIFY(next.driver.now().opened == nullptr);
    QVERIFY(next.notice() != nullptr && next.notice()->heading().contains(QStringLiteral("people.csv")));
    QTRY_VERIFY(next.button(QStringLiteral("Restore")) != nullptr);
    QTest::mouseClick(next.button(QStringLiteral("Restore")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(next.driver.now().opened != nullptr && !next.driver.session.isBusy(), 60000);
    QCOMPARE(next.driver.snapshot().roles[SessionDriver::illness.value], Role::Sensitive);
    QVERIFY(next.window->recipes().unsaved().empty());
}

void TestRecipeFiles::aDroppedRecipeIsOpened()
{
    QTemporaryDir folder;
    Window over(folder.path());
    over.openPeople();
    const auto path = over.saveAs(QStringLiteral("mine.tranche"));
    const auto before = over.driver.now().opened;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(over.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QVERIFY(over.window->findChild<DropVeil*>()->isVisible());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(over.window.get(), &drop);
    QVERIFY(!over.window->findChild<DropVeil*>()->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(over.driver.now().opened != before, 60000);
    QVERIFY(over.driver.now().opened->recipe.has_value());
}

void TestRecipeFiles::aChangedSourceIsTold()
{
    QTemporaryDir folder;
    Window over(folder.path());
    over.openPeople();
    over.driver.session.setOrder(SessionDriver::town, {"town3", "town2", "town1", "town0"});
    const auto path = over.saveAs(QStringLiteral("mine.tranche"));
    over.driver.write(QStringLiteral("people.csv"), peopleCsv(120).replace("town2", "village"));
    over.window->openTables({path});
    QTRY_VERIFY_WITH_TIMEOUT(over.notice() != nullptr && over.notice()->sentence().contains(QStringLiteral("can still be met")), 60000);
    QVERIFY(over.notice()->heading().contains(QStringLiteral("mine.tranche")));
    QVERIFY(over.notice()->sentence().contains(QStringLiteral("New values of Town")));
    QVERIFY(!over.notice()->sentence().contains(QStringLiteral("village")));
    QTRY_VERIFY(over.button(QStringLiteral("Continue")) != nullptr); // the layout shows new buttons a moment later
    QTest::mouseClick(over.button(QStringLiteral("Continue")), Qt::LeftButton);
    over.driver.session.setRoles({SessionDriver::age}, Role::Excluded);
    QVERIFY(over.notice() == nullptr);
}

void TestRecipeFiles::aTableThatIsNotInItsPlaceCanBeFound()
{
    QTemporaryDir folder;
    Window over(folder.path());
    over.openPeople();
    const auto path = over.saveAs(QStringLiteral("mine.tranche"));
    QVERIFY(QFile::rename(over.driver.path(QStringLiteral("people.csv")), over.driver.path(QStringLiteral("moved.csv"))));
    const auto before = over.driver.now().opened;
    over.window->openTables({path});
    QTRY_VERIFY_WITH_TIMEOUT(over.notice() != nullptr, 60000);
    QVERIFY(over.notice()->sentence().startsWith(QStringLiteral("people.csv")));
    QVERIFY(over.driver.now().opened == before);
    over.answers->tables = {over.driver.path(QStringLiteral("moved.csv"))};
    QTRY_VERIFY(over.button(QStringLiteral("Find the table…")) != nullptr);
    QTest::mouseClick(over.button(QStringLiteral("Find the table…")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(over.driver.now().opened != before && !over.driver.session.isBusy(), 60000);
    QVERIFY(over.notice() == nullptr);
    QCOMPARE(over.driver.snapshot().roles[SessionDriver::illness.value], Role::Sensitive);
}

void TestRecipeFiles::aDamagedRecipeIsNamedWithItsLine()
{
    QTemporaryDir folder;
    Window over(folder.path());
    const auto path = over.driver.write(QStringLiteral("bad.tranche"), "{\n\"format\": 1,\n oops");
    over.window->openTables({path});
    QTRY_VERIFY_WITH_TIMEOUT(over.notice() != nullptr, 60000);
    QVERIFY(over.notice()->sentence().startsWith(QStringLiteral("bad.tranche, line 3: ")));
    QVERIFY(over.button(QStringLiteral("Find the table…")) == nullptr);
}

void TestRecipeFiles::aDamagedRecipeIsOpenedAsFarAsItGoes()
{
    QTemporaryDir folder;
    Window over(folder.path());
    over.openPeople();
    const auto path = over.saveAs(QStringLiteral("mine.tranche"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    auto text = file.readAll();
    file.close();
    over.driver.write(QStringLiteral("mine.tranche"), text.replace("\"role\": \"sensitive\"", "\"role\": \"sensitivf\""));
    const auto before = over.driver.now().opened;
    over.window->openTables({path});
    QTRY_VERIFY_WITH_TIMEOUT(over.driver.now().opened != before && over.notice() != nullptr, 60000);
    QVERIFY2(over.notice()->heading().contains(QStringLiteral("mine.tranche is damaged")), qPrintable(over.notice()->heading()));
    QVERIFY2(over.notice()->sentence().contains(QStringLiteral("The role was lost")), qPrintable(over.notice()->sentence()));
    QCOMPARE(over.driver.snapshot().roles[SessionDriver::illness.value], Role::Undecided);
    QTRY_VERIFY_WITH_TIMEOUT(!over.driver.session.isBusy(), 60000);
    QVERIFY(!over.driver.snapshot().readyForRelease());
}

void TestRecipeFiles::decisionsAreAppliedToAnotherFileAndUndone()
{
    QTemporaryDir folder;
    Window over(folder.path());
    QVERIFY(!over.window->commands().applyToFile->isEnabled());
    over.openPeople();
    over.saveAs(QStringLiteral("mine.tranche"));
    const auto before = over.driver.now().opened;
    over.answers->tables = {over.driver.write(QStringLiteral("next.csv"), peopleCsv(240).replace("town2", "village"))};
    over.window->commands().applyToFile->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(over.driver.now().opened != before && over.notice() != nullptr
                                 && over.notice()->sentence().contains(QStringLiteral("can still be met")),
                             60000);
    QVERIFY2(over.notice()->heading().contains(QStringLiteral("next.csv")), qPrintable(over.notice()->heading()));
    for (const auto* line : {"Records: 120 before, 240 now.", "Values of Town that the earlier table did not have: 1.",
                             "Values of Town that only the earlier table had: 1."})
        QVERIFY2(over.notice()->sentence().split(QLatin1Char('\n')).contains(QLatin1String(line)), qPrintable(over.notice()->sentence()));
    QVERIFY(!over.notice()->sentence().contains(QStringLiteral("village")));
    QCOMPARE(over.driver.snapshot().roles[SessionDriver::illness.value], Role::Sensitive);
    QVERIFY(!over.window->windowTitle().contains(QStringLiteral("mine.tranche"))); // saving asks for another name
    over.driver.session.undo();
    QTRY_VERIFY_WITH_TIMEOUT(over.driver.now().opened == before && !over.driver.session.isBusy(), 60000);
    QVERIFY(over.window->windowTitle().contains(QStringLiteral("mine.tranche")));
}

TRANCHE_WINDOW_TEST(TestRecipeFiles)

} // namespace tst_recipe_files

#include "tst_recipe_files.moc"
