// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"

#include "core/utility/learning/accuracy_interval.h"

#include <cmath>

namespace tst_accuracy_interval {

using namespace tranche;
using Verdict = AccuracyDifference::Verdict;

namespace {

bool isNear(double value, double truth, double share)
{
    return std::abs(value - truth) <= share * std::abs(truth);
}

/// Probability within t by Simpson's rule on the density, a way that shares nothing with the sums.
double probabilityByIntegration(double t, double freedom)
{
    const int steps = 20'000;
    const auto density = [&](double x) { return std::pow(1.0 + x * x / freedom, -(freedom + 1.0) / 2.0); };
    double sum = density(0.0) + density(t);
    for (int i = 1; i < steps; ++i)
        sum += density(t * i / steps) * (i % 2 == 1 ? 4.0 : 2.0);
    const auto norm = std::tgamma((freedom + 1.0) / 2.0) / std::tgamma(freedom / 2.0) / std::sqrt(freedom * std::acos(-1.0));
    return 2.0 * norm * sum * t / (3.0 * steps);
}

} // namespace

class TestAccuracyInterval : public QObject {
    Q_OBJECT
private slots:
    void knowsStudentsQuantiles_data();
    void knowsStudentsQuantiles();
    void invertsTheIntegral();
    void approachesTheNormalQuantile();
    void widensTheBarForOverlap();
    void hasNoBarWithOneFold();
    void comparesFoldByFold();
    void showsNothingWhereZeroLiesWithin();
    void showsNothingWithOneFold();
};

void TestAccuracyInterval::knowsStudentsQuantiles_data()
{
    QTest::addColumn<int>("freedom");
    QTest::addColumn<double>("quantile");
    QTest::newRow("1") << 1 << 12.7062047361747046; // tan(.475 pi)
    QTest::newRow("2") << 2 << 4.30265272974946385; // .95 sqrt(2 / (1 - .95^2))
    QTest::newRow("4") << 4 << 2.77644510519779436;
    QTest::newRow("9") << 9 << 2.26215716279820554;
    QTest::newRow("30") << 30 << 2.04227245630123831;
    QTest::newRow("99") << 99 << 1.98421695158641750;
}

void TestAccuracyInterval::knowsStudentsQuantiles()
{
    QFETCH(int, freedom);
    QFETCH(double, quantile);
    QVERIFY(isNear(studentQuantile(static_cast<std::size_t>(freedom), 0.95), quantile, 1e-12));
}

void TestAccuracyInterval::invertsTheIntegral()
{
    for (const std::size_t freedom : {1, 2, 3, 4, 5, 6, 7, 8, 9, 19, 49, 100})
        for (const double confidence : {0.5, 0.8, 0.95, 0.99})
            QVERIFY(isNear(probabilityByIntegration(studentQuantile(freedom, confidence), static_cast<double>(freedom)), confidence, 1e-8));
}

void TestAccuracyInterval::approachesTheNormalQuantile()
{
    QVERIFY(isNear(studentQuantile(100'000, 0.95), 1.959963984540054 * (1.0 + (1.9599640 * 1.9599640 + 1.0) / 400'000), 1e-9));
}

void TestAccuracyInterval::widensTheBarForOverlap()
{
    const std::vector<double> byFold{0.30, 0.32, 0.34};
    const auto [mean, low, high] = correctedInterval(byFold);
    const double reach = 4.30265272974946385 * 0.02 * std::sqrt(1.0 / 3 + 1.0 / 2);
    QVERIFY(isNear(mean, 0.32, 1e-12));
    QVERIFY(isNear(low, 0.32 - reach, 1e-12));
    QVERIFY(isNear(high, 0.32 + reach, 1e-12));
}

void TestAccuracyInterval::hasNoBarWithOneFold()
{
    const auto [mean, low, high] = correctedInterval(std::vector<double>{0.25});
    QCOMPARE(mean, 0.25);
    QCOMPARE(low, 0.25);
    QCOMPARE(high, 0.25);
    QCOMPARE(correctedInterval({}).mean, 0.0);
}

void TestAccuracyInterval::comparesFoldByFold()
{
    // The folds differ a lot from each other, the two techniques hardly at all: only the differences tell.
    const std::vector<double> ours{0.21, 0.412, 0.611};
    const std::vector<double> others{0.20, 0.400, 0.600};
    const auto better = compareByFold(ours, others);
    QVERIFY(better.verdict == Verdict::Better);
    QVERIFY(isNear(better.difference, 0.011, 1e-9));
    QVERIFY(better.low > 0.0 && better.low < better.difference && better.difference < better.high);
    const auto worse = compareByFold(others, ours);
    QVERIFY(worse.verdict == Verdict::Worse);
    QCOMPARE(worse.low, -better.high);
}

void TestAccuracyInterval::showsNothingWhereZeroLiesWithin()
{
    QVERIFY(compareByFold(std::vector<double>{0.1, 0.2}, std::vector<double>{0.1, 0.1}).verdict == Verdict::NoDifferenceShown);
    const std::vector<double> same{0.1, 0.2, 0.3};
    QVERIFY(compareByFold(same, same).verdict == Verdict::NoDifferenceShown);
}

void TestAccuracyInterval::showsNothingWithOneFold()
{
    QVERIFY(compareByFold(std::vector<double>{0.9}, std::vector<double>{0.1}).verdict == Verdict::NoDifferenceShown);
}

TRANCHE_TEST(TestAccuracyInterval)

} // namespace tst_accuracy_interval

#include "tst_accuracy_interval.moc"
