// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general/side_counts.h"
#include "tests/core/slicing/general/small_engine.h"
#include "tests/core/slicing/limit_cases.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

namespace tst_side_counts {

using namespace tranche;
using namespace tranche::test;

class TestSideCounts : public QObject {
    Q_OBJECT

private slots:
    void countsPairsGroupsAndPartsBySide();
    void aSideMayBeEmpty();
    void everyModelIsJudgedAtItsLimit();
    void eachSideAndTheWholeAreJudgedApart();
    void badGroupsAreNamed();
    void weightsAreCountsButForDistinct();
    void aResetForgetsEverything();
    void stopsWhenTold();
};

/// Pairs 0 (x, a), 1 (x, b), 2 (y, a), 3 (y, b); parts 0 and 1 in the other column.
struct Room {
    explicit Room(const PrivacyModel& model) : engine({"q w s", "1 x a", "2 x b", "1 y a", "2 y b"}, columns(), model), counts(engine.view)
    {
    }
    static std::vector<ColumnPartition::Column> columns() { return {{AttributeId(0)}, {AttributeId(1), AttributeId(2)}}; }

    bool anyBad(const Codes& left, const Codes& right)
    {
        countPairs(left, right);
        return counts.judgeGroups();
    }
    void countPairs(const Codes& left, const Codes& right)
    {
        counts.reset();
        auto pairs = left;
        pairs.insert(pairs.end(), right.begin(), right.end());
        Sides sides(left.size(), LeftSide);
        sides.resize(pairs.size(), RightSide);
        counts.countPairs({pairs.data(), 1, pairs.size()}, sides.data(), JobContext());
    }

    SmallEngine engine;
    SideCounts counts;
};

void TestSideCounts::countsPairsGroupsAndPartsBySide()
{
    Room room({});
    room.countPairs({0, 2, 0, 3}, {1, 3});
    QCOMPARE(room.counts.pair(0), (SideCount{0, 2}));
    QCOMPARE(room.counts.pair(1), (SideCount{1, 0}));
    QCOMPARE(room.counts.pair(2), (SideCount{0, 1}));
    QCOMPARE(room.counts.pair(3), (SideCount{1, 1}));
    QCOMPARE(room.counts.group(0), (SideCount{1, 2}));
    QCOMPARE(room.counts.group(1), (SideCount{1, 2}));
    const Codes records{1, 9, 0, 9, 1, 9}; // every other word
    const Sides sides{LeftSide, LeftSide, RightSide};
    room.counts.countParts(0, {records.data(), 2, 3}, sides.data(), JobContext());
    QCOMPARE(room.counts.part(0, 0), (SideCount{0, 1}));
    QCOMPARE(room.counts.part(0, 1), (SideCount{1, 1}));
}

void TestSideCounts::aSideMayBeEmpty()
{
    for (const auto& limit : limitCases()) {
        Room room(limit.model);
        QVERIFY2(!room.anyBad(limit.within, {}), limit.name);
        QVERIFY2(!room.anyBad({}, limit.within), limit.name);
        QVERIFY2(room.anyBad(limit.beyond, {}), limit.name);
        QCOMPARE(room.counts.badSides(0), std::uint8_t{0b110});
        QVERIFY2(room.anyBad({}, limit.beyond), limit.name);
        QCOMPARE(room.counts.badSides(0), std::uint8_t{0b101});
        QVERIFY2(!room.anyBad({}, {}), limit.name);
    }
}

void TestSideCounts::everyModelIsJudgedAtItsLimit()
{
    for (const auto& limit : limitCases()) {
        Room room(limit.model);
        QVERIFY2(!room.anyBad(limit.within, limit.within), limit.name);
        QCOMPARE(room.counts.badSides(0), std::uint8_t{0});
        QVERIFY2(room.anyBad(limit.within, limit.beyond), limit.name);
        QCOMPARE(room.counts.badSides(0) & 0b11, 0b01);
        QVERIFY2(room.anyBad(limit.beyond, limit.within), limit.name);
        QCOMPARE(room.counts.badSides(0) & 0b11, 0b10);
        QVERIFY2(room.anyBad(limit.beyond, limit.beyond), limit.name);
        QCOMPARE(room.counts.badSides(0), std::uint8_t{0b111});
    }
}

/// Two bad halves of a good whole.
void TestSideCounts::eachSideAndTheWholeAreJudgedApart()
{
    for (const auto& limit : limitCases()) {
        Room room(limit.model);
        QVERIFY2(room.anyBad({0, 0}, {1, 1}), limit.name);
        QCOMPARE(room.counts.badSides(0), std::uint8_t{0b011});
    }
}

void TestSideCounts::badGroupsAreNamed()
{
    for (const auto& limit : limitCases()) {
        Room room(limit.model);
        QVERIFY2(room.anyBad({0, 1, 2, 2}, {1, 0, 3, 2}), limit.name);
        QCOMPARE(room.counts.badSides(0), std::uint8_t{0});
        QCOMPARE(room.counts.badSides(1) & 0b11, 0b10);
    }
}

void TestSideCounts::weightsAreCountsButForDistinct()
{
    for (const bool distinct : {false, true}) {
        Room room({.kind = distinct ? ModelKind::Distinct : ModelKind::LDiversity});
        room.countPairs({2, 2, 2, 3}, {3, 3});
        room.counts.prepareWeights();
        const auto weights = [&](Side side) {
            const auto* first = room.counts.weights(side, 2);
            return std::pair(first[0], first[1]);
        };
        using Pair = std::pair<double, double>;
        QCOMPARE(weights(LeftSide), distinct ? Pair(1, 1) : Pair(3, 1));
        QCOMPARE(weights(RightSide), distinct ? Pair(0, 1) : Pair(0, 2));
        QCOMPARE(weights(WholeBucket), distinct ? Pair(1, 1) : Pair(3, 3));
        QCOMPARE(room.counts.weights(WholeBucket, 0)[0], 0.0); // what does not occur
        room.counts.reset();
        QCOMPARE(weights(WholeBucket), Pair(0, 0));
    }
}

void TestSideCounts::aResetForgetsEverything()
{
    for (const auto& limit : limitCases()) {
        Room room(limit.model);
        const Codes part{1};
        const Sides sides{LeftSide};
        room.anyBad(limit.beyond, limit.beyond);
        room.counts.countParts(0, {part.data(), 1, 1}, sides.data(), JobContext());
        room.counts.reset();
        for (std::uint32_t id = 0; id < 4; ++id)
            QCOMPARE(room.counts.pair(id), (SideCount{0, 0}));
        QCOMPARE(room.counts.group(0), (SideCount{0, 0}));
        QCOMPARE(room.counts.part(0, 1), (SideCount{0, 0}));
        QCOMPARE(room.counts.badSides(0), std::uint8_t{0});
    }
}

void TestSideCounts::stopsWhenTold()
{
    Room room({});
    const Codes ids{0};
    const Sides sides{LeftSide};
    QVERIFY(stopsAtOnce([&](JobContext& job) { room.counts.countPairs({ids.data(), 1, 1}, sides.data(), job); }));
    QVERIFY(stopsAtOnce([&](JobContext& job) { room.counts.countParts(0, {ids.data(), 1, 1}, sides.data(), job); }));
    QCOMPARE(room.counts.pair(0), (SideCount{0, 0}));
}

TRANCHE_TEST(TestSideCounts)

} // namespace tst_side_counts

#include "tst_side_counts.moc"
