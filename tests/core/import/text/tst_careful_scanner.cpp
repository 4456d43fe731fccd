// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/text/careful_scanner.h"

#include "core/base/messages/csv_message.h"
#include "core/base/random.h"
#include "core/import/csv_scanner.h"
#include "tests/core/import/scan_in_stretches.h"
#include "tests/oracle/import/csv_oracle.h"
#include "tests/support/csv.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <algorithm>
#include <array>

namespace tst_careful_scanner {

using namespace tranche;
using test::SlowReading;

namespace {

SlowReading scanInPieces(const std::string& text, RecordScanner& scanner, RandomSource& random)
{
    auto reading = test::scanInStretches(text, scanner, 30, random);
    reading.met = scanner.met();
    return reading;
}

std::string randomText(RandomSource& random)
{
    static const std::array<std::string, 24> pieces
        = {"a",    "12",       ",",          ",",  ",",        "\n", "\n", "\r\n",     "\"x\"",  "\n# \"no", "\n\n", "\"",
           "\\\"", "\"y,\n\"", "\"a\\\"b\"", "\\", "\"\"\"\"", "\r", "#",  "\xC3\xA9", "\"\\\\", " ",        "\xFF", std::string(1, '\0')};
    const auto kinds = 10 + random.below(pieces.size() - 9); // rarer ones only in some texts, so that many are without a fault
    std::string text;
    for (auto left = random.below(30); left > 0; --left)
        text += pieces[random.below(kinds)];
    return text;
}

/// Lines of two or three fields, comments and blank lines among them.
std::string randomLines(RandomSource& random)
{
    static const std::array<std::string, 9> lines = {"a,b", "1,2", "c,\"d\ne\"", "#x,y", "", "3", "1,2,3", "\"p\",q", "# \"z"};
    const std::string end = std::array{"\n", "\r\n", "\r"}[random.below(3)];
    const auto kinds = 4 + random.below(lines.size() - 3);
    std::string text;
    for (auto left = random.below(12); left > 0; --left)
        text += lines[random.below(kinds)] + end;
    return text;
}

CsvOptions randomOptions(RandomSource& random)
{
    CsvOptions options;
    if (random.below(8) == 0)
        options.quote.reset();
    if (random.below(2) == 0)
        options.comment = random.below(2) == 0 ? "#" : "# ";
    if (options.quote && random.below(2) == 0)
        options.escape = '\\';
    options.ragged = RaggedRecords(random.below(3));
    return options;
}

QString shown(const SlowReading& reading)
{
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
    for (const auto& met : {reading.met.comments, reading.met.padded, reading.met.skipped, reading.met.chosen, reading.met.joined})
        text += QString(" met %1 from %2").arg(met.count).arg(met.firstLine);
    return text;
}

/// Something for a record, wherever it stands.
RecordChoice randomChoice(std::uint64_t line, RandomSource& random)
{
    const bool joins = random.below(2) == 0;
    return {0, line, joins ? RecordChoice::Kind::Join : RecordChoice::Kind::Skip, joins ? 1 + random.below(3) : 0};
}

void choose(CsvOptions& options, const RecordChoice& choice)
{
    std::erase_if(options.records, [&](const auto& each) { return each.line == choice.line; });
    options.records.push_back(choice);
    std::ranges::sort(options.records, {}, &RecordChoice::line);
}

/// One choice after the other, each for the record that stopped the slow reader; now and then for one that did not.
void chooseByFaults(CsvOptions& options, const std::string& text, RandomSource& random)
{
    if (random.below(4) == 0)
        choose(options, randomChoice(1 + random.below(9), random));
    for (auto left = random.below(6); left > 0; --left) {
        const auto reading = test::readSlowly(text, options);
        if (!reading.fault || reading.fault->line == 0)
            return;
        auto choice = randomChoice(reading.fault->line, random);
        if (reading.fault->kind != CsvFault::Kind::Ragged && random.below(4) > 0)
            choice = {.line = choice.line};
        choose(options, choice);
    }
}

/// Without a fault also what was met on the way is compared.
bool same(const SlowReading& fast, const SlowReading& slow)
{
    return fast.records == slow.records && fast.fault == slow.fault && (slow.fault || fast.met == slow.met);
}

QString outcome(std::string_view text, const CsvOptions& options)
{
    const auto table = test::readText(text, options);
    if (!table)
        return "error: " + QString::fromStdString(test::wordsOf(table.error()));
    QString shown;
    for (const auto& row : test::rowsOf(**table)) {
        for (const auto& cell : row)
            shown += '[' + QString::fromStdString(cell) + ']';
        shown += ' ';
    }
    return shown.trimmed();
}

/// Where the scanner and the slow reader differ; empty: nowhere.
QString difference(const std::string& text, const CsvOptions& options, const SlowReading& slow, RandomSource& random)
{
    CarefulScanner scanner(options, 1);
    const auto fast = scanInPieces(text, scanner, random);
    return same(fast, slow) ? QString()
                            : QString("text %1\nscanner: %2\nslowly:  %3")
                                  .arg(QByteArray::fromStdString(text).toPercentEncoding(), shown(fast), shown(slow));
}

} // namespace

class TestCarefulScanner : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheSlowReader();
    void agreesWithTheSlowReaderWhereNothingIsAsked();
    void agreesWithTheSlowReaderOnChoicesForSingleRecords();
    void tellsTheLineOfEveryTuple();
    void leavesOutCommentLines();
    void joinsAHeaderOfSeveralLines();
    void readsEscapedQuotes();
    void padsOrSkipsUnevenRecords();
    void readsFieldsBetweenRunsOfBlanks();
    void readsFieldsOfFixedWidth();
    void refusesAFieldThatIsTooLong();
};

void TestCarefulScanner::agreesWithTheSlowReader()
{
    std::uint64_t readable = 0;
    for (std::uint64_t seed = 1; seed <= 12'000; ++seed) {
        SeededRandom random(seed);
        const auto options = randomOptions(random);
        const auto text = random.below(2) == 0 ? randomText(random) : randomLines(random);
        const auto slow = test::readSlowly(text, options);
        const auto found = difference(text, options, slow, random);
        QVERIFY2(found.isEmpty(), qPrintable(QString("seed %1, %2").arg(seed).arg(found)));
        readable += slow.fault ? 0 : 1;
    }
    QVERIFY(readable > 2'000 && readable < 11'500);
}

void TestCarefulScanner::agreesWithTheSlowReaderWhereNothingIsAsked()
{
    const CsvOptions options;
    for (std::uint64_t seed = 1; seed <= 5'000; ++seed) {
        SeededRandom random(seed);
        const auto text = random.below(2) == 0 ? randomText(random) : randomLines(random);
        const auto slow = test::readSlowly(text, options);
        const auto found = difference(text, options, slow, random);
        QVERIFY2(found.isEmpty(), qPrintable(QString("seed %1, %2").arg(seed).arg(found)));
    }
}

void TestCarefulScanner::agreesWithTheSlowReaderOnChoicesForSingleRecords()
{
    std::uint64_t chosen = 0;
    std::uint64_t joined = 0;
    std::uint64_t refused = 0;
    for (std::uint64_t seed = 1; seed <= 12'000; ++seed) {
        SeededRandom random(seed);
        auto options = randomOptions(random);
        const auto text = random.below(2) == 0 ? randomText(random) : randomLines(random);
        chooseByFaults(options, text, random);
        QVERIFY(validate(options));
        const auto slow = test::readSlowly(text, options);
        const auto found = difference(text, options, slow, random);
        QVERIFY2(found.isEmpty(), qPrintable(QString("seed %1, %2").arg(seed).arg(found)));
        chosen += slow.fault ? 0 : slow.met.chosen.count;
        joined += slow.fault ? 0 : slow.met.joined.count;
        refused += slow.fault && slow.fault->kind >= CsvFault::Kind::NoSuchRecord ? 1 : 0;
    }
    QVERIFY2(chosen > 1'000 && joined > 100 && refused > 500,
             qPrintable(QString("left out %1, joined %2, refused %3").arg(chosen).arg(joined).arg(refused)));
}

void TestCarefulScanner::tellsTheLineOfEveryTuple()
{
    std::uint64_t compared = 0;
    for (std::uint64_t seed = 1; seed <= 2'000; ++seed) {
        SeededRandom random(seed);
        auto options = randomOptions(random);
        options.headerLines = 1 + random.below(2);
        const auto text = "p,q\n" + std::string(options.headerLines == 2 ? "#x\nr,s\n" : "") + randomLines(random);
        options.comment = "#";
        if (random.below(2) == 0)
            chooseByFaults(options, text, random);
        const auto slow = test::readSlowly(text, options);
        const auto table = test::readText(text, options);
        if (!table)
            continue;
        QVERIFY(!slow.fault);
        QCOMPARE((*table)->rowCount() + options.headerLines, slow.records.size());
        for (std::size_t row = 0; row < (*table)->rowCount(); ++row, ++compared)
            QVERIFY2((*table)->placeOf(row).line == slow.lines[row + options.headerLines],
                     qPrintable(QString("seed %1, row %2").arg(seed).arg(row)));
    }
    QVERIFY(compared > 1'000);
}

void TestCarefulScanner::leavesOutCommentLines()
{
    CsvOptions options;
    options.comment = "|";
    QCOMPARE(outcome("|1x3 Cross validator\na,b\n1,|2\n| \"x\n3,4\n", options), "[a][b] [1][|2] [3][4]");
    QCOMPARE(outcome("a,b\n1,\"\n|2\"\n", options), "[a][b] [1][\n|2]"); // inside quotes it is text
    options.comment = "//";
    QCOMPARE(outcome("a,b\n/1,2\n//", options), "[a][b] [/1][2]");
}

void TestCarefulScanner::joinsAHeaderOfSeveralLines()
{
    CsvOptions options;
    options.headerLines = 2;
    QCOMPARE(outcome("Income,,Age\ngross,net,\n1,2,3\n", options), "[Income gross][net][Age] [1][2][3]");
    QVERIFY(outcome("a,b\n1,2\n", options).contains("no records"));
    options.names = {"x", "y"};
    QCOMPARE(outcome("a,b\nc,d\n1,2\n", options), "[x][y] [1][2]");
}

void TestCarefulScanner::readsEscapedQuotes()
{
    CsvOptions options;
    options.escape = '\\';
    QCOMPARE(outcome("a,b\n\"x \\\"y\\\"\",\"c:\\\\d\\e\"\n\\,2\n", options), "[a][b] [x \"y\"][c:\\d\\e] [\\][2]");
    QVERIFY(outcome("a,b\n\"x\"\"y\",2\n", options).startsWith("error"));
}

void TestCarefulScanner::padsOrSkipsUnevenRecords()
{
    const std::string text = "a,b,c\n1,2,3\n4,5\n\n6,7,8\n";
    CsvOptions options;
    QVERIFY(outcome(text, options).contains("3"));
    options.ragged = RaggedRecords::Pad;
    QCOMPARE(outcome(text, options), "[a][b][c] [1][2][3] [4][5][] [][][] [6][7][8]");
    QVERIFY(outcome(text + "1,2,3,4\n", options).startsWith("error")); // nothing is dropped
    options.ragged = RaggedRecords::Skip;
    QCOMPARE(outcome(text + "1,2,3,4\n", options), "[a][b][c] [1][2][3] [6][7][8]");
}

void TestCarefulScanner::readsFieldsBetweenRunsOfBlanks()
{
    CsvOptions options;
    options.blanks = true;
    QCOMPARE(outcome("  a   b\tc\n1 \t 2   \"3 4\"  \n   \n", options), "[a][b][c] [1][2][3 4]");
    QVERIFY(outcome("a b\n1 2 3\n", options).startsWith("error"));
}

void TestCarefulScanner::readsFieldsOfFixedWidth()
{
    CsvOptions options;
    options.widths = {5, 3, 2};
    options.header = false;
    options.names = {"a", "b", "c"};
    QCOMPARE(outcome("Z\u00FCri  12 x\n\"A,B   3y   \r\n", options), QString::fromUtf8("[a][b][c] [Z\u00FCri][12][x] [\"A,B][3][y]"));
    QVERIFY(outcome("Bern  12 x7\n", options).startsWith("error"));
    QVERIFY(outcome("Bern  1\n", options).startsWith("error")); // the last field is not there
    options.ragged = RaggedRecords::Pad;
    QCOMPARE(outcome("Bern  1\n", options), "[a][b][c] [Bern][1][]");
}

void TestCarefulScanner::refusesAFieldThatIsTooLong()
{
    const std::string longOne(64, 'x');
    for (const auto& [text, line] : {std::pair{"a,b\n1,\"\n\n" + longOne + "\"\n", 2}, std::pair{"a,b\n1,2\n\"\n\"," + longOne + "\n", 4},
                                     std::pair{"a,b\n1,2\n3,\"" + longOne, 3}, std::pair{longOne + longOne, 1}}) {
        const CsvOptions options;
        CarefulScanner careful(options, 1, 60);
        CsvScanner plain({',', '"'}, 1, 60);
        for (RecordScanner* scanner : {static_cast<RecordScanner*>(&careful), static_cast<RecordScanner*>(&plain)}) {
            std::string padded = text + std::string(maskWidth, ',');
            std::vector<std::string_view> cells;
            const bool last = text.ends_with('\n');
            const auto taken = scanner->scan(std::string_view(padded).substr(0, text.size()), last, cells);
            QVERIFY(!taken);
            QCOMPARE(static_cast<int>(taken.error().kind), static_cast<int>(CsvFault::Kind::LongField));
            QCOMPARE(taken.error().line, static_cast<std::uint64_t>(line));
        }
    }
}

TRANCHE_TEST(TestCarefulScanner)

} // namespace tst_careful_scanner

#include "tst_careful_scanner.moc"
