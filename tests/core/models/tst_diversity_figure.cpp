// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/diversity_figure.h"
#include "core/models/sensitive_distribution.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <cmath>
#include <map>
#include <memory>
#include <vector>

namespace tst_diversity_figure {

using namespace tranche;
using namespace tranche::test;

namespace {

std::shared_ptr<const KeptTable> tableOfThree()
{
    return keptOf({"age s", "1 x", "1 x", "1 x", "1 y", "1 y", "1 z"}, "s");
}

DiversityCheck entropyCheck()
{
    return DiversityCheck::make({.kind = ModelKind::Entropy}, *tableOfThree(), AttributeId(1)).value();
}

template <class CountOf>
std::vector<ValueCount> countsOf(std::uint32_t values, CountOf countOf)
{
    std::vector<ValueCount> group;
    for (std::uint32_t value = 0; value < values; ++value)
        group.push_back({value, countOf(value)});
    return group;
}

/// exp(H), equal counts taken together: off by far less than the last place of a figure.
long double exponential(const std::vector<ValueCount>& group)
{
    std::map<std::uint64_t, std::uint64_t> often;
    long double total = 0;
    for (const auto& item : group) {
        ++often[item.count];
        total += static_cast<long double>(item.count);
    }
    long double parts = 0;
    for (const auto& [count, times] : often) {
        const auto each = static_cast<long double>(count);
        parts += static_cast<long double>(times) * each * std::log(each);
    }
    return std::exp(std::log(total) - parts / total);
}

} // namespace

class TestDiversityFigure : public QObject {
    Q_OBJECT

private slots:
    void theEntropyOfAHundredThousandEqualValuesIsTheirNumber()
    {
        const std::vector<ValueCount> equal = countsOf(100'000, [](std::uint32_t) { return std::uint64_t{3}; });
        QCOMPARE(DiversityFigure::of(entropyCheck(), equal).figure().text(), std::string("100000"));
    }

    void theEntropyOfAHundredThousandValuesIsExactInItsLastPlace()
    {
        const std::vector<ValueCount> group = countsOf(100'000, [](std::uint32_t value) { return std::uint64_t{value % 997 + 1}; });
        const auto figure = DiversityFigure::of(entropyCheck(), group).figure();
        const auto truth = exponential(group);
        QVERIFY(std::abs(truth * 1e6L - std::round(truth * 1e6L)) > 1e-3L); // so that rounding errors below do not matter
        QVERIFY(!figure.isExact());
        QCOMPARE(figure.rounded(6, Rounding::Down), Figure(Ratio(static_cast<std::uint64_t>(truth * 1e6L), 1'000'000)));
    }

    void entropyIsRoundedDownHoweverNearTheNextPlace()
    {
        // exp(H) is below 2 by some 10^-13, and exactly 2
        QCOMPARE(DiversityFigure::of(entropyCheck(), std::vector<ValueCount>{{0, 999'999}, {1, 1'000'000}}).figure().text(),
                 std::string("1.999999"));
        QCOMPARE(DiversityFigure::of(entropyCheck(), std::vector<ValueCount>{{0, 1'000'000}, {1, 1'000'000}}).figure().text(),
                 std::string("2"));
        QCOMPARE(DiversityFigure::of(entropyCheck(), std::vector<ValueCount>{{0, 7}}).figure().text(), std::string("1"));
    }

    void weightsOfAnyScaleHaveTheFigureOfTheirCounts()
    {
        const std::vector<ValueCount> group{{0, 3}, {1, 1}, {2, 2}};
        std::vector<ValueWeight> weights;
        for (const auto& [value, count] : group)
            weights.push_back({value, boost::multiprecision::pow(BigInteger(11), 400U) * count});
        const auto table = tableOfThree();
        for (const auto kind : allModels) {
            const auto check = DiversityCheck::make({.kind = kind}, *table, AttributeId(1)).value();
            QVERIFY((DiversityFigure::of(check, group) <=> DiversityFigure::of(check, weights)) == 0);
            QCOMPARE(DiversityFigure::of(check, group).figure(), DiversityFigure::of(check, weights).figure());
        }
    }

    void theWorstOfManyIsTheFirstAmongEquals()
    {
        const auto table = tableOfThree();
        const auto check = DiversityCheck::make({.kind = ModelKind::LDiversity}, *table, AttributeId(1)).value();
        WorstFigure worst;
        QVERIFY(!worst.figure());
        QVERIFY(worst.add(check, std::vector<ValueCount>{{0, 1}, {1, 1}, {2, 1}}));
        QVERIFY(!worst.add(check, std::vector<ValueCount>{{0, 2}, {1, 2}, {2, 2}})); // equally safe
        QVERIFY(worst.add(check, std::vector<ValueCount>{{0, 1}, {1, 1}}));
        QVERIFY(!worst.add(check, std::vector<ValueCount>{{1, 1}, {2, 1}}));
        QVERIFY(!worst.add(check, std::vector<ValueCount>{{0, 2'000'000'001}, {1, 2'000'000'001}}));
        QVERIFY(worst.add(check, std::vector<ValueCount>{{0, 2'000'000'002}, {1, 2'000'000'001}})); // by less than doubles tell
        QCOMPARE(worst.figure()->figure().text(), std::string("4000000003/2000000002"));
    }

    void whatMayBeWorseIsNeverLeftOut()
    {
        const auto table = tableOfThree();
        for (const auto kind : allModels) {
            const auto check = DiversityCheck::make({.kind = kind}, *table, AttributeId(1)).value();
            WorstFigure worst;
            worst.add(check, std::vector<ValueCount>{{0, 2}, {1, 1}, {2, 1}});
            const std::vector<std::uint32_t> values{0, 1, 2};
            QVERIFY(worst.mayBeWorse(check, values, std::vector<double>{0.5, 0.25, 0.25}, 1e-15)); // as safe: doubles cannot tell
            QVERIFY(worst.mayBeWorse(check, values, std::vector<double>{0.9, 0.05, 0.05}, 1e-15) || kind == ModelKind::Distinct);
        }
        const auto check = DiversityCheck::make({.kind = ModelKind::LDiversity}, *table, AttributeId(1)).value();
        WorstFigure worst;
        worst.add(check, std::vector<ValueCount>{{0, 2}, {1, 1}, {2, 1}});
        QVERIFY(!worst.mayBeWorse(check, std::vector<std::uint32_t>{0, 1, 2}, std::vector<double>{0.34, 0.33, 0.33}, 1e-15));
    }
};

TRANCHE_TEST(TestDiversityFigure)

} // namespace tst_diversity_figure

#include "tst_diversity_figure.moc"
