// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"

#include "core/base/ratio.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <vector>

namespace tst_random {

using namespace tranche;

namespace {

/// Hands out given words, then fails the test's expectation of how many are needed.
class ScriptedRandom final : public RandomSource {
public:
    explicit ScriptedRandom(std::vector<std::uint64_t> words) : m_words(std::move(words)) {}
    std::uint64_t next() override { return m_words.at(m_used++); }
    std::size_t used() const { return m_used; }

private:
    std::vector<std::uint64_t> m_words;
    std::size_t m_used = 0;
};

constexpr auto most = std::numeric_limits<std::uint64_t>::max();

} // namespace

class TestRandom : public QObject {
    Q_OBJECT

private slots:
    void belowTakesEveryValueFromEquallyManyWords();
    void belowRejectsTheShortStretch();
    void belowStaysBelow();
    void shufflesHitAllPermutationsEvenly();
    void shuffleKeepsTheItems();
    void systemRandomDoesNotRepeat();
};

void TestRandom::belowTakesEveryValueFromEquallyManyWords()
{
    // Of 2^64 words, `below` must accept a multiple of the bound, the same number for each value. The words that give v form one
    // interval; its ends are found by bisection, and what is rejected lies at its beginning.
    for (const std::uint64_t bound : {1ULL, 2ULL, 3ULL, 5ULL, 6ULL, 7ULL, 10ULL, 12ULL, 100ULL, 255ULL}) {
        const auto valueOf = [&](std::uint64_t word) { return static_cast<std::uint64_t>((Wide{word} * bound) >> 64U); };
        std::set<std::uint64_t> accepted;
        std::uint64_t begin = 0;
        for (std::uint64_t value = 0; value < bound; ++value) {
            std::uint64_t low = begin, high = most; // last word that gives this value
            while (low < high) {
                const auto middle = low + (high - low) / 2 + 1;
                valueOf(middle) > value ? high = middle - 1 : low = middle;
            }
            std::uint64_t rejected = 0;
            for (std::uint64_t word = begin; word - begin < 2;
                 ++word) { // fewer than `bound` products are rejected: at most one word a value
                ScriptedRandom random({word, low});
                if (random.below(bound) != value || random.used() != 1)
                    ++rejected;
            }
            ScriptedRandom random({low});
            QCOMPARE(random.below(bound), value);
            accepted.insert(low - begin + 1 - rejected);
            begin = low + 1;
        }
        QCOMPARE(accepted.size(), std::size_t{1});
    }
}

void TestRandom::belowRejectsTheShortStretch()
{
    ScriptedRandom random({0, most}); // 0 * 3 is in the stretch of 2^64 mod 3 = 1 products
    QCOMPARE(random.below(3), std::uint64_t{2});
    QCOMPARE(random.used(), std::size_t{2});
    ScriptedRandom even({0});
    QCOMPARE(even.below(4), std::uint64_t{0}); // 4 divides 2^64: nothing to reject
}

void TestRandom::belowStaysBelow()
{
    SeededRandom random(3);
    for (const auto bound : {std::uint64_t{1}, std::uint64_t{1} << 63U, (std::uint64_t{1} << 63U) + 1, most})
        for (int i = 0; i < 1'000; ++i)
            QVERIFY(random.below(bound) < bound);
}

void TestRandom::shufflesHitAllPermutationsEvenly()
{
    constexpr int draws = 240'000;
    SeededRandom random(42);
    std::map<std::array<int, 4>, int> counts;
    for (int i = 0; i < draws; ++i) {
        std::array items = {0, 1, 2, 3};
        shuffle(std::span<int>(items), random);
        ++counts[items];
    }
    QCOMPARE(counts.size(), std::size_t{24});
    double chiSquare = 0;
    for (const auto& [permutation, count] : counts)
        chiSquare += (count - draws / 24.0) * (count - draws / 24.0) / (draws / 24.0);
    QVERIFY2(chiSquare < 49.7, qPrintable(QString::number(chiSquare))); // 23 degrees of freedom: exceeded once in 1000
    QVERIFY2(chiSquare > 7.5, qPrintable(QString::number(chiSquare)));  // too even would be wrong as well: once in 1000
}

void TestRandom::shuffleKeepsTheItems()
{
    SeededRandom random(7);
    std::vector<int> items(1'000);
    std::iota(items.begin(), items.end(), 0);
    auto shuffled = items;
    shuffle(std::span(shuffled), random);
    QVERIFY(shuffled != items);
    std::ranges::sort(shuffled);
    QVERIFY(shuffled == items);
    std::vector<int> none;
    shuffle(std::span(none), random);
}

void TestRandom::systemRandomDoesNotRepeat()
{
    SystemRandom first, second;
    std::set<std::uint64_t> seen;
    for (int i = 0; i < 2'000; ++i) { // beyond the block in which it is fetched
        seen.insert(first.next());
        seen.insert(second.next());
    }
    QCOMPARE(seen.size(), std::size_t{4'000}); // a repeat has a chance of 10^-12
}

TRANCHE_TEST(TestRandom)

} // namespace tst_random

#include "tst_random.moc"
