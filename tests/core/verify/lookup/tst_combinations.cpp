// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/verify/lookup/combinations.h"
#include "tests/support/test_room.h"

namespace tst_combinations {

using namespace tranche;

namespace {

using Codes = std::vector<std::uint32_t>;

/// One attribute as a test makes it up.
struct Made {
    Codes lines;
    Codes tuples;
    std::size_t domain = 0;
    Codes lineCode;

    CodedTwice view() const { return {lines, tuples, domain, lineCode}; }
};

std::vector<Made> randomAttributes(std::size_t attributes, std::size_t lines, std::size_t tuples, std::uint32_t domain,
                                   SeededRandom& random)
{
    std::vector<Made> all(attributes);
    for (auto& made : all) {
        made.domain = domain;
        for (std::size_t i = 0; i < lines; ++i)
            made.lines.push_back(static_cast<std::uint32_t>(random.below(domain)));
        for (std::size_t i = 0; i < tuples; ++i)
            made.tuples.push_back(static_cast<std::uint32_t>(random.below(domain)));
    }
    return all;
}

/// All rows side by side, lines first, as they mean: line codes translated.
std::vector<Codes> rowsOf(const std::vector<Made>& all)
{
    std::vector<Codes> rows(all.front().lines.size() + all.front().tuples.size());
    for (const auto& made : all) {
        for (std::size_t i = 0; i < made.lines.size(); ++i)
            rows[i].push_back(made.lineCode.empty() ? made.lines[i] : made.lineCode[made.lines[i]]);
        for (std::size_t i = 0; i < made.tuples.size(); ++i)
            rows[made.lines.size() + i].push_back(made.tuples[i]);
    }
    return rows;
}

Combinations combined(const std::vector<Made>& all)
{
    std::vector<CodedTwice> views;
    for (const auto& made : all)
        views.push_back(made.view());
    JobContext job;
    return combine(views, {all.front().lines.size(), all.front().tuples.size()}, job);
}

} // namespace

class TestCombinations : public QObject {
    Q_OBJECT
private slots:
    void equalNumbersAreEqualCodes_data();
    void equalNumbersAreEqualCodes();
    void linesAreTranslated();
    void withoutAnAttributeEverythingIsOne();
    void withoutAnOriginalThereAreLinesAlone();
};

void TestCombinations::equalNumbersAreEqualCodes_data()
{
    QTest::addColumn<int>("attributes");
    QTest::addColumn<int>("rows");
    QTest::addColumn<quint32>("domain");
    QTest::newRow("few combinations: their keys are the numbers") << 2 << 300 << quint32{3};
    QTest::newRow("as many as rows: by a table") << 1 << 300 << quint32{500};
    QTest::newRow("many: by their rows") << 3 << 300 << quint32{40};
    QTest::newRow("several words a row") << 4 << 300 << quint32{4'000'000'000};
    QTest::newRow("one value") << 3 << 20 << quint32{1};
    QTest::newRow("one row") << 2 << 1 << quint32{7};
}

void TestCombinations::equalNumbersAreEqualCodes()
{
    QFETCH(int, attributes);
    QFETCH(int, rows);
    QFETCH(quint32, domain);
    SeededRandom random(7);
    auto all = randomAttributes(static_cast<std::size_t>(attributes), static_cast<std::size_t>(rows), static_cast<std::size_t>(rows),
                                domain, random);
    for (auto& made : all) // so that equal rows occur whatever the domain is
        std::copy(made.lines.begin(), made.lines.begin() + rows / 2, made.tuples.begin());
    const auto numbered = combined(all);
    const auto plain = rowsOf(all);
    auto numbers = numbered.lines;
    numbers.insert(numbers.end(), numbered.tuples.begin(), numbered.tuples.end());
    QCOMPARE(numbers.size(), plain.size());
    for (std::size_t a = 0; a < plain.size(); ++a) {
        QVERIFY(numbers[a] < numbered.count);
        for (std::size_t b = 0; b < a; ++b)
            QCOMPARE(numbers[a] == numbers[b], plain[a] == plain[b]);
    }
}

void TestCombinations::linesAreTranslated()
{
    // The release knows the values as 0, 1, 2, the original the same as 5, 0, 3.
    const std::vector<Made> all{{{0, 1, 2, 1}, {5, 0, 3, 4}, 6, {5, 0, 3}}};
    const auto numbered = combined(all);
    QCOMPARE(numbered.lines[0], numbered.tuples[0]);
    QCOMPARE(numbered.lines[1], numbered.tuples[1]);
    QCOMPARE(numbered.lines[2], numbered.tuples[2]);
    QCOMPARE(numbered.lines[3], numbered.tuples[1]);
    for (int i = 0; i < 3; ++i)
        QVERIFY(numbered.tuples[3] != numbered.tuples[static_cast<std::size_t>(i)]);
}

void TestCombinations::withoutAnAttributeEverythingIsOne()
{
    JobContext job;
    const auto numbered = combine({}, {3, 2}, job);
    QCOMPARE(numbered.count, std::size_t{1});
    QCOMPARE(numbered.lines, Codes({0, 0, 0}));
    QCOMPARE(numbered.tuples, Codes({0, 0}));
}

void TestCombinations::withoutAnOriginalThereAreLinesAlone()
{
    const std::vector<Made> all{{{4, 4, 1}, {}, 5, {}}};
    const auto numbered = combined(all);
    QVERIFY(numbered.tuples.empty());
    QCOMPARE(numbered.lines[0], numbered.lines[1]);
    QVERIFY(numbered.lines[0] != numbered.lines[2]);
}

TRANCHE_TEST(TestCombinations)

} // namespace tst_combinations

#include "tst_combinations.moc"
