// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "ui/session/scenarios/scenario_board.h"

#include <algorithm>
#include <atomic>

namespace tst_scenario_board {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Never gives an answer by itself; says that it was asked.
ScenarioLaboratory endless(std::atomic<int>& asked)
{
    ScenarioLaboratory laboratory;
    laboratory.association = [&asked](const Snapshot&, JobContext& job) -> Result<std::vector<AssociationFigures>> {
        ++asked;
        while (true)
            job.check();
    };
    return laboratory;
}

void open(SessionDriver& driver)
{
    driver.load(peopleCsv(240));
    TRY_IDLE(driver.session);
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().sliced);
}

void ask(SessionDriver& driver, const Ratio& l)
{
    auto parameters = driver.snapshot().parameters;
    parameters.model.l = l;
    driver.session.setParameters(parameters);
}

const BoardRow& current(const ScenarioBoard& board)
{
    return *std::ranges::find(board.rows(), true, &BoardRow::current);
}

bool complete(const ScenarioBoard& board)
{
    return !board.isBusy() && !board.rows().empty() && std::ranges::all_of(board.rows(), [&](const BoardRow& row) {
        return board.figuresOf(row) && board.figuresOf(row)->has(ScenarioMeasure::Fakes);
    });
}

#define TRY_COMPLETE(board) QTRY_VERIFY_WITH_TIMEOUT(complete(board), 60000)

} // namespace

class TestScenarioBoard : public QObject {
    Q_OBJECT

private slots:
    void fillsThePresentThePinnedAndTheGrid()
    {
        SessionDriver driver;
        open(driver);
        driver.session.pinScenario(QStringLiteral("First"));
        ask(driver, {3, 1});
        TRY_IDLE(driver.session);
        auto* board = new ScenarioBoard(driver.session, {});
        QVERIFY(board->rows().empty());
        board->setWatched(true);
        TRY_COMPLETE(*board);
        QCOMPARE(board->rows()[0].kind, BoardRow::Kind::Now);
        QCOMPARE(board->rows()[1].name, QStringLiteral("First"));
        QVERIFY(board->rows().size() > 20);
        const auto now = board->figuresOf(current(*board));
        QCOMPARE(valueIn(now->guarantee)->buckets, driver.snapshot().buckets->size());
        QCOMPARE(valueIn(now->guarantee)->largestP, driver.snapshot().report->maxP());
        QCOMPARE(now->tree->error().code, ErrorCode::NotSupported);
        const auto& tried = board->rows().back();
        QVERIFY(!board->figuresOf(tried)->tree); // nobody pinned it
        QTRY_VERIFY(!board->references().empty());
        QVERIFY(board->references()[1].figures.isFeasible());
    }

    void aPinnedPresentIsNotShownTwice()
    {
        SessionDriver driver;
        open(driver);
        auto* board = new ScenarioBoard(driver.session, {});
        board->setWatched(true);
        driver.session.pinScenario(QStringLiteral("First"));
        QCOMPARE(board->rows()[0].kind, BoardRow::Kind::Pinned);
        QVERIFY(board->rows()[0].current);
        QCOMPARE(std::ranges::count(board->rows(), true, &BoardRow::current), 1);
    }

    void figuresOfThePastAreNeverShownAndComeBack()
    {
        SessionDriver driver;
        open(driver);
        auto* board = new ScenarioBoard(driver.session, {});
        board->setWatched(true);
        TRY_COMPLETE(*board);
        const auto before = board->figuresOf(current(*board));
        ask(driver, {7, 2});
        QVERIFY(!current(*board).decisions.columnsByHand);
        QCOMPARE(current(*board).decisions.parameters.model.l, Ratio(7, 2));
        QVERIFY(board->figuresOf(current(*board)) != before);
        TRY_COMPLETE(*board);
        driver.session.undo();
        QCOMPARE(board->figuresOf(current(*board)), before); // known already
    }

    void stopsAtOnceWhenSomethingIsDecidedOrNobodyWatches()
    {
        SessionDriver driver;
        open(driver);
        std::atomic<int> asked = 0;
        auto* board = new ScenarioBoard(driver.session, endless(asked));
        board->setWatched(true);
        QTRY_VERIFY_WITH_TIMEOUT(asked == 1, 60000);
        ask(driver, {3, 1});
        QTRY_VERIFY_WITH_TIMEOUT(asked == 2, 60000); // the old one has ended
        board->setWatched(false);
        QVERIFY(!board->isBusy());
    }

    void otherWorkVoidsWhatDependsOnIt()
    {
        SessionDriver driver;
        open(driver);
        auto* board = new ScenarioBoard(driver.session, {});
        board->setWatched(true);
        TRY_COMPLETE(*board);
        QTRY_VERIFY(board->figuresOf(current(*board))->has(ScenarioMeasure::Tree));
        ScenarioWork work;
        work.targets = {"Job"};
        driver.session.setScenarioWork(work);
        QVERIFY(!board->figuresOf(current(*board))->has(ScenarioMeasure::Tree));
        QVERIFY(board->figuresOf(current(*board))->has(ScenarioMeasure::Fakes));
    }

    void withoutATableThereAreNoRows()
    {
        SessionDriver driver;
        auto* board = new ScenarioBoard(driver.session, {});
        board->setWatched(true);
        QVERIFY(board->rows().empty());
        QVERIFY(!board->isBusy());
    }
};

TRANCHE_CORE_TEST(TestScenarioBoard)

} // namespace tst_scenario_board

#include "tst_scenario_board.moc"
