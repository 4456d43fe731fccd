// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/matching_weights.h"
#include "tests/support/buckets.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <cmath>

namespace tst_matching_weights {

using namespace tranche;
using namespace tranche::test;

class TestMatchingWeights : public QObject {
    Q_OBJECT

private slots:
    void doublesAreWithinTheirErrorOfTheSums()
    {
        for (const auto seed : Seeds(1, 150)) {
            SeededRandom random(seed);
            JobContext job;
            const auto [table, columns, buckets, partition] = randomSlicing(random);
            const auto rules = sensitiveRules(*table, columns, {}, job).value();
            const auto index = SignatureIndex::make({*table, columns, partition, rules.front()}, job).value();
            SignatureIndex::Matches matches;
            ApproximateWeights near;
            for (const auto& signature : index.signatures()) {
                index.find(signature, matches);
                near.compute(matches);
                const auto exact = exactWeights(matches);
                QVERIFY(near.usable);
                QCOMPARE(near.values.size(), exact.size());
                BigInteger total = 0;
                BigInteger greatest = 0;
                for (const auto& item : exact) {
                    total += item.weight;
                    greatest = std::max(greatest, item.weight);
                }
                for (std::size_t v = 0; v < exact.size(); ++v) {
                    QCOMPARE(near.values[v], exact[v].value);
                    const double share = BigRational(exact[v].weight, greatest).convert_to<double>(); // on the scale of the largest
                    QVERIFY(std::abs(near.weights[v] / near.largest - share) <= 4.0 * near.error);
                }
                QVERIFY(greatestShare(exact) == BigRational(greatest, total));
                const double share = greatestShare(exact).convert_to<double>();
                QVERIFY(std::abs(near.greatest() - share) <= near.slack() * share);
            }
        }
    }

    void sumsAreThoseOfTheirDefinition()
    {
        // Two buckets of 2 and 3: 1/2 * 1/2 of p in the first, 1/3 * 1/3 of q in the second.
        SignatureIndex::Matches matches;
        matches.buckets = {{0, 2}, {1, 3}};
        matches.otherCounts = {1, 1};
        matches.valueCounts = {1, 0, 0, 1};
        matches.values = {4, 7};
        const auto exact = exactWeights(matches);
        QCOMPARE(exact.size(), std::size_t{2});
        QVERIFY(exact[0].value == 4 && exact[1].value == 7);
        QVERIFY(BigRational(exact[0].weight, exact[1].weight) == BigRational(9, 4));
        QVERIFY(greatestShare(exact) == BigRational(9, 13));
    }

    void productsNearUnderflowAreNotUsed()
    {
        SignatureIndex::Matches matches;
        constexpr std::size_t columns = 40; // (10^-9)^40 is below what doubles hold
        matches.buckets = {{0, 1'000'000'000}, {1, 1'000'000'000}};
        matches.otherCounts.assign(2 * (columns - 1), 1);
        matches.valueCounts = {1, 1, 1, 2};
        matches.values = {0, 1};
        ApproximateWeights near;
        near.compute(matches);
        QVERIFY(!near.usable);
        QVERIFY(greatestShare(exactWeights(matches)) == BigRational(3, 5));
    }
};

TRANCHE_TEST(TestMatchingWeights)

} // namespace tst_matching_weights

#include "tst_matching_weights.moc"
