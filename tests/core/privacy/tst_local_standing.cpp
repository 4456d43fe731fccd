// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/local_standing.h"
#include "tests/oracle/distribution_oracle.h"
#include "tests/support/random_table.h"
#include "tests/support/tables.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <vector>

namespace tst_local_standing {

using namespace tranche;
using namespace tranche::test;

class TestLocalStanding : public QObject {
    Q_OBJECT

private slots:
    void everyGroupOfEveryBucketHasToKeepTheModel_data()
    {
        QTest::addColumn<int>("kind");
        for (const auto kind : allModels)
            QTest::newRow(modelName(kind).c_str()) << static_cast<int>(kind);
    }

    void everyGroupOfEveryBucketHasToKeepTheModel()
    {
        QFETCH(int, kind);
        std::size_t held = 0;
        for (const auto seed : Seeds(1, 150)) {
            SeededRandom random(seed);
            JobContext job;
            const auto table = randomTable(random);
            const auto columns = randomColumns(random, *table);
            const auto buckets = randomBuckets(random, table->rowCount());
            const PrivacyModel model{static_cast<ModelKind>(kind), Ratio(1 + random.below(2), 1), Ratio(1 + random.below(4), 1),
                                     Ratio(random.below(5), 4)};
            const auto rules = sensitiveRules(*table, columns, model, job).value();
            const auto& attribute = table->attribute(rules.front().sensitive);
            const auto standing = localStanding(rules.front(), partitionOf(buckets), job);
            bool holds = true;
            std::size_t onLimit = 0;
            for (const auto& bucket : buckets) {
                const auto alone = oracleShares(*table, columns, {bucket}, rules.front().sensitive);
                for (const auto row : bucket) {
                    holds = holds && oracleHolds(model, alone[row], attribute);
                    onLimit += oracleStanding(model, alone[row], attribute) == 0 ? 1 : 0;
                }
            }
            QVERIFY2(standing.holds == holds, QByteArray::number(static_cast<qulonglong>(seed)));
            QCOMPARE(standing.tuplesOnLimit, onLimit);
            held += holds ? 1 : 0;
        }
        QVERIFY(held > 0 && held < 150);
    }

    void itsFigureIsThatOfTheWorstGroup()
    {
        const auto table = keptOf({"sex ill", "m flu", "m cold", "f cold", "f flu", "m flu", "f flu", "f flu"}, "ill");
        JobContext job;
        const auto together = ColumnPartition::make({{AttributeId(0), AttributeId(1)}}, 2, AttributeId(1)).value();
        const auto figure = [&](const PrivacyModel& model) {
            const auto rules = sensitiveRules(*table, together, model, job).value();
            return localStanding(rules.front(), partitionOf({{0, 1, 2, 3, 5, 6}, {4}}), job).figure;
        };
        QCOMPARE(figure({.kind = ModelKind::Distinct}).text(), std::string("1/1")); // the one in the second bucket
        QCOMPARE(figure({.kind = ModelKind::Entropy}).text(), std::string("1"));
        QVERIFY(!figure({.kind = ModelKind::Recursive}));
        QCOMPARE(figure({.kind = ModelKind::TCloseness}).text(), std::string("2/7")); // flu is 5 of 7
    }
};

TRANCHE_TEST(TestLocalStanding)

} // namespace tst_local_standing

#include "tst_local_standing.moc"
