// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/conversion/convert.h"

#include "core/base/random.h"
#include "core/import/conversion/cell_conversion.h"
#include "core/import/request/read_source.h"
#include "core/table/table_builder.h"
#include "tests/oracle/import/conversion_oracle.h"
#include "tests/support/csv.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <QTemporaryDir>

namespace tst_convert {

using namespace tranche;
using test::readText;
using test::Seeds;
using Kind = Conversion::Kind;

namespace {

Conversion numbers(char decimal, std::string groups, std::string around = {})
{
    return {Kind::PlainNumbers, {}, {}, {}, decimal, std::move(groups), std::move(around)};
}

Converted converted(const std::shared_ptr<const Table>& table, const std::vector<Conversion>& conversions)
{
    JobContext job;
    return convert(table, conversions, job).value();
}

std::vector<std::string> columnOf(const Table& table, std::size_t attribute = 0)
{
    std::vector<std::string> cells;
    for (std::size_t row = 0; row < table.rowCount(); ++row)
        cells.emplace_back(table.cell(row, SourceId(attribute)));
    return cells;
}

template <class T>
const T& oneOf(RandomSource& random, const std::vector<T>& list)
{
    return list[static_cast<std::size_t>(random.below(list.size()))];
}

std::shared_ptr<const Table> randomCells(RandomSource& random, char decimal)
{
    static const std::vector<std::string> pieces{"",       "1", "12",     "123", "000",    "0",  ".", ",", " ",
                                                 "\u00A0", "%", "\u20AC", "-",   "\u2212", "e2", "x", "\t"};
    TableBuilder builder({"a", "b", "c"});
    builder.setDecimal(decimal);
    const bool tame = random.below(2) == 0;
    for (auto rows = 1 + random.below(60); rows > 0; --rows) {
        std::vector<std::string> cells;
        for (int i = 0; i < 3; ++i) {
            std::string cell;
            for (auto left = random.below(7); left > 0; --left)
                cell += oneOf(random, pieces);
            if (tame)
                cell = std::to_string(1 + random.below(9)) + oneOf<std::string>(random, {".", ",", ""})
                       + std::to_string(100 + random.below(9));
            cells.push_back(cell);
        }
        builder.append(std::vector<std::string_view>(cells.begin(), cells.end()));
    }
    return *builder.finish();
}

Conversion randomConversion(RandomSource& random)
{
    Conversion result;
    result.kind = Kind(random.below(4));
    if (random.below(3) == 0)
        result.attributes = oneOf<std::vector<std::string>>(random, {{"a"}, {"b", "c"}, {"zz", "a"}});
    result.text = oneOf<std::string>(random, {"1", "%", "x", "12"});
    result.becomes = oneOf<std::string>(random, {"", "7", "1.0"});
    result.decimal = random.below(2) == 0 ? '.' : ',';
    result.groups = oneOf<std::string>(random, {"", result.decimal == '.' ? "," : ".", " ", "\u00A0"});
    result.around = oneOf<std::string>(random, {"", "%", "\u20AC"});
    return result;
}

} // namespace

class TestConvert : public QObject {
    Q_OBJECT

private slots:
    void readsNumbers_data();
    void readsNumbers();
    void trimsEveryBlank();
    void keepsACellThatIsNothingButTheEnd();
    void leavesWhatDoesNotFitAndCountsIt();
    void sharesWhatDoesNotChange();
    void mergesSpellings();
    void keepsLines();
    void namesAttributesThatAreNotThere();
    void refusesWhatCannotBeMeant_data();
    void refusesWhatCannotBeMeant();
    void readsASourceConverted();
    void stops();
    void agreesWithItsTwin();
};

void TestConvert::readsNumbers_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("form"); // decimal sign, groups, what stands beside
    QTest::addColumn<QString>("expected");
    QTest::newRow("groups and comma") << "1.234.567,89"
                                      << ",.;"
                                      << "1234567.89";
    QTest::newRow("one group") << "1,234"
                               << ".,;"
                               << "1234";
    QTest::newRow("first of one digit") << "1.234"
                                        << ",.;"
                                        << "1234";
    QTest::newRow("group of two") << "1.23"
                                  << ",.;"
                                  << "no";
    QTest::newRow("group of four") << "1.2345"
                                   << ",.;"
                                   << "no";
    QTest::newRow("first of four") << "1234.567"
                                   << ",.;"
                                   << "no";
    QTest::newRow("first begins with zero") << "0.123"
                                            << ",.;"
                                            << "no";
    QTest::newRow("no groups at all") << "1234567,5"
                                      << ",.;"
                                      << "1234567.5";
    QTest::newRow("blank, no-break") << QString::fromUtf8("1\u00A0234,5") << QString::fromUtf8(",\u00A0;") << "1234.5";
    QTest::newRow("percent after a blank") << "12,5 %"
                                           << ",;%"
                                           << "12.5";
    QTest::newRow("percent without a blank") << "12,5%"
                                             << ",;%"
                                             << "12.5";
    QTest::newRow("two blanks") << "12,5  %"
                                << ",;%"
                                << "no";
    QTest::newRow("groups by blanks and a currency") << QString::fromUtf8("1 234 \u20AC") << QString::fromUtf8(", ;\u20AC") << "1234";
    QTest::newRow("currency first") << "$1,234.50"
                                    << ".,;$"
                                    << "1234.50";
    QTest::newRow("sign before the currency") << "-$5"
                                              << ".,;$"
                                              << "-5";
    QTest::newRow("sign after the currency") << "$ -5"
                                             << ".,;$"
                                             << "-5";
    QTest::newRow("currency twice") << "$5$"
                                    << ".,;$"
                                    << "no";
    QTest::newRow("another currency") << "$5" << QString::fromUtf8(".,;\u20AC") << "no";
    QTest::newRow("none where one may be") << "5"
                                           << ".,;$"
                                           << "5";
    QTest::newRow("minus of typographers") << QString::fromUtf8("\u22125,25") << ",;"
                                           << "-5.25";
    QTest::newRow("exponent") << "1,5E-05"
                              << ",;"
                              << "1.5e-05";
    QTest::newRow("a code") << "007"
                            << ",.;"
                            << "no";
    QTest::newRow("every digit is kept") << "0,10000000000000000000000000001"
                                         << ",;"
                                         << "0.10000000000000000000000000001";
    QTest::newRow("text") << "twelve"
                          << ",.;"
                          << "no";
    QTest::newRow("the sign alone") << "%"
                                    << ",;%"
                                    << "no";
}

void TestConvert::readsNumbers()
{
    QFETCH(QString, cell);
    QFETCH(QString, form);
    QFETCH(QString, expected);
    const auto parts = form.mid(1).split(QLatin1Char(';'));
    const auto how = numbers(form[0].toLatin1(), parts[0].toStdString(), parts[1].toStdString());
    QVERIFY(validate(how));
    QCOMPARE(QString::fromStdString(plainNumber(cell.toStdString(), how).value_or("no")), expected);
}

void TestConvert::trimsEveryBlank()
{
    QCOMPARE(withoutEndBlanks(" \t\u00A0\u202Fa b\u00A0 "), std::string_view("a b"));
    QCOMPARE(withoutEndBlanks("\u00A0 "), std::string_view());
}

void TestConvert::keepsACellThatIsNothingButTheEnd()
{
    const auto table = *readText("a\n<=50K.\n<=50K\n.\n");
    const auto result = converted(table, {{Kind::RemoveEnd, {}, "."}});
    QCOMPARE(columnOf(*result.table), (std::vector<std::string>{"<=50K", "<=50K", "."}));
    QCOMPARE(result.counts[0].changed, std::size_t{1});
}

void TestConvert::leavesWhatDoesNotFitAndCountsIt()
{
    const auto table = *readText("a\n\"1,234\"\n\"1,23\"\n\"\"\n\"1,23\"\n7\n");
    QVERIFY(table);
    const auto result = converted(table, {numbers('.', ",")});
    QCOMPARE(result.counts[0].changed, std::size_t{1});
    QCOMPARE(result.counts[0].left, std::size_t{2});
}

void TestConvert::sharesWhatDoesNotChange()
{
    const auto table = *readText("a,b\n x,y\nx,z\n");
    const auto result = converted(table, {{Kind::TrimBlanks}});
    QVERIFY(result.table->shareAttribute(SourceId(1)) == table->shareAttribute(SourceId(1)));
    QVERIFY(result.table->shareAttribute(SourceId(0)) != table->shareAttribute(SourceId(0)));
    QVERIFY(converted(table, {{Kind::RemoveEnd, {}, "!"}}).table == table);
}

void TestConvert::mergesSpellings()
{
    const auto table = *readText("a\n\"1,000\"\n9\n1000\n10\n");
    const auto result = converted(table, {numbers('.', ",")});
    const auto& data = result.table->attribute(SourceId(0));
    QCOMPARE(data.dictionary.size(), std::size_t{3});
    QCOMPARE(data.dictionary.text(0), std::string_view("9"));
    QCOMPARE(data.dictionary.text(2), std::string_view("1000"));
    QCOMPARE(data.codes, (std::vector<std::uint32_t>{2, 0, 2, 1}));
}

void TestConvert::keepsLines()
{
    const auto table = *readText("a,b\n\"x\ny\", 1\nz,2\n");
    const auto result = converted(table, {{Kind::TrimBlanks}});
    QVERIFY(result.table != table);
    QCOMPARE(result.table->placeOf(1), table->placeOf(1));
    QCOMPARE(result.table->placeOf(1).line, std::uint64_t{4});
}

void TestConvert::namesAttributesThatAreNotThere()
{
    const auto table = *readText("a\n x\n");
    const auto result = converted(table, {{Kind::TrimBlanks, {"b", "a"}}});
    QCOMPARE(result.counts[0], (ConversionCount{1, 0, {"b"}}));
}

void TestConvert::refusesWhatCannotBeMeant_data()
{
    QTest::addColumn<Conversion>("conversion");
    QTest::newRow("decimal sign") << numbers('x', "");
    QTest::newRow("groups are the decimal sign") << numbers('.', ".");
    QTest::newRow("two signs") << numbers('.', ",'");
    QTest::newRow("a digit") << numbers('.', "0");
    QTest::newRow("half a character") << numbers('.', "\x80");
    QTest::newRow("no end") << Conversion{Kind::RemoveEnd};
    QTest::newRow("itself") << Conversion{Kind::ReadAs, {}, "a", "a"};
}

void TestConvert::refusesWhatCannotBeMeant()
{
    QFETCH(Conversion, conversion);
    QCOMPARE(validate(conversion).error().code, ErrorCode::InvalidArgument);
    QVERIFY(!validate(ImportOptions(CsvOptions(), {conversion})));
}

void TestConvert::readsASourceConverted()
{
    QTemporaryDir folder;
    QFile file(folder.filePath("people.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("name,pay\nAnn ,\"1.234,5\"\nBob,7\n");
    file.close();
    const std::vector<std::filesystem::path> files{file.fileName().toStdString()};
    JobContext job;
    const auto source = readSource(files, ImportOptions(CsvOptions(), {{Kind::TrimBlanks}, numbers(',', ".")}), job);
    QCOMPARE(columnOf(*source->table, 0), (std::vector<std::string>{"Ann", "Bob"}));
    QCOMPARE(columnOf(*source->table, 1), (std::vector<std::string>{"1234.5", "7"}));
    QCOMPARE(source->conversions, (std::vector<ConversionCount>{{1, 0, {}}, {1, 2, {}}}));
    QVERIFY(!readSource(files, ImportOptions(CsvOptions(), {{Kind::RemoveEnd}}), job));
}

void TestConvert::stops()
{
    const auto table = *readText("a\n x\n");
    JobContext job([] { return true; });
    const std::vector<Conversion> trim{{Kind::TrimBlanks}};
    const auto outcome = JobContext::untilStopped([&] { return convert(table, trim, job); });
    QCOMPARE(outcome.error().code, ErrorCode::Cancelled);
}

void TestConvert::agreesWithItsTwin()
{
    for (const auto seed : Seeds(1, 150)) {
        SeededRandom random(seed);
        const auto table = randomCells(random, random.below(2) == 0 ? '.' : ',');
        std::vector<Conversion> conversions;
        for (auto left = 1 + random.below(3); left > 0; --left)
            conversions.push_back(randomConversion(random));
        std::erase_if(conversions, [](const auto& each) { return !validate(each); });
        const auto fast = converted(table, conversions);
        const auto slow = test::slowlyConverted(*table, conversions);
        QVERIFY2(fast.counts == slow.counts, qPrintable(QString::number(seed)));
        for (std::size_t i = 0; i < table->attributeCount(); ++i) {
            const auto& a = fast.table->attribute(SourceId(i));
            const auto& b = slow.table->attribute(SourceId(i));
            QVERIFY2(a.codes == b.codes && a.dictionary.size() == b.dictionary.size() && a.decimal == b.decimal,
                     qPrintable(QString::number(seed)));
            for (std::uint32_t code = 0; code < a.dictionary.size(); ++code)
                QCOMPARE(a.dictionary.text(code), b.dictionary.text(code));
        }
    }
}

TRANCHE_TEST(TestConvert)

} // namespace tst_convert

#include "tst_convert.moc"
