// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/session_driver.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "ui/session/figures/compute_stages.h"
#include "ui/session/history.h"

#include <memory>
#include <utility>

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
    void aSmallTableCanBeGoneBackTo();
    void overTheBudgetATableGoesWithItsSteps();
    void aTableAheadGoesBeforeThePresentOne();
};

namespace {

Document named(const char* decision)
{
    Document document;
    document.decision = QString::fromLatin1(decision);
    return document;
}

std::shared_ptr<const Table> someTable()
{
    return test::tableOf({"A B S", "a x 1", "b x 2", "a y 3", "b y 1", "a x 2", "b y 3"});
}

Document computed(std::uint64_t l, std::shared_ptr<const Table> table = someTable())
{
    Document document;
    document.snapshot.table = std::move(table);
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
    History history(std::size_t{1} << 30);
    QVERIFY(!history.canUndo());
    QVERIFY(!history.canRedo());
    QCOMPARE(history.undoText(), QString());
    history.undo();
    history.redo();
    QCOMPARE(history.stepCount(), std::size_t{0});
}

void TestHistory::stepsAreNamed()
{
    History history(std::size_t{1} << 30);
    history.push(named("one"));
    history.push(named("two"));
    QCOMPARE(history.undoText(), QStringLiteral("two"));
    history.undo();
    QCOMPARE(history.undoText(), QStringLiteral("one"));
    QCOMPARE(history.redoText(), QStringLiteral("two"));
}

void TestHistory::aNewStepForgetsWhatWasUndone()
{
    History history(std::size_t{1} << 30);
    history.push(named("one"));
    history.push(named("two"));
    history.undo();
    history.push(named("three"));
    QVERIFY(!history.canRedo());
    QCOMPARE(history.stepCount(), std::size_t{2});
}

void TestHistory::stepsWithOneMergeKeyBecomeOne()
{
    History history(std::size_t{1} << 30);
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
    History history(std::size_t{1} << 30);
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
    History history(std::size_t{1} << 30);
    history.push(named("a"), QStringLiteral("l"));
    history.push(named("x"));
    history.undo();
    history.push(named("b"), QStringLiteral("l"));
    QCOMPARE(history.stepCount(), std::size_t{2});
}

void TestHistory::resultsBelongToTheStepWhereWeAre()
{
    History history(std::size_t{1} << 30);
    history.push(named("one"));
    history.push(named("two"));
    history.undo();
    auto better = history.current();
    better.failure = StageFailure{Stage::Keep, cancelled().error()};
    history.update(better);
    history.redo();
    QVERIFY(!history.current().failure);
    history.undo();
    QVERIFY(history.current().failure);
}

void TestHistory::overTheBudgetOldResultsGoAndDecisionsStay()
{
    History history(1); // nothing but the present step fits
    const auto table = someTable();
    const auto first = computed(20, table);
    QVERIFY(first.snapshot.sliced);
    history.push(first);
    history.push(computed(25, table));
    QVERIFY(history.current().snapshot.sliced);
    history.undo();
    QVERIFY(!history.current().snapshot.sliced);
    QVERIFY(!history.current().snapshot.kept);
    QVERIFY(test::sameDecisions(history.current(), first));
    QVERIFY(lacksResults(history.current()));
}

void TestHistory::aSmallTableCanBeGoneBackTo()
{
    History history(std::size_t{1} << 30);
    const auto first = computed(20);
    history.push(first);
    history.push(computed(20));
    history.undo();
    QCOMPARE(history.current().snapshot.table, first.snapshot.table);
    QCOMPARE(history.current().snapshot.sliced, first.snapshot.sliced);
}

void TestHistory::overTheBudgetATableGoesWithItsSteps()
{
    History history(1);
    auto first = computed(20);
    first.decision = QStringLiteral("first");
    const std::weak_ptr<const Table> table = first.snapshot.table;
    const std::weak_ptr<const KeptTable> kept = first.snapshot.kept;
    history.push(first);
    first.decision = QStringLiteral("still the first");
    history.push(std::move(first));
    first = {};
    QVERIFY(!table.expired());
    QCOMPARE(history.position(), std::size_t{2});
    auto second = computed(25);
    second.decision = QStringLiteral("second");
    history.push(second);
    QVERIFY(table.expired() && kept.expired());
    QCOMPARE(history.current().snapshot.table, second.snapshot.table);
    QVERIFY(!history.canUndo());
    QCOMPARE(history.names(), QStringList{QString()}); // what the steps that are left began with
    second.decision = QStringLiteral("third");
    history.push(second);
    QCOMPARE(history.undoText(), QStringLiteral("third"));
    history.undo();
    QVERIFY(history.current().snapshot.table && !history.canUndo());
}

void TestHistory::aTableAheadGoesBeforeThePresentOne()
{
    Document first;
    first.snapshot.table = someTable();
    const auto second = computed(20);
    Document bare;
    bare.snapshot.table = second.snapshot.table;
    Weighed weighed;
    History history(tableBytes(first, weighed) + tableBytes(bare, weighed) + 8);
    history.push(first);
    history.push(bare);
    history.undo();
    QVERIFY(history.canRedo());
    auto results = computed(20, first.snapshot.table);
    history.update(results);
    QVERIFY(!history.canRedo());
    QVERIFY(history.canUndo()); // to what has no table
    QCOMPARE(history.current().snapshot.sliced, results.snapshot.sliced);
}

TRANCHE_CORE_TEST(TestHistory)

} // namespace tst_history

#include "tst_history.moc"
