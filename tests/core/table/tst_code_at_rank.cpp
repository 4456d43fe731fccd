// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/table/code_at_rank.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <span>

namespace tst_code_at_rank {

using namespace tranche;

using Codes = std::vector<std::uint32_t>;

class TestCodeAtRank : public QObject {
    Q_OBJECT

private slots:
    void findsWhatSortingFinds();
    void weightsCountAsRepeatedCodes();
    void asksTheJobAllAlong();
    void saysNothingWhenToldToStop();
};

static Codes randomCodes(RandomSource& random, std::uint64_t domain)
{
    Codes codes(1 + static_cast<std::size_t>(random.below(200)));
    const auto first = random.below(1U << 20U);
    for (auto& code : codes)
        code = static_cast<std::uint32_t>(first + random.below(domain));
    return codes;
}

template <class Weights = EachOnce>
static CountedCodes<Codes, Weights> counted(const Codes& codes, Weights weights = {})
{
    const auto [low, high] = std::ranges::minmax(codes);
    return {codes, codes.size(), {low, high}, weights};
}

static void compareWithSorting(const CodeAtRank& found, const Codes& sorted, std::size_t rank)
{
    QCOMPARE(found.value, sorted[rank]);
    const auto equal = std::ranges::equal_range(sorted, sorted[rank]);
    QCOMPARE(found.below, static_cast<std::size_t>(equal.begin() - sorted.begin()));
    QCOMPARE(found.upTo, static_cast<std::size_t>(equal.end() - sorted.begin()));
}

/// Ranges of codes from a few to nearly all of 32 bits, which take one to several rounds of counting.
void TestCodeAtRank::findsWhatSortingFinds()
{
    RankFinder ranks;
    JobContext job;
    for (std::uint64_t seed = 1; seed <= 1'000 && !QTest::currentTestFailed(); ++seed) {
        SeededRandom random(seed);
        const auto codes = randomCodes(random, 1 + random.below(std::uint64_t{1} << random.below(32)));
        auto sorted = codes;
        std::ranges::sort(sorted);
        const auto rank = static_cast<std::size_t>(random.below(codes.size()));
        compareWithSorting(ranks.find(counted(codes), rank, job), sorted, rank);
        if (QTest::currentTestFailed())
            qInfo("seed %llu", static_cast<unsigned long long>(seed));
    }
}

void TestCodeAtRank::weightsCountAsRepeatedCodes()
{
    RankFinder ranks;
    JobContext job;
    for (std::uint64_t seed = 1; seed <= 500 && !QTest::currentTestFailed(); ++seed) {
        SeededRandom random(seed);
        const auto codes = randomCodes(random, 1 + random.below(100'000));
        Codes weights;
        Codes repeated;
        for (const auto code : codes) {
            weights.push_back(static_cast<std::uint32_t>(1 + random.below(5)));
            repeated.insert(repeated.end(), weights.back(), code);
        }
        std::ranges::sort(repeated);
        const auto rank = static_cast<std::size_t>(random.below(repeated.size()));
        compareWithSorting(ranks.find(counted(codes, std::span<const std::uint32_t>(weights)), rank, job), repeated, rank);
        if (QTest::currentTestFailed())
            qInfo("seed %llu", static_cast<unsigned long long>(seed));
    }
}

void TestCodeAtRank::asksTheJobAllAlong()
{
    SeededRandom random(1);
    Codes codes(1'000'000);
    for (auto& code : codes)
        code = static_cast<std::uint32_t>(random.below(1U << 30U));
    test::CountedStop questions;
    RankFinder().find(counted(codes), codes.size() / 2, JobContext(questions.question()));
    QVERIFY2(questions.asked() >= codes.size() / 65'536, QByteArray::number(static_cast<qulonglong>(questions.asked())));
}

void TestCodeAtRank::saysNothingWhenToldToStop()
{
    const Codes codes{3, 1, 2};
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return RankFinder().find(counted(codes), 1, job); }));
}

TRANCHE_TEST(TestCodeAtRank)

} // namespace tst_code_at_rank

#include "tst_code_at_rank.moc"
