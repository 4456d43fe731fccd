// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general/row_runs.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

namespace tst_row_runs {

using namespace tranche;

using Words = std::vector<std::uint32_t>;

class TestRowRuns : public QObject {
    Q_OBJECT

private slots:
    void theLastLaneIsTheTuplesNumber();
    void recordsFillWholeVectors();
    void measuresARunAlone();
    void codesOfAllBitsAreMeasured();
    void bothSidesKeepTheirOrder();
    void aSideMayBeEmpty();
    void partingTouchesItsOwnRunOnly();
    void everyWidthOfARecordIsCopiedWhole();
    void stopsWhenTold();
};

static RowRuns runsOf(const std::vector<Words>& lanes)
{
    const std::vector<std::span<const std::uint32_t>> spans(lanes.begin(), lanes.end());
    return RowRuns::make(lanes.front().size(), spans, JobContext());
}

static Words laneOf(const RowRuns& runs, const RowRun& run, std::size_t lane)
{
    const auto found = runs.lane(run, lane);
    Words words;
    for (std::size_t i = 0; i < found.count; ++i)
        words.push_back(found[i]);
    return words;
}

void TestRowRuns::theLastLaneIsTheTuplesNumber()
{
    const auto one = runsOf({{7}});
    QCOMPARE(laneOf(one, {0, 1, 0}, 0), Words{7});
    QCOMPARE(laneOf(one, {0, 1, 0}, 1), Words{0});
    const auto runs = runsOf({{5, 6, 7}, {1, 2, 3}});
    QCOMPARE(runs.rowCount(), 3U);
    QCOMPARE(laneOf(runs, {1, 3, 0}, 1), (Words{2, 3}));
    QCOMPARE(laneOf(runs, {1, 3, 0}, 2), (Words{1, 2}));
    QCOMPARE(runs.record({1, 3, 0}, 1)[0], 7U);
}

void TestRowRuns::recordsFillWholeVectors()
{
    QCOMPARE(RowRuns::bytesFor(3, 3), 3U * 16 * 2);
    QCOMPARE(RowRuns::bytesFor(3, 4), 3U * 32 * 2);
    QCOMPARE(RowRuns::measured(0), 0U);
    QCOMPARE(RowRuns::measured(1), 4U);
    QCOMPARE(RowRuns::measured(4), 4U);
    QCOMPARE(RowRuns::measured(5), 8U);
}

void TestRowRuns::measuresARunAlone()
{
    const auto runs = runsOf({{0, 4, 3, 9}, {8, 5, 5, 1}});
    Words low(4, 77);
    Words high(4, 77);
    runs.measure({1, 3, 0}, low, high, JobContext());
    QCOMPARE(low, (Words{3, 5, 1, 0})); // then the tuple's number, and nothing
    QCOMPARE(high, (Words{4, 5, 2, 0}));
    runs.measure({3, 4, 0}, low, high, JobContext());
    QCOMPARE(low, (Words{9, 1, 3, 0}));
    QCOMPARE(high, low);
}

/// Vector instructions must not take the highest bit for a sign. More tuples than are measured at once.
void TestRowRuns::codesOfAllBitsAreMeasured()
{
    Words codes(1'000, 0x7fff'ffff);
    codes[300] = 0xffff'ffff;
    codes[999] = 5;
    const auto runs = runsOf({codes});
    Words low(4);
    Words high(4);
    runs.measure({0, 1'000, 0}, low, high, JobContext());
    QCOMPARE(low[0], 5U);
    QCOMPARE(high[0], 0xffff'ffffU);
    runs.measure({300, 999, 0}, low, high, JobContext());
    QCOMPARE(low[0], 0x7fff'ffffU);
}

void TestRowRuns::bothSidesKeepTheirOrder()
{
    auto runs = runsOf({{10, 11, 12, 13, 14}});
    const std::uint8_t sides[] = {0, 1, 0, 1, 1};
    runs.part({0, 5, 0}, sides, 3, JobContext());
    QCOMPARE(laneOf(runs, {0, 5, 1}, 0), (Words{11, 13, 14, 10, 12}));
    QCOMPARE(laneOf(runs, {0, 5, 1}, 1), (Words{1, 3, 4, 0, 2}));
    const std::uint8_t again[] = {0, 0, 1};
    runs.part({0, 3, 1}, again, 1, JobContext());
    QCOMPARE(laneOf(runs, {0, 3, 0}, 1), (Words{4, 1, 3}));
}

void TestRowRuns::aSideMayBeEmpty()
{
    for (const auto side : {std::uint8_t{0}, std::uint8_t{1}}) {
        auto runs = runsOf({{10, 11, 12}});
        const std::uint8_t sides[] = {side, side, side};
        runs.part({0, 3, 0}, sides, side == 1 ? 3 : 0, JobContext());
        QCOMPARE(laneOf(runs, {0, 3, 1}, 1), (Words{0, 1, 2}));
    }
}

void TestRowRuns::partingTouchesItsOwnRunOnly()
{
    auto runs = runsOf({{10, 11, 12, 13, 14}});
    const std::uint8_t all[] = {1, 1, 1, 1, 1};
    runs.part({0, 5, 0}, all, 5, JobContext());
    const std::uint8_t sides[] = {0, 0, 1};
    runs.part({1, 4, 0}, sides, 1, JobContext());
    QCOMPARE(laneOf(runs, {0, 5, 1}, 1), (Words{0, 3, 1, 2, 4}));
    QCOMPARE(laneOf(runs, {0, 5, 0}, 1), (Words{0, 1, 2, 3, 4}));
}

/// Of all sizes that are known when compiled, and others.
void TestRowRuns::everyWidthOfARecordIsCopiedWhole()
{
    for (std::uint32_t count = 1; count <= 30; ++count) {
        std::vector<Words> lanes;
        for (std::uint32_t lane = 0; lane < count; ++lane)
            lanes.push_back({lane, 100 + lane, 0xffff'ff00 + lane});
        auto runs = runsOf(lanes);
        const std::uint8_t sides[] = {0, 1, 0};
        runs.part({0, 3, 0}, sides, 1, JobContext());
        for (std::uint32_t lane = 0; lane < count; ++lane)
            QCOMPARE(laneOf(runs, {0, 3, 1}, lane), (Words{100 + lane, lane, 0xffff'ff00 + lane}));
        QCOMPARE(laneOf(runs, {0, 3, 1}, count), (Words{1, 0, 2}));
    }
}

void TestRowRuns::stopsWhenTold()
{
    const Words codes{0, 1};
    const std::vector<std::span<const std::uint32_t>> lanes{codes};
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return RowRuns::make(2, lanes, job).rowCount(); }));
    auto runs = RowRuns::make(2, lanes, JobContext());
    Words low(4);
    Words high(4);
    const std::uint8_t sides[] = {1, 0};
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { runs.measure({0, 2, 0}, low, high, job); }));
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { runs.part({0, 2, 0}, sides, 1, job); }));
}

TRANCHE_TEST(TestRowRuns)

} // namespace tst_row_runs

#include "tst_row_runs.moc"
