// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/decisions.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"

namespace tst_scenario_intents {

using namespace tranche;
using namespace tranche::test;

namespace {

void open(SessionDriver& driver)
{
    driver.load(peopleCsv(120));
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
    TRY_IDLE(driver.session);
}

std::size_t pinned(const SessionDriver& driver)
{
    return driver.now().scenarios ? driver.now().scenarios->size() : 0;
}

} // namespace

class TestScenarioIntents : public QObject {
    Q_OBJECT

private slots:
    void pinningIsAStepThatLeavesAllResults()
    {
        SessionDriver driver;
        open(driver);
        const Document before = driver.now();
        driver.session.pinScenario(QStringLiteral(" First "), QStringLiteral("why"));
        QCOMPARE(pinned(driver), std::size_t{1});
        QCOMPARE(driver.now().scenarios->front().name, std::string("First"));
        QCOMPARE(driver.now().scenarios->front().note, std::string("why"));
        QVERIFY(sameResults(driver.now(), before));
        QCOMPARE(driver.session.undoText(), QStringLiteral("Pin scenario First"));
        driver.session.undo();
        QCOMPARE(pinned(driver), std::size_t{0});
        driver.session.redo();
        QCOMPARE(pinned(driver), std::size_t{1});
    }

    void adoptingBringsEveryDecisionBackInOneStep()
    {
        SessionDriver driver;
        open(driver);
        driver.session.moveToNewColumn({AttributeId(0)});
        TRY_IDLE(driver.session);
        driver.session.setPinned({AttributeId(0)}, true);
        const auto decided = decisionsOf(driver.snapshot(), driver.now().pins);
        driver.session.pinScenario(QStringLiteral("First"));
        driver.session.backToProposal();
        driver.session.setRoles({SessionDriver::town}, Role::Excluded);
        ask(driver, {3, 1});
        const Document other = driver.now();
        const auto steps = driver.session.steps().size();
        driver.session.adoptScenario(0);
        TRY_IDLE(driver.session);
        QCOMPARE(driver.session.steps().size(), steps + 1);
        QVERIFY(decisionsOf(driver.snapshot(), driver.now().pins) == decided);
        QVERIFY(driver.snapshot().sliced);
        QCOMPARE(pinned(driver), std::size_t{1});
        driver.session.undo();
        QVERIFY(sameDecisions(driver.now(), other));
    }

    void adoptingWhatIsInForceIsNoStep()
    {
        SessionDriver driver;
        open(driver);
        driver.session.pinScenario(QStringLiteral("First"));
        const auto steps = driver.session.steps().size();
        driver.session.adoptScenario(0);
        driver.session.adoptScenario(7);
        QCOMPARE(driver.session.steps().size(), steps);
    }

    void scenariosAreRenamedAndRemoved()
    {
        SessionDriver driver;
        open(driver);
        driver.session.pinScenario(QStringLiteral("First"));
        ask(driver, {3, 1});
        driver.session.pinScenario(QStringLiteral("Second"));
        driver.session.renameScenario(0, QStringLiteral("Old"), {});
        driver.session.renameScenario(0, QStringLiteral("  "), {}); // no name
        QCOMPARE(driver.now().scenarios->front().name, std::string("Old"));
        driver.session.removeScenario(0);
        QCOMPARE(pinned(driver), std::size_t{1});
        QCOMPARE(driver.now().scenarios->front().name, std::string("Second"));
        driver.session.removeScenario(0);
        QCOMPARE(pinned(driver), std::size_t{0});
    }

    void anotherTableHasNoScenariosOfThisOne()
    {
        SessionDriver driver;
        open(driver);
        driver.session.pinScenario(QStringLiteral("First"));
        driver.load(peopleCsv(60), QStringLiteral("other.csv"));
        TRY_IDLE(driver.session);
        QCOMPARE(pinned(driver), std::size_t{0});
        driver.session.undo();
        QCOMPARE(pinned(driver), std::size_t{1});
    }

    void withoutATableOrANameNothingIsPinned()
    {
        SessionDriver driver;
        driver.session.pinScenario(QStringLiteral("First"));
        QCOMPARE(pinned(driver), std::size_t{0});
        open(driver);
        driver.session.pinScenario(QStringLiteral(" "));
        QCOMPARE(pinned(driver), std::size_t{0});
    }
};

TRANCHE_CORE_TEST(TestScenarioIntents)

} // namespace tst_scenario_intents

#include "tst_scenario_intents.moc"
