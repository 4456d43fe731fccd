// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/decisions.h"
#include "core/laboratory/scenarios/scenario_grid.h"
#include "core/base/random.h"
#include "core/pipeline/run_to.h"
#include "tests/core/laboratory/scenarios/small_table.h"
#include "tests/support/test_room.h"

namespace tst_decisions {

using namespace tranche;
using namespace tranche::test;

namespace {

Snapshot computed(const Snapshot& now)
{
    SeededRandom random(1);
    JobContext job;
    return runTo(now, Stage::Slice, {}, random, job).value();
}

std::shared_ptr<const ColumnPartition> allTogether()
{
    return std::make_shared<const ColumnPartition>(
        ColumnPartition::make({{AttributeId(0), AttributeId(1), AttributeId(2), AttributeId(3)}}, 4, AttributeId(3)).value());
}

} // namespace

class TestDecisions : public QObject {
    Q_OBJECT

private slots:
    void resultsThatHoldStay()
    {
        const auto now = computed(smallTable());
        const auto same = withDecisions(now, decisionsOf(now, {}));
        QCOMPARE(same.sliced, now.sliced);
        auto decided = decisionsOf(now, {});
        decided.parameters.model.l = Ratio(3, 1);
        const auto other = withDecisions(now, decided);
        QCOMPARE(other.feasibility, now.feasibility);
        QVERIFY(!other.buckets);
    }

    void columnsByHandComeAndGo()
    {
        const auto now = computed(smallTable());
        auto decided = decisionsOf(now, {});
        decided.columnsByHand = allTogether();
        const auto byHand = withDecisions(now, decided);
        QCOMPARE(*byHand.columns, *allTogether());
        QVERIFY(byHand.correlation && !byHand.feasibility);
        const auto back = withDecisions(byHand, decisionsOf(now, {}));
        QCOMPARE(*back.columns, *now.columns);
    }

    void columnsByHandComeWithOtherAlpha()
    {
        const auto now = computed(smallTable());
        auto decided = decisionsOf(now, {});
        decided.parameters.columns.alpha = 2;
        decided.columnsByHand = allTogether();
        QCOMPARE(*withDecisions(now, decided).columns, *allTogether());
    }

    void columnsAreComparedByContent()
    {
        auto one = decisionsOf(smallTable(), {});
        auto other = one;
        one.columnsByHand = allTogether();
        QVERIFY(!(one == other));
        other.columnsByHand = allTogether();
        QVERIFY(one == other);
    }

    void rolesOfAScenarioCount()
    {
        const auto now = computed(smallTable());
        auto decided = decisionsOf(now, {});
        decided.roles[0] = Role::Excluded;
        const auto other = withDecisions(now, decided);
        QVERIFY(!other.kept);
        QCOMPARE(decisionsOf(other, {}), decided);
    }

    void theGridIsAlwaysTheSameAndSmall()
    {
        const auto present = decisionsOf(smallTable(), {});
        const auto grid = scenarioGrid(present, 4);
        QCOMPARE(grid, scenarioGrid(present, 4));
        QCOMPARE(grid.size(), std::size_t{28}); // c = 4 only with alpha = 1
        QCOMPARE(scenarioGrid(present, 15).size(), std::size_t{42});
        for (const auto& tried : grid) {
            QVERIFY(!tried.columnsByHand);
            QVERIFY(validate(tried.parameters));
        }
    }

    void everyModelHasAGrid()
    {
        for (const auto kind : allModels) {
            auto present = decisionsOf(smallTable(), {});
            present.parameters.model.kind = kind;
            for (const auto& tried : scenarioGrid(present, 15))
                QVERIFY(validate(tried.parameters));
        }
    }

    void nothingIsTriedWhereNothingIsSensitive()
    {
        auto present = decisionsOf(smallTable(), {});
        present.roles[3] = Role::QuasiIdentifier;
        QVERIFY(scenarioGrid(present, 4).empty());
    }
};

TRANCHE_TEST(TestDecisions)

} // namespace tst_decisions

#include "tst_decisions.moc"
