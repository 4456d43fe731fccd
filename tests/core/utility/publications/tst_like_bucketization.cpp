// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/publications/like_bucketization.h"

#include "core/utility/publications/local_recoding.h"
#include "core/utility/publications/make_publication.h"
#include "tests/oracle/lab/expected_oracle.h"
#include "tests/support/lab/random_publication.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

namespace tst_like_bucketization {

using namespace tranche;
using namespace tranche::test;

class TestLikeBucketization : public QObject {
    Q_OBJECT
private slots:
    void theSensitiveColumnAddsNothingWhereItsOthersAreConstant_data();
    void theSensitiveColumnAddsNothingWhereItsOthersAreConstant();
    void whereItSaysSoEveryCountIsThatOfBucketization();
    void onlySlicingIsAsked();
    void stopsWhenTold();
};

namespace {

using Names = std::vector<std::vector<std::string>>;

struct Sliced {
    Publication original;
    std::shared_ptr<const BucketPartition> buckets;
    std::shared_ptr<const ColumnPartition> columns;

    Publication as(Technique technique) const
    {
        return slicedPublication(technique, original, {columns, buckets, nullptr, nullptr}, JobContext());
    }
};

/// Two buckets of three tuples: the first of women, the second of men.
Sliced people(const Names& names)
{
    const auto table = keptOf({"Sex Town Age S", "f a 1 x", "f b 2 y", "f b 3 x", "m a 4 x", "m b 4 y", "m b 5 y"}, "S");
    std::vector<ColumnPartition::Column> columns;
    for (const auto& column : names) {
        columns.emplace_back();
        for (const auto& name : column)
            columns.back().push_back(table->find(name).value());
    }
    return {originalPublication({table, nullptr}, JobContext()),
            std::make_shared<const BucketPartition>(BucketPartition::make({0, 1, 2, 3, 4, 5}, {0, 3}, true).value()),
            std::make_shared<const ColumnPartition>(ColumnPartition::make(std::move(columns), 4, AttributeId(3)).value())};
}

} // namespace

void TestLikeBucketization::theSensitiveColumnAddsNothingWhereItsOthersAreConstant_data()
{
    QTest::addColumn<Names>("columns");
    QTest::addColumn<bool>("like");
    QTest::newRow("constant beside the sensitive one") << Names{{"Town", "Age"}, {"Sex", "S"}} << true;
    QTest::newRow("the sensitive one alone") << Names{{"Sex", "Town", "Age"}, {"S"}} << true;
    QTest::newRow("a constant column of its own") << Names{{"Sex"}, {"Town", "Age"}, {"S"}} << true;
    QTest::newRow("one that varies beside it") << Names{{"Sex", "Age"}, {"Town", "S"}} << false;
    QTest::newRow("others in two columns") << Names{{"Town"}, {"Age"}, {"Sex", "S"}} << false;
}

void TestLikeBucketization::theSensitiveColumnAddsNothingWhereItsOthersAreConstant()
{
    QFETCH(Names, columns);
    QFETCH(bool, like);
    QCOMPARE(isLikeBucketization(people(columns).as(Technique::Slicing), JobContext()), like);
}

void TestLikeBucketization::whereItSaysSoEveryCountIsThatOfBucketization()
{
    std::size_t found = 0;
    const Seeds seeds(1, 150);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto table = randomTable(random, {.leastRows = 4, .mostRows = 9, .leastAttributes = 3, .mostAttributes = 4});
        const auto columns = randomColumns(random, *table, 2);
        std::vector<std::uint32_t> rows;
        std::vector<std::size_t> starts;
        for (const auto& bucket : randomBuckets(random, table->rowCount())) {
            starts.push_back(rows.size());
            rows.insert(rows.end(), bucket.begin(), bucket.end());
        }
        const auto buckets = std::make_shared<const BucketPartition>(BucketPartition::make(rows, starts, false).value());
        const auto original = originalPublication({table, nullptr}, JobContext());
        const auto sliced = slicedPublication(Technique::Slicing, original,
                                              {std::make_shared<const ColumnPartition>(columns), buckets, nullptr, nullptr}, JobContext());
        if (table->sensitive().size() != 1 || !isLikeBucketization(sliced, JobContext()))
            continue;
        ++found;
        const auto apart = std::make_shared<const ColumnPartition>(bucketizationColumns(*table));
        const auto bucketized = slicedPublication(Technique::Bucketization, original, {apart, buckets, nullptr, nullptr}, JobContext());
        for (int i = 0; i < 10; ++i) {
            Conditions conditions;
            for (const auto& [attribute, codes] : randomPredicates(random, *table))
                conditions[attribute.value] = {codes.begin(), codes.end()};
            QVERIFY(expectedByFormula(sliced, conditions) == expectedByFormula(bucketized, conditions));
        }
    }
    QVERIFY(found > 5 || !seeds.all());
}

void TestLikeBucketization::onlySlicingIsAsked()
{
    const auto sliced = people({{"Sex", "Town", "Age"}, {"S"}});
    QVERIFY(!isLikeBucketization(sliced.as(Technique::Bucketization), JobContext()));
}

void TestLikeBucketization::stopsWhenTold()
{
    const auto sliced = people({{"Town", "Age"}, {"Sex", "S"}}).as(Technique::Slicing);
    QVERIFY(stopsAtOnce([&](JobContext& job) { return Result<bool>(isLikeBucketization(sliced, job)); }));
}

TRANCHE_TEST(TestLikeBucketization)

} // namespace tst_like_bucketization

#include "tst_like_bucketization.moc"
