// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/verify/lookup/packed_rows.h"
#include "tests/support/test_room.h"

namespace tst_packed_rows {

using namespace tranche;

namespace {

using Codes = std::vector<std::uint32_t>;

} // namespace

class TestPackedRows : public QObject {
    Q_OBJECT
private slots:
    void takesAsFewWordsAsItNeeds_data();
    void takesAsFewWordsAsItNeeds();
    void packsInMixedRadix();
    void packsAStretchFromItsBeginOn();
    void equalWordsAreEqualRows();
};

void TestPackedRows::takesAsFewWordsAsItNeeds_data()
{
    QTest::addColumn<quint64>("domain");
    QTest::addColumn<int>("attributes");
    QTest::addColumn<int>("width");
    QTest::newRow("one attribute") << quint64{10} << 1 << 1;
    QTest::newRow("62 attributes of two values") << quint64{2} << 62 << 1;
    QTest::newRow("one more") << quint64{2} << 63 << 2;
    QTest::newRow("as wide as codes are") << (quint64{1} << 32) << 1 << 1;
    QTest::newRow("two of them") << (quint64{1} << 32) << 2 << 2;
    QTest::newRow("a domain without a value") << quint64{0} << 3 << 1;
}

void TestPackedRows::takesAsFewWordsAsItNeeds()
{
    QFETCH(quint64, domain);
    QFETCH(int, attributes);
    QFETCH(int, width);
    const std::vector<CodedTwice> coded(static_cast<std::size_t>(attributes), CodedTwice{{}, {}, domain, {}});
    QCOMPARE(PackedRows(coded).width(), static_cast<std::size_t>(width));
}

void TestPackedRows::packsInMixedRadix()
{
    const Codes a{1, 0}, b{2, 1}, c{3, 4};
    const std::vector<CodedTwice> coded{{a, a, 2, {}}, {b, b, 3, {}}, {c, c, 5, {}}};
    const PackedRows rows(coded);
    QCOMPARE(rows.width(), std::size_t{1});
    QCOMPARE(rows.range(), std::uint64_t{30});
    std::vector<std::uint64_t> words(2);
    rows.packTuples(0, 2, words.data());
    QCOMPARE(words, (std::vector<std::uint64_t>{(1 * 3 + 2) * 5 + 3, (0 * 3 + 1) * 5 + 4}));
}

void TestPackedRows::packsAStretchFromItsBeginOn()
{
    const Codes lines{0, 1, 2, 1};
    const Codes lineCode{7, 5, 6};
    const std::vector<CodedTwice> coded{{lines, {}, 8, lineCode}};
    const PackedRows rows(coded);
    std::vector<std::uint64_t> words(2);
    rows.packLines(1, 3, words.data());
    QCOMPARE(words, (std::vector<std::uint64_t>{5, 6}));
}

void TestPackedRows::equalWordsAreEqualRows()
{
    constexpr std::size_t count = 200;
    SeededRandom random(3);
    std::vector<Codes> codes(5);
    std::vector<CodedTwice> coded;
    for (auto& own : codes) {
        for (std::size_t row = 0; row < count; ++row)
            own.push_back(random.below(2) == 0 ? 0U : 0xffff'fffeU);
        coded.push_back({own, own, 0xffff'ffffU, {}});
    }
    const PackedRows rows(coded);
    std::vector<std::uint64_t> words(count * rows.width());
    rows.packTuples(0, count, words.data());
    const auto wordsOf = [&](std::size_t row) { return std::span(words).subspan(row * rows.width(), rows.width()); };
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = 0; b < a; ++b) {
            const bool same = std::ranges::all_of(codes, [&](const auto& own) { return own[a] == own[b]; });
            QCOMPARE(std::ranges::equal(wordsOf(a), wordsOf(b)), same);
        }
}

TRANCHE_TEST(TestPackedRows)

} // namespace tst_packed_rows

#include "tst_packed_rows.moc"
