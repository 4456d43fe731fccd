// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/entropy_judge.h"
#include "tests/support/test_room.h"

#include <cmath>
#include <numeric>

namespace tst_entropy_judge {

using namespace tranche;

namespace {

bool keeps(const std::vector<std::uint64_t>& counts, const Ratio& l)
{
    std::vector<BigInteger> whole;
    for (const auto count : counts)
        whole.emplace_back(count);
    return keepsEntropy(whole, l);
}

} // namespace

class TestEntropyJudge : public QObject {
    Q_OBJECT
private slots:
    void equalSharesAreExactlyTheirNumber_data();
    void equalSharesAreExactlyTheirNumber();
    void tiesOfUnequalSharesAreDecided();
    void aHairBesideATieIsDecided();
    void agreesWithLogarithmsWhereTheyTell();
    void aScaleOfTheCountsChangesNothing();
};

void TestEntropyJudge::equalSharesAreExactlyTheirNumber_data()
{
    QTest::addColumn<quint64>("values");
    QTest::addColumn<quint64>("count");
    for (const quint64 values : {1, 2, 3, 7, 64})
        for (const quint64 count : {quint64{1}, quint64{6}, quint64{4'294'967'291}})
            QTest::addRow("%llu of %llu", values, count) << values << count;
}

void TestEntropyJudge::equalSharesAreExactlyTheirNumber()
{
    QFETCH(quint64, values);
    QFETCH(quint64, count);
    const std::vector<std::uint64_t> counts(values, count);
    const auto l = static_cast<std::uint32_t>(values);
    QVERIFY(keeps(counts, {l, 1}));
    QVERIFY(!keeps(counts, {l * 1'000'000 + 1, 1'000'000}));
}

void TestEntropyJudge::tiesOfUnequalSharesAreDecided()
{
    // Shares 1/2, 1/4, 1/4 have the entropy of 2^(3/2) equal values, whose square is 8: no fraction is exactly that.
    QVERIFY(keeps({2, 1, 1}, {2'828'427, 1'000'000}));
    QVERIFY(!keeps({2, 1, 1}, {2'828'428, 1'000'000}));
    // 1/2 and eight times 1/16: 2^(1/2 + 4/2) = 2^(5/2); with 1/4, 1/4 and eight times 1/16 it is 2^(1 + 2) = 8.
    QVERIFY(keeps({4, 4, 1, 1, 1, 1, 1, 1, 1, 1}, {8, 1}));
    QVERIFY(!keeps({4, 4, 1, 1, 1, 1, 1, 1, 1, 1}, {800'001, 100'000}));
}

void TestEntropyJudge::aHairBesideATieIsDecided()
{
    // One line of a million elsewhere: hardly less than two equal values.
    QVERIFY(!keeps({500'001, 499'999}, {2, 1}));
    QVERIFY(keeps({500'001, 499'999}, {1'999'999, 1'000'000}));
    QVERIFY(keeps({500'000, 500'000, 1}, {2, 1}));
}

void TestEntropyJudge::agreesWithLogarithmsWhereTheyTell()
{
    for (std::uint64_t a = 1; a < 7; ++a)
        for (std::uint64_t b = 1; b < 7; ++b)
            for (std::uint64_t c = 1; c < 7; ++c) {
                const std::vector<std::uint64_t> counts{a, b, c};
                const auto n = static_cast<double>(a + b + c);
                double entropy = 0.0;
                for (const auto count : counts)
                    entropy -= static_cast<double>(count) / n * std::log(static_cast<double>(count) / n);
                for (std::uint32_t tenths = 10; tenths <= 32; ++tenths)
                    if (const auto apart = std::exp(entropy) - tenths / 10.0; std::abs(apart) > 1e-9)
                        QCOMPARE(keeps(counts, {tenths, 10}), apart > 0);
            }
}

void TestEntropyJudge::aScaleOfTheCountsChangesNothing()
{
    for (const std::uint32_t tenths : {15U, 20U, 25U, 27U, 28U}) {
        const bool small = keeps({3, 2, 1}, {tenths, 10});
        QCOMPARE(keeps({3'000'000'007ULL * 3, 3'000'000'007ULL * 2, 3'000'000'007ULL}, {tenths, 10}), small);
    }
}

TRANCHE_TEST(TestEntropyJudge)

} // namespace tst_entropy_judge

#include "tst_entropy_judge.moc"
