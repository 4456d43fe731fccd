// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/cut_value.h"
#include "core/base/random.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_cut_value {

using namespace tranche;

using Codes = std::vector<std::uint32_t>;

class TestCutValue : public QObject {
    Q_OBJECT

private slots:
    void cutsKnownBuckets_data();
    void cutsKnownBuckets();
    void nearAndFarCodesAreCutAlike();
};

static Lane laneOf(const Codes& codes)
{
    return {codes.data(), 1, codes.size()};
}

static CutValue cut(const Codes& codes, Cut kind)
{
    const auto [low, high] = std::ranges::minmax(codes);
    JobContext job;
    return CutFinder(kind).find(laneOf(codes), low, high, job);
}

void TestCutValue::cutsKnownBuckets_data()
{
    QTest::addColumn<QList<std::uint32_t>>("codes");
    QTest::addColumn<std::uint32_t>("median");
    QTest::addColumn<std::uint32_t>("balanced");

    using List = QList<std::uint32_t>;
    QTest::newRow("even number") << List{4, 1, 3, 2} << 2U << 2U;
    QTest::newRow("odd number: lower half is larger with median, smaller with balanced") << List{5, 1, 3} << 3U << 1U;
    QTest::newRow("median is the maximum") << List{1, 7, 7, 7} << 6U << 6U;
    QTest::newRow("median is the minimum") << List{1, 1, 1, 7} << 1U << 1U;
    QTest::newRow("balanced takes the nearer side") << List{1, 2, 2, 2, 3} << 2U << 1U; // 1|4 or 4|1: a tie, the lower
    QTest::newRow("balanced above the middle") << List{1, 2, 2, 2, 3, 3} << 2U << 2U;   // 1|5 or 4|2
    QTest::newRow("two values") << List{9, 8} << 8U << 8U;
    QTest::newRow("far apart") << List{1'000'000, 5, 90'000} << 90'000U << 89'999U;
}

void TestCutValue::cutsKnownBuckets()
{
    QFETCH(QList<std::uint32_t>, codes);
    QFETCH(std::uint32_t, median);
    QFETCH(std::uint32_t, balanced);
    const Codes list(codes.begin(), codes.end());
    for (const auto& [kind, last] : {std::pair(Cut::Median, median), std::pair(Cut::Balanced, balanced)}) {
        const auto found = cut(list, kind);
        const auto left = static_cast<std::size_t>(std::ranges::count_if(list, [&](auto code) { return code <= found.last; }));
        QCOMPARE(found.leftCount, left);
        const auto expected = static_cast<std::size_t>(std::ranges::count_if(list, [&](auto code) { return code <= last; }));
        QCOMPARE(left, expected);
    }
}

/// Stretching all codes keeps the cut but makes counting go in several rounds.
void TestCutValue::nearAndFarCodesAreCutAlike()
{
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        SeededRandom random(seed);
        Codes codes(2 + static_cast<std::size_t>(random.below(30)));
        for (auto& code : codes)
            code = static_cast<std::uint32_t>(random.below(12));
        codes[0] = 0;
        codes[1] = 12;
        auto stretched = codes;
        for (auto& code : stretched)
            code *= 1'000;
        for (const auto kind : {Cut::Median, Cut::Balanced})
            QVERIFY2(cut(codes, kind).leftCount == cut(stretched, kind).leftCount, QByteArray::number(static_cast<qulonglong>(seed)));
    }
}

TRANCHE_TEST(TestCutValue)

} // namespace tst_cut_value

#include "tst_cut_value.moc"
