// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict/large_cuts.h"
#include "tests/core/slicing/strict/lanes.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <numeric>

namespace tst_large_cuts {

using namespace tranche;
using namespace tranche::test;

class TestLargeCuts : public QObject {
    Q_OBJECT

private slots:
    void bothHalvesHaveToKeepTheModel();
    void groupsAreJudgedEachByItself();
    void aGroupMayBeOnOneSideOnly();
    void everyRuleHasToPass();
    void withoutRulesEveryCutPasses();
    void cutsOfOneBucketFollowEachOther();
    void countsOfTheBucketBeforeAreForgotten();
    void weightsCountAsTuples();
    void moreThanSixtyFourPairsAreCountedAlone();
    void stopsWhenTold();
};

using Rules = std::vector<SensitiveRule>;

/// One rule takes one pass for cut and counts, two the same ones take a pass each.
static std::vector<Rules> bothWays(const SensitiveRule& rule)
{
    return {{rule}, {rule, rule}};
}

/// Lane 0 is what is cut on; the pairs follow, twice so that there may be two rules.
static Lanes lanesOf(const Codes& codes, const Codes& pairs, const Codes& weights = {})
{
    return {{codes, pairs, pairs}, {1 + std::ranges::max(codes), 100, 100}, weights};
}

struct Tried {
    CutValue cut;
    bool passes = false;
};

static Tried tried(LargeCuts& cuts, const Lanes& lanes)
{
    const auto records = lanes.packed();
    const auto tuples
        = lanes.weights.empty() ? lanes.codes[0].size() : std::accumulate(lanes.weights.begin(), lanes.weights.end(), std::size_t{0});
    const LargeCuts::Bucket bucket{records, lanes.all(), tuples, 1};
    const auto [low, high] = std::ranges::minmax(lanes.codes[0]);
    cuts.begin();
    const auto cut = cuts.find(bucket, 0, {low, high}, JobContext());
    return {cut, cuts.passes(bucket, 0, cut, JobContext())};
}

/// The pairs of both halves of a cut between the codes 0 and 1. Cut evenly, so that halves of any two sizes meet there.
static bool passes(const Rules& rules, const Codes& left, const Codes& right)
{
    Codes codes(left.size(), 0);
    codes.resize(left.size() + right.size(), 1);
    auto pairs = left;
    pairs.insert(pairs.end(), right.begin(), right.end());
    LargeCuts cuts(rules, Cut::Balanced);
    const auto answer = tried(cuts, lanesOf(codes, pairs));
    [&] {
        QCOMPARE(answer.cut.last, 0U);
        QCOMPARE(answer.cut.leftCount, left.size());
    }();
    return answer.passes;
}

void TestLargeCuts::bothHalvesHaveToKeepTheModel()
{
    for (const auto& limit : limitCases())
        for (const auto& rules : bothWays(twoGroups(limit.model))) {
            QVERIFY2(passes(rules, limit.within, limit.within), limit.name);
            QVERIFY2(!passes(rules, limit.within, limit.beyond), limit.name);
            QVERIFY2(!passes(rules, limit.beyond, limit.within), limit.name);
            QVERIFY2(!passes(rules, limit.beyond, limit.beyond), limit.name);
        }
}

/// Of the left half, x is a a and y is b b: together they would be even.
void TestLargeCuts::groupsAreJudgedEachByItself()
{
    for (const auto& limit : limitCases())
        for (const auto& rules : bothWays(twoGroups(limit.model))) {
            const Codes apart{0, 0, 3, 3};
            QVERIFY2(!passes(rules, apart, {0, 1, 2, 3}), limit.name);
            QVERIFY2(!passes(rules, {0, 1, 2, 3}, apart), limit.name);
        }
    PrivacyModel model;
    for (const auto& rules : bothWays(twoGroups(model)))
        QVERIFY(passes(rules, {0, 2, 1, 3}, {3, 1, 2, 0}));
}

void TestLargeCuts::aGroupMayBeOnOneSideOnly()
{
    for (const auto& limit : limitCases())
        for (const auto& rules : bothWays(twoGroups(limit.model))) {
            auto other = limit.within; // the same of group y
            for (auto& pair : other)
                pair += 2;
            QVERIFY2(passes(rules, limit.within, other), limit.name);
            QVERIFY2(passes(rules, other, limit.within), limit.name);
            QVERIFY2(!passes(rules, limit.beyond, other), limit.name);
        }
}

void TestLargeCuts::everyRuleHasToPass()
{
    PrivacyModel weak;
    weak.l = Ratio(3, 2);
    const Codes half{0, 0, 1};
    QVERIFY(passes({twoGroups(weak), twoGroups(weak)}, half, half));
    QVERIFY(!passes({twoGroups(weak), twoGroups({})}, half, half));
    QVERIFY(!passes({twoGroups({}), twoGroups(weak)}, half, half));
}

void TestLargeCuts::withoutRulesEveryCutPasses()
{
    QVERIFY(passes({}, {0}, {0}));
}

/// The bucket is counted with the first cut, the halves of each cut anew.
void TestLargeCuts::cutsOfOneBucketFollowEachOther()
{
    const Lanes lanes{{{0, 0, 1, 1}, {0, 1, 0, 1}, {0, 1, 1, 0}, {0, 1, 0, 1}, {0, 1, 0, 1}}, {2, 2, 2, 4, 4}};
    const auto records = lanes.packed();
    const LargeCuts::Bucket bucket{records, lanes.all(), 4, 3};
    for (const auto& rules : bothWays(twoGroups({}))) {
        LargeCuts cuts(rules, Cut::Median);
        cuts.begin();
        for (const auto& [lane, good] :
             {std::pair(0U, true), std::pair(1U, false), std::pair(2U, true), std::pair(1U, false), std::pair(0U, true)}) {
            const auto cut = cuts.find(bucket, lane, {0, 1}, JobContext());
            QCOMPARE(cut.leftCount, 2U);
            QCOMPARE(cuts.passes(bucket, lane, cut, JobContext()), good);
        }
    }
}

void TestLargeCuts::countsOfTheBucketBeforeAreForgotten()
{
    for (const auto& rules : bothWays(twoGroups({}))) {
        LargeCuts cuts(rules, Cut::Median);
        QVERIFY(!tried(cuts, lanesOf({0, 0, 1, 1}, {0, 0, 2, 2})).passes);
        QVERIFY(tried(cuts, lanesOf({0, 0, 1, 1}, {0, 1, 3, 2})).passes);
        QVERIFY(!tried(cuts, lanesOf({0, 0, 1, 1}, {0, 1, 2, 2})).passes);
        QVERIFY(tried(cuts, lanesOf({0, 0, 1, 1}, {2, 3, 2, 3})).passes);
    }
}

/// Two records of either half that stand for as many tuples each, and not.
void TestLargeCuts::weightsCountAsTuples()
{
    for (const auto& rules : bothWays(twoGroups({}))) {
        LargeCuts cuts(rules, Cut::Median);
        const auto even = tried(cuts, lanesOf({0, 0, 1, 1}, {0, 1, 0, 1}, {7, 7, 2, 2}));
        QCOMPARE(even.cut.leftCount, 14U);
        QVERIFY(even.passes);
        QVERIFY(!tried(cuts, lanesOf({0, 0, 1, 1}, {0, 1, 0, 1}, {8, 7, 2, 2})).passes);
        QVERIFY(!tried(cuts, lanesOf({0, 0, 1, 1}, {0, 1, 0, 1}, {7, 7, 2, 3})).passes);
        QVERIFY(tried(cuts, lanesOf({0, 0, 0, 1, 1}, {0, 0, 1, 0, 1}, {3, 4, 7, 2, 2})).passes);
    }
}

/// One tuple for each value. The smaller half keeps l up to its size.
void TestLargeCuts::moreThanSixtyFourPairsAreCountedAlone()
{
    for (const std::uint32_t pairs : {64U, 65U}) {
        std::vector<std::string> lines{"s"};
        Codes codes;
        for (std::uint32_t i = 0; i < pairs; ++i) {
            lines.push_back("v" + std::to_string(i));
            codes.push_back(i);
        }
        for (const auto& [l, good] : {std::pair(32U, true), std::pair(33U, false)}) {
            const Rules rules{ruleOf(lines, {.l = Ratio(l, 1)})};
            LargeCuts cuts(rules, Cut::Median);
            const auto answer = tried(cuts, lanesOf(codes, codes));
            QCOMPARE(answer.cut.leftCount, (pairs + 1) / 2);
            QCOMPARE(answer.cut.last, (pairs - 1) / 2);
            QCOMPARE(answer.passes, good);
        }
    }
}

void TestLargeCuts::stopsWhenTold()
{
    const auto lanes = lanesOf({0, 0, 1, 1}, {0, 1, 0, 1});
    const auto records = lanes.packed();
    const LargeCuts::Bucket bucket{records, lanes.all(), 4, 1};
    const auto ways = bothWays(twoGroups({}));
    for (const auto& rules : ways) {
        LargeCuts cuts(rules, Cut::Median);
        QVERIFY(stopsAtOnce([&](JobContext& job) { return cuts.find(bucket, 0, {0, 1}, job); }));
    }
    LargeCuts cuts(ways.back(), Cut::Median);
    QVERIFY(stopsAtOnce([&](JobContext& job) { return cuts.passes(bucket, 0, {0, 2}, job); }));
}

TRANCHE_TEST(TestLargeCuts)

} // namespace tst_large_cuts

#include "tst_large_cuts.moc"
