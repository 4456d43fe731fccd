// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/shell/import_window/import_room.h"

#include "tests/support/test_room.h"
#include "ui/parts/cards/banner.h"
#include "ui/shell/import_window/found/problem_list.h"
#include "ui/shell/import_window/found/raw_line.h"
#include "ui/shell/import_window/preview/preview_pane.h"
#include "ui/shell/import_window/sources/source_pane.h"

#include <QListWidget>
#include <QTableView>

namespace tst_import_window {

using namespace tranche;
using namespace tranche::test;
using Showing = ImportWindow::Showing;

class TestImportWindow : public ImportRoom {
    Q_OBJECT

private slots:
    void init() { clear(); }
    void cleanup() { clear(); }
    void aCleanFileOpensWithoutTheWindow();
    void whateverIsToBeDecidedIsShown();
    void severalFilesAreShown();
    void aCleanFileIsShownWhereThatIsAsked();
    void readingIsOffUntilAllRecordsWereLookedAt();
    void aStopperKeepsTheTableFromBeingRead();
    void unevenRecordsAreSkippedInOneGo();
    void aQuestionKeepsTheTableFromBeingRead();
    void whatCannotBeReadIsSaid();
    void keysWalkThroughTheProblems();
    void escapeClosesAndCtrlEnterReads();
    void filesAreMovedAddedAndLeftOut();
    void cellsStandNowhereButWhereTheyAreSeen();
    void everyControlHasAName();
    void itsSizeIsRemembered();
};

void TestImportWindow::aCleanFileOpensWithoutTheWindow()
{
    open(Showing::WhereNeeded);
    QTRY_VERIFY(m_chosen.has_value());
    QVERIFY(!m_window->isVisible());
    QCOMPARE(m_files, QStringList{QStringLiteral("/a.csv")});
}

void TestImportWindow::whateverIsToBeDecidedIsShown()
{
    find([](ImportLook& look) { look.conversions = {offerOf("?", true)}; });
    open(Showing::WhereNeeded);
    QTRY_VERIFY(m_window->isVisible());
    QTRY_VERIFY(button("read").isEnabled());
    QVERIFY(!m_chosen);
}

void TestImportWindow::severalFilesAreShown()
{
    open(Showing::WhereNeeded, {QStringLiteral("/a.csv"), QStringLiteral("/b.csv")});
    QTRY_VERIFY(m_window->isVisible());
    QVERIFY(!m_chosen);
}

void TestImportWindow::aCleanFileIsShownWhereThatIsAsked()
{
    openSettled();
    QVERIFY(m_window->isVisible());
    QVERIFY(!m_chosen);
    QCOMPARE(m_window->windowModality(), Qt::NonModal);
    QVERIFY(m_window->windowFlags().testFlag(Qt::WindowMinimizeButtonHint));
    button("read").click();
    QVERIFY(m_chosen.has_value());
}

void TestImportWindow::readingIsOffUntilAllRecordsWereLookedAt()
{
    m_fake.held = true;
    open();
    QVERIFY(!button("read").isEnabled());
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!m_chosen);
    m_fake.held = false;
    QTRY_VERIFY(button("read").isEnabled());
}

void TestImportWindow::aStopperKeepsTheTableFromBeingRead()
{
    find([](ImportLook& look) {
        look.problems = {raggedProblem(1204), raggedProblem(9, false)};
        look.problemsInAll = 2;
    });
    openSettled();
    QVERIFY(!button("read").isEnabled());
    QVERIFY(words("foot").contains(QLatin1Char('1')));
    QVERIFY(m_window->findChild<ProblemList*>()->isVisible());
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!m_chosen);
}

void TestImportWindow::unevenRecordsAreSkippedInOneGo()
{
    find([](ImportLook& look) {
        if (look.options.csv()->ragged == RaggedRecords::Skip)
            return;
        look.problems = {raggedProblem(2), raggedProblem(3)};
        look.evidence
            = {{.choice = ImportChoice::UnevenRecords, .said = CsvMessage::BlankLine, .verdict = Evidence::Verdict::Stop, .count = 2}};
    });
    openSettled();
    QVERIFY(!button("read").isEnabled());
    QVERIFY(button("skip").isVisible());
    button("skip").click();
    QTRY_VERIFY(button("read").isEnabled());
    QVERIFY(!button("skip").isVisible());
    button("read").click();
    QVERIFY(m_chosen->csv()->ragged == RaggedRecords::Skip);
}

void TestImportWindow::aQuestionKeepsTheTableFromBeingRead()
{
    find([](ImportLook& look) {
        look.evidence = {{.choice = ImportChoice::Numbers, .said = CsvMessage::BlankLine, .verdict = Evidence::Verdict::Decide}};
    });
    openSettled();
    QVERIFY(!button("read").isEnabled());
}

void TestImportWindow::whatCannotBeReadIsSaid()
{
    m_fake.answer = [](const auto&) { return Result<ImportLook>(fail(ErrorCode::BadInput, CsvMessage::Empty)); };
    open(Showing::WhereNeeded);
    const auto* banner = m_window->findChild<Banner*>();
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(!banner->sentence().isEmpty());
    QVERIFY(!button("read").isEnabled());
}

void TestImportWindow::keysWalkThroughTheProblems()
{
    find([](ImportLook& look) { look.problems = {raggedProblem(2), raggedProblem(3), raggedProblem(9, false)}; });
    openSettled();
    const auto* list = m_window->findChild<ProblemList*>();
    QCOMPARE(list->current(), 0);
    press(Qt::Key_F8);
    QCOMPARE(list->current(), 1);
    QCOMPARE(m_window->findChild<PreviewPane*>()->table()->currentIndex().row(), 1); // the record of line 3
    press(Qt::Key_F8, Qt::ShiftModifier);
    press(Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(list->current(), 2);
}

void TestImportWindow::escapeClosesAndCtrlEnterReads()
{
    openSettled();
    press(Qt::Key_Escape);
    QVERIFY(!m_window->isVisible());
    QVERIFY(!m_chosen);
    openSettled();
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(m_chosen.has_value());
    QVERIFY(!m_window->isVisible());
}

void TestImportWindow::filesAreMovedAddedAndLeftOut()
{
    open(Showing::Always, {QStringLiteral("/a.csv"), QStringLiteral("/b.csv")});
    auto* sources = m_window->findChild<SourcePane*>();
    auto* list = sources->findChild<QListWidget*>();
    QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(sources->files(), QStringList({QStringLiteral("/b.csv"), QStringLiteral("/a.csv")}));
    emit sources->addRequested();
    QCOMPARE(sources->files().size(), 3);
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(sources->files(), QStringList({QStringLiteral("/a.csv"), QStringLiteral("/more.csv")}));
    QTRY_VERIFY(button("read").isEnabled());
    QCOMPARE(m_fake.asked().back().files, (std::vector<std::filesystem::path>{"/a.csv", "/more.csv"}));
    QTest::keyClick(list, Qt::Key_Delete);
    QTest::keyClick(list, Qt::Key_Delete);
    QVERIFY(sources->files().isEmpty());
    QVERIFY(!m_window->findChild<ProblemList*>()->isVisible()); // nothing of the file before is left to be seen
    QVERIFY(!button("read").isEnabled());
}

void TestImportWindow::cellsStandNowhereButWhereTheyAreSeen()
{
    find([](ImportLook& look) {
        look.problems = {raggedProblem(2)};
        look.conversions = {offerOf("?", true)};
    });
    openSettled();
    const auto* raw = m_window->findChild<RawLine*>();
    QCOMPARE(raw->fault(), QStringLiteral(";"));
    QCOMPARE(raw->after(), QStringLiteral("x"));
    for (const QWidget* each : m_window->findChildren<QWidget*>())
        for (const QString& said : {each->accessibleName(), each->accessibleDescription(), each->toolTip()})
            QVERIFY2(!said.contains(QLatin1String("secret")), qPrintable(said));
}

void TestImportWindow::everyControlHasAName()
{
    find([](ImportLook& look) {
        look.problems = {raggedProblem(2)};
        look.conversions = {offerOf("?", true)};
    });
    openSettled();
    QCOMPARE(namelessControls(*m_window).join(QStringLiteral("; ")), QString());
    open(Showing::Always, {});
    QCOMPARE(namelessControls(*m_window).join(QStringLiteral("; ")), QString());
}

void TestImportWindow::itsSizeIsRemembered()
{
    openSettled();
    m_window->resize(1111, 777);
    m_window->reject();
    openSettled();
    QCOMPARE(m_window->size(), QSize(1111, 777));
}

TRANCHE_WINDOW_TEST(TestImportWindow)

} // namespace tst_import_window

#include "tst_import_window.moc"
