// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/membership.h"
#include "tests/oracle/membership_oracle.h"
#include "tests/support/buckets.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <numeric>

namespace tst_membership {

using namespace tranche;
using namespace tranche::test;

class TestMembership : public QObject {
    Q_OBJECT

private slots:
    void aTableCanBeCountedByHand();
    void bucketizationHasNoFakesOnQuasiIdentifiers();
    void agreesWithWritingDownEveryCombination();
    void agreesWhereBucketsExceedOneWord();
    void boxesOfCutsBetweenValuesAddUp();
    void everySensitiveAttributeIsLeftOut();
    void nothingButTheSensitiveAttributeHasNoFakes();
    void countsBeyondAnyMachineWord();
    void overTheLimitItIsAnEstimateOrRefused();
    void cancelsAtOnce();
    void partsOfDifferentTablesAreRefused();
};

namespace {

Result<MembershipReport> count(const KeptTable& table, const ColumnPartition& columns, const BucketPartition& buckets,
                               const MembershipRequest& request)
{
    SeededRandom random(1);
    JobContext job;
    return membership({table, columns, buckets}, request, random, job);
}

/// Everything that is exact, in one line that tells where two differ.
QByteArray textOf(const OracleMembership& oracle)
{
    auto text = QByteArray::number(oracle.originalRows) + " rows, " + QByteArray::number(oracle.originalDistinct) + " distinct, "
                + QByteArray::number(oracle.originalUnique) + " alone, " + QByteArray::number(oracle.fakeDistinct) + " fakes, "
                + QByteArray::number(oracle.fakePerBucketSum) + " per bucket, formula " + QByteArray::fromStdString(oracle.formulaSum.str())
                + "; originals";
    for (const auto& [m, rows] : oracle.originalRowsByMatches)
        text += ' ' + QByteArray::number(m) + ':' + QByteArray::number(rows);
    text += "; fakes";
    for (const auto& [m, fakes] : oracle.fakesByMatches)
        text += ' ' + QByteArray::number(m) + ':' + QByteArray::number(fakes);
    text += "; unique";
    for (const auto tuples : oracle.uniqueTuples)
        text += ' ' + QByteArray::number(tuples);
    return text;
}

QByteArray textOf(const MembershipReport& report)
{
    auto text = QByteArray::number(report.originalRows) + " rows, " + QByteArray::number(report.originalDistinct) + " distinct, "
                + QByteArray::number(report.originalUnique) + " alone, " + QByteArray::fromStdString(report.fakeDistinct.digits)
                + " fakes, " + QByteArray::fromStdString(report.fakePerBucketSum.digits) + " per bucket, formula "
                + QByteArray::fromStdString(report.formulaSum.digits) + "; originals";
    for (const auto& [m, tuples] : report.originals)
        text += ' ' + QByteArray::number(m) + ':' + QByteArray::number(tuples);
    text += "; fakes";
    for (const auto& [m, fakes] : report.fakes)
        text += ' ' + QByteArray::number(m) + ':' + QByteArray::fromStdString(fakes.digits);
    text += "; unique";
    for (const auto& column : report.columns)
        text += ' ' + QByteArray::number(column.uniqueTuples);
    return text;
}

bool sameAuc(const MembershipReport& report, const OracleMembership& oracle)
{
    if (!report.auc || !oracle.auc)
        return report.auc.has_value() == oracle.auc.has_value();
    return std::abs(*report.auc - oracle.auc->convert_to<double>()) < 1e-12;
}

/// Empty when every exact method says what the oracle says, in both countings.
QByteArray difference(const KeptTable& table, const ColumnPartition& columns, const std::vector<Rows>& buckets)
{
    const auto partition = partitionOf(buckets);
    for (const auto counting : {Counting::QuasiIdentifiers, Counting::WholeTuples}) {
        const auto oracle = oracleMembership(table, columns, buckets, counting == Counting::WholeTuples);
        for (const auto method : {std::optional<FakesBy>(), std::optional(FakesBy::Bitmap), std::optional(FakesBy::Recursion)}) {
            MembershipRequest request;
            request.counting = counting;
            request.method = method;
            const auto report = count(table, columns, partition, request);
            if (!report)
                return QByteArray::fromStdString(tranche::test::wordsOf(report.error()));
            if (textOf(*report) != textOf(oracle) || !sameAuc(*report, oracle) || report->method == FakesBy::Estimate)
                return textOf(*report) + "  instead of  " + textOf(oracle);
        }
    }
    return {};
}

/// Tuples dealt out at random to buckets of `size`.
std::vector<Rows> dealt(RandomSource& random, std::size_t rows, std::size_t size)
{
    Rows order(rows);
    std::iota(order.begin(), order.end(), 0U);
    shuffle(std::span(order), random);
    std::vector<Rows> buckets;
    for (std::size_t i = 0; i < rows; ++i) {
        if (i % size == 0)
            buckets.emplace_back();
        buckets.back().push_back(order[i]);
    }
    return buckets;
}

ColumnPartition oneAttributeEach(const KeptTable& table, std::optional<AttributeId> sensitive)
{
    std::vector<ColumnPartition::Column> columns;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        columns.push_back({AttributeId(i)});
    return ColumnPartition::make(std::move(columns), table.attributeCount(), sensitive).value();
}

} // namespace

void TestMembership::aTableCanBeCountedByHand()
{
    const auto table = keptOf({"a b s", "1 x p", "2 y q", "1 y p", "3 z q"}, "s");
    const auto columns = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1), AttributeId(2)}}, 3, AttributeId(2)).value();

    const auto report = count(*table, columns, partitionOf({{0, 1}, {2, 3}}), {});

    // first bucket {1,2} x {x,y}: 1x 2y are tuples, 1y too (of the other bucket), 2x is a fake; second {1,3} x {y,z}: 1z and 3y are fakes
    QCOMPARE(textOf(*report),
             QByteArray("4 rows, 4 distinct, 4 alone, 3 fakes, 3 per bucket, formula 4; originals 1:3 2:1; fakes 1:3; unique 2 2"));
    QCOMPARE(report->fakesPerOriginal(), 0.75);
    QCOMPARE(*report->auc, 0.625); // 1y wins against all fakes, the others are ties: (1 + 3 / 2) / 4
    QCOMPARE(report->originalClasses().upTo10, 4.0);
    QVERIFY(!report->matchesOwnBucketOnly);
}

void TestMembership::bucketizationHasNoFakesOnQuasiIdentifiers()
{
    const auto table = keptOf({"a b s", "1 x p", "2 y q", "1 y p", "3 z q"}, "s");
    const auto columns = ColumnPartition::make({{AttributeId(0), AttributeId(1)}, {AttributeId(2)}}, 3, AttributeId(2)).value();

    const auto report = count(*table, columns, partitionOf({{0, 1}, {2, 3}}), {});

    QCOMPARE(report->fakeDistinct.digits, std::string("0"));
    QCOMPARE(report->formulaSum.digits, std::string("0")); // one column is left
    QVERIFY(!report->auc);
    QCOMPARE(report->columns.size(), 1U);
}

void TestMembership::agreesWithWritingDownEveryCombination()
{
    for (const auto seed : Seeds(1, 400)) {
        SeededRandom random(seed);
        const auto table = randomTable(random, {.leastRows = 4, .mostRows = 16});
        const auto columns = randomColumns(random, *table);
        const auto wrong = difference(*table, columns, randomBuckets(random, table->rowCount()));
        QVERIFY2(wrong.isEmpty(), "seed " + QByteArray::number(static_cast<qulonglong>(seed)) + ": " + wrong);
    }
}

void TestMembership::agreesWhereBucketsExceedOneWord()
{
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        SeededRandom random(seed);
        const auto table = randomTable(random, {.leastRows = 200, .mostRows = 400, .leastAttributes = 3, .mostAttributes = 5});
        const auto columns = seed % 2 == 0 ? oneAttributeEach(*table, table->sensitive().front()) : randomColumns(random, *table);
        const auto wrong = difference(*table, columns, dealt(random, table->rowCount(), 2 + seed % 2));
        QVERIFY2(wrong.isEmpty(), "seed " + QByteArray::number(static_cast<qulonglong>(seed)) + ": " + wrong);
    }
}

void TestMembership::boxesOfCutsBetweenValuesAddUp()
{
    int compared = 0;
    const auto seeds = Seeds(1, 120);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto table = randomTable(random, {.leastRows = 10, .mostRows = 60});
        const auto columns = randomColumns(random, *table);
        PartitionRequest request;
        request.model.l = Ratio(1, 1);
        request.minBucket = 1;
        JobContext job;
        const auto buckets = partitioned(*table, columns, request, job);
        if (!buckets)
            continue;
        QVERIFY(buckets->matchesOwnBucketOnly());
        for (const auto counting : {Counting::QuasiIdentifiers, Counting::WholeTuples}) {
            MembershipRequest asked{.counting = counting, .method = {}};
            const auto sum = count(*table, columns, *buckets, asked);
            asked.method = FakesBy::Recursion;
            const auto counted = count(*table, columns, *buckets, asked);
            QVERIFY2(textOf(*sum) == textOf(*counted),
                     "seed " + QByteArray::number(static_cast<qulonglong>(seed)) + ": " + textOf(*sum) + "  and  " + textOf(*counted));
            QCOMPARE(sum->method, FakesBy::DisjointBoxes);
            QVERIFY(sum->matchesOwnBucketOnly && (!sum->auc || *sum->auc == 0.5));
            ++compared;
        }
    }
    if (seeds.all())
        QVERIFY(compared >= 100);
}

/// The table with one attribute more marked as sensitive.
static std::shared_ptr<const KeptTable> withSensitive(const KeptTable& table, AttributeId more)
{
    auto attributes = table.attributes();
    attributes[more.value].role = Role::Sensitive;
    std::vector<std::uint32_t> rows(table.rowCount());
    std::iota(rows.begin(), rows.end(), 0U);
    return std::make_shared<const KeptTable>(std::move(attributes), std::move(rows), table.rowCount());
}

void TestMembership::everySensitiveAttributeIsLeftOut()
{
    for (const auto seed : Seeds(1, 60)) {
        SeededRandom random(seed);
        const auto one = randomTable(random, {.leastRows = 4, .mostRows = 16});
        const auto table = withSensitive(*one, AttributeId(static_cast<std::size_t>(random.below(one->attributeCount()))));
        const auto columns = randomColumns(random, *table);
        const auto wrong = difference(*table, columns, randomBuckets(random, table->rowCount()));
        QVERIFY2(wrong.isEmpty(), "seed " + QByteArray::number(static_cast<qulonglong>(seed)) + ": " + wrong);
    }
}

void TestMembership::nothingButTheSensitiveAttributeHasNoFakes()
{
    const auto table = keptOf({"s", "p", "q", "p"}, "s");

    const auto report = count(*table, oneAttributeEach(*table, AttributeId(0)), partitionOf({{0, 1}, {2}}), {});

    QCOMPARE(textOf(*report), QByteArray("3 rows, 1 distinct, 0 alone, 0 fakes, 0 per bucket, formula 0; originals 2:3; fakes; unique"));
    QVERIFY(report->columns.empty());
}

void TestMembership::countsBeyondAnyMachineWord()
{
    // two buckets with the values 0 to 9 and 5 to 14 in each of 30 columns: 2 * 10^30 - 5^30 combinations, 15 of them tuples
    std::string names = "a0";
    for (int i = 1; i < 30; ++i)
        names += " a" + std::to_string(i);
    std::vector<std::string> lines{names};
    std::vector<Rows> buckets(2);
    for (int value = 0; value < 20; ++value) {
        const auto text = std::to_string(value < 10 ? value : value - 5);
        std::string line = text;
        for (int i = 1; i < 30; ++i)
            line += ' ' + text;
        lines.push_back(line);
        buckets[value < 10 ? 0 : 1].push_back(static_cast<std::uint32_t>(value));
    }
    const auto table = keptOf(lines, "");
    const BigInteger expected = 2 * boost::multiprecision::pow(BigInteger(10), 30) - boost::multiprecision::pow(BigInteger(5), 30) - 15;

    const auto report = count(*table, oneAttributeEach(*table, std::nullopt), partitionOf(buckets), {});

    QCOMPARE(report->fakeDistinct.digits, expected.str());
    QCOMPARE(report->method, FakesBy::Recursion);
    QCOMPARE(report->fakes.back().buckets, 2U);
    QCOMPARE(report->fakes.back().fakes.digits, BigInteger(boost::multiprecision::pow(BigInteger(5), 30) - 5).str());

    MembershipRequest estimate;
    estimate.method = FakesBy::Estimate;
    const auto guess = count(*table, oneAttributeEach(*table, std::nullopt), partitionOf(buckets), estimate);
    QVERIFY(guess->interval->low <= expected.convert_to<double>() && expected.convert_to<double>() <= guess->interval->high);
}

void TestMembership::overTheLimitItIsAnEstimateOrRefused()
{
    SeededRandom random(5);
    const auto table = randomTable(random, {.leastRows = 300, .mostRows = 300, .leastAttributes = 5, .mostAttributes = 5});
    const auto columns = oneAttributeEach(*table, table->sensitive().front());
    const auto buckets = partitionOf(dealt(random, 300, 3));
    MembershipRequest request;
    const auto exact = count(*table, columns, buckets, request);
    request.workLimit = 10;
    request.bitmapBytes = 8;

    const auto report = count(*table, columns, buckets, request);
    QCOMPARE(report->method, FakesBy::Estimate);
    QVERIFY(report->interval && report->samples >= 10'000);
    QVERIFY(report->interval->low <= exact->fakeDistinct.approximate && exact->fakeDistinct.approximate <= report->interval->high);
    QVERIFY(report->interval->high - report->interval->low <= 0.021 * report->fakeDistinct.approximate);
    QCOMPARE(report->fakePerBucketSum, exact->fakePerBucketSum);
    double sum = 0.0;
    for (const auto& entry : report->fakes)
        sum += entry.fakes.approximate;
    QVERIFY(std::abs(sum - report->fakeDistinct.approximate) <= static_cast<double>(report->fakes.size()));
    QCOMPARE(textOf(*count(*table, columns, buckets, request)), textOf(*report)); // the same draws, the same figure

    request.method = FakesBy::Bitmap;
    QCOMPARE(count(*table, columns, buckets, request).error().code, ErrorCode::NotSupported);
    request.method = FakesBy::DisjointBoxes;
    QCOMPARE(count(*table, columns, buckets, request).error().code, ErrorCode::NotSupported);
}

void TestMembership::cancelsAtOnce()
{
    SeededRandom random(5);
    const auto table = randomTable(random, {.leastRows = 30, .mostRows = 30});
    const auto columns = randomColumns(random, *table);
    const auto buckets = partitionOf(dealt(random, 30, 3));
    for (const auto method :
         {std::optional<FakesBy>(), std::optional(FakesBy::Bitmap), std::optional(FakesBy::Recursion), std::optional(FakesBy::Estimate)}) {
        MembershipRequest request;
        request.method = method;
        QVERIFY(test::stopsAtOnce([&](JobContext& job) { return membership({*table, columns, buckets}, request, random, job); }));
    }
}

void TestMembership::partsOfDifferentTablesAreRefused()
{
    const auto table = keptOf({"a s", "1 p", "2 q"}, "s");
    const auto columns = oneAttributeEach(*table, AttributeId(1));
    QCOMPARE(count(*table, columns, partitionOf({{0}}), {}).error().code, ErrorCode::InvalidArgument);
    const auto other = ColumnPartition::make({{AttributeId(0)}}, 1, std::nullopt).value();
    QCOMPARE(count(*table, other, partitionOf({{0, 1}}), {}).error().code, ErrorCode::InvalidArgument);
}

TRANCHE_CORE_TEST(TestMembership)

} // namespace tst_membership

#include "tst_membership.moc"
