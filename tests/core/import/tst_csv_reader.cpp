// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_reader.h"
#include "tests/support/csv.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

namespace tst_csv_reader {

using namespace tranche;
using test::readText;
using test::rowsOf;

namespace {

using Rows = std::vector<std::vector<std::string>>;

/// Rows of a table that must be readable, as one line for messages: fields in brackets.
QString shown(const Rows& rows)
{
    QString text;
    for (const auto& row : rows) {
        for (const auto& cell : row)
            text += '[' + QString::fromStdString(cell).replace('\r', "\\r").replace('\n', "\\n") + ']';
        text += ' ';
    }
    return text.trimmed();
}

QString outcome(const QByteArray& text, const CsvOptions& options = {})
{
    const auto table = readText(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), options);
    return table ? shown(rowsOf(**table)) : "error: " + QString::fromStdString(tranche::test::wordsOf(table.error()));
}

} // namespace

class TestCsvReader : public QObject {
    Q_OBJECT

private slots:
    void readsEveryFormOfAField_data();
    void readsEveryFormOfAField();
    void usesAnySingleDelimiter();
    void readsQuotesAsTextWhereQuotingIsOff();
    void makesUpNamesWithoutAHeader();
    void putsGivenNamesInPlaceOfTheHeader();
    void skipsPhysicalLines();
};

void TestCsvReader::readsEveryFormOfAField_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");

    QTest::newRow("plain") << QByteArray("a,b\n1,2\n3,4\n") << "[a][b] [1][2] [3][4]";
    QTest::newRow("no line end at the end") << QByteArray("a,b\n1,2") << "[a][b] [1][2]";
    QTest::newRow("CRLF") << QByteArray("a,b\r\n1,2\r\n") << "[a][b] [1][2]";
    QTest::newRow("CR") << QByteArray("a,b\r1,2\r") << "[a][b] [1][2]";
    QTest::newRow("CR without a last one") << QByteArray("a,b\r1,2") << "[a][b] [1][2]";
    QTest::newRow("LF and CRLF mixed") << QByteArray("a,b\n1,2\r\n3,4\n") << "[a][b] [1][2] [3][4]";
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                   "a,b\n1,2\n")
                                     << "[a][b] [1][2]";
    QTest::newRow("empty fields") << QByteArray("a,b,c\n,,\n1,,\n,,3\n") << "[a][b][c] [][][] [1][][] [][][3]";
    QTest::newRow("quoted") << QByteArray("a,b\n\"1\",\"2\"\n") << "[a][b] [1][2]";
    QTest::newRow("quoted and empty") << QByteArray("a,b\n\"\",\"\"\n") << "[a][b] [][]";
    QTest::newRow("doubled quotes") << QByteArray("a,b\n\"1 \"\"x\"\"\",\"\"\"\"\n") << "[a][b] [1 \"x\"][\"]";
    QTest::newRow("delimiter in quotes") << QByteArray("a,b\n\"1,5\",2\n") << "[a][b] [1,5][2]";
    QTest::newRow("line ends in quotes") << QByteArray("a,b\n\"1\r\n2\n3\r4\",5\n") << "[a][b] [1\\r\\n2\\n3\\r4][5]";
    QTest::newRow("quoted last field at the end") << QByteArray("a,b\r\n1,\"2\"") << "[a][b] [1][2]";
    QTest::newRow("quoted header") << QByteArray("\"a\nx\",\"b\"\n1,2\n") << "[a\\nx][b] [1][2]";
    QTest::newRow("blanks are kept") << QByteArray("a,b\n 1 ,\t2\n") << "[a][b] [ 1 ][\t2]";
    QTest::newRow("not ASCII") << QByteArray("a,b\nZ\xC3\xBCrich,\xE2\x82\xAC\n") << QString::fromUtf8("[a][b] [Zürich][€]");
    QTest::newRow("blank lines at the end") << QByteArray("a,b\n1,2\n\n\r\n\n") << "[a][b] [1][2]";
    QTest::newRow("one attribute") << QByteArray("a\n1\n2") << "[a] [1] [2]";
    QTest::newRow("one attribute, blank line inside") << QByteArray("a\n1\n\n2\n\n") << "[a] [1] [] [2]";
    QTest::newRow("one attribute, empty at the end") << QByteArray("a\n1\n\"\"\n\n") << "[a] [1] []";
    QTest::newRow("repeated values") << QByteArray("a,b\nx,2\nx,10\nw,2\n") << "[a][b] [x][2] [x][10] [w][2]";
}

void TestCsvReader::readsEveryFormOfAField()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);

    QCOMPARE(outcome(text), expected);
}

void TestCsvReader::usesAnySingleDelimiter()
{
    for (const char delimiter : {';', '\t', '|', ' ', ':', 'x'}) {
        CsvOptions options;
        options.delimiter = delimiter;
        QByteArray text = "a,b\n1,\"2,3\"\n";
        text.replace(',', delimiter);
        QCOMPARE(outcome(text, options), QString("[a][b] [1][2,3]").replace(',', QChar(delimiter)));
    }
}

void TestCsvReader::readsQuotesAsTextWhereQuotingIsOff()
{
    CsvOptions options;
    options.quote.reset();
    QCOMPARE(outcome("a,b\n\"1\",5\" disk\n", options), QString("[a][b] [\"1\"][5\" disk]"));
}

void TestCsvReader::makesUpNamesWithoutAHeader()
{
    CsvOptions options;
    options.header = false;
    QCOMPARE(outcome("1,2\n3,4\n", options), QString("[Attribute 1][Attribute 2] [1][2] [3][4]"));
}

void TestCsvReader::putsGivenNamesInPlaceOfTheHeader()
{
    CsvOptions options;
    options.names = {"x", "y"};
    QCOMPARE(outcome("a,a\n1,2\n", options), QString("[x][y] [1][2]"));
    options.header = false;
    QCOMPARE(outcome("a,a\n1,2\n", options), QString("[x][y] [a][a] [1][2]"));
}

void TestCsvReader::skipsPhysicalLines()
{
    CsvOptions options;
    options.skip = 3;
    QCOMPARE(outcome("about, \"this\n\r\ntable\na,b\n1,2\n", options), QString("[a][b] [1][2]"));
}

TRANCHE_TEST(TestCsvReader)

} // namespace tst_csv_reader

#include "tst_csv_reader.moc"
