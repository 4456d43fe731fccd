// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/partition_rows.h"
#include "tests/support/buckets.h"
#include "tests/support/random_table.h"
#include "tests/support/tables.h"

#include <QTest>

using namespace tranche;
using namespace tranche::test;

class TestPartitionRows : public QObject {
    Q_OBJECT

private slots:
    void bucketsStandInTheOrderOfTheQueue();
    void aHalfBelowTheLeastSizeIsAFailedCut();
    void theWholeTableIsExemptFromTheLeastSize();
    void cutsOnlyOnTheAttributesNamed();
    void neverReturnsAnInfeasibleTableAsSafe();
    void refusesRequestsThatMakeNoSense_data();
    void refusesRequestsThatMakeNoSense();
    void withoutASensitiveAttributeTheLeastSizeRules();
    void manyAttributesGiveTheSameBucketsAsFew_data();
    void manyAttributesGiveTheSameBucketsAsFew();
    void stopsWhenToldAtAnyMoment();
    void progressOnlyGrows();
};

/// age 1..8, two values of s that alternate: with l = 2 only an even number of neighbours is safe.
static std::shared_ptr<const KeptTable> ladder()
{
    return keptOf({"age sex s", "1 f p", "2 m q", "3 f p", "4 m q", "5 f p", "6 m q", "7 f p", "8 m q"}, "s");
}

static ColumnPartition sensitiveAlone(const KeptTable& table)
{
    ColumnPartition::Column others;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        if (AttributeId(i) != table.sensitive().front())
            others.emplace_back(i);
    return ColumnPartition::make({others, {table.sensitive().front()}}, table.attributeCount(), table.sensitive().front()).value();
}

static Result<BucketPartition> partition(const KeptTable& table, const PartitionRequest& request)
{
    JobContext job;
    return partitioned(table, sensitiveAlone(table), request, job);
}

void TestPartitionRows::bucketsStandInTheOrderOfTheQueue()
{
    // The left half can be cut once more and goes to the end of the queue; the right one cannot and is finished first.
    const auto table = keptOf({"age s", "1 p", "2 q", "3 p", "4 q", "50 p", "51 p", "52 q", "53 q"}, "s");
    const auto buckets = partition(*table, {});
    QCOMPARE(bucketsOf(*buckets), (std::vector<Rows>{{4, 5, 6, 7}, {0, 1}, {2, 3}}));
    QVERIFY(buckets->matchesOwnBucketOnly());
}

void TestPartitionRows::aHalfBelowTheLeastSizeIsAFailedCut()
{
    PartitionRequest request;
    request.minBucket = 3;
    QCOMPARE(bucketsOf(*partition(*ladder(), request)), (std::vector<Rows>{{0, 1, 2, 3}, {4, 5, 6, 7}}));
}

void TestPartitionRows::theWholeTableIsExemptFromTheLeastSize()
{
    PartitionRequest request;
    request.minBucket = 100;
    QCOMPARE(partition(*ladder(), request)->size(), 1U);
}

void TestPartitionRows::cutsOnlyOnTheAttributesNamed()
{
    PartitionRequest request;
    request.cutOn = {AttributeId(1)}; // sex tells s, so no cut on it passes
    QCOMPARE(partition(*ladder(), request)->size(), 1U);
    request.cutOn = {AttributeId(0), AttributeId(0)};
    QCOMPARE(partition(*ladder(), request)->size(), 4U);
}

void TestPartitionRows::neverReturnsAnInfeasibleTableAsSafe()
{
    PartitionRequest request;
    request.model.l = Ratio(5, 2);
    const auto buckets = partition(*ladder(), request);
    QVERIFY(!buckets.has_value());
    QCOMPARE(buckets.error().code, ErrorCode::Infeasible);
    QVERIFY(buckets.error().message.find("is 2.") != std::string::npos);
}

void TestPartitionRows::refusesRequestsThatMakeNoSense_data()
{
    QTest::addColumn<int>("fault");
    QTest::newRow("least size 0") << 0;
    QTest::newRow("cut on the sensitive attribute") << 1;
    QTest::newRow("cut on an attribute that is not there") << 2;
    QTest::newRow("l below 1") << 3;
}

void TestPartitionRows::refusesRequestsThatMakeNoSense()
{
    QFETCH(int, fault);
    PartitionRequest request;
    if (fault == 0)
        request.minBucket = 0;
    if (fault == 1 || fault == 2)
        request.cutOn = {AttributeId(fault == 1 ? 2 : 3)};
    if (fault == 3)
        request.model.l = Ratio(1, 2);
    const auto buckets = partition(*ladder(), request);
    QVERIFY(!buckets.has_value());
    QCOMPARE(buckets.error().code, ErrorCode::InvalidArgument);
}

void TestPartitionRows::withoutASensitiveAttributeTheLeastSizeRules()
{
    const auto table = keptOf({"a b", "1 x", "2 y", "3 x", "4 y"}, "");
    const auto columns = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, std::nullopt).value();
    JobContext job;
    QCOMPARE(partitioned(*table, columns, {}, job).error().code, ErrorCode::InvalidArgument);
    PartitionRequest request;
    request.minBucket = 2;
    QCOMPARE(partitioned(*table, columns, request, job)->size(), 2U);
}

void TestPartitionRows::manyAttributesGiveTheSameBucketsAsFew_data()
{
    QTest::addColumn<std::size_t>("constants");
    for (const std::size_t constants : {4U, 5U, 12U, 13U, 28U, 29U, 60U}) // records of 8, 16, 32 and any number of lanes
        QTest::newRow(QByteArray::number(static_cast<qulonglong>(constants)).constData()) << constants;
}

/// Attributes that are constant change no cut, but make records wider.
void TestPartitionRows::manyAttributesGiveTheSameBucketsAsFew()
{
    QFETCH(std::size_t, constants);
    std::vector<std::string> narrow{"age sex s"};
    std::vector<std::string> wide{"age sex s"};
    for (std::size_t i = 0; i < constants; ++i)
        wide.front().append(" k").append(std::to_string(i));
    SeededRandom random(3);
    for (int row = 0; row < 300; ++row) {
        narrow.push_back(std::to_string(random.below(90)) + (random.below(2) == 0 ? " f " : " m ") + std::string(1, static_cast<char>('p' + random.below(5))));
        wide.push_back(narrow.back());
        for (std::size_t i = 0; i < constants; ++i)
            wide.back() += " -";
    }
    const auto expected = partition(*keptOf(narrow, "s"), {});
    QVERIFY(expected->size() > 20);
    QCOMPARE(bucketsOf(*partition(*keptOf(wide, "s"), {})), bucketsOf(*expected));
}

void TestPartitionRows::stopsWhenToldAtAnyMoment()
{
    const auto table = ladder();
    for (int moment = 0; moment <= 1'000; moment += 125) {
        std::stop_source stop;
        JobContext job(stop.get_token(), [&](int permille) {
            if (permille >= moment)
                stop.request_stop();
        });
        const auto buckets = partitioned(*table, sensitiveAlone(*table), {}, job);
        if (stop.stop_requested())
            QCOMPARE(buckets.error().code, ErrorCode::Cancelled);
        else
            QCOMPARE(buckets->size(), 4U);
    }
}

void TestPartitionRows::progressOnlyGrows()
{
    SeededRandom random(11);
    const auto table = randomTable(random, {.leastRows = 4'000, .mostRows = 4'000, .leastAttributes = 5, .mostAttributes = 5});
    std::vector<int> seen;
    JobContext job({}, [&](int permille) { seen.push_back(permille); });
    PartitionRequest request;
    request.model.l = Ratio(1, 1);
    const auto buckets = partitioned(*table, sensitiveAlone(*table), request, job);
    QVERIFY(buckets->size() > 10);
    QVERIFY(seen.size() > 10);
    QVERIFY(std::ranges::is_sorted(seen));
    QVERIFY(seen.back() <= 1'000);
}

QTEST_APPLESS_MAIN(TestPartitionRows)
#include "tst_partition_rows.moc"
