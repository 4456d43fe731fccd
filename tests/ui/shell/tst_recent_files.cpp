// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "tests/ui/shell/recipe_window.h"
#include "ui/parts/elided_label.h"
#include "ui/session/opened_table.h"
#include "ui/shell/job_bar.h"

#include <QDialog>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>

namespace tst_recent_files {

using namespace tranche;
using namespace tranche::test;

using Window = RecipeWindow;

class TestRecentFiles : public QObject {
    Q_OBJECT

private slots:
    void aRecentFileThatIsGoneIsNamedAndCanBeRemoved_data();
    void aRecentFileThatIsGoneIsNamedAndCanBeRemoved();
    void anyPathWorks();
    void whatWasWrittenIsNamedBelow();
};

void TestRecentFiles::aRecentFileThatIsGoneIsNamedAndCanBeRemoved_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("table") << static_cast<int>(RecentFiles::Kind::Table);
    QTest::newRow("recipe") << static_cast<int>(RecentFiles::Kind::Recipe);
}

void TestRecentFiles::aRecentFileThatIsGoneIsNamedAndCanBeRemoved()
{
    QFETCH(int, kind);
    const auto which = static_cast<RecentFiles::Kind>(kind);
    QTemporaryDir folder;
    Window over(folder.path());
    const QString gone = over.driver.path(QStringLiteral("gone.csv"));
    const QString there = over.driver.write(QStringLiteral("there.csv"), "a\n1\n");
    over.window->recipes().recents().remember(which, {{there, gone}, {}});
    over.window->recipes().openRecent(which, {there, gone});
    QVERIFY(over.window->findChildren<QDialog*>().isEmpty()); // nothing is asked about a file that is not there
    QVERIFY(over.notice());
    QCOMPARE(over.notice()->heading(), QStringLiteral("gone.csv is gone"));
    QVERIFY(over.notice()->sentence().contains(QDir::toNativeSeparators(QFileInfo(gone).absolutePath())));
    over.button(QStringLiteral("Remove from the list"))->click();
    QVERIFY(over.window->recipes().recents().list(which).empty());
    QVERIFY(!over.notice());
}

void TestRecentFiles::anyPathWorks()
{
    QTemporaryDir folder;
    Window over(folder.path());
    QVERIFY(QDir().mkpath(over.driver.path(QStringLiteral("a#b %20 ü"))));
    const QString name = QStringLiteral("a#b %20 ü/t#1%41.csv");
    over.driver.load(peopleCsv(120), name);
    TRY_IDLE(over.driver.session);
    const QString table = over.driver.path(name);
    QCOMPARE(over.window->recipes().recents().list(RecentFiles::Kind::Table).front().paths, QStringList(table));
    over.answers->saveTo.clear();
    over.window->commands().saveRecipe->trigger();
    QCOMPARE(over.answers->proposed, over.driver.path(QStringLiteral("a#b %20 ü/t#1%41.tranche")));
    const QString recipe = over.saveAs(QStringLiteral("a#b %20 ü/t#1%41.tranche"));
    over.driver.load(peopleCsv(60), QStringLiteral("other.csv"));
    TRY_IDLE(over.driver.session);
    over.window->recipes().openRecent(RecentFiles::Kind::Recipe, {recipe});
    TRY_IDLE(over.driver.session);
    QVERIFY(over.driver.now().opened->recipe);
    QCOMPARE(over.driver.now().opened->title, QStringLiteral("t#1%41.csv"));
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(table)});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(over.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(over.window.get(), &drop);
    auto* dialog = over.window->findChild<QDialog*>();
    QVERIFY(dialog);
    QStringList texts;
    for (const auto* label : dialog->findChildren<QLabel*>())
        texts += label->text();
    QVERIFY2(!texts.filter(QStringLiteral("t#1%41.csv")).isEmpty(), qPrintable(texts.join(QLatin1Char('|'))));
    dialog->reject();
}

void TestRecentFiles::whatWasWrittenIsNamedBelow()
{
    QTemporaryDir folder;
    Window over(folder.path());
    over.openPeople();
    auto* bar = over.window->findChild<JobBar*>();
    const auto below = [&] {
        QStringList texts;
        for (const auto* label : bar->findChildren<ElidedLabel*>())
            texts += label->text();
        return texts.join(QLatin1Char('|'));
    };
    auto& session = over.driver.session;
    session.verify();
    TRY_IDLE(session);
    session.approve(QStringLiteral("A. Person"), QStringLiteral("For research"));
    TRY_IDLE(session);
    QVERIFY2(below().contains(QStringLiteral("Approved")), qPrintable(below()));
    session.exportRelease(over.driver.path(QStringLiteral("out")));
    TRY_IDLE(session);
    QVERIFY2(below().contains(QStringLiteral("Written: out.release")), qPrintable(below()));
    session.reshuffle();
    TRY_IDLE(session);
    QVERIFY2(below().contains(QStringLiteral("Draft")), qPrintable(below()));
}

TRANCHE_WINDOW_TEST(TestRecentFiles)

} // namespace tst_recent_files

#include "tst_recent_files.moc"
