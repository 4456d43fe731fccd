// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/verify/lookup/common_buckets.h"
#include "tests/support/test_room.h"

namespace tst_common_buckets {

using namespace tranche;

namespace {

/// Several columns of lines in equal buckets of four.
struct Columns {
    std::vector<std::vector<std::uint32_t>> values; ///< by column and line
    std::vector<std::uint32_t> starts{0};
    std::vector<PostingLists> lists;

    Columns(std::size_t columns, std::uint32_t buckets, const std::vector<std::uint32_t>& domains, std::uint64_t seed)
    {
        SeededRandom random(seed);
        values.resize(columns);
        for (std::uint32_t bucket = 0; bucket < buckets; ++bucket)
            starts.push_back(4 * (bucket + 1));
        JobContext job;
        for (std::size_t column = 0; column < columns; ++column) {
            for (std::uint32_t line = 0; line < 4 * buckets; ++line)
                values[column].push_back(static_cast<std::uint32_t>(random.below(domains[column])));
            lists.emplace_back(values[column], domains[column], starts, job);
        }
    }

    std::uint32_t countOf(std::size_t column, std::uint32_t value, std::uint32_t bucket) const
    {
        const auto begin = values[column].begin();
        return static_cast<std::uint32_t>(std::count(begin + starts[bucket], begin + starts[bucket + 1], value));
    }
    std::vector<const PostingLists*> pointers() const
    {
        std::vector<const PostingLists*> all;
        for (const auto& list : lists)
            all.push_back(&list);
        return all;
    }
};

} // namespace

class TestCommonBuckets : public QObject {
    Q_OBJECT
private slots:
    void findsExactlyTheBucketsThatHaveAll_data();
    void findsExactlyTheBucketsThatHaveAll();
    void oneColumnGivesItsOwnList();
    void nothingIsLeftOfTheSearchBefore();
};

void TestCommonBuckets::findsExactlyTheBucketsThatHaveAll_data()
{
    QTest::addColumn<QList<quint32>>("domains");
    QTest::addColumn<quint32>("buckets");
    QTest::newRow("all frequent: by bits") << QList<quint32>{2, 3, 2} << quint32{1000};
    QTest::newRow("all rare: by the shortest list") << QList<quint32>{300, 400} << quint32{1000};
    QTest::newRow("frequent and rare") << QList<quint32>{2, 400, 3} << quint32{1000};
    QTest::newRow("a bucket alone") << QList<quint32>{2, 2} << quint32{1};
    QTest::newRow("a word of buckets and one") << QList<quint32>{2, 2, 2, 2} << quint32{65};
}

void TestCommonBuckets::findsExactlyTheBucketsThatHaveAll()
{
    QFETCH(QList<quint32>, domains);
    QFETCH(quint32, buckets);
    const auto count = static_cast<std::size_t>(domains.size());
    const Columns columns(count, buckets, {domains.begin(), domains.end()}, 11);
    CommonBuckets common(columns.pointers());
    SeededRandom random(12);
    for (int round = 0; round < 40; ++round) {
        std::vector<std::uint32_t> wanted;
        for (const auto domain : domains)
            wanted.push_back(static_cast<std::uint32_t>(random.below(domain)));
        common.find(wanted);
        std::size_t match = 0;
        for (std::uint32_t bucket = 0; bucket < buckets; ++bucket) {
            bool all = true;
            for (std::size_t column = 0; column < count; ++column)
                all = all && columns.countOf(column, wanted[column], bucket) > 0;
            if (!all)
                continue;
            QVERIFY(match < common.size());
            QCOMPARE(common.bucket(match), bucket);
            for (std::size_t column = 0; column < count; ++column)
                QCOMPARE(common.posting(match, column).count, columns.countOf(column, wanted[column], bucket));
            ++match;
        }
        QCOMPARE(common.size(), match);
    }
}

void TestCommonBuckets::oneColumnGivesItsOwnList()
{
    const Columns columns(1, 50, {5}, 13);
    CommonBuckets common(columns.pointers());
    const std::vector<std::uint32_t> wanted{3};
    common.find(wanted);
    QCOMPARE(common.size(), columns.lists[0].of(3).size());
    for (std::size_t match = 0; match < common.size(); ++match)
        QCOMPARE(std::size_t{common.position(match, 0)}, columns.lists[0].first(3) + match);
}

void TestCommonBuckets::nothingIsLeftOfTheSearchBefore()
{
    const std::vector<std::uint32_t> values{0, 0, 1, 1};
    const std::vector<std::uint32_t> starts{0, 2, 4};
    JobContext job;
    const PostingLists lists(values, 3, starts, job);
    CommonBuckets common({&lists});
    const std::vector<std::uint32_t> there{1}, absent{2};
    common.find(there);
    QCOMPARE(common.size(), std::size_t{1});
    common.find(absent);
    QCOMPARE(common.size(), std::size_t{0});
}

TRANCHE_TEST(TestCommonBuckets)

} // namespace tst_common_buckets

#include "tst_common_buckets.moc"
