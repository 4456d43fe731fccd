// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/buckets/bucket_partition.h"
#include "tests/support/test_room.h"

namespace tst_bucket_partition {

using namespace tranche;

class TestBucketPartition : public QObject {
    Q_OBJECT

private slots:
    void keepsBucketsInOrderWithTuplesAscending();
    void refusesWhatIsNotADisjointCover_data();
    void refusesWhatIsNotADisjointCover();
    void saysForEveryTupleWhereItIs();
    void medianOfAnEvenNumberIsTheMeanOfTheMiddleTwo();
};

void TestBucketPartition::keepsBucketsInOrderWithTuplesAscending()
{
    const auto partition = BucketPartition::make({4, 2, 0, 3, 1}, {0, 2}, false);
    QVERIFY(partition.has_value());
    QCOMPARE(partition->size(), 2U);
    const auto first = partition->rowsOf(BucketId(0));
    const auto second = partition->rowsOf(BucketId(1));
    QCOMPARE(std::vector<std::uint32_t>(first.begin(), first.end()), (std::vector<std::uint32_t>{2, 4}));
    QCOMPARE(std::vector<std::uint32_t>(second.begin(), second.end()), (std::vector<std::uint32_t>{0, 1, 3}));
}

void TestBucketPartition::refusesWhatIsNotADisjointCover_data()
{
    QTest::addColumn<QList<std::uint32_t>>("rows");
    QTest::addColumn<QList<std::size_t>>("starts");

    using Rows = QList<std::uint32_t>;
    using Starts = QList<std::size_t>;
    QTest::newRow("a tuple twice") << Rows{0, 1, 1} << Starts{0};
    QTest::newRow("a tuple beyond the last") << Rows{0, 1, 3} << Starts{0};
    QTest::newRow("an empty bucket") << Rows{0, 1} << Starts{0, 1, 1};
    QTest::newRow("an empty last bucket") << Rows{0, 1} << Starts{0, 2};
    QTest::newRow("tuples before the first bucket") << Rows{0, 1} << Starts{1};
    QTest::newRow("no bucket") << Rows{} << Starts{};
    QTest::newRow("one bucket without a tuple") << Rows{} << Starts{0};
}

void TestBucketPartition::refusesWhatIsNotADisjointCover()
{
    QFETCH(QList<std::uint32_t>, rows);
    QFETCH(QList<std::size_t>, starts);
    const auto partition = BucketPartition::make({rows.begin(), rows.end()}, {starts.begin(), starts.end()}, false);
    QVERIFY(!partition.has_value());
    QCOMPARE(partition.error().code, ErrorCode::InvalidArgument);
}

void TestBucketPartition::saysForEveryTupleWhereItIs()
{
    const auto partition = BucketPartition::make({4, 2, 0, 3, 1}, {0, 2}, false);
    QCOMPARE(partition->bucketOfRows(), (std::vector<std::uint32_t>{1, 1, 0, 1, 0}));
}

void TestBucketPartition::medianOfAnEvenNumberIsTheMeanOfTheMiddleTwo()
{
    const auto sizes = BucketPartition::make({0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {0, 1, 3, 6}, false)->sizes(); // 1, 2, 3, 4
    QCOMPARE(sizes.least, 1U);
    QCOMPARE(sizes.median, 2.5);
    QCOMPARE(sizes.mean, 2.5);
    QCOMPARE(sizes.greatest, 4U);
    QCOMPARE(BucketPartition::make({0, 1, 2, 3, 4, 5}, {0, 1, 3}, false)->sizes().median, 2.0); // 1, 2, 3
}

TRANCHE_TEST(TestBucketPartition)

} // namespace tst_bucket_partition

#include "tst_bucket_partition.moc"
