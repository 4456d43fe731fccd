// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/session_driver.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "ui/session/figures/compute_stages.h"
#include "ui/session/history.h"

namespace tst_history {

using namespace tranche;

class TestHistory : public QObject {
    Q_OBJECT

private slots:
    void startsWithOneEmptyStep();
    void stepsAreNamed();
    void aNewStepForgetsWhatWasUndone();
    void stepsWithOneMergeKeyBecomeOne();
    void goesToAnyStepByItsName();
    void undoEndsADrag();
    void resultsBelongToTheStepWhereWeAre();
    void overTheBudgetOldResultsGoAndDecisionsStay();
};

namespace {

Document named(const char* decision)
{
    Document document;
    document.decision = QString::fromLatin1(decision);
    return document;
}

Document computed(std::uint64_t l)
{
    Document document;
    document.snapshot.table = test::tableOf({"A B S", "a x 1", "b x 2", "a y 3", "b y 1", "a x 2", "b y 3"});
    document.snapshot.schema.attributes.resize(3);
    document.snapshot.roles = {Role::QuasiIdentifier, Role::QuasiIdentifier, Role::Sensitive};
    document.snapshot.parameters.model.l = Ratio(l, 10);
    document.snapshot.parameters.columns.alpha = 1;
    SeededRandom random(1);
    JobContext job;
    computeStages(document, random, job, [&](const Document& next) { document = next; });
    return document;
}

} // namespace

void TestHistory::startsWithOneEmptyStep()
{
    History history;
    QVERIFY(!history.canUndo());
    QVERIFY(!history.canRedo());
    QCOMPARE(history.undoText(), QString());
    history.undo();
    history.redo();
    QCOMPARE(history.stepCount(), std::size_t{0});
}

void TestHistory::stepsAreNamed()
{
    History history;
    history.push(named("one"));
    history.push(named("two"));
    QCOMPARE(history.undoText(), QStringLiteral("two"));
    history.undo();
    QCOMPARE(history.undoText(), QStringLiteral("one"));
    QCOMPARE(history.redoText(), QStringLiteral("two"));
}

void TestHistory::aNewStepForgetsWhatWasUndone()
{
    History history;
    history.push(named("one"));
    history.push(named("two"));
    history.undo();
    history.push(named("three"));
    QVERIFY(!history.canRedo());
    QCOMPARE(history.stepCount(), std::size_t{2});
}

void TestHistory::stepsWithOneMergeKeyBecomeOne()
{
    History history;
    history.push(named("a"), QStringLiteral("l"));
    history.push(named("b"), QStringLiteral("l"));
    history.push(named("c"), QStringLiteral("alpha"));
    history.push(named("d"));
    history.push(named("e"), QStringLiteral("alpha"));
    QCOMPARE(history.stepCount(), std::size_t{4});
    QCOMPARE(history.undoText(), QStringLiteral("e"));
    history.undo();
    history.undo();
    history.undo();
    QCOMPARE(history.undoText(), QStringLiteral("b"));
}

void TestHistory::goesToAnyStepByItsName()
{
    History history;
    for (const char* name : {"a", "b", "c"})
        history.push(named(name));
    QCOMPARE(history.names(), (QStringList{QString(), QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
    history.goTo(1);
    QCOMPARE(history.current().decision, QStringLiteral("a"));
    QCOMPARE(history.names().size(), 4); // the later steps are still there
    history.goTo(99);
    QCOMPARE(history.position(), std::size_t{3});
    history.goTo(0);
    QVERIFY(!history.canUndo());
    history.push(named("d"));
    QCOMPARE(history.names(), (QStringList{QString(), QStringLiteral("d")}));
}

void TestHistory::undoEndsADrag()
{
    History history;
    history.push(named("a"), QStringLiteral("l"));
    history.push(named("x"));
    history.undo();
    history.push(named("b"), QStringLiteral("l"));
    QCOMPARE(history.stepCount(), std::size_t{2});
}

void TestHistory::resultsBelongToTheStepWhereWeAre()
{
    History history;
    history.push(named("one"));
    history.push(named("two"));
    history.undo();
    auto better = history.current();
    better.failure = StageFailure{};
    history.update(better);
    history.redo();
    QVERIFY(!history.current().failure);
    history.undo();
    QVERIFY(history.current().failure);
}

void TestHistory::overTheBudgetOldResultsGoAndDecisionsStay()
{
    History history(1); // nothing but the present step fits
    const auto first = computed(20);
    QVERIFY(first.snapshot.sliced);
    history.push(first);
    history.push(computed(25));
    QVERIFY(history.current().snapshot.sliced);
    history.undo();
    QVERIFY(!history.current().snapshot.sliced);
    QVERIFY(!history.current().snapshot.kept);
    QVERIFY(test::sameDecisions(history.current(), first));
    QVERIFY(lacksResults(history.current()));
}

TRANCHE_CORE_TEST(TestHistory)

} // namespace tst_history

#include "tst_history.moc"
