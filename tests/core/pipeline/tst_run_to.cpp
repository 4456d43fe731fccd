// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/run_stage.h"
#include "core/pipeline/run_to.h"
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

namespace tst_run_to {

using namespace tranche;
using namespace tranche::test;

namespace {

Snapshot decided()
{
    Snapshot now;
    now.table = test::tableOf({"A B S", "a x 1", "b x 2", "a y 3", "b y 1", "a x 2", "b y 3"});
    now.schema.attributes.resize(3);
    now.roles = {Role::QuasiIdentifier, Role::QuasiIdentifier, Role::Sensitive};
    now.parameters.model.l = Ratio(2, 1);
    now.parameters.columns.alpha = 1;
    return now;
}

} // namespace

class TestRunTo : public QObject {
    Q_OBJECT

private slots:
    void runsWhatIsMissingAndNoFurther()
    {
        SeededRandom random(1);
        JobContext job;
        const auto some = runTo(decided(), Stage::Feasibility, {}, random, job).value();
        QVERIFY(some.feasibility && !some.buckets);
        const auto all = runTo(some, Stage::Slice, {}, random, job).value();
        QVERIFY(all.sliced);
        QCOMPARE(all.feasibility, some.feasibility); // the very same
        QCOMPARE(runTo(all, Stage::Slice, {}, random, job).value().sliced, all.sliced);
        QVERIFY(!runTo(Snapshot(), Stage::Slice, {}, random, job).value().kept);
    }

    void eachStageIsRunOnceInOrderAndHeardOf()
    {
        SeededRandom random(1);
        JobContext job;
        std::vector<Stage> ran;
        std::vector<Stage> heard;
        const auto runOne = [&](const Snapshot& before, Stage stage) {
            ran.push_back(stage);
            return runStage(before, stage, random, job);
        };
        const auto done = [&](const Snapshot& now, Stage stage) {
            QVERIFY(now.has(stage));
            heard.push_back(stage);
        };
        QVERIFY(runTo(decided(), Stage::Slice, {}, runOne, done));
        QVERIFY(std::ranges::equal(ran, allStages));
        QCOMPARE(heard, ran);
    }

    void pinsHoldWhereColumnsAreProposed()
    {
        SeededRandom random(1);
        JobContext job;
        const Pins pins{.groups = {}, .withSensitive = {AttributeId(0)}};
        const auto pinned = runTo(decided(), Stage::Propose, pins, random, job).value();
        QCOMPARE(pinned.columns->columnOf(AttributeId(0)), pinned.columns->columnOf(AttributeId(2)));
        QVERIFY(runTo(decided(), Stage::Propose, {}, random, job).value().columns->sensitiveColumn().size() == 1);
    }

    void endsWithTheFirstStageThatFails()
    {
        SeededRandom random(1);
        JobContext job;
        auto asked = decided();
        asked.parameters.model.l = Ratio(9, 1);
        std::optional<Stage> last;
        const auto runOne = [&](const Snapshot& before, Stage stage) {
            last = stage;
            return runStage(before, stage, random, job);
        };
        QCOMPARE(runTo(asked, Stage::Slice, {}, runOne).error().code, ErrorCode::Infeasible);
        QVERIFY(last == Stage::Partition);
        QVERIFY(stopsAtOnce([&](JobContext& stopped) { return runTo(decided(), Stage::Slice, {}, random, stopped); }));
    }
};

TRANCHE_CORE_TEST(TestRunTo)

} // namespace tst_run_to

#include "tst_run_to.moc"
