// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general/general_engine.h"
#include "tests/support/buckets.h"
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <deque>
#include <map>

namespace tst_general_partition {

using namespace tranche;
using namespace tranche::test;

/// The engine as a whole on tables a person can follow.
class TestGeneralPartition : public QObject {
    Q_OBJECT

private slots:
    void makesTheBucketsWorkedOutByHand_data();
    void makesTheBucketsWorkedOutByHand();
    void attributesLeftOutAreNotCutOn();
    void tellsOfCutsThatAreTooSmall();
    void regionsMatchSeveralBuckets();
    void everyVerdictIsThatOfAllSums_data();
    void everyVerdictIsThatOfAllSums();
    void domainsBeyondTwoBytes();
    void whatFailsAsOneBucketIsInfeasible();
    void stopsWhenTold();
};

using Buckets = std::vector<Rows>;

/// The sensitive attribute alone, all others in one column.
static ColumnPartition columnsOf(const KeptTable& table)
{
    ColumnPartition::Column others;
    for (std::size_t i = 0; i + 1 < table.attributeCount(); ++i)
        others.emplace_back(i);
    const AttributeId last(table.attributeCount() - 1);
    return ColumnPartition::make({others, {last}}, table.attributeCount(), last).value();
}

static GeneralRules rulesOf(const KeptTable& table, std::size_t leastSize = 2)
{
    GeneralRules rules;
    rules.leastSize = leastSize;
    for (std::size_t i = 0; i + 1 < table.attributeCount(); ++i)
        rules.cutOn.emplace_back(i);
    return rules;
}

static Buckets bucketsOf(const KeptTable& table, const GeneralRules& rules)
{
    const auto columns = columnsOf(table);
    JobContext job;
    const auto buckets = generalPartition({table, table, columns}, rules, job).value();
    if (buckets.matchesOwnBucketOnly() != (rules.cut != Cut::Relaxed))
        return {}; // no table gives that
    return tranche::test::bucketsOf(buckets);
}

struct ByHand {
    const char* name;
    std::vector<std::string> lines;
    Buckets median;
    Buckets relaxed;
};

/// All with l = 2 and a least size of 2.
static const std::vector<ByHand>& byHand()
{
    static const std::vector<ByHand> cases{
        {"all alike but for s", {"q s", "1 a", "1 b"}, {{0, 1}}, {{0, 1}}},
        {"the least that can be cut", {"q s", "2 a", "1 b", "2 b", "1 a"}, {{1, 3}, {0, 2}}, {{1, 3}, {0, 2}}},
        {"a half of one value", {"q s", "1 a", "1 a", "2 b", "2 b"}, {{0, 1, 2, 3}}, {{0, 1, 2, 3}}},
        {"ties part", {"q s", "1 a", "1 b", "1 a", "2 b"}, {{0, 1, 2, 3}}, {{0, 1}, {2, 3}}},
        {"parted ties must not tell", {"q s", "1 a", "1 a", "1 b", "2 b"}, {{0, 1, 2, 3}}, {{0, 1, 2, 3}}},
        {"a domain of one value", {"one q s", "7 1 a", "7 1 b", "7 2 a", "7 2 b"}, {{0, 1}, {2, 3}}, {{0, 1}, {2, 3}}},
        {"tied attributes", {"a b s", "1 8 a", "1 9 b", "2 8 b", "2 9 a"}, {{0, 1}, {2, 3}}, {{0, 1}, {2, 3}}},
        {"the median is the greatest", {"q s", "5 a", "1 b", "5 b", "5 a", "5 b", "1 a"}, {{1, 5}, {0, 2, 3, 4}}, {{0, 1, 2, 3, 4, 5}}},
    };
    return cases;
}

void TestGeneralPartition::makesTheBucketsWorkedOutByHand_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < byHand().size(); ++i)
        QTest::newRow(byHand()[i].name) << static_cast<int>(i);
}

void TestGeneralPartition::makesTheBucketsWorkedOutByHand()
{
    QFETCH(int, index);
    const auto& example = byHand()[static_cast<std::size_t>(index)];
    const auto table = keptOf(example.lines, "s");
    auto rules = rulesOf(*table);
    QCOMPARE(bucketsOf(*table, rules), example.median);
    rules.cut = Cut::Relaxed;
    QCOMPARE(bucketsOf(*table, rules), example.relaxed);
}

void TestGeneralPartition::attributesLeftOutAreNotCutOn()
{
    const auto table = keptOf({"a b s", "1 8 a", "1 9 b", "2 8 b", "2 9 a"}, "s");
    auto rules = rulesOf(*table);
    rules.cutOn = {AttributeId(1)};
    QCOMPARE(bucketsOf(*table, rules), (Buckets{{0, 2}, {1, 3}}));
    rules.cutOn = {};
    QCOMPARE(bucketsOf(*table, rules), (Buckets{{0, 1, 2, 3}}));
}

/// The first attribute leaves one tuple alone; only an observer hears of cuts of a bucket that is too small for any.
void TestGeneralPartition::tellsOfCutsThatAreTooSmall()
{
    const auto table = keptOf({"a b s", "1 1 a", "1 2 b", "1 1 b", "2 2 a"}, "s");
    auto rules = rulesOf(*table);
    std::vector<CutAttempt> tried;
    rules.observer = [&](const CutAttempt& attempt) { tried.push_back(attempt); };
    QCOMPARE(bucketsOf(*table, rules), (Buckets{{0, 2}, {1, 3}}));
    QCOMPARE(tried.size(), 3U);
    QCOMPARE(tried[0].bucket, (Rows{0, 1, 2, 3}));
    QCOMPARE(tried[0].attribute, AttributeId(0));
    QCOMPARE(tried[0].left, (Rows{0, 1, 2}));
    QCOMPARE(tried[0].right, Rows{3});
    QVERIFY(!tried[0].accepted);
    QCOMPARE(tried[1].attribute, AttributeId(1));
    QCOMPARE(tried[1].left, (Rows{0, 2}));
    QVERIFY(tried[1].accepted);
    QCOMPARE(tried[2].bucket, (Rows{1, 3})); // the other one is constant
    QCOMPARE(tried[2].right, Rows{3});
    QVERIFY(!tried[2].accepted);
    rules.attempts = Attempts::One;
    QCOMPARE(bucketsOf(*table, rules), (Buckets{{0, 1, 2, 3}}));
}

/// All q are one region: a a | b b has N(a) = N(b), but a | a | b b has N(a) = 2.
void TestGeneralPartition::regionsMatchSeveralBuckets()
{
    const auto table = keptOf({"q s", "1 a", "2 a", "3 b", "4 b"}, "s");
    auto attributes = table->attributes();
    attributes[0].values = {"1 to 4"};
    attributes[0].codes = {0, 0, 0, 0};
    attributes[0].axis = Axis::categorical(1);
    const auto published = table->withAttributes(attributes);
    const auto columns = columnsOf(*table);
    JobContext job;
    const auto buckets = generalPartition({*table, *published, columns}, rulesOf(*table, 1), job).value();
    QCOMPARE(tranche::test::bucketsOf(buckets), (Buckets{{0, 1}, {2, 3}}));
    QVERIFY(!buckets.matchesOwnBucketOnly());
    QCOMPARE(bucketsOf(*table, rulesOf(*table, 1)), (Buckets{{0, 1, 2, 3}}));
}

/// Whether everybody's shares keep l, from all sums anew: N(q,s) times the square of a number that all sizes up to 12 divide.
static bool safe(const KeptTable& table, const std::deque<Rows>& buckets, const Ratio& l)
{
    constexpr std::uint64_t common = 27'720;
    const auto& q = table.attribute(AttributeId(0)).codes;
    const auto& s = table.attribute(AttributeId(1)).codes;
    for (std::uint32_t value = 0; value < table.attribute(AttributeId(0)).values.size(); ++value) {
        std::map<std::uint32_t, std::uint64_t> sums;
        std::uint64_t total = 0;
        for (const auto& bucket : buckets) {
            const auto alike = static_cast<std::uint64_t>(std::ranges::count_if(bucket, [&](auto row) { return q[row] == value; }));
            const auto factor = alike * (common / bucket.size()) * (common / bucket.size());
            for (const auto row : bucket)
                sums[s[row]] += factor;
            total += factor * bucket.size();
        }
        if (std::ranges::any_of(sums, [&](const auto& sum) { return l.numerator() * sum.second > l.denominator() * total; }))
            return false;
    }
    return true;
}

void TestGeneralPartition::everyVerdictIsThatOfAllSums_data()
{
    QTest::addColumn<quint64>("numerator");
    QTest::addColumn<quint64>("denominator");
    QTest::newRow("l = 1") << quint64{1} << quint64{1};
    QTest::newRow("l = 6/5") << quint64{6} << quint64{5};
    QTest::newRow("l = 4/3") << quint64{4} << quint64{3};
    QTest::newRow("l = 3/2") << quint64{3} << quint64{2};
    QTest::newRow("l = 7/4") << quint64{7} << quint64{4};
}

/// Relaxed cuts of twelve tuples: the first half by value, then by place, and taken when all sums say so.
void TestGeneralPartition::everyVerdictIsThatOfAllSums()
{
    QFETCH(quint64, numerator);
    QFETCH(quint64, denominator);
    const auto table = keptOf({"q s", "1 a", "2 b", "1 b", "2 a", "2 c", "1 a", "3 b", "2 a", "2 b", "3 c", "2 b", "1 c"}, "s");
    const auto& q = table->attribute(AttributeId(0)).codes;
    auto rules = rulesOf(*table, 1);
    rules.cut = Cut::Relaxed;
    rules.model.l = Ratio(numerator, denominator);
    std::vector<CutAttempt> tried;
    rules.observer = [&](const CutAttempt& attempt) { tried.push_back(attempt); };
    const auto found = bucketsOf(*table, rules);
    std::deque<Rows> waiting{{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}};
    Buckets finished;
    const auto finish = [&] {
        finished.push_back(waiting.front());
        waiting.pop_front();
    };
    for (const auto& attempt : tried) {
        while (!waiting.empty() && waiting.front() != attempt.bucket)
            finish();
        QVERIFY(!waiting.empty());
        auto sorted = attempt.bucket;
        std::ranges::stable_sort(sorted, {}, [&](auto row) { return q[row]; });
        const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>((sorted.size() + 1) / 2);
        std::sort(sorted.begin(), middle);
        std::sort(middle, sorted.end());
        QCOMPARE(attempt.left, Rows(sorted.begin(), middle));
        QCOMPARE(attempt.right, Rows(middle, sorted.end()));
        auto after = waiting;
        after.pop_front();
        after.insert(after.end(), {attempt.left, attempt.right});
        auto all = after;
        all.insert(all.end(), finished.begin(), finished.end());
        QCOMPARE(attempt.accepted, safe(*table, all, rules.model.l));
        if (attempt.accepted)
            waiting = after;
        else
            finish();
    }
    while (!waiting.empty())
        finish();
    QCOMPARE(found, finished);
    QVERIFY(tried.size() > 1 && tried.front().accepted);
}

void TestGeneralPartition::domainsBeyondTwoBytes()
{
    auto attributes = keptOf({"q s", "1 a", "2 b", "3 a", "4 b"}, "s")->attributes();
    attributes[0].values.resize(70'000);
    attributes[0].axis = Axis::categorical(70'000);
    attributes[0].codes = {69'999, 0, 65'535, 65'536};
    const KeptTable table(attributes, {0, 1, 2, 3}, 4);
    QCOMPARE(bucketsOf(table, rulesOf(table)), (Buckets{{1, 2}, {0, 3}}));
}

void TestGeneralPartition::whatFailsAsOneBucketIsInfeasible()
{
    const auto table = keptOf({"q s", "1 a", "2 a", "3 b"}, "s");
    const auto columns = columnsOf(*table);
    auto rules = rulesOf(*table);
    JobContext job;
    QCOMPARE(generalPartition({*table, *table, columns}, rules, job).error().code, ErrorCode::Infeasible);
    rules.model.l = Ratio(3, 2);
    QCOMPARE(bucketsOf(*table, rules), (Buckets{{0, 1, 2}}));
    rules.model.l = Ratio(1, 2);
    QCOMPARE(generalPartition({*table, *table, columns}, rules, job).error().code, ErrorCode::InvalidArgument);
    const auto one = keptOf({"q s", "1 a"}, "s");
    rules = rulesOf(*one);
    QCOMPARE(generalPartition({*one, *one, columnsOf(*one)}, rules, job).error().code, ErrorCode::Infeasible);
    rules.model.l = Ratio(1, 1);
    QCOMPARE(bucketsOf(*one, rules), Buckets{{0}});
}

void TestGeneralPartition::stopsWhenTold()
{
    const auto table = keptOf({"q s", "1 a", "1 b", "1 a", "2 b", "2 a", "2 b", "3 a", "3 b"}, "s");
    const auto columns = columnsOf(*table);
    for (const auto cut : {Cut::Median, Cut::Balanced, Cut::Relaxed}) {
        auto rules = rulesOf(*table);
        rules.cut = cut;
        const auto stops = stopsAt(1'000, [&](JobContext& job) { return generalPartition({*table, *table, columns}, rules, job); });
        QCOMPARE(stops.fault, QByteArray());
        QVERIFY(stops.asked > 5);
    }
}

TRANCHE_TEST(TestGeneralPartition)

} // namespace tst_general_partition

#include "tst_general_partition.moc"
