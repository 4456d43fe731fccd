// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/order/rank_correlation.h"
#include "core/base/random.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <cmath>

namespace tst_rank_correlation {

using namespace tranche;

class TestRankCorrelation : public QObject {
    Q_OBJECT
private slots:
    void averagesTies();
    void followsTheTextbook();
    void constantsSayNothing();
    void randomOrdersHaveVarianceOne();
};

void TestRankCorrelation::averagesTies()
{
    const double values[] = {5, 1, 5, 3};
    QCOMPARE(averagedRanks(values), (std::vector<double>{3.5, 1, 3.5, 2}));
    QVERIFY(averagedRanks({}).empty());
}

void TestRankCorrelation::followsTheTextbook()
{
    const double rising[] = {1, 4, 9, 16};
    const double falling[] = {4, 3, 2, 1};
    QCOMPARE(rhoWithPlaces(rising), 1.0);
    QCOMPARE(rhoWithPlaces(falling), -1.0);
    const double mixed[] = {2, 1, 4, 3, 5}; // 1 - 6 * 4 / (5 * 24)
    QCOMPARE(rhoWithPlaces(mixed), 0.8);
    PooledOrder order;
    order.add(rising);
    order.add(falling);
    QCOMPARE(order.z(), 0.0);
    order.add(mixed);
    QCOMPARE(order.z(), 4 * 0.8 / std::sqrt(10.0));
}

void TestRankCorrelation::constantsSayNothing()
{
    const double constant[] = {7, 7, 7};
    const double one[] = {7};
    QCOMPARE(rhoWithPlaces(constant), 0.0);
    PooledOrder order;
    order.add(constant);
    order.add(one);
    order.add({});
    QVERIFY(!order.saysSomething());
    QCOMPARE(order.z(), 0.0);
}

void TestRankCorrelation::randomOrdersHaveVarianceOne()
{
    SeededRandom random(5);
    double squares = 0.0;
    constexpr int runs = 2000;
    for (int run = 0; run < runs; ++run) {
        PooledOrder order;
        for (const std::size_t size : {2U, 5U, 9U}) {
            std::vector<double> values;
            for (std::size_t i = 0; i < size; ++i)
                values.push_back(static_cast<double>(i / 2));
            for (std::size_t i = size; i > 1; --i)
                std::swap(values[i - 1], values[random.below(i)]);
            order.add(values);
        }
        squares += order.z() * order.z();
    }
    QVERIFY(std::abs(squares / runs - 1.0) < 0.15);
}

TRANCHE_TEST(TestRankCorrelation)

} // namespace tst_rank_correlation

#include "tst_rank_correlation.moc"
