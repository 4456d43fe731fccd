// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/local_shares.h"
#include "tests/oracle/distribution_oracle.h"
#include "tests/support/random_table.h"
#include "tests/support/tables.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <vector>

namespace tst_local_shares {

using namespace tranche;
using namespace tranche::test;

class TestLocalShares : public QObject {
    Q_OBJECT

private slots:
    void eachBucketIsCountedByItself()
    {
        const auto table = keptOf({"sex ill", "m flu", "m flu", "f cold", "f flu", "m cold"}, "ill");
        JobContext job;
        const auto together = ColumnPartition::make({{AttributeId(0), AttributeId(1)}}, 2, AttributeId(1)).value();
        const auto groups = sensitiveGroups(*table, together, AttributeId(1), job).value();
        const auto shares = localShares(groups, partitionOf({{0, 1, 4}, {2, 3}}), Ratio(3, 2), job);
        QCOMPARE(shares.greatestByBucket, (std::vector<Ratio>{Ratio(2, 3), Ratio(1, 2)})); // m: flu 2 of 3
        QCOMPARE(shares.greatest, Ratio(2, 3));
        QCOMPARE(shares.tuplesOnLimit, std::size_t{3}); // exactly 1/l
    }

    void agreesWithPlainSummation()
    {
        for (const auto seed : Seeds(1, 150)) {
            SeededRandom random(seed);
            JobContext job;
            const auto table = randomTable(random);
            const auto columns = randomColumns(random, *table);
            const auto sensitive = table->sensitive().front();
            const auto buckets = randomBuckets(random, table->rowCount());
            const Ratio l(2 + random.below(4), 2);
            const auto shares = localShares(sensitiveGroups(*table, columns, sensitive, job).value(), partitionOf(buckets), l, job);
            std::size_t onLimit = 0;
            BigRational all = 0;
            for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
                const auto alone = oracleShares(*table, columns, {buckets[bucket]}, sensitive);
                BigRational greatest = 0;
                for (const auto row : buckets[bucket]) {
                    BigRational own = 0;
                    for (const auto& [value, share] : alone[row])
                        own = std::max(own, share);
                    greatest = std::max(greatest, own);
                    onLimit += own * rationalOf(l.numerator(), l.denominator()) == 1 ? 1 : 0;
                }
                QVERIFY(rationalOf(shares.greatestByBucket[bucket].numerator(), shares.greatestByBucket[bucket].denominator()) == greatest);
                all = std::max(all, greatest);
            }
            QVERIFY(rationalOf(shares.greatest.numerator(), shares.greatest.denominator()) == all);
            QCOMPARE(shares.tuplesOnLimit, onLimit);
        }
    }
};

TRANCHE_TEST(TestLocalShares)

} // namespace tst_local_shares

#include "tst_local_shares.moc"
