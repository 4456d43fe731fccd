// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/log_sum.h"
#include "core/base/random.h"
#include "tests/support/test_room.h"

#include <vector>

namespace tst_log_sum {

using namespace tranche;

class TestLogSum : public QObject {
    Q_OBJECT

private slots:
    void productsOfPowersAreComparedAsInIntegers()
    {
        int ties = 0;
        for (std::uint64_t seed = 1; seed <= 3'000; ++seed) {
            SeededRandom random(seed);
            std::vector<LogTerm> terms;
            BigInteger above = 1;
            BigInteger below = 1;
            for (auto left = 1 + random.below(5); left > 0; --left) {
                const auto base = 1 + random.below(12);
                const auto power = random.below(6);
                const bool over = random.below(2) == 0;
                terms.push_back({over ? BigInteger(power) : -BigInteger(power), BigInteger(base)});
                (over ? above : below) *= boost::multiprecision::pow(BigInteger(base), static_cast<unsigned>(power));
            }
            const auto expected = above < below   ? std::strong_ordering::less
                                  : above > below ? std::strong_ordering::greater
                                                  : std::strong_ordering::equal;
            QVERIFY2(signOfLogSum(terms) == expected, QByteArray::number(static_cast<qulonglong>(seed)));
            ties += expected == 0 ? 1 : 0;
        }
        QVERIFY(ties > 100);
    }

    void whatDiffersInTheHundredthDigitDiffers()
    {
        const BigInteger large = boost::multiprecision::pow(BigInteger(10), 100U);
        QVERIFY(signOfLogSum({{1, large + 1}, {-1, large}}) > 0);
        QVERIFY(signOfLogSum({{large, large - 1}, {-large, large}}) < 0);
        QVERIFY(signOfLogSum({{2, large * large}, {-4, large}}) == 0);
        QVERIFY(signOfLogSum({{3, 4}, {-2, 8}}) == 0); // one base is a power of what the other is a power of
    }

    void onesAndZerosCountForNothing()
    {
        QVERIFY(signOfLogSum({}) == 0);
        QVERIFY(signOfLogSum({{5, 1}, {0, 7}, {-3, 1}}) == 0);
        QVERIFY(signOfLogSum({{2, 9}, {-2, 9}}) == 0);
    }
};

TRANCHE_TEST(TestLogSum)

} // namespace tst_log_sum

#include "tst_log_sum.moc"
