// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict/small_buckets.h"
#include "tests/core/slicing/strict/lanes.h"
#include "tests/support/test_room.h"

namespace tst_small_buckets {

using namespace tranche;
using namespace tranche::test;

class TestSmallBuckets : public QObject {
    Q_OBJECT

private slots:
    void whatCannotBeCutIsALeaf();
    void twoTuplesAreTheLeast();
    void leavesComeDepthFirst();
    void theLowerAttributeWinsATie();
    void fewAndManyAttributesAreSortedAlike();
    void twiceTheLeastSizeIsCut();
    void oneAttemptIsTheWidest();
    void attributesLeftOutAreNotCutOn();
    void sixtyFourTuplesAreCutToTheEnd();
    void farCodesAreRanked_data();
    void farCodesAreRanked();
    void keepsToTheBucketsPlace();
};

static KeptAttribute attributeOf(const Codes& codes, std::size_t domain)
{
    KeptAttribute attribute;
    attribute.values.resize(domain);
    attribute.codes = codes;
    attribute.axis = Axis::categorical(domain);
    return attribute;
}

static KeptTable tableWith(const Lanes& lanes)
{
    std::vector<KeptAttribute> attributes;
    for (std::size_t i = 0; i < lanes.codes.size(); ++i)
        attributes.push_back(attributeOf(lanes.codes[i], lanes.domains[i]));
    return {std::move(attributes), Codes(lanes.codes.front().size(), 0), lanes.codes.front().size()};
}

/// What becomes of a bucket in which only the least size counts: its leaves, and their depths.
struct Leaves {
    std::vector<Codes> tuples;
    std::vector<std::size_t> depths;
    Codes rows;
};

struct Bucket {
    RecordRun run;
    std::size_t depth = 0;
};

static Leaves cut(const Lanes& lanes, const StrictRules& rules, const std::vector<AttributeId>& cutOn, const Bucket& place)
{
    const auto table = tableWith(lanes);
    Lanes cutLanes;
    for (const auto id : cutOn) {
        cutLanes.codes.push_back(lanes.codes[id.value]);
        cutLanes.domains.push_back(lanes.domains[id.value]);
    }
    PackedRecords::Extent extent;
    const auto records = PackedRecords::make(cutLanes.source(), extent, JobContext());
    const auto widths = Widths::make(table, cutOn, JobContext());
    records.measure(place.run, extent, JobContext());
    std::vector<Widths::Range> ranges;
    for (std::size_t i = 0; i < cutOn.size(); ++i)
        if (const auto [low, high] = records.range(extent, i); low < high)
            ranges.push_back(widths.rangeOf(i, low, high));
    const StrictInput input{table, {}, {cutOn, {}}, rules};
    SmallBuckets buckets(input, widths);
    Leaves leaves{{}, {}, Codes(table.rowCount(), 99)};
    std::vector<BucketRun> found;
    buckets.cut(records, {place.run, place.run.size(), place.depth}, ranges, leaves.rows, found);
    for (const auto& leaf : found) {
        leaves.tuples.emplace_back(leaves.rows.begin() + static_cast<std::ptrdiff_t>(leaf.run.begin),
                                   leaves.rows.begin() + static_cast<std::ptrdiff_t>(leaf.run.end));
        leaves.depths.push_back(leaf.depth);
    }
    return leaves;
}

static std::vector<Codes> leavesOf(const Lanes& lanes, const StrictRules& rules = {})
{
    std::vector<AttributeId> all;
    for (std::size_t i = 0; i < lanes.codes.size(); ++i)
        all.emplace_back(i);
    return cut(lanes, rules, all, {lanes.all()}).tuples;
}

using Expected = std::vector<Codes>;

void TestSmallBuckets::whatCannotBeCutIsALeaf()
{
    QCOMPARE(leavesOf({{{4}}, {9}}), Expected{{0}});
    QCOMPARE(leavesOf({{{4, 4, 4}, {0, 0, 0}}, {9, 1}}), (Expected{{0, 1, 2}}));
    QCOMPARE(leavesOf({{{0, 1, 2}}, {3}}, {.leastSize = 2}), (Expected{{0, 1, 2}}));
}

void TestSmallBuckets::twoTuplesAreTheLeast()
{
    QCOMPARE(leavesOf({{{8, 0}}, {9}}), (Expected{{1}, {0}}));
    QCOMPARE(leavesOf({{{8, 0}}, {9}}, {.leastSize = 2}), (Expected{{0, 1}}));
}

/// The left half of a cut is cut to its end before the right one.
void TestSmallBuckets::leavesComeDepthFirst()
{
    const Lanes lanes{{{3, 0, 1, 7, 0, 2}}, {8}};
    const auto leaves = cut(lanes, {}, {AttributeId(0)}, {lanes.all()});
    QCOMPARE(leaves.tuples, (Expected{{1, 4}, {2}, {5}, {0}, {3}}));
    QCOMPARE(leaves.depths, (std::vector<std::size_t>{2, 2, 3, 3, 2}));
    QCOMPARE(leavesOf({{{1, 0, 1, 1}}, {2}}), (Expected{{1}, {0, 2, 3}}));
    QCOMPARE(leavesOf({{{0, 1, 1, 2, 2}}, {3}}, {.cut = Cut::Balanced, .leastSize = 2}), (Expected{{0, 1, 2}, {3, 4}}));
    QCOMPARE(leavesOf({{{0, 1, 1, 1, 2}}, {3}}, {.cut = Cut::Balanced}), (Expected{{0}, {1, 2, 3}, {4}}));
}

void TestSmallBuckets::theLowerAttributeWinsATie()
{
    const Codes first{0, 0, 2, 2};
    const Codes second{0, 1, 0, 1}; // as wide on an axis half as long
    QCOMPARE(leavesOf({{first, second}, {3, 2}}, {.leastSize = 2}), (Expected{{0, 1}, {2, 3}}));
    QCOMPARE(leavesOf({{second, first}, {2, 3}}, {.leastSize = 2}), (Expected{{0, 2}, {1, 3}}));
    QCOMPARE(leavesOf({{first, second}, {4, 2}}, {.leastSize = 2}), (Expected{{0, 2}, {1, 3}})); // 2/3 is narrower than 1
}

/// The widest leaves a tuple alone, so that the others are sorted, by another way where they are many.
void TestSmallBuckets::fewAndManyAttributesAreSortedAlike()
{
    for (const std::size_t count : {4U, 33U, 34U, 40U}) {
        Lanes lanes{std::vector<Codes>(count, {0, 0, 2, 2}), std::vector<std::size_t>(count, 4)};
        lanes.codes[0] = {0, 0, 0, 1};
        lanes.domains[0] = 2;
        QCOMPARE(leavesOf(lanes, {.leastSize = 2}), (Expected{{0, 1}, {2, 3}}));
        lanes.codes[count - 1] = {0, 1, 0, 1}; // 1/3 is narrower than 2/3
        QCOMPARE(leavesOf(lanes, {.leastSize = 2}), (Expected{{0, 1}, {2, 3}}));
        lanes.codes[count - 1] = {0, 2, 0, 2}; // as wide, but not the first
        QCOMPARE(leavesOf(lanes, {.leastSize = 2}), (Expected{{0, 1}, {2, 3}}));
        lanes.codes[count - 1] = {0, 3, 0, 3};
        QCOMPARE(leavesOf(lanes, {.leastSize = 2}), (Expected{{0, 2}, {1, 3}}));
        lanes.codes[count - 1] = {0, 0, 2, 2};
        lanes.codes[1] = {0, 2, 0, 2};
        QCOMPARE(leavesOf(lanes, {.leastSize = 2}), (Expected{{0, 2}, {1, 3}}));
    }
}

void TestSmallBuckets::twiceTheLeastSizeIsCut()
{
    QCOMPARE(leavesOf({{{0, 1, 2, 3, 4, 5}}, {6}}, {.leastSize = 3}), (Expected{{0, 1, 2}, {3, 4, 5}}));
    QCOMPARE(leavesOf({{{0, 1, 2, 3, 4}}, {5}}, {.leastSize = 3}), (Expected{{0, 1, 2, 3, 4}}));
    QCOMPARE(leavesOf({{{0, 1, 1, 1, 1, 2}}, {3}}, {.leastSize = 2}), (Expected{{0, 1, 2, 3, 4, 5}})); // 5 to 1
}

/// The first attribute is the widest, but its cut leaves one tuple alone.
void TestSmallBuckets::oneAttemptIsTheWidest()
{
    const Lanes lanes{{{0, 0, 0, 1}, {0, 0, 1, 1}}, {2, 3}};
    QCOMPARE(leavesOf(lanes, {.leastSize = 2}), (Expected{{0, 1}, {2, 3}}));
    QCOMPARE(leavesOf(lanes, {.attempts = Attempts::One, .leastSize = 2}), (Expected{{0, 1, 2, 3}}));
}

void TestSmallBuckets::attributesLeftOutAreNotCutOn()
{
    const Lanes lanes{{{0, 1, 2, 3}, {0, 0, 0, 0}, {1, 0, 1, 0}}, {4, 1, 2}};
    const auto leaves = cut(lanes, {}, {AttributeId(1), AttributeId(2)}, {lanes.all()});
    QCOMPARE(leaves.tuples, (Expected{{1, 3}, {0, 2}}));
    QCOMPARE(cut(lanes, {}, {AttributeId(1)}, {lanes.all()}).tuples, (Expected{{0, 1, 2, 3}}));
}

void TestSmallBuckets::sixtyFourTuplesAreCutToTheEnd()
{
    Lanes lanes{{{}}, {64}};
    Expected expected(64);
    for (std::uint32_t i = 0; i < 64; ++i) {
        lanes.codes[0].push_back(i * 37 % 64); // every code once
        expected[i * 37 % 64] = {i};
    }
    const auto leaves = cut(lanes, {}, {AttributeId(0)}, {lanes.all()});
    QCOMPARE(leaves.tuples, expected);
    QCOMPARE(leaves.depths, std::vector<std::size_t>(64, 6));
}

void TestSmallBuckets::farCodesAreRanked_data()
{
    QTest::addColumn<quint64>("domain");
    for (const quint64 domain : {256U, 257U, 300U, 65'536U, 65'537U, 1'000'000U})
        QTest::addRow("%llu", domain) << domain;
}

/// Both ends and their neighbours. The second attribute is narrower in the whole and wider in both halves.
void TestSmallBuckets::farCodesAreRanked()
{
    QFETCH(quint64, domain);
    const auto high = static_cast<std::uint32_t>(domain - 1);
    const Lanes lanes{{{high, 0, high - 1, 1, 0, high - 1}, {0, 1, 0, 1, 0, 1}}, {domain, 3}};
    const auto leaves = cut(lanes, {}, {AttributeId(0), AttributeId(1)}, {lanes.all()});
    // By the first: 0 0 1 | high-1 high-1 high.
    QCOMPARE(leaves.tuples, (Expected{{4}, {1}, {3}, {2}, {0}, {5}}));
    QCOMPARE(leaves.depths, (std::vector<std::size_t>{2, 3, 3, 3, 3, 2}));
}

/// A run from the third place on, three cuts deep.
void TestSmallBuckets::keepsToTheBucketsPlace()
{
    const Lanes lanes{{{5, 5, 1, 0, 1, 5}}, {6}};
    const auto leaves = cut(lanes, {}, {AttributeId(0)}, {{2, 5, 0}, 3});
    QCOMPARE(leaves.rows, (Codes{99, 99, 3, 2, 4, 99}));
    QCOMPARE(leaves.tuples, (Expected{{3}, {2, 4}}));
    QCOMPARE(leaves.depths, (std::vector<std::size_t>{4, 4}));
}

TRANCHE_TEST(TestSmallBuckets)

} // namespace tst_small_buckets

#include "tst_small_buckets.moc"
