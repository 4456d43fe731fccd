// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/hand_partition.h"
#include "core/slicing/partition_rows.h"
#include "tests/support/buckets.h"
#include "tests/support/random_table.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "core/base/messages/model_message.h"
#include "core/base/messages/slicing_message.h"
#include "tests/support/words/said.h"

namespace tst_partition_rows {

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
    void equalValuesMayPartInRelaxedCuts();
    void relaxedStopsWhenTold();
    void relaxedIsTheSameForAnyNumberOfThreads();
    void randomBucketsHaveTheSizeAskedFor();
    void aRestBelowTheLeastSizeJoinsTheBucketBefore();
    void randomBucketsThatBreakTheModelAreInfeasible();
    void bucketsByHandAreJudged();
    void listsThatAreNoCoverAreRefused();
    void withoutASensitiveAttributeOnlyTheLeastSizeCounts();
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
    QVERIFY(tranche::test::says(buckets.error(), {ModelMessage::LTooGreat, Argument::figure("2")}));
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
        narrow.push_back(std::to_string(random.below(90)) + (random.below(2) == 0 ? " f " : " m ")
                         + std::string(1, static_cast<char>('p' + random.below(5))));
        wide.push_back(narrow.back());
        for (std::size_t i = 0; i < constants; ++i)
            wide.back() += " -";
    }
    const auto expected = partition(*keptOf(narrow, "s"), {});
    QVERIFY(expected->size() > 20);
    QCOMPARE(bucketsOf(*partition(*keptOf(wide, "s"), {})), bucketsOf(*expected));
}

void TestPartitionRows::equalValuesMayPartInRelaxedCuts()
{
    // By (a, place) the halves are the first two and the last two tuples, though all but one have the same a.
    const auto table = keptOf({"a s", "1 p", "1 q", "1 p", "2 q"}, "s");
    PartitionRequest request;
    request.cut = Cut::Relaxed;
    const auto buckets = partition(*table, request);
    QCOMPARE(bucketsOf(*buckets), (std::vector<Rows>{{0, 1}, {2, 3}}));
    QVERIFY(!buckets->matchesOwnBucketOnly());
}

/// The model with the least demands, so that there are many cuts.
static std::shared_ptr<const KeptTable> largeTable()
{
    SeededRandom random(5);
    return randomTable(random, {.leastRows = 3'000, .mostRows = 3'000, .leastAttributes = 6, .mostAttributes = 6});
}

void TestPartitionRows::relaxedStopsWhenTold()
{
    const auto table = largeTable();
    PartitionRequest request;
    request.cut = Cut::Relaxed;
    request.model.l = Ratio(1, 1);
    for (const int moment : {0, 10, 300, 700}) {
        std::stop_source stop;
        std::vector<int> seen;
        JobContext job(stop.get_token(), [&](int permille) {
            seen.push_back(permille);
            if (permille >= moment)
                stop.request_stop();
        });
        const auto buckets = JobContext::untilStopped([&] { return partitioned(*table, sensitiveAlone(*table), request, job); });
        QCOMPARE(buckets.error().code, ErrorCode::Cancelled);
        QVERIFY(std::ranges::is_sorted(seen));
    }
}

/// Eight attributes of four values, one per column: thousands of signatures match many buckets, so that lists are dealt out.
void TestPartitionRows::relaxedIsTheSameForAnyNumberOfThreads()
{
    SeededRandom random(7);
    std::vector<std::string> lines{"a b c d e f g h s"};
    for (int row = 0; row < 12'000; ++row) {
        std::string line;
        for (int i = 0; i < 8; ++i)
            line += std::to_string(std::min(random.below(4), random.below(4))) + ' ';
        lines.push_back(line + static_cast<char>('p' + random.below(8)));
    }
    const auto table = keptOf(lines, "s");
    std::vector<ColumnPartition::Column> columns;
    for (std::size_t i = 0; i < table->attributeCount(); ++i)
        columns.push_back({AttributeId(i)});
    const auto separate = ColumnPartition::make(columns, table->attributeCount(), table->sensitive().front()).value();
    PartitionRequest request;
    request.cut = Cut::Relaxed;
    request.model.l = Ratio(3, 1);
    std::vector<Rows> expected;
    for (const std::size_t threads : {1U, 2U, 3U, 8U}) {
        JobContext job;
        job.setThreads(threads);
        const auto found = bucketsOf(*partitioned(*table, separate, request, job));
        QVERIFY(found.size() > 500);
        QVERIFY(threads == 1 || found == expected);
        expected = found;
    }
}

void TestPartitionRows::randomBucketsHaveTheSizeAskedFor()
{
    const auto table = largeTable();
    PartitionRequest request;
    request.model.l = Ratio(1, 1);
    request.grouping = {Grouping::Kind::Random, 7};
    JobContext job;
    const auto buckets = partitioned(*table, sensitiveAlone(*table), request, job, 1);
    QCOMPARE(buckets->size(), 429U); // 428 times 7, and 4
    QCOMPARE(buckets->sizeOf(BucketId(0)), 7U);
    QCOMPARE(buckets->sizeOf(BucketId(428)), 4U);
    QVERIFY(!buckets->matchesOwnBucketOnly());
    QVERIFY(bucketsOf(*partitioned(*table, sensitiveAlone(*table), request, job, 2)) != bucketsOf(*buckets));
}

void TestPartitionRows::aRestBelowTheLeastSizeJoinsTheBucketBefore()
{
    const auto table = largeTable();
    PartitionRequest request;
    request.model.l = Ratio(1, 1);
    request.grouping = {Grouping::Kind::Random, 7};
    request.minBucket = 5;
    JobContext job;
    const auto buckets = partitioned(*table, sensitiveAlone(*table), request, job);
    QCOMPARE(buckets->size(), 428U);
    QCOMPARE(buckets->sizeOf(BucketId(427)), 11U);
}

void TestPartitionRows::randomBucketsThatBreakTheModelAreInfeasible()
{
    PartitionRequest request;
    request.grouping = {Grouping::Kind::Random, 1}; // one tuple each: all ages differ, so everybody is known
    request.minBucket = 1;
    const auto buckets = partition(*ladder(), request);
    QCOMPARE(buckets.error().code, ErrorCode::Infeasible);
    QVERIFY(tranche::test::says(buckets.error(), SlicingMessage::BucketsTooWeak));
    request.grouping.size = 0;
    QCOMPARE(partition(*ladder(), request).error().code, ErrorCode::InvalidArgument);
}

void TestPartitionRows::bucketsByHandAreJudged()
{
    const auto table = ladder();
    const auto columns = sensitiveAlone(*table);
    JobContext job;
    const auto good = partitionByHand({*table, *table, columns}, {{6, 7, 0, 1}, {2, 3, 4, 5}}, {}, job);
    QCOMPARE(bucketsOf(*good), (std::vector<Rows>{{0, 1, 6, 7}, {2, 3, 4, 5}}));
    const auto bad = partitionByHand({*table, *table, columns}, {{0, 2}, {1, 3, 4, 5, 6, 7}}, {}, job);
    QCOMPARE(bad.error().code, ErrorCode::Infeasible);
}

void TestPartitionRows::listsThatAreNoCoverAreRefused()
{
    const auto table = ladder();
    const auto columns = sensitiveAlone(*table);
    JobContext job;
    using Lists = std::vector<Rows>;
    for (const auto& lists :
         {Lists{{0, 1}}, Lists{{0, 1, 2, 3}, {3, 4, 5, 6, 7}}, Lists{{0, 1, 2, 3, 4, 5, 6, 7}, {}}, Lists{{0, 1, 2, 3, 4, 5, 6, 8}}})
        QCOMPARE(partitionByHand({*table, *table, columns}, lists, {}, job).error().code, ErrorCode::InvalidArgument);
}

void TestPartitionRows::withoutASensitiveAttributeOnlyTheLeastSizeCounts()
{
    const auto table = keptOf({"a b", "1 x", "2 y", "3 x", "4 y"}, "");
    const auto columns = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, std::nullopt).value();
    PartitionRequest request;
    request.minBucket = 2;
    JobContext job;
    for (const auto cut : {Cut::Median, Cut::Relaxed}) {
        request.cut = cut;
        QCOMPARE(bucketsOf(*partitioned(*table, columns, request, job)), (std::vector<Rows>{{0, 1}, {2, 3}}));
    }
}

void TestPartitionRows::stopsWhenToldAtAnyMoment()
{
    const auto table = ladder();
    const auto stops = test::stopsAt(1'000, [&](JobContext& job) { return partitioned(*table, sensitiveAlone(*table), {}, job); });
    QCOMPARE(stops.fault, QByteArray());
}

void TestPartitionRows::progressOnlyGrows()
{
    SeededRandom random(11);
    const auto table = randomTable(random, {.leastRows = 4'000, .mostRows = 4'000, .leastAttributes = 5, .mostAttributes = 5});
    std::vector<int> seen;
    JobContext job(std::stop_token(), [&](int permille) { seen.push_back(permille); });
    PartitionRequest request;
    request.model.l = Ratio(1, 1);
    const auto buckets = partitioned(*table, sensitiveAlone(*table), request, job);
    QVERIFY(buckets->size() > 10);
    QVERIFY(seen.size() > 10);
    QVERIFY(std::ranges::is_sorted(seen));
    QVERIFY(seen.back() <= 1'000);
}

TRANCHE_TEST(TestPartitionRows)

} // namespace tst_partition_rows

#include "tst_partition_rows.moc"
