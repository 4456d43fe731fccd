// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/slice.h"
#include "tests/support/buckets.h"
#include "tests/support/random_table.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <map>
#include <set>

namespace tst_slice {

using namespace tranche;
using namespace tranche::test;

class TestSlice : public QObject {
    Q_OBJECT

private slots:
    void everyColumnKeepsItsValuesInEveryBucket();
    void sortedColumnsStandInValueOrder();
    void sortedDrawsNoRandomness();
    void columnsAreShuffledEachOnItsOwn();
    void everyOrderOfABucketIsEquallyLikely();
    void linesKnowTheirBucket();
    void refusesWhatBelongsToAnotherTable();
    void stopsWhenTold();
};

static SlicingInput input(std::shared_ptr<const KeptTable> table, ColumnPartition columns, const std::vector<Rows>& buckets)
{
    return {std::move(table), std::make_shared<const ColumnPartition>(std::move(columns)),
            std::make_shared<const BucketPartition>(partitionOf(buckets))};
}

static SlicingInput eightRows()
{
    auto table = keptOf({"age sex s", "1 f p", "2 m q", "3 f p", "4 m q", "5 f p", "6 m q", "7 f p", "8 m r"}, "s");
    auto columns = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1), AttributeId(2)}}, 3, AttributeId(2)).value();
    return input(std::move(table), std::move(columns), {{4, 5, 6, 7}, {0, 1, 2, 3}});
}

static std::shared_ptr<const SlicedTable> sliced(const SlicingInput& input, OrderInBucket order, RandomSource& random)
{
    JobContext job;
    return slice(input, order, random, job).value();
}

/// The values of one column in one bucket, as they stand in the source or on the lines.
using Values = std::multiset<std::vector<std::uint32_t>>;

static Values sourceValues(const SlicingInput& input, const ColumnPartition::Column& column, BucketId bucket)
{
    Values values;
    for (const auto row : input.buckets->rowsOf(bucket)) {
        std::vector<std::uint32_t> value;
        for (const auto id : column)
            value.push_back(input.table->attribute(id).codes[row]);
        values.insert(value);
    }
    return values;
}

static Values slicedValues(const SlicedTable& table, const ColumnPartition::Column& column, BucketId bucket)
{
    Values values;
    for (std::size_t i = 0; i < table.buckets().sizeOf(bucket); ++i) {
        std::vector<std::uint32_t> value;
        for (const auto id : column)
            value.push_back(table.code(table.firstLine(bucket) + i, id));
        values.insert(value);
    }
    return values;
}

void TestSlice::everyColumnKeepsItsValuesInEveryBucket()
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        SeededRandom random(seed);
        auto table = randomTable(random);
        auto columns = randomColumns(random, *table);
        const auto buckets = randomBuckets(random, table->rowCount());
        const auto from = input(std::move(table), std::move(columns), buckets);
        for (const auto order : {OrderInBucket::Random, OrderInBucket::Sorted}) {
            const auto result = sliced(from, order, random);
            for (const auto& column : from.columns->columns())
                for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket)
                    QVERIFY2(sourceValues(from, column, BucketId(bucket)) == slicedValues(*result, column, BucketId(bucket)),
                             QByteArray::number(static_cast<qulonglong>(seed)));
        }
    }
}

void TestSlice::sortedColumnsStandInValueOrder()
{
    SystemRandom random;
    const auto result = sliced(eightRows(), OrderInBucket::Sorted, random);
    std::vector<std::string> second; // (sex, s), the first attribute counting most
    for (std::size_t line = 0; line < 8; ++line)
        second.push_back(result->cell(line, AttributeId(1)) + result->cell(line, AttributeId(2)));
    QCOMPARE(second, (std::vector<std::string>{"fp", "fp", "mq", "mr", "fp", "fp", "mq", "mq"}));
    for (std::size_t line = 0; line < 8; ++line)
        QCOMPARE(result->cell(line, AttributeId(0)), std::to_string(line < 4 ? line + 5 : line - 3));
}

/// Fails the test when it is asked for anything.
class NoRandom final : public RandomSource {
public:
    std::uint64_t next() override
    {
        qFatal("randomness was drawn");
        return 0;
    }
};

void TestSlice::sortedDrawsNoRandomness()
{
    NoRandom random;
    QCOMPARE(sliced(eightRows(), OrderInBucket::Sorted, random)->lineCount(), 8U);
}

void TestSlice::columnsAreShuffledEachOnItsOwn()
{
    SeededRandom random(5);
    int linked = 0; // lines on which both columns come from one tuple
    for (int round = 0; round < 3'000; ++round) {
        const auto result = sliced(eightRows(), OrderInBucket::Random, random);
        // Age 8 and s = r come from one tuple, the last one of the first bucket.
        for (std::size_t line = 0; line < 4; ++line)
            linked += result->cell(line, AttributeId(0)) == "8" && result->cell(line, AttributeId(2)) == "r" ? 1 : 0;
    }
    QVERIFY2(std::abs(linked - 750) < 120, QByteArray::number(linked)); // one in four; 120 is five standard deviations
}

void TestSlice::everyOrderOfABucketIsEquallyLikely()
{
    SeededRandom random(6);
    std::map<std::string, int> orders;
    for (int round = 0; round < 12'000; ++round) {
        const auto result = sliced(eightRows(), OrderInBucket::Random, random);
        std::string order;
        for (std::size_t line = 0; line < 4; ++line)
            order += result->cell(line, AttributeId(0));
        ++orders[order];
    }
    QCOMPARE(orders.size(), 24U);
    for (const auto& [order, count] : orders)
        QVERIFY2(std::abs(count - 500) < 120, order.c_str()); // 120 is more than five standard deviations
}

void TestSlice::linesKnowTheirBucket()
{
    SeededRandom random(7);
    const auto result = sliced(eightRows(), OrderInBucket::Random, random);
    QCOMPARE(result->bucketOf(0), BucketId(0));
    QCOMPARE(result->bucketOf(3), BucketId(0));
    QCOMPARE(result->bucketOf(4), BucketId(1));
    QCOMPARE(result->bucketOf(7), BucketId(1));
    QCOMPARE(result->firstLine(BucketId(1)), 4U);
}

void TestSlice::refusesWhatBelongsToAnotherTable()
{
    SeededRandom random(8);
    JobContext job;
    auto from = eightRows();
    from.buckets = std::make_shared<const BucketPartition>(partitionOf({{0, 1}, {2}}));
    QCOMPARE(slice(from, OrderInBucket::Random, random, job).error().code, ErrorCode::InvalidArgument);
    from = eightRows();
    from.columns
        = std::make_shared<const ColumnPartition>(ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, AttributeId(1)).value());
    QCOMPARE(slice(from, OrderInBucket::Sorted, random, job).error().code, ErrorCode::InvalidArgument);
}

void TestSlice::stopsWhenTold()
{
    SeededRandom random(9);
    for (const auto order : {OrderInBucket::Random, OrderInBucket::Sorted})
        QVERIFY(test::stopsAtOnce([&](JobContext& job) { return slice(eightRows(), order, random, job); }));
}

TRANCHE_TEST(TestSlice)

} // namespace tst_slice

#include "tst_slice.moc"
