// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_fault.h"
#include "core/import/csv_reader.h"
#include "tests/support/csv.h"
#include "tests/support/test_room.h"
#include "core/base/messages/csv_message.h"
#include "tests/support/words/said.h"

namespace tst_csv_errors {

using namespace tranche;
using test::readText;

namespace {

std::string_view viewOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

CsvOptions unquoted()
{
    CsvOptions options;
    options.quote.reset();
    return options;
}

} // namespace

class TestCsvErrors : public QObject {
    Q_OBJECT

private slots:
    void saysWhatIsWrongAndWhere_data();
    void saysWhatIsWrongAndWhere();
    void neverShowsACell();
    void countsSkippedLinesAsLines();
    void refusesNamesThatDoNotFit();
    void refusesOptionsThatCannotBeUsed();
    void reportsTheFirstOfSeveralFaults();
};

void TestCsvErrors::saysWhatIsWrongAndWhere_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<CsvMessage>("message");
    QTest::addColumn<QList<int>>("counts");

    QTest::newRow("too few fields") << QByteArray("a,b,c\n1,2,3\n1,2\n") << 3 << CsvMessage::Ragged << QList<int>{3, 2};
    QTest::newRow("too many fields") << QByteArray("a,b\n1,2,3\n") << 2 << CsvMessage::Ragged << QList<int>{2, 3};
    QTest::newRow("after a line end in quotes") << QByteArray("a,b\n\"x\ny\",2\n1\n") << 4 << CsvMessage::Ragged << QList<int>{2, 1};
    QTest::newRow("blank line inside") << QByteArray("a,b\n1,2\n\n\n3,4\n") << 3 << CsvMessage::BlankLine << QList<int>{};
    QTest::newRow("blank line before the header") << QByteArray("\na,b\n1,2\n") << 1 << CsvMessage::BlankLine << QList<int>{};
    QTest::newRow("blanks alone are a field") << QByteArray("a,b\n1,2\n \n") << 3 << CsvMessage::Ragged << QList<int>{2, 1};
    QTest::newRow("quote inside a field") << QByteArray("a,b\n1,5\" disk\n") << 2 << CsvMessage::StrayQuote << QList<int>{};
    QTest::newRow("text after a closing quote") << QByteArray("a,b\n1,2\n\"x\"y,2\n") << 3 << CsvMessage::StrayQuote << QList<int>{};
    QTest::newRow("blank after a closing quote") << QByteArray("a,b\n\"x\" ,2\n") << 2 << CsvMessage::StrayQuote << QList<int>{};
    QTest::newRow("unclosed quote") << QByteArray("a,b\n1,2\n3,\"4\n5,6\n") << 3 << CsvMessage::UnclosedQuote << QList<int>{};
    QTest::newRow("unclosed after a doubled quote") << QByteArray("a,b\n3,\"4\"\"") << 2 << CsvMessage::UnclosedQuote << QList<int>{};
    QTest::newRow("lone CR") << QByteArray("a,b\n1\r,2\n") << 2 << CsvMessage::LoneReturn << QList<int>{};
    QTest::newRow("lone CR at the end") << QByteArray("a,b\n1,2\r") << 2 << CsvMessage::LoneReturn << QList<int>{};
    QTest::newRow("CR before CRLF") << QByteArray("a,b\r\n1,2\r\r\n") << 2 << CsvMessage::LoneReturn << QList<int>{};
    QTest::newRow("LF where CR ends lines") << QByteArray("a,b\r1,2\r3,4\n") << 3 << CsvMessage::MixedLineEnds << QList<int>{};
    QTest::newRow("NUL") << QByteArray("a,b\n1,2\n3,\0004\n", 13) << 3 << CsvMessage::NulByte << QList<int>{};
    QTest::newRow("not UTF-8") << QByteArray("a,b\n1,2\n3,\xE9t\xE9\n") << 3 << CsvMessage::NotInEncoding << QList<int>{};
    QTest::newRow("overlong UTF-8") << QByteArray("a,b\n\xC0\xAF,2\n") << 2 << CsvMessage::NotInEncoding << QList<int>{};
    QTest::newRow("surrogate in UTF-8") << QByteArray("a,b\n\xED\xA0\x80,2\n") << 2 << CsvMessage::NotInEncoding << QList<int>{};
    QTest::newRow("cut off at the end") << QByteArray("a,b\n1,\xE2\x82") << 2 << CsvMessage::NotInEncoding << QList<int>{};
    QTest::newRow("empty file") << QByteArray() << 0 << CsvMessage::Empty << QList<int>{};
    QTest::newRow("byte order mark alone") << QByteArray("\xEF\xBB\xBF") << 0 << CsvMessage::Empty << QList<int>{};
    QTest::newRow("blank lines alone") << QByteArray("\n\r\n\n") << 0 << CsvMessage::Empty << QList<int>{};
    QTest::newRow("header alone") << QByteArray("a,b\n\n") << 0 << CsvMessage::NoRecord << QList<int>{};
    QTest::newRow("name missing") << QByteArray("a,,c\n1,2,3\n") << 1 << CsvMessage::UnnamedField << QList<int>{2};
    QTest::newRow("name repeated") << QByteArray("a,b,a\n1,2,3\n") << 1 << CsvMessage::RepeatedName << QList<int>{1, 3};
}

void TestCsvErrors::saysWhatIsWrongAndWhere()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(CsvMessage, message);
    QFETCH(QList<int>, counts);

    const auto table = readText(viewOf(text));

    QVERIFY(!table);
    QVERIFY(table.error().code == ErrorCode::BadInput);
    QCOMPARE(table.error().place, (Place{.file = "people.csv", .line = static_cast<std::uint64_t>(line)}));
    const Statement expected(Message{message}, std::vector<Argument>(counts.begin(), counts.end()));
    QVERIFY2(test::says(table.error(), expected), test::wordsOf(table.error()).c_str());
}

void TestCsvErrors::neverShowsACell()
{
    // Every fault in a table whose header and cells are recognizable.
    for (const QByteArray text : {"Cher,Ann\nCher\n", "Cher,Cher\nAnn,Bob\n", "Cher,\nAnn,Bob\n", "Cher,Ann\n\nAnn,Bob\n",
                                  "Cher,Ann\n\"Bob\"Cher,Ann\n", "Cher,Ann\nBob,\"Cher\n", "Cher,Ann\nBob\r,Cher\n", "Cher,Ann\rBob,Ann\n",
                                  "Cher,Ann\n\xFF"
                                  "Bob,Ann\n",
                                  "Cher,Ann\n"}) {
        const auto table = readText(viewOf(text));
        QVERIFY(!table);
        const auto everything = QString::fromStdString(test::wordsOf(table.error()));
        for (const auto* cell : {"Cher", "Ann", "Bob"})
            QVERIFY2(!everything.contains(cell), qPrintable(everything));
    }
}

void TestCsvErrors::countsSkippedLinesAsLines()
{
    CsvOptions options;
    options.skip = 2;
    QCOMPARE(readText("one\ntwo\na,b\n1\n", options).error().place.line, std::uint64_t{4});
    options.skip = 5;
    const auto error = readText("one\ntwo\na,b\n1", options).error();
    QVERIFY(test::says(error, {CsvMessage::TooFewLines, 5U, 4U}));
    options.skip = 4;
    QVERIFY(test::says(readText("one\ntwo\na,b\n1", options).error(), CsvMessage::Empty));
}

void TestCsvErrors::refusesNamesThatDoNotFit()
{
    CsvOptions options;
    options.names = {"x", "y", "z"};
    const auto error = readText("a,b\n1,2\n", options).error();
    QVERIFY(error.code == ErrorCode::BadInput);
    QVERIFY(test::says(error, {CsvMessage::NamesDoNotFit, 3U, 2U}));
    for (const auto& names : {std::vector<std::string>{"x", "x"}, std::vector<std::string>{"x", ""}}) {
        options.names = names;
        QVERIFY(readText("a,b\n1,2\n", options).error().code == ErrorCode::InvalidArgument);
    }
}

void TestCsvErrors::refusesOptionsThatCannotBeUsed()
{
    std::vector<CsvOptions> all(7);
    all[0].delimiter = '\n';
    all[1].delimiter = '"';
    all[2].delimiter = '\0';
    all[3].quote = '\r';
    all[4].encoding = "UTF-7";
    all[5].decimal = ';';
    all[6].delimiter = '\xE9';
    for (const auto& options : all)
        QVERIFY(readText("a,b\n1,2\n", options).error().code == ErrorCode::InvalidArgument);
}

void TestCsvErrors::reportsTheFirstOfSeveralFaults()
{
    QCOMPARE(readText("a,a\n1,2\n3\n").error().place.line, std::uint64_t{1});
    QCOMPARE(readText("a,b\n1,2\n\n\xFF\n").error().place.line, std::uint64_t{3});
    QCOMPARE(readText("a,b\n1,2\n1\n\xFF\n").error().place.line, std::uint64_t{3});
    QCOMPARE(readText("a,b\n1,\xFF\n1,2\"\n").error().place.line, std::uint64_t{2});
    QVERIFY(test::says(readText("a,b\n1,2\"\n1\xFF\n", unquoted()).error(), CsvMessage::NotInEncoding));
}

TRANCHE_TEST(TestCsvErrors)

} // namespace tst_csv_errors

#include "tst_csv_errors.moc"
