// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/verify/judging/exact_sums.h"
#include "tests/support/test_room.h"

namespace tst_exact_sums {

using namespace tranche;

namespace {

/// A term with what it points to.
struct Made {
    std::vector<std::uint32_t> counts;
    std::uint32_t size = 1;
    std::vector<GroupEntry> entries;

    BucketTerm view() const { return {counts, size, entries}; }
};

std::vector<Part<BigInteger>> sumsOf(const std::vector<Made>& all, const std::vector<std::uint32_t>& values)
{
    std::vector<BucketTerm> terms;
    for (const auto& made : all)
        terms.push_back(made.view());
    return exactSums(terms, values);
}

} // namespace

class TestExactSums : public QObject {
    Q_OBJECT
private slots:
    void sharesAreThoseOfFractions();
    void oneColumnHasNoOthers();
    void slotsThatDoNotOccurAreLeftOut();
    void greatSizesDoNotOverflow();
};

void TestExactSums::sharesAreThoseOfFractions()
{
    SeededRandom random(51);
    for (int round = 0; round < 200; ++round) {
        const auto others = random.below(4);
        const std::vector<std::uint32_t> values{7, 3, 5};
        std::vector<Made> all(1 + random.below(5));
        std::vector<BigRational> plain(values.size(), 0);
        for (auto& made : all) {
            made.size = static_cast<std::uint32_t>(1 + random.below(12));
            BigRational weight = 1;
            for (std::size_t column = 0; column < others; ++column) {
                made.counts.push_back(static_cast<std::uint32_t>(1 + random.below(made.size)));
                weight *= rationalOf(made.counts.back(), made.size);
            }
            made.entries = {{static_cast<std::uint32_t>(random.below(3)), static_cast<std::uint32_t>(1 + random.below(4))}};
            plain[made.entries.front().slot] += weight * rationalOf(made.entries.front().count, made.size);
        }
        const auto parts = sumsOf(all, values);
        BigInteger total = 0;
        BigRational plainTotal = 0;
        for (const auto& part : parts)
            total += part.weight;
        for (const auto& sum : plain)
            plainTotal += sum;
        for (const auto& part : parts) {
            const auto slot = static_cast<std::size_t>(std::ranges::find(values, part.value) - values.begin());
            QVERIFY(BigRational(part.weight, total) == plain[slot] / plainTotal);
        }
    }
}

void TestExactSums::oneColumnHasNoOthers()
{
    const auto parts = sumsOf({{{}, 4, {{0, 3}, {1, 1}}}}, {10, 20});
    QCOMPARE(parts.size(), std::size_t{2});
    QVERIFY(parts[0].value == 10 && parts[1].value == 20);
    QVERIFY(parts[0].weight == 3 * parts[1].weight);
}

void TestExactSums::slotsThatDoNotOccurAreLeftOut()
{
    const auto parts = sumsOf({{{1}, 2, {{2, 1}}}}, {10, 20, 30});
    QCOMPARE(parts.size(), std::size_t{1});
    QCOMPARE(parts.front().value, 30U);
}

void TestExactSums::greatSizesDoNotOverflow()
{
    // Sizes without a common factor, in ten columns: the common multiple has hundreds of bits.
    const std::vector<std::uint32_t> ones(9, 1);
    const auto parts = sumsOf({{ones, 4'294'967'291U, {{0, 1}}}, {ones, 4'294'967'279U, {{1, 1}}}}, {0, 1});
    const BigInteger larger = pow(BigInteger(4'294'967'291U), 10);
    const BigInteger smaller = pow(BigInteger(4'294'967'279U), 10);
    QVERIFY(parts[0].weight * larger == parts[1].weight * smaller);
}

TRANCHE_TEST(TestExactSums)

} // namespace tst_exact_sums

#include "tst_exact_sums.moc"
