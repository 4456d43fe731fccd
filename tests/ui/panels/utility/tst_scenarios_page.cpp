// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/decisions.h"
#include "tests/support/test_room.h"
#include "tests/ui/panels/opened_session.h"
#include "ui/panels/plot_export.h"
#include "ui/panels/utility/scenarios/beside_card.h"
#include "ui/panels/utility/scenarios/board_table.h"
#include "ui/panels/utility/scenarios/scenarios_page.h"
#include "ui/plots/utility/pareto_plot.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <memory>

namespace tst_scenarios_page {

using namespace tranche;

class TestScenariosPage : public QObject {
    Q_OBJECT

    std::unique_ptr<test::OpenedSession> m_opened;
    std::unique_ptr<ScenariosPage> m_page;

    Session& session() { return m_opened->session; }
    BoardTable& table() { return *m_page->findChild<BoardTable*>(); }
    BesideCard& beside() { return *m_page->findChild<BesideCard*>(); }
    const std::vector<BoardLine>& lines() { return table().board().lines(); }
    bool complete()
    {
        const auto& board = session().scenarioBoard();
        return !session().isBusy() && !board.isBusy() && std::ranges::all_of(board.rows(), [&](const BoardRow& row) {
            return board.figuresOf(row) && board.figuresOf(row)->has(ScenarioMeasure::Fakes);
        });
    }
    QPushButton* button(const QString& text)
    {
        const auto all = m_page->findChildren<QPushButton*>();
        const auto found = std::ranges::find_if(all, [&](QPushButton* one) { return one->isVisible() && one->text() == text; });
        return found == all.end() ? nullptr : *found;
    }
    std::size_t countOf(BoardLine::Kind kind) { return static_cast<std::size_t>(std::ranges::count(lines(), kind, &BoardLine::kind)); }

private slots:
    void init()
    {
        m_opened = std::make_unique<test::OpenedSession>();
        m_opened->decideRoles();
        m_opened->setEll(Ratio(2, 1), 1, 2);
        m_page = std::make_unique<ScenariosPage>(m_opened->session);
        m_page->resize(1200, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        QTRY_VERIFY_WITH_TIMEOUT(complete(), 60000);
    }

    void cleanup()
    {
        m_page->hide(); // as a window is before it ends: what has the focus says so while the page is whole
        m_page.reset();
        m_opened.reset();
    }

    void theBoardShowsThePresentTheFrontAndOtherTechniques()
    {
        QTRY_COMPARE(countOf(BoardLine::Kind::Reference), std::size_t{4});
        QCOMPARE(countOf(BoardLine::Kind::Scenario), std::size_t{1});
        QVERIFY(countOf(BoardLine::Kind::Tried) >= 1);
        QCOMPARE(lines().front().letter, QStringLiteral("A"));
        QVERIFY(lines().front().current);
        for (const auto& line : lines())
            QVERIFY(line.kind == BoardLine::Kind::Heading || line.cells.size() == static_cast<std::size_t>(table().board().columnCount()));
        QVERIFY(m_page->sentence().contains(QLatin1Char('A')));
    }

    void pinningAddsAScenarioOnce()
    {
        QVERIFY(m_page->pinButton()->isEnabled());
        QTest::mouseClick(m_page->pinButton(), Qt::LeftButton);
        QTRY_VERIFY(!m_page->pinButton()->isEnabled());
        QCOMPARE(session().now().scenarios->size(), std::size_t{1});
        QCOMPARE(m_page->scenarioCount(), std::size_t{1});
    }

    void adoptingIsOneStep()
    {
        session().pinScenario(QStringLiteral("First"));
        m_opened->setEll(Ratio(3, 1), 1, 2);
        QTRY_COMPARE(m_page->scenarioCount(), std::size_t{2});
        QTRY_COMPARE(countOf(BoardLine::Kind::Scenario), std::size_t{2});
        table().selectRowOf(1);
        QTRY_VERIFY(button(QStringLiteral("Adopt B")));
        const auto steps = session().steps().size();
        QTest::mouseClick(button(QStringLiteral("Adopt B")), Qt::LeftButton);
        QCOMPARE(session().steps().size(), steps + 1);
        QCOMPARE(session().now().snapshot.parameters.model.l, Ratio(2, 1));
        m_opened->settle();
        QTRY_VERIFY(lines().front().current);
    }

    void whatWasTriedIsPinnedWithEnter()
    {
        const auto tried = std::ranges::find(lines(), BoardLine::Kind::Tried, &BoardLine::kind);
        table().selectRowOf(tried->row);
        QTest::keyClick(&table(), Qt::Key_Return);
        QTRY_COMPARE(m_page->scenarioCount(), std::size_t{2});
        QCOMPARE(session().now().scenarios->size(), std::size_t{1});
    }

    void aNameIsEditedInItsPlaceAndANoteBeside()
    {
        session().pinScenario(QStringLiteral("First"));
        QTRY_VERIFY(lines().front().editable);
        QVERIFY(table().board().setData(table().board().index(0, 0), QStringLiteral("Best"), Qt::EditRole));
        QCOMPARE(session().now().scenarios->front().name, std::string("Best"));
        QTRY_COMPARE(lines().front().cells.front().text, QStringLiteral("Best"));
        table().selectRowOf(0);
        auto* note = beside().findChild<QLineEdit*>();
        QTRY_VERIFY(note->isVisible());
        note->setFocus();
        QTest::keyClicks(note, QStringLiteral("because"));
        QTest::keyClick(note, Qt::Key_Return);
        QCOMPARE(session().now().scenarios->front().note, std::string("because"));
    }

    void aClickIntoThePictureSelectsTheScenario()
    {
        auto* plot = m_page->findChild<ParetoPlot*>();
        QTRY_VERIFY(!plot->shown().spots.empty());
        plot->replot();
        const auto spot = plot->shown().spots.size() - 1;
        QTest::mouseClick(plot, Qt::LeftButton, {}, plot->placeOf(spot).toPoint());
        QTRY_VERIFY(table().selectedRow() || !plot->shown().spots[spot].front);
    }

    void theTableIsSavedWithExactNumbers()
    {
        const auto csv = csvOf(table().board());
        QVERIFY(csv.startsWith("Scenario,Guarantee,Columns,"));
        QVERIFY(csv.contains("Now"));
    }

    void theModelKeepsTheRulesOfModels()
    {
        const QAbstractItemModelTester tester(&table().board(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        session().pinScenario(QStringLiteral("First"));
        m_opened->setEll(Ratio(3, 1), 1, 2);
        QTRY_VERIFY_WITH_TIMEOUT(complete(), 60000);
    }

    void nothingIsComputedWhileThePageIsHidden()
    {
        m_page->hide();
        m_opened->setEll(Ratio(3, 1), 1, 2);
        QVERIFY(!session().scenarioBoard().isBusy());
    }
};

TRANCHE_WINDOW_TEST(TestScenariosPage)

} // namespace tst_scenarios_page

#include "tst_scenarios_page.moc"
