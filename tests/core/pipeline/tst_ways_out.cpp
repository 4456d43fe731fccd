// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/cut_cost.h"
#include "core/pipeline/run_to.h"
#include "core/pipeline/ways_out.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_ways_out {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Everything up to feasibility, or as far as a stage.
Snapshot run(const Snapshot& now, Stage last = Stage::Feasibility)
{
    SeededRandom random(1);
    JobContext job;
    return runTo(now, last, {}, random, job).value();
}

Snapshot begun(const std::vector<std::string>& lines, const Ratio& l)
{
    Snapshot now;
    now.table = tableOf(lines);
    now.schema.attributes.resize(now.table->attributeCount());
    now.roles.assign(now.table->attributeCount(), Role::QuasiIdentifier);
    now.roles.back() = Role::Sensitive;
    now.parameters.model.l = l;
    return now;
}

/// Sex beside job: two of four women are in an office. Town beside it: every job once in each.
Snapshot women(const Ratio& l)
{
    auto now = run(begun({"age sex town job", "1 f a office", "2 f b office", "3 f a sales", "4 f b farm", "5 m a craft", "6 m b sales",
                          "7 m a farm", "8 m b craft"},
                         l),
                   Stage::Correlate);
    return run(now.withColumns(std::make_shared<const ColumnPartition>(
        ColumnPartition::make({{AttributeId(0), AttributeId(2)}, {AttributeId(1), AttributeId(3)}}, 4, AttributeId(3)).value())));
}

WaysOut waysOf(const Snapshot& now, const Pins& pins = {})
{
    SeededRandom random(1);
    JobContext job;
    return waysOut(now, pins, random, job).value();
}

} // namespace

class TestWaysOut : public QObject {
    Q_OBJECT

private slots:
    void theSwapIsTheMostRelatedAttributeWithWhichTheRequestHolds()
    {
        const auto now = women(Ratio(3, 1));
        QVERIFY(!now.feasibility->admits(now.parameters.model));
        const auto ways = waysOf(now);
        QVERIFY(ways.swap);
        QVERIFY(ways.swap->out == AttributeId(1) && ways.swap->in == AttributeId(2)); // age, more related, is different for everybody
        QCOMPARE(ways.swap->limit.blocking.groupSize, std::size_t{4});
        const auto swapped
            = run(now.withColumns(std::make_shared<const ColumnPartition>(now.columns->withSwapped(AttributeId(1), AttributeId(2)))),
                  Stage::Judge);
        QCOMPARE(ways.swap->gives.buckets, swapped.buckets->size());
        QCOMPARE(ways.swap->gives.median, swapped.buckets->sizes().median);
    }

    void aloneIsWhatAlphaOneComesTo()
    {
        const auto now = women(Ratio(3, 1));
        auto parameters = now.parameters;
        parameters.columns.alpha = 1;
        const auto alone = run(now.withParameters(parameters), Stage::Judge);
        QVERIFY(alone.buckets);
        const auto ways = waysOf(now);
        QVERIFY(ways.alone);
        QCOMPARE(ways.alone->buckets, alone.buckets->size());
        QVERIFY(!waysOf(women(Ratio(5, 1))).alone); // one in four has each job
        QVERIFY(!waysOf(women(Ratio(5, 1))).swap);
    }

    void alphaOneLeftByHandIsTheProposalAgain()
    {
        auto now = women(Ratio(3, 1));
        now.parameters.columns.alpha = 1;
        QVERIFY(waysOf(now).alone);
    }

    void whatIsPinnedInTheSensitiveColumnStaysThere()
    {
        const auto now = women(Ratio(3, 1));
        QVERIFY(!waysOf(now, {.groups = {}, .withSensitive = {AttributeId(1)}}).alone);
    }

    void nothingStandsBesideAnAttributeThatIsAlone()
    {
        auto now = begun({"age job", "1 a", "2 a", "3 b"}, Ratio(2, 1));
        now.parameters.columns.alpha = 1;
        const auto ways = waysOf(run(now));
        QVERIFY(!ways.alone && !ways.swap);
    }

    void noSwapMovesWhatIsPinned()
    {
        const auto now = women(Ratio(3, 1));
        QVERIFY(waysOf(now).swap);
        const std::vector<ColumnPartition::Column> together{{AttributeId(0), AttributeId(2)}};
        QVERIFY(!waysOf(now, {.groups = together, .withSensitive = {}}).swap); // either of them would leave the other
        QVERIFY(!waysOf(now, {.groups = {}, .withSensitive = {AttributeId(1)}}).swap);
        QVERIFY(waysOf(now, {.groups = {{AttributeId(0)}}, .withSensitive = {}}).swap->in == AttributeId(2));
    }

    void swappingKeepsADisjointCover()
    {
        const auto columns = ColumnPartition::make({{AttributeId(0), AttributeId(3)}, {AttributeId(1)}, {AttributeId(2), AttributeId(4)}},
                                                   5, AttributeId(4))
                                 .value();
        const auto swapped = columns.withSwapped(AttributeId(2), AttributeId(0));
        QVERIFY(swapped.columns()
                == (std::vector<ColumnPartition::Column>{
                    {AttributeId(2), AttributeId(3)}, {AttributeId(1)}, {AttributeId(0), AttributeId(4)}}));
        QVERIFY(swapped.withSwapped(AttributeId(0), AttributeId(2)) == columns);
        QVERIFY(columns.withSwapped(AttributeId(0), AttributeId(3)) == columns); // in one column nothing changes
    }

    void stopsWhenToldAndRefusesWhatHasNoLimits()
    {
        SeededRandom random(1);
        const auto snapshot = women(Ratio(3, 1));
        QVERIFY(test::stopsAtOnce([&](JobContext& stopped) { return waysOut(snapshot, {}, random, stopped); }));
        JobContext job;
        QCOMPARE(waysOut(Snapshot{}, {}, random, job).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(cutCost(Snapshot{}, job).error().code, ErrorCode::InvalidArgument);
    }

    void whatIsCutOnInTheSensitiveColumnCosts()
    {
        JobContext job;
        auto now = run(women(Ratio(2, 1)), Stage::Judge);
        QVERIFY(now.buckets);
        std::size_t constant = 0;
        const auto& sex = now.published->attribute(AttributeId(1)).codes;
        for (std::size_t bucket = 0; bucket < now.buckets->size(); ++bucket) {
            const auto rows = now.buckets->rowsOf(BucketId(bucket));
            constant += std::ranges::all_of(rows, [&](std::uint32_t row) { return sex[row] == sex[rows.front()]; }) ? 1 : 0;
        }
        const auto cost = cutCost(now, job).value();
        QVERIFY(2 * constant > now.buckets->size());
        QVERIFY(cost.attribute == AttributeId(1) && cost.buckets == constant);
        now.parameters.cutOn = {"age"};
        QVERIFY(!cutCost(now, job).value().attribute);
    }
};

TRANCHE_TEST(TestWaysOut)

} // namespace tst_ways_out

#include "tst_ways_out.moc"
