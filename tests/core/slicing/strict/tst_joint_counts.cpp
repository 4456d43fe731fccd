// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict/joint_counts.h"
#include "tests/core/slicing/strict/lanes.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

namespace tst_joint_counts {

using namespace tranche;
using namespace tranche::test;

class TestJointCounts : public QObject {
    Q_OBJECT

private slots:
    void cutsAtTheMedian();
    void cutsBelowAMedianThatIsTheGreatest();
    void theLowerOfTwoEvenCutsWins();
    void weightsCountAsTuples();
    void countsTheRunAlone();
    void nothingStaysOfTheCallBefore();
    void wideDomainsAreCountedInRounds_data();
    void wideDomainsAreCountedInRounds();
    void stopsWhenTold();
};

/// A cut of all records on lane 0, with pairs in lane 1.
struct Found {
    CutValue cut;
    Codes total;
    Codes left;
};

static Found found(JointCounts& counts, const Lanes& lanes, const RecordRun& run, Cut cut)
{
    const auto records = lanes.packed();
    std::size_t tuples = 0;
    for (auto i = run.begin; i < run.end; ++i)
        tuples += lanes.weights.empty() ? 1 : lanes.weights[i];
    const auto [low, high] = std::ranges::minmax(codesOf(records, 0, run));
    const auto value = counts.find({records, run, tuples, 1}, 0, {low, high}, cut, JobContext());
    const auto byPair = [&](auto all) { return Codes(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(lanes.domains[1])); };
    return {value, byPair(counts.total()), byPair(counts.left())};
}

static Found found(const Lanes& lanes, Cut cut)
{
    JointCounts counts(lanes.domains[1]);
    return found(counts, lanes, lanes.all(), cut);
}

static void compare(const Found& found, const CutValue& cut, const Codes& total, const Codes& left)
{
    QCOMPARE(found.cut.last, cut.last);
    QCOMPARE(found.cut.leftCount, cut.leftCount);
    QVERIFY(!found.cut.partsTies());
    QCOMPARE(found.total, total);
    QCOMPARE(found.left, left);
}

void TestJointCounts::cutsAtTheMedian()
{
    compare(found({{{3, 9}, {0, 0}}, {10, 1}}, Cut::Median), {3, 1}, {2}, {1}); // the least that can be cut
    compare(found({{{1, 2, 5, 1}, {0, 0, 1, 1}}, {6, 2}}, Cut::Median), {1, 2}, {2, 2}, {1, 1});
    compare(found({{{5, 4, 3, 2, 1}, {0, 1, 2, 3, 4}}, {6, 5}}, Cut::Median), {3, 3}, {1, 1, 1, 1, 1}, {0, 0, 1, 1, 1});
    compare(found({{{1, 1, 1, 2}, {0, 1, 0, 1}}, {3, 3}}, Cut::Median), {1, 3}, {2, 2, 0}, {2, 1, 0});
}

void TestJointCounts::cutsBelowAMedianThatIsTheGreatest()
{
    compare(found({{{1, 2, 2, 2}, {0, 0, 1, 1}}, {3, 2}}, Cut::Median), {1, 1}, {2, 2}, {1, 0});
    compare(found({{{7, 0, 7}, {1, 1, 0}}, {8, 2}}, Cut::Median), {6, 1}, {1, 2}, {0, 1}); // 6 itself does not occur
}

void TestJointCounts::theLowerOfTwoEvenCutsWins()
{
    compare(found({{{2, 1, 3, 2, 2}, {0, 1, 1, 0, 0}}, {4, 2}}, Cut::Balanced), {1, 1}, {3, 2}, {0, 1});
    compare(found({{{1, 1, 2, 2}, {0, 1, 1, 1}}, {3, 2}}, Cut::Balanced), {1, 2}, {1, 3}, {1, 1});
    compare(found({{{1, 1, 1, 2, 3, 3}, {0, 0, 0, 1, 0, 0}}, {4, 2}}, Cut::Balanced), {1, 3}, {5, 1}, {3, 0});
    compare(found({{{1, 2, 2, 3, 3}, {1, 1, 0, 0, 0}}, {4, 2}}, Cut::Balanced), {2, 3}, {3, 2}, {1, 2}); // 3 to 2 beats 1 to 4
    compare(found({{{3, 9}, {0, 0}}, {10, 1}}, Cut::Balanced), {8, 1}, {2}, {1});
}

void TestJointCounts::weightsCountAsTuples()
{
    // As 0 five times, 1 once, 2 three times: the median is 0.
    compare(found({{{2, 0, 1}, {1, 0, 1}}, {3, 2}, {3, 5, 1}}, Cut::Median), {0, 5}, {5, 4}, {5, 0});
    // 0 four times, 2 five times: the median is the greatest.
    compare(found({{{2, 0, 0}, {1, 0, 1}}, {3, 2}, {5, 1, 3}}, Cut::Median), {1, 4}, {1, 8}, {1, 3});
}

void TestJointCounts::countsTheRunAlone()
{
    const Lanes lanes{{{9, 1, 2, 0}, {1, 0, 0, 1}}, {10, 2}};
    JointCounts counts(2);
    compare(found(counts, lanes, {1, 3, 0}, Cut::Median), {1, 1}, {2, 0}, {1, 0});
}

void TestJointCounts::nothingStaysOfTheCallBefore()
{
    JointCounts counts(5);
    const Lanes large{{{0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 4}}, {6, 5}};
    compare(found(counts, large, large.all(), Cut::Median), {2, 3}, {1, 1, 1, 1, 2}, {1, 1, 1, 0, 0});
    const Lanes small{{{4, 8}, {3, 0}}, {9, 5}};
    compare(found(counts, small, small.all(), Cut::Median), {4, 1}, {1, 0, 0, 1, 0}, {0, 0, 0, 1, 0});
}

void TestJointCounts::wideDomainsAreCountedInRounds_data()
{
    QTest::addColumn<quint64>("domain");
    QTest::addColumn<quint64>("pairs");
    for (const quint64 domain : {1'024U, 1'025U, 65'537U, 1'000'000U, 0x8000'0000U, 0xffff'ffffU})
        for (const quint64 pairs : {1U, 4U, 5U, 64U})
            QTest::addRow("%llu codes, %llu pairs", domain, pairs) << domain << pairs;
}

/// The twin sorts. Tuples stand close together around the middle, which the coarse rounds cannot tell apart, and at both ends.
void TestJointCounts::wideDomainsAreCountedInRounds()
{
    QFETCH(quint64, domain);
    QFETCH(quint64, pairs);
    const auto high = static_cast<std::uint32_t>(domain - 1);
    const auto middle = high / 2;
    Lanes lanes{{{0, high, middle, middle + 1, middle, middle + 2, middle + 1, high, 0}, {}}, {domain, pairs}};
    for (std::uint32_t i = 0; i < lanes.codes[0].size(); ++i)
        lanes.codes[1].push_back(static_cast<std::uint32_t>((i * 13 + 3) % pairs));
    // Sorted: 0 0 m m m+1 m+1 m+2 h h. The fifth is m + 1; as even as 4 to 5 is balanced.
    for (const auto& [cut, last, lefts] : {std::tuple(Cut::Median, middle + 1, 6U), std::tuple(Cut::Balanced, middle, 4U)}) {
        Codes total(pairs, 0);
        Codes left(pairs, 0);
        for (std::size_t i = 0; i < lanes.codes[0].size(); ++i) {
            ++total[lanes.codes[1][i]];
            left[lanes.codes[1][i]] += lanes.codes[0][i] <= last ? 1U : 0U;
        }
        compare(found(lanes, cut), {last, lefts}, total, left);
    }
}

void TestJointCounts::stopsWhenTold()
{
    const Lanes lanes{{{0, 1}, {0, 1}}, {2, 2}};
    const auto records = lanes.packed();
    JointCounts counts(2);
    QVERIFY(stopsAtOnce([&](JobContext& job) { return counts.find({records, lanes.all(), 2, 1}, 0, {0, 1}, Cut::Median, job); }));
}

TRANCHE_TEST(TestJointCounts)

} // namespace tst_joint_counts

#include "tst_joint_counts.moc"
