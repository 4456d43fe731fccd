// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_scanner.h"

#include "core/base/random.h"
#include "tests/core/import/scan_in_stretches.h"
#include "tests/oracle/import/csv_oracle.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <array>

namespace tst_csv_scanner {

using namespace tranche;
using test::SlowReading;

namespace {

std::string randomText(RandomSource& random)
{
    static const std::array<std::string, 20> pieces = {"a",        "b",
                                                       "12",       ",",
                                                       ",",        ",",
                                                       "\n",       "\n",
                                                       "\r\n",     "\"x\"",
                                                       "\"",       "\"y,\n\"\"\"",
                                                       "\xC3\xA9", "\xF0\x9F\x98\x80",
                                                       "",         " ",
                                                       "\r",       "\xFF",
                                                       "\xE2\x82", std::string(1, '\0')};
    const auto kinds = 10 + random.below(11); // rarer ones only in some texts, so that many are without a fault
    std::string text;
    for (auto left = random.below(30); left > 0; --left)
        text += pieces[random.below(std::min<std::uint64_t>(kinds, pieces.size()))];
    return text;
}

/// A text of a regular shape in one of the ways in which it can be written.
std::string randomTable(RandomSource& random)
{
    static const std::array<std::string, 8> cells
        = {"", "a", "b c", "\"\"", "x\ny", "1,5", "\xC3\xA9", "long enough to fill more than one block of sixty-four bytes, it is"};
    const std::string end = std::array{"\n", "\r\n", "\r"}[random.below(3)];
    const auto width = 1 + random.below(4);
    std::string text;
    for (auto row = random.below(8); row > 0; --row) {
        for (std::uint64_t i = 0; i < width; ++i) {
            const auto& cell = cells[random.below(cells.size())];
            const bool quoted = random.below(3) == 0 || cell.find_first_of("\",\n") != std::string::npos;
            text += (i > 0 ? "," : "") + (quoted ? '"' + cell + '"' : cell);
        }
        text += row == 1 && random.below(2) == 0 ? "" : end;
    }
    return text;
}

/// Hundreds of records that need no care, and a few places that do: quotes, line ends of another kind, and what makes a text unreadable.
std::string randomLongTable(RandomSource& random)
{
    static const std::array<std::string, 12> oddities
        = {"\"x\"", "\"a,b\"", "\"\"\"\"", "\"line\nend\"", "\xC3\xA9", "\r\n", "\"unclosed", "x\"y", "\n\n", "\r", "\xFF", ",extra"};
    const auto kinds = random.below(2) == 0 ? 6 : oddities.size(); // the first ones leave a text readable
    const auto oneIn = std::array<std::uint64_t, 4>{4, 60, 700, 1'000'000}[random.below(4)];
    const std::string end = random.below(3) == 0 ? "\r\n" : "\n";
    const auto width = 2 + random.below(5);
    const auto longest = random.below(8) == 0 ? 3'000 : 1 + random.below(20);
    std::string text;
    for (auto row = random.below(300); row > 0; --row) {
        for (std::uint64_t i = 0; i < width; ++i) {
            const bool odd = random.below(oneIn) == 0;
            const auto& oddity = oddities[random.below(kinds)];
            text += (i > 0 ? "," : "") + (odd && oddity != "\r\n" ? oddity : std::string(random.below(longest), 'a'));
        }
        text += random.below(oneIn) == 0 ? "\r\n" : end;
    }
    return text;
}

QString difference(const SlowReading& fast, const SlowReading& slow)
{
    const auto shown = [](const SlowReading& reading) {
        QString text = QString::number(reading.records.size()) + " records";
        for (const auto& record : reading.records)
            for (const auto& cell : record)
                text += " [" + QString::fromLatin1(QByteArray::fromStdString(cell).toPercentEncoding()) + ']';
        if (reading.fault)
            text += QString(" fault %1 line %2 expected %3 found %4")
                        .arg(static_cast<int>(reading.fault->kind))
                        .arg(reading.fault->line)
                        .arg(reading.fault->expected)
                        .arg(reading.fault->found);
        return text;
    };
    return fast.records == slow.records && fast.fault == slow.fault ? QString() : "scanner: " + shown(fast) + "\nslowly:  " + shown(slow);
}

} // namespace

class TestCsvScanner : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheSlowReaderOnRandomText();
    void agreesWithTheSlowReaderOnRandomTables();
    void agreesWithTheSlowReaderOnLongTables();

private:
    /// What to compare on: how many texts, stretches of up to how many bytes, and how many of the texts can be read at least.
    struct Series {
        std::string (*make)(RandomSource&) = nullptr;
        std::uint64_t texts = 20'000;
        std::uint64_t stretch = 30;
        std::uint64_t leastReadable = 0;
    };
    void compareMany(const Series& series);
};

void TestCsvScanner::compareMany(const Series& series)
{
    const test::Seeds seeds(1, series.texts);
    std::uint64_t readable = 0;
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        CsvOptions options;
        if (random.below(8) == 0)
            options.quote.reset();
        const auto text = series.make(random);
        const auto slow = test::readSlowly(text, options);
        CsvScanner scanner({options.delimiter, options.quote.value_or(options.delimiter)}, 1);
        const auto found = difference(test::scanInStretches(text, scanner, series.stretch, random), slow);
        QVERIFY2(found.isEmpty(),
                 qPrintable(QString("seed %1, text %2\n%3").arg(seed).arg(QByteArray::fromStdString(text).toPercentEncoding(), found)));
        readable += slow.fault ? 0 : 1;
    }
    QVERIFY2(!seeds.all() || readable >= series.leastReadable, "the texts are too broken to say much");
    QVERIFY2(!seeds.all() || readable < seeds.size(), "no text is broken");
}

void TestCsvScanner::agreesWithTheSlowReaderOnRandomText()
{
    compareMany({.make = randomText, .leastReadable = 2'000});
}

void TestCsvScanner::agreesWithTheSlowReaderOnRandomTables()
{
    compareMany({.make = randomTable, .leastReadable = 10'000});
}

void TestCsvScanner::agreesWithTheSlowReaderOnLongTables()
{
    compareMany({.make = randomLongTable, .texts = 300, .stretch = 9'000, .leastReadable = 80});
}

TRANCHE_TEST(TestCsvScanner)

} // namespace tst_csv_scanner

#include "tst_csv_scanner.moc"
