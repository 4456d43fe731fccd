// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import_message.h"
#include "core/base/messages/import/workbook_message.h"
#include "core/import/sha256.h"
#include "core/import/workbook/workbook_reader.h"
#include "tests/support/csv.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QFile>

namespace tst_workbook_files {

using namespace tranche;
using namespace tranche::test;
using Rows = std::vector<std::vector<std::string>>;

/// Workbooks that other programs made: tests/data/workbooks/make.py.
class TestWorkbookFiles : public QObject {
    Q_OBJECT

private slots:
    void openpyxlWritesSharedTexts();
    void libreOfficeSavesResults_data();
    void libreOfficeSavesResults();
    void hiddenRowsCanBeLeftOut();
    void writersThatStreamPutTextsIntoTheirCells();
    void daysAreCountedFrom1904();
    void libxlsxwriterWritesRichTexts();
    void aFormulaWithoutAResultStops();
    void severalAreOneTable();
};

static std::filesystem::path pathOf(const char* name)
{
    return (dataFolder() + QStringLiteral("/workbooks/") + QString::fromUtf8(name)).toStdString();
}

static Result<ReadSource> readFile(const char* name, const WorkbookOptions& options)
{
    JobContext job;
    const std::vector files{pathOf(name)};
    return readWorkbook(files, options, job);
}

static const std::vector<std::string> peopleNames{"Name", "Year of birth", "Share", "Member", "Since", "Seen",
                                                  "At",   "Code",          "Score", "Remark"};

void TestWorkbookFiles::openpyxlWritesSharedTexts()
{
    const auto read = readFile("openpyxl.xlsx", {.range = "A3:J7"});
    QVERIFY2(read, read ? "" : wordsOf(read.error()).c_str());
    const Rows expected{
        peopleNames,
        {"\xC3\x84nne", "1971", "0.1", "TRUE", "2024-02-29", "2024-03-01T13:45:00", "09:30:00", "007", "2.5", "two\nlines"},
        {" Bo ", "1980", "1e-05", "FALSE", "1900-02-28", "1999-12-31T00:00:00", "23:59:59", "8", "-3", "a & b < c"},
        {"Chlo\xC3\xA9 \xF0\x9F\x98\x80", "", "123456789012345", "TRUE", "", "2024-03-01T13:45:00.25", "", "", "0", "  wide   gap "},
        {"Dan", "1990", "0.3", "FALSE", "1900-03-01", "", "00:00:00", "+1", "1e+300", ""},
    };
    QCOMPARE(rowsOf(*read->table), expected);
    QCOMPARE(read->table->placeOf(2).line, 6U);
    QCOMPARE(read->leftOut.size(), 2U);
    QVERIFY(says(read->leftOut[0], {WorkbookNote::RowsOutside, 2U}));
    QVERIFY(says(read->leftOut[1], {WorkbookNote::NamesOnOneLine, 1U}));
    QFile file(QString::fromStdString(pathOf("openpyxl.xlsx").string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(read->sha256, sha256Hex(file.readAll().toStdString()));
}

void TestWorkbookFiles::libreOfficeSavesResults_data()
{
    QTest::addColumn<QByteArray>("error");
    for (const auto* file : {"libreoffice.xlsx", "libreoffice.ods"})
        for (const auto* error : {"", "#N/A"})
            QTest::addRow("%s %s", file, error) << QByteArray(error);
}

void TestWorkbookFiles::libreOfficeSavesResults()
{
    QFETCH(QByteArray, error);
    const auto name = QByteArray(QTest::currentDataTag()).split(' ').front();
    const bool excel = name.endsWith("xlsx");
    const auto errors = error.isEmpty() ? WorkbookOptions::ErrorCells::Missing : WorkbookOptions::ErrorCells::AsText;
    const auto read = readFile(name.constData(), {.range = "A3:J7", .errors = errors});
    QVERIFY2(read, read ? "" : wordsOf(read.error()).c_str());
    // LibreOffice turns TRUE into a formula whose result an .ods keeps as a number, and counts days before March 1900 otherwise.
    const std::string yes = excel ? "TRUE" : "1";
    const std::string no = excel ? "FALSE" : "0";
    const Rows expected{
        peopleNames,
        {"\xC3\x84nne", "1971", "0.1", yes, "2024-02-29", "2024-03-01T13:45:00", "09:30:00", "007", "8", "two\nlines"},
        {" Bo ", "1980", excel ? "1E-005" : "0.00001", no, excel ? "1900-02-28" : "1900-02-27",
         excel ? "1999-12-31T00:00:00" : "1999-12-31", "23:59:59", "8", "8", "a & b < c"},
        {"Chlo\xC3\xA9 \xF0\x9F\x98\x80", "", "123456789012345", yes, "", "2024-03-01T13:45:00.25", "", "\xC3\x84nne!", "14",
         "  wide   gap "},
        {"Dan", "1990", "0.3", no, "1900-03-01", "", "00:00:00", "+1", "6", error.toStdString()},
    };
    QCOMPARE(rowsOf(*read->table), expected);
    const auto stopped = readFile(name.constData(), {.range = "A3:J7"});
    QVERIFY(!stopped);
    QVERIFY(says(stopped.error(), {WorkbookMessage::ErrorCell, "People", "J7"}));
}

void TestWorkbookFiles::hiddenRowsCanBeLeftOut()
{
    for (const auto* name : {"openpyxl.xlsx", "libreoffice.ods"}) {
        const auto read = readFile(name, {.range = "A3:J7", .errors = WorkbookOptions::ErrorCells::Missing, .hiddenRows = false});
        QVERIFY2(read, read ? "" : wordsOf(read.error()).c_str());
        QCOMPARE(read->table->rowCount(), 3U);
        QCOMPARE(read->table->attributeCount(), 9U);
        QVERIFY(!read->table->find("Code"));
        QCOMPARE(read->table->placeOf(0).line, 4U);
        QCOMPARE(read->table->placeOf(1).line, 6U);
        QVERIFY(says(read->leftOut[1], {WorkbookNote::HiddenRows, 1U}));
        QVERIFY(says(read->leftOut[2], {WorkbookNote::HiddenColumns, 1U}));
    }
}

void TestWorkbookFiles::writersThatStreamPutTextsIntoTheirCells()
{
    const auto read = readFile("write-only.xlsx", {});
    QVERIFY2(read, read ? "" : wordsOf(read.error()).c_str());
    const auto rows = rowsOf(*read->table);
    QCOMPARE(rows.size(), 31U);
    QCOMPARE(rows[0], (std::vector<std::string>{"a", "b", "c"}));
    QCOMPARE(rows[1], (std::vector<std::string>{"1", "text 1", "0.1428571428571428"}));
    QCOMPARE(rows[30], (std::vector<std::string>{"30", "text 0", "4.285714285714286"}));
}

void TestWorkbookFiles::daysAreCountedFrom1904()
{
    const auto read = readFile("from1904.xlsx", {});
    QVERIFY2(read, read ? "" : wordsOf(read.error()).c_str());
    const Rows expected{{"day", "moment"}, {"2024-02-29", "2024-03-01T13:45:00"}, {"1904-01-02", "2000-01-01T00:00:00"}};
    QCOMPARE(rowsOf(*read->table), expected);
}

void TestWorkbookFiles::libxlsxwriterWritesRichTexts()
{
    const auto read = readFile("xlsxwriter.xlsx", {.sheet = "One & two"});
    QVERIFY2(read, read ? "" : wordsOf(read.error()).c_str());
    const Rows expected{
        {"id", "text", "day", "sum", "flag"},
        {"0.1", "plain strong", "2023-12-24", "0.2", "TRUE"},
        {"0.2", "bell \a and A", "2023-12-24", "0.4", "FALSE"},
        {"0.3", "merged", "2023-12-24", "0.6000000000000001", "TRUE"},
        {"0.5", "", "2023-12-24", "", ""},
    };
    QCOMPARE(rowsOf(*read->table), expected);
}

void TestWorkbookFiles::aFormulaWithoutAResultStops()
{
    const auto read = readFile("no-results.xlsx", {.range = "A3:J7", .errors = WorkbookOptions::ErrorCells::Missing});
    QVERIFY(!read);
    QVERIFY(says(read.error(), {WorkbookMessage::NoResult, "People", "I4"}));
    QCOMPARE(read.error().place.file, std::string("no-results.xlsx"));
}

void TestWorkbookFiles::severalAreOneTable()
{
    JobContext job;
    const WorkbookOptions options{.range = "A3:J7", .errors = WorkbookOptions::ErrorCells::Missing};
    const std::vector files{pathOf("openpyxl.xlsx"), pathOf("libreoffice.ods")};
    const auto read = readWorkbook(files, options, job);
    QVERIFY2(read, read ? "" : wordsOf(read.error()).c_str());
    QCOMPARE(read->table->rowCount(), 8U);
    QCOMPARE(read->table->placeOf(4).file, std::string("libreoffice.ods"));
    QCOMPARE(read->table->placeOf(4).line, 4U);
    const std::vector twice{files[0], files[0]};
    QVERIFY(says(readWorkbook(twice, options, job).error(), ImportMessage::FileTwice));
    const std::vector others{files[0], pathOf("write-only.xlsx")};
    QVERIFY(says(readWorkbook(others, {.range = "A1:J7"}, job).error(), {WorkbookMessage::UnnamedColumn, "People", "B1"}));
    const std::vector differ{pathOf("write-only.xlsx"), pathOf("from1904.xlsx")};
    QVERIFY(says(readWorkbook(differ, {}, job).error(), {WorkbookMessage::WidthDiffers, "Sheet", 3U, 2U}));
}

TRANCHE_TEST(TestWorkbookFiles)

} // namespace tst_workbook_files

#include "tst_workbook_files.moc"
