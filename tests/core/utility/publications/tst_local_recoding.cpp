// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/utility/publications/local_recoding.h"
#include "tests/oracle/model_oracle.h"
#include "tests/support/buckets.h"
#include "tests/support/random_mondrian.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <map>

namespace tst_local_recoding {

using namespace tranche;
using namespace tranche::test;

class TestLocalRecoding : public QObject {
    Q_OBJECT
private slots:
    void withCutsBetweenValuesClassesAreTheBucketsOfBucketization();
    void everyClassKeepsTheModelByItself();
    void theStrictEngineCutsTheSameClasses();
    void fewerTuplesThanAskedForAreOneClass();
    void sensitiveAttributesAreJudgedInEachOthersGroups();
};

void TestLocalRecoding::withCutsBetweenValuesClassesAreTheBucketsOfBucketization()
{
    std::size_t compared = 0;
    const Seeds seeds(1, 400);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto example = randomMondrian(random, allModels[seed % std::size(allModels)], seed % 2 == 0 ? Cut::Median : Cut::Balanced);
        if (example.table->sensitive().size() != 1)
            continue;
        JobContext job;
        auto request = example.request;
        request.grouping = {};
        const auto buckets = partitioned(*example.table, bucketizationColumns(*example.table), request, job);
        const auto classes = recodeOneByOne(*example.table, request, job);
        QCOMPARE(classes.has_value(), buckets.has_value());
        if (!buckets) {
            QCOMPARE(classes.error(), buckets.error());
            continue;
        }
        QCOMPARE(bucketsOf(*classes), bucketsOf(*buckets));
        compared += classes->size() > 1 ? 1U : 0U;
    }
    QVERIFY(!seeds.all() || compared > 50);
}

void TestLocalRecoding::everyClassKeepsTheModelByItself()
{
    std::size_t cut = 0;
    const Seeds seeds(1000, 300);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto example = randomMondrian(random, allModels[seed % std::size(allModels)], Cut::Relaxed);
        JobContext job;
        const auto classes = recodingClasses(*example.table, example.request, job);
        if (!classes || example.table->sensitive().size() != 1)
            continue;
        cut += classes->size() > 1 ? 1U : 0U;
        const auto& sensitive = example.table->attribute(example.table->sensitive().front());
        for (const auto& rows : bucketsOf(*classes)) {
            std::vector<BigInteger> counts(sensitive.values.size());
            for (const auto row : rows)
                ++counts[sensitive.codes[row]];
            QVERIFY(oracleKeeps(example.request.model, counts, sensitive));
            QVERIFY(classes->size() == 1 || rows.size() >= *example.request.minBucket);
        }
    }
    QVERIFY(!seeds.all() || cut > 30);
}

void TestLocalRecoding::theStrictEngineCutsTheSameClasses()
{
    std::size_t several = 0;
    const Seeds seeds(3000, 300);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto example = randomMondrian(random, allModels[seed % std::size(allModels)], seed % 2 == 0 ? Cut::Median : Cut::Balanced);
        JobContext job;
        const auto classes = recodingClasses(*example.table, example.request, job);
        const auto twin = recodeOneByOne(*example.table, example.request, job);
        QCOMPARE(classes.has_value(), twin.has_value());
        if (!classes)
            continue;
        QCOMPARE(bucketsOf(*classes), bucketsOf(*twin));
        several += example.table->sensitive().size() > 1 && classes->size() > 1 ? 1U : 0U;
    }
    QVERIFY(!seeds.all() || several > 5);
}

void TestLocalRecoding::fewerTuplesThanAskedForAreOneClass()
{
    const auto table = keptOf({"A B", "1 x", "2 y", "3 x"}, "");
    JobContext job;
    PartitionRequest request;
    QVERIFY(!recodingClasses(*table, request, job)); // nothing says how small a class may be
    request.minBucket = 2;
    QCOMPARE(recodingClasses(*table, request, job)->size(), std::size_t{1});
    request.minBucket = 1;
    QCOMPARE(recodingClasses(*table, request, job)->size(), std::size_t{3});
}

void TestLocalRecoding::sensitiveAttributesAreJudgedInEachOthersGroups()
{
    // S and T are each even in both halves of A, but where T is known S is certain there.
    const auto one = keptOf({"A S T", "1 x u", "1 y v", "2 x u", "2 y v"}, "S");
    std::vector<KeptAttribute> attributes = one->attributes();
    attributes[2].role = Role::Sensitive;
    const auto both = one->withAttributes(std::move(attributes));
    JobContext job;
    PartitionRequest request;
    request.model.l = Ratio(2, 1);
    QCOMPARE(recodingClasses(*one, request, job)->size(), std::size_t{2});
    QCOMPARE(recodingClasses(*both, request, job).error().code, ErrorCode::Infeasible);
}

TRANCHE_TEST(TestLocalRecoding)

} // namespace tst_local_recoding

#include "tst_local_recoding.moc"
