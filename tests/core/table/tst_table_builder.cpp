// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/table/numbers.h"
#include "core/table/table_builder.h"
#include "tests/support/csv.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <array>
#include <set>

namespace tst_table_builder {

using namespace tranche;

namespace {

using Texts = std::vector<std::string>;

Texts dictionaryOf(const Texts& cells)
{
    TableBuilder builder({"a"});
    const std::vector<std::string_view> views(cells.begin(), cells.end());
    builder.append(views);
    const auto table = *builder.finish();
    Texts texts;
    const auto& dictionary = table->attribute(SourceId(0)).dictionary;
    for (std::uint32_t code = 0; code < dictionary.size(); ++code)
        texts.emplace_back(dictionary.text(code));
    return texts;
}

std::string randomCell(RandomSource& random, std::uint64_t alphabet)
{
    std::string text;
    for (auto left = random.below(random.below(10) == 0 ? 40 : 5); left > 0; --left)
        text += static_cast<char>('a' + random.below(alphabet));
    return text;
}

} // namespace

class TestTableBuilder : public QObject {
    Q_OBJECT

private slots:
    void putsNumbersInOrderOfValue();
    void putsTextInOrderOfBytes();
    void givesBackEveryCell();
    void tellsSpellingsOfAllLengthsApart();
    void refusesNamesThatCannotBe();
    void canBeStopped();
};

void TestTableBuilder::putsNumbersInOrderOfValue()
{
    QVERIFY(dictionaryOf({"10", "", "9", "1.0", "-1", "1", "1e1"}) == (Texts{"", "-1", "1.0", "1", "9", "10", "1e1"}));
    QVERIFY(dictionaryOf({"1e400", "5", "-1e400", "123456789012345678901234567890"})
            == (Texts{"-1e400", "5", "123456789012345678901234567890", "1e400"}));
}

void TestTableBuilder::putsTextInOrderOfBytes()
{
    QVERIFY(dictionaryOf({"b", "a", "", "10", "9", "\xC3\xA9", "abcdefghi", "abcdefgh", "abcdefghh"})
            == (Texts{"", "10", "9", "a", "abcdefgh", "abcdefghh", "abcdefghi", "b", "\xC3\xA9"}));
    QVERIFY(dictionaryOf({"007", "8", "1"}) == (Texts{"007", "1", "8"}));
}

void TestTableBuilder::givesBackEveryCell()
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        SeededRandom random(seed);
        std::vector<Texts> rows = {{"a", "b", "c"}};
        TableBuilder builder(rows[0]);
        const auto alphabet = 1 + random.below(26);
        for (auto appends = random.below(6); appends > 0; --appends) {
            std::vector<Texts> some;
            for (auto left = 1 + random.below(400); left > 0; --left)
                some.push_back({randomCell(random, alphabet), randomCell(random, 2), randomCell(random, alphabet)});
            std::vector<std::string_view> cells;
            for (const auto& row : some)
                cells.insert(cells.end(), row.begin(), row.end());
            builder.append(cells);
            rows.insert(rows.end(), some.begin(), some.end());
        }
        QCOMPARE(builder.rowCount(), rows.size() - 1);
        const auto table = *builder.finish();
        QVERIFY2(test::rowsOf(*table) == rows, qPrintable(QString("seed %1").arg(seed)));
        for (std::size_t i = 0; i < 3; ++i) {
            const auto& attribute = table->attribute(SourceId(i));
            const std::set<std::uint32_t> used(attribute.codes.begin(), attribute.codes.end());
            QCOMPARE(used.size(), attribute.dictionary.size());
            for (std::uint32_t code = 1; code < attribute.dictionary.size(); ++code)
                QVERIFY(attribute.dictionary.text(code - 1) < attribute.dictionary.text(code));
        }
    }
}

void TestTableBuilder::tellsSpellingsOfAllLengthsApart()
{
    std::set<std::string> texts;
    for (std::size_t length = 0; length <= 40; ++length) {
        const std::string base(length, 'a');
        texts.insert(base);
        for (std::size_t at = 0; at < length; ++at)
            for (const char byte : {'b', '\0', '\xFF'}) {
                auto changed = base;
                changed[at] = byte;
                texts.insert(changed);
            }
        texts.insert(std::string(length, '\0'));
    }
    const Texts cells(texts.begin(), texts.end());
    QVERIFY(dictionaryOf(cells) == cells);
}

void TestTableBuilder::refusesNamesThatCannotBe()
{
    for (const auto& names : {Texts{}, Texts{""}, Texts{"a", "a"}}) {
        TableBuilder builder(names);
        QVERIFY(builder.finish().error().code == ErrorCode::InvalidArgument);
    }
}

void TestTableBuilder::canBeStopped()
{
    TableBuilder builder({"a"});
    builder.append(std::array<std::string_view, 2>{"x", "y"});
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return builder.finish(job); }));
}

TRANCHE_TEST(TestTableBuilder)

} // namespace tst_table_builder

#include "tst_table_builder.moc"
