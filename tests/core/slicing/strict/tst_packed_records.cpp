// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/slicing/strict/lanes.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

namespace tst_packed_records {

using namespace tranche;
using namespace tranche::test;

using Range = std::pair<std::uint32_t, std::uint32_t>;

class TestPackedRecords : public QObject {
    Q_OBJECT

private slots:
    void oneRecordIsItsOwnExtent();
    void codesTakeWhatTheirDomainNeeds();
    void recordsMayHaveNoLaneAtAll();
    void numbersAndWeightsStandInGaps();
    void measuresARunAlone();
    void aSplitKeepsTheOldOrder();
    void aSideMayBeEmpty();
    void aSplitTouchesItsOwnRunOnly();
    void everyWidthOfARecordIsCopiedWhole();
    void stopsWhenTold();
};

void TestPackedRecords::oneRecordIsItsOwnExtent()
{
    PackedRecords::Extent whole;
    const auto records = PackedRecords::make(Lanes{{{7}, {300}}, {10, 1'000}}.source(), whole, JobContext());
    QCOMPARE(records.range(whole, 0), Range(7, 7));
    QCOMPARE(records.range(whole, 1), Range(300, 300));
    QCOMPARE(records.number(0, 0), 0U);
    QVERIFY(!records.weighted());
}

/// The greatest domain of each width and the least of the next, with their greatest codes.
void TestPackedRecords::codesTakeWhatTheirDomainNeeds()
{
    const Lanes lanes{{{0, 255}, {256, 0}, {65'535, 1}, {1, 65'536}, {0xffff'ffff, 0x8000'0000}, {0, 0}},
                      {256, 257, 65'536, 65'537, std::size_t{1} << 32U, 1}};
    PackedRecords::Extent whole;
    const auto records = PackedRecords::make(lanes.source(), whole, JobContext());
    const std::vector<std::size_t> bytes{1, 2, 2, 4, 4, 1};
    const std::vector<Range> ranges{{0, 255}, {0, 256}, {1, 65'535}, {1, 65'536}, {0x8000'0000, 0xffff'ffff}, {0, 0}};
    for (std::size_t lane = 0; lane < bytes.size(); ++lane) {
        QCOMPARE(records.lane(lane, lanes.all()).bytes, bytes[lane]);
        QCOMPARE(codesOf(records, lane, lanes.all()), lanes.codes[lane]);
        QCOMPARE(records.range(whole, lane), ranges[lane]);
    }
}

void TestPackedRecords::recordsMayHaveNoLaneAtAll()
{
    auto source = Lanes{}.source();
    source.count = 3;
    PackedRecords::Extent whole;
    auto records = PackedRecords::make(source, whole, JobContext());
    QCOMPARE(numbersOf(records, {0, 3, 0}), (Codes{0, 1, 2}));
    QCOMPARE(PackedRecords::bytesFor(source), 3U * 16 * 2);
}

/// A lane of a byte leaves room in 16 for number and weight; lanes of 16 bytes leave none.
void TestPackedRecords::numbersAndWeightsStandInGaps()
{
    Lanes narrow{{{5, 6}}, {9}, {70'000, 3}};
    QCOMPARE(PackedRecords::bytesFor(narrow.source()), 2U * 16 * 2);
    const Lanes full{{{1, 2}, {3, 4}, {5, 6}, {7, 8}}, std::vector<std::size_t>(4, 70'000), {1, 0xffff'ffff}};
    QCOMPARE(PackedRecords::bytesFor(full.source()), 2U * 32 * 2);
    for (const auto* lanes : {&std::as_const(narrow), &full}) {
        const auto records = lanes->packed();
        QVERIFY(records.weighted());
        QCOMPARE(numbersOf(records, lanes->all()), (Codes{0, 1}));
        QCOMPARE(codesOf(records, 0, lanes->all()), lanes->codes[0]);
        records.withWeights(lanes->all(), [&](const auto& weights) {
            QCOMPARE(weights[0], lanes->weights[0]);
            QCOMPARE(weights[1], lanes->weights[1]);
        });
    }
    narrow.weights.clear();
    narrow.packed().withWeights(narrow.all(), [](const auto& weights) { QCOMPARE(weights[1], 1U); });
}

void TestPackedRecords::measuresARunAlone()
{
    const Lanes lanes{{{0, 4, 3, 9}, {70'001, 5, 70'000, 0}}, {10, 70'002}};
    const auto records = lanes.packed();
    PackedRecords::Extent extent;
    records.measure({1, 3, 0}, extent, JobContext());
    QCOMPARE(records.range(extent, 0), Range(3, 4));
    QCOMPARE(records.range(extent, 1), Range(5, 70'000));
    records.measure({3, 4, 0}, extent, JobContext()); // what was there before is forgotten
    QCOMPARE(records.range(extent, 0), Range(9, 9));
    QCOMPARE(records.range(extent, 1), Range(0, 0));
}

void TestPackedRecords::aSplitKeepsTheOldOrder()
{
    const Lanes lanes{{{3, 1, 2, 1, 3, 0}}, {4}};
    for (const auto lefts : {std::optional<std::size_t>(), std::optional<std::size_t>(3)}) {
        auto records = lanes.packed();
        QCOMPARE(records.split(lanes.all(), 0, 1, lefts, JobContext()), 3U);
        QCOMPARE(numbersOf(records, {0, 6, 1}), (Codes{1, 3, 5, 0, 2, 4}));
        QCOMPARE(codesOf(records, 0, {0, 6, 1}), (Codes{1, 1, 0, 3, 2, 3}));
        QCOMPARE(records.split({3, 6, 1}, 0, 2, lefts ? std::optional<std::size_t>(1) : lefts, JobContext()), 4U);
        QCOMPARE(numbersOf(records, {0, 6, 0}), (Codes{0, 1, 2, 2, 0, 4})); // back in the first bank, from its fourth place on
    }
}

void TestPackedRecords::aSideMayBeEmpty()
{
    const Lanes lanes{{{5, 3, 4}}, {6}};
    for (const auto& [last, middle] : {std::pair(2U, 0U), std::pair(5U, 3U)}) {
        auto records = lanes.packed();
        QCOMPARE(records.split(lanes.all(), 0, last, std::nullopt, JobContext()), std::size_t{middle});
        QCOMPARE(numbersOf(records, {0, 3, 1}), (Codes{0, 1, 2}));
    }
}

void TestPackedRecords::aSplitTouchesItsOwnRunOnly()
{
    const Lanes lanes{{{1, 0, 1, 0, 1, 0}}, {2}};
    auto records = lanes.packed();
    records.split(lanes.all(), 0, 0, std::nullopt, JobContext());
    QCOMPARE(records.split({2, 5, 0}, 0, 0, std::nullopt, JobContext()), 3U);
    QCOMPARE(numbersOf(records, {0, 6, 1}), (Codes{1, 3, 3, 2, 4, 4})); // the whole gave 1 3 5 0 2 4
    QCOMPARE(numbersOf(records, {0, 6, 0}), (Codes{0, 1, 2, 3, 4, 5}));
}

/// From one vector to more than there are copies of fixed size for.
void TestPackedRecords::everyWidthOfARecordIsCopiedWhole()
{
    for (std::size_t count = 1; count <= 20; ++count) {
        Lanes lanes{{}, std::vector<std::size_t>(count, 1'000'000)};
        for (std::uint32_t lane = 0; lane < count; ++lane)
            lanes.codes.push_back({lane * 7, lane * 5'000, 999'999 - lane, lane});
        lanes.codes.back() = {8, 2, 9, 1};
        auto records = lanes.packed();
        QCOMPARE(records.split(lanes.all(), count - 1, 2, std::nullopt, JobContext()), 2U);
        const Codes order{1, 3, 0, 2};
        QCOMPARE(numbersOf(records, {0, 4, 1}), order);
        for (std::size_t lane = 0; lane < count; ++lane)
            for (std::size_t i = 0; i < order.size(); ++i)
                QCOMPARE(codesOf(records, lane, {0, 4, 1})[i], lanes.codes[lane][order[i]]);
    }
}

void TestPackedRecords::stopsWhenTold()
{
    const Lanes lanes{{{1, 0}}, {2}};
    auto records = lanes.packed();
    PackedRecords::Extent extent;
    QVERIFY(stopsAtOnce([&](JobContext& job) { return PackedRecords::make(lanes.source(), extent, job); }));
    QVERIFY(stopsAtOnce([&](JobContext& job) { records.measure(lanes.all(), extent, job); }));
    QVERIFY(stopsAtOnce([&](JobContext& job) { return records.split(lanes.all(), 0, 0, 1, job); }));
    QVERIFY(stopsAtOnce([&](JobContext& job) { return records.split(lanes.all(), 0, 0, std::nullopt, job); }));
}

TRANCHE_TEST(TestPackedRecords)

} // namespace tst_packed_records

#include "tst_packed_records.moc"
