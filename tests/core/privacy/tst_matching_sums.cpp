// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/exact.h"
#include "core/privacy/matching_sums.h"
#include "tests/oracle/distribution_oracle.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <vector>

namespace tst_matching_sums {

using namespace tranche;
using namespace tranche::test;

namespace {

MatchingSums judged(const KeptTable& table, const BucketPartition& buckets, const PrivacyModel& model)
{
    JobContext job;
    const auto columns = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, AttributeId(1)).value();
    const auto rules = sensitiveRules(table, columns, model, job).value();
    return matchingSums({table, columns, buckets, rules.front()}, job).value();
}

} // namespace

class TestMatchingSums : public QObject {
    Q_OBJECT

private slots:
    void theSumsAreThoseOfTheDefinition_data()
    {
        QTest::addColumn<int>("kind");
        for (const auto kind : {ModelKind::LDiversity, ModelKind::Distinct, ModelKind::Recursive, ModelKind::TCloseness})
            QTest::newRow(modelName(kind).c_str()) << static_cast<int>(kind); // entropy's twin is too slow for such fractions
    }

    void theSumsAreThoseOfTheDefinition()
    {
        QFETCH(int, kind);
        for (const auto seed : Seeds(1, 120)) {
            SeededRandom random(seed);
            JobContext job;
            const auto [table, columns, buckets, partition] = randomSlicing(random);
            const PrivacyModel model{static_cast<ModelKind>(kind), Ratio(1 + random.below(2), 1), Ratio(1 + random.below(4), 1),
                                     Ratio(random.below(5), 4)};
            const auto rules = sensitiveRules(*table, columns, model, job).value();
            const auto sums = matchingSums({*table, columns, partition, rules.front()}, job).value();
            const auto all = oracleShares(*table, columns, buckets, rules.front().sensitive);
            const auto& attribute = table->attribute(rules.front().sensitive);
            BigRational greatest = 0;
            bool holds = true;
            std::size_t onLimit = 0;
            for (const auto& shares : all) {
                for (const auto& [value, share] : shares)
                    greatest = std::max(greatest, share);
                holds = holds && oracleHolds(model, shares, attribute);
                onLimit += oracleStanding(model, shares, attribute) == 0 ? 1 : 0;
            }
            QVERIFY2(sums.holds == holds, QByteArray::number(static_cast<qulonglong>(seed)));
            QCOMPARE(sums.greatest.text(), ratioText(greatest));
            QCOMPARE(sums.tuplesOnLimit, onLimit);
            if (model.kind == ModelKind::LDiversity)
                QCOMPARE(sums.figure.text(), ratioText(1 / greatest));
        }
    }

    void twoBucketsMayMakeUpForEachOther()
    {
        const auto table = keptOf({"a s", "1 x", "1 x", "1 y", "1 y"}, "s");
        const auto sums = judged(*table, partitionOf({{0, 1}, {2, 3}}), {.l = Ratio(2, 1)});
        QVERIFY(sums.holds);
        QCOMPARE(sums.greatest.text(), std::string("1/2"));
        QCOMPARE(sums.figure.text(), std::string("2/1"));
        QCOMPARE(sums.tuplesOnLimit, std::size_t{4});
        QVERIFY(!judged(*table, partitionOf({{0, 1}, {2, 3}}), {.l = Ratio(200'000'001, 100'000'000)}).holds);
    }

    void aTieOfSumsIsDecidedInIntegers()
    {
        // x has 2/3, 1/3 and 1/2 of the buckets, y 1/3, 2/3 and 1/2: as doubles the sums need not be equal.
        const auto table = keptOf({"a s", "1 x", "1 x", "1 y", "1 y", "1 y", "1 x", "1 x", "1 y", "1 x", "1 y", "1 x", "1 y"}, "s");
        const auto sums = judged(*table, partitionOf({{0, 1, 2}, {3, 4, 5}, {6, 7, 8, 9, 10, 11}}), {.l = Ratio(2, 1)});
        QVERIFY(sums.holds);
        QCOMPARE(sums.tuplesOnLimit, std::size_t{12});
        const auto entropy
            = judged(*table, partitionOf({{0, 1, 2}, {3, 4, 5}, {6, 7, 8, 9, 10, 11}}), {.kind = ModelKind::Entropy, .l = Ratio(2, 1)});
        QVERIFY(entropy.holds);
        QCOMPARE(entropy.tuplesOnLimit, std::size_t{12});
        QCOMPARE(entropy.figure.text(), std::string("2"));
    }
};

TRANCHE_TEST(TestMatchingSums)

} // namespace tst_matching_sums

#include "tst_matching_sums.moc"
