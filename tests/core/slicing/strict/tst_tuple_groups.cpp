// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict/tuple_groups.h"
#include "tests/core/slicing/strict/lanes.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

namespace tst_tuple_groups {

using namespace tranche;
using namespace tranche::test;

class TestTupleGroups : public QObject {
    Q_OBJECT

private slots:
    void paysUpToEightCombinationsATuple();
    void overflowsNowhere();
    void halfAsManyGroupsAsTuplesAreTheMost();
    void groupsStandInValueOrder();
    void digitsAreCarriedOverSeveralLanes();
    void tuplesAllAlikeAreOneGroup();
    void withoutLanesAllTuplesAreAlike();
    void tuplesOfABucketAscend();
    void saysWhatItTakes();
    void domainsBeyondTwoBytes();
    void stopsWhenTold();
};

static TupleGroups groupsOf(const Lanes& lanes)
{
    return TupleGroups::make(lanes.source(), JobContext()).value();
}

static Codes laneOf(const TupleGroups& groups, std::size_t lane)
{
    const auto codes = groups.source().lanes[lane];
    return {codes.begin(), codes.end()};
}

static Codes weightsOf(const TupleGroups& groups)
{
    const auto source = groups.source();
    return {source.weights.begin(), source.weights.end()};
}

/// Six tuples in three groups: (0, 2) twice, (1, 0) once, (1, 2) three times.
static Lanes six()
{
    return {{{1, 0, 1, 0, 1, 1}, {2, 2, 0, 2, 2, 2}}, {2, 3}};
}

void TestTupleGroups::paysUpToEightCombinationsATuple()
{
    QVERIFY(TupleGroups::mayPay(Lanes{{{0, 3}, {3, 0}}, {4, 4}}.source()));
    QVERIFY(!TupleGroups::mayPay(Lanes{{{0, 3}, {3, 0}}, {4, 5}}.source()));
    QVERIFY(!TupleGroups::mayPay(Lanes{{{0, 16}}, {17}}.source()));
    QVERIFY(TupleGroups::mayPay(Lanes{{{7}}, {8}}.source()));
}

void TestTupleGroups::overflowsNowhere()
{
    const Lanes lanes{std::vector<Codes>(8, Codes{0, 0}), std::vector<std::size_t>(8, std::size_t{1} << 16U)}; // 2^128 combinations
    QVERIFY(!TupleGroups::mayPay(lanes.source()));
}

void TestTupleGroups::halfAsManyGroupsAsTuplesAreTheMost()
{
    const auto found = [](const Codes& codes) { return TupleGroups::make(Lanes{{codes}, {3}}.source(), JobContext()).has_value(); };
    QVERIFY(!found({0})); // one tuple is a group of its own
    QVERIFY(found({1, 1}));
    QVERIFY(!found({0, 1}));
    QVERIFY(found({0, 1, 1, 0}));
    QVERIFY(!found({0, 1, 2, 0}));
    QVERIFY(found({0, 2, 2, 0, 0}));
    QVERIFY(!found({0, 1, 2, 0, 0})); // three of five
}

void TestTupleGroups::groupsStandInValueOrder()
{
    const auto groups = groupsOf(six());
    QCOMPARE(groups.size(), 3U);
    QCOMPARE(laneOf(groups, 0), (Codes{0, 1, 1}));
    QCOMPARE(laneOf(groups, 1), (Codes{2, 0, 2}));
    QCOMPARE(weightsOf(groups), (Codes{2, 1, 3}));
    QCOMPARE(groups.source().count, 3U);
    QCOMPARE(groups.source().domains, (std::vector<std::size_t>{2, 3}));
}

/// The first and the last combination, and those around a carry over two lanes.
void TestTupleGroups::digitsAreCarriedOverSeveralLanes()
{
    const auto groups = groupsOf({{{1, 0, 1, 0, 1, 0, 1, 0}, {1, 1, 0, 0, 1, 1, 0, 0}, {2, 2, 0, 0, 2, 2, 0, 0}}, {2, 2, 3}});
    QCOMPARE(laneOf(groups, 0), (Codes{0, 0, 1, 1}));
    QCOMPARE(laneOf(groups, 1), (Codes{0, 1, 0, 1}));
    QCOMPARE(laneOf(groups, 2), (Codes{0, 2, 0, 2}));
    QCOMPARE(weightsOf(groups), (Codes{2, 2, 2, 2}));
}

void TestTupleGroups::tuplesAllAlikeAreOneGroup()
{
    auto groups = groupsOf({{{0, 0, 0}, {4, 4, 4}}, {1, 5}});
    QCOMPARE(laneOf(groups, 0), Codes{0});
    QCOMPARE(laneOf(groups, 1), Codes{4});
    QCOMPARE(weightsOf(groups), Codes{3});
    QCOMPARE(groups.tuplesBy(Codes{0}, {0}, JobContext()), (Codes{0, 1, 2}));
}

void TestTupleGroups::withoutLanesAllTuplesAreAlike()
{
    RecordSource source;
    source.count = 2;
    QVERIFY(TupleGroups::mayPay(source));
    auto groups = TupleGroups::make(source, JobContext());
    QVERIFY(groups.has_value());
    QCOMPARE(weightsOf(*groups), Codes{2});
    QCOMPARE(groups->source().lanes.size(), 0U);
    QCOMPARE(groups->tuplesBy(Codes{0}, {0}, JobContext()), (Codes{0, 1}));
}

void TestTupleGroups::tuplesOfABucketAscend()
{
    auto apart = groupsOf(six());
    QCOMPARE(apart.tuplesBy(Codes{1, 0, 1}, {0, 1}, JobContext()), (Codes{2, 0, 1, 3, 4, 5}));
    auto each = groupsOf(six());
    QCOMPARE(each.tuplesBy(Codes{2, 1, 0}, {0, 3, 4}, JobContext()), (Codes{0, 4, 5, 2, 1, 3}));
}

void TestTupleGroups::saysWhatItTakes()
{
    // A key for each of 6 tuples, a counter for each of 6 combinations, and 3 groups of two codes and a weight.
    QCOMPARE(TupleGroups::bytesFor(six().source()), 4U * (6 + 6 + 3 * 3));
}

void TestTupleGroups::domainsBeyondTwoBytes()
{
    Codes codes(20'000, 70'000);
    codes[5] = codes[6] = 65'536;
    codes[19'999] = 0;
    auto groups = groupsOf({{codes, Codes(codes.size(), 1)}, {70'001, 2}});
    QCOMPARE(laneOf(groups, 0), (Codes{0, 65'536, 70'000}));
    QCOMPARE(laneOf(groups, 1), (Codes{1, 1, 1}));
    QCOMPARE(weightsOf(groups), (Codes{1, 2, 19'997}));
    const auto tuples = groups.tuplesBy(Codes{0, 0, 1}, {0, 3}, JobContext());
    QCOMPARE(Codes(tuples.begin(), tuples.begin() + 5), (Codes{5, 6, 19'999, 0, 1}));
}

void TestTupleGroups::stopsWhenTold()
{
    const auto lanes = six();
    QVERIFY(stopsAtOnce([&](JobContext& job) { return TupleGroups::make(lanes.source(), job).has_value(); }));
    auto groups = groupsOf(lanes);
    QVERIFY(stopsAtOnce([&](JobContext& job) { return groups.tuplesBy(Codes{0, 0, 0}, {0}, job); }));
    const Lanes wide{{Codes(10'000, 0)}, {80'000}}; // numbering goes over more combinations than there are tuples
    const auto stops = stopsAt(100, [&](JobContext& job) { return TupleGroups::make(wide.source(), job)->size(); });
    QCOMPARE(stops.fault, QByteArray());
    QVERIFY2(stops.asked >= 4, QByteArray::number(qulonglong(stops.asked)));
}

TRANCHE_TEST(TestTupleGroups)

} // namespace tst_tuple_groups

#include "tst_tuple_groups.moc"
