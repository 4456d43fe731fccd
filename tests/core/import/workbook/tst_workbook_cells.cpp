// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import_message.h"
#include "core/base/messages/import/workbook_message.h"
#include "core/import/workbook/workbook_reader.h"
#include "tests/support/csv.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"
#include "tests/support/import/workbooks.h"

namespace tst_workbook_cells {

using namespace tranche;
using namespace tranche::test;
using Rows = std::vector<std::vector<std::string>>;

class TestWorkbookCells : public QObject {
    Q_OBJECT

private slots:
    void placesMayBeLeftToBeCounted();
    void gapsAreEmptyCells();
    void everyKindOfCellIsRead();
    void readingsOfWordsAreNoText();
    void theTableMayStandAnywhere();
    void mergedCellsHoldTheirValueOnce();
    void namesMayTakeSeveralRows();
    void namesMayBeGivenOrMadeUp();
    void emptyRowsOfOneColumnAreEmptyCells();
    void openCellsAreRead();
    void openRowsAndCellsRepeat();
    void commentsAndDrawingsAreNoText();
    void hiddenSheetsAreNotTheFirst();

private:
    Result<ReadSource> read(const Parts& parts, const WorkbookOptions& options = {}) const
    {
        JobContext job;
        const std::vector files{fileIn(m_folder, "a.xlsx", zipOf(parts))};
        return readWorkbook(files, options, job);
    }
    Rows rows(const Parts& parts, const WorkbookOptions& options = {}) const
    {
        const auto source = read(parts, options);
        return source ? rowsOf(*source->table) : Rows{{wordsOf(source.error())}};
    }

    QTemporaryDir m_folder;
};

static std::string open(const std::string& attributes, const std::string& text = {})
{
    return "<table:table-cell " + attributes + ">" + (text.empty() ? "" : "<text:p>" + text + "</text:p>") + "</table:table-cell>";
}

static std::string openRow(const std::string& cells, const std::string& attributes = {})
{
    return "<table:table-row " + attributes + ">" + cells + "</table:table-row>";
}

static const std::string openNames = openRow(open("office:value-type=\"string\"", "a") + open("office:value-type=\"string\"", "b"));

void TestWorkbookCells::placesMayBeLeftToBeCounted()
{
    const auto parts = excelParts("<row><c t=\"inlineStr\"><is><t>a</t></is></c><c t=\"inlineStr\"><is><t>b</t></is></c></row>"
                                  "<row><c><v>1</v></c><c><v>2.50</v></c></row><row/><row r=\"5\"><c r=\"A5\"/></row>");
    const auto source = read(parts);
    QVERIFY2(source, source ? "" : wordsOf(source.error()).c_str());
    QCOMPARE(rowsOf(*source->table), (Rows{{"a", "b"}, {"1", "2.50"}}));
    QCOMPARE(source->leftOut.size(), 1U);
    QVERIFY(says(source->leftOut[0], {WorkbookNote::EmptyRows, 3U}));
}

void TestWorkbookCells::gapsAreEmptyCells()
{
    const auto parts
        = excelParts("<row r=\"2\"><c r=\"B2\" t=\"str\"><v>a</v></c><c r=\"C2\" t=\"str\"><v>b</v></c><c r=\"D2\" t=\"str\"><v>c"
                     "</v></c></row><row r=\"3\"><c r=\"D3\"><v>3</v></c></row><row r=\"4\"><c r=\"B4\"><v>1</v></c><c r=\"D4\"/></row>");
    QCOMPARE(rows(parts), (Rows{{"a", "b", "c"}, {"", "", "3"}, {"1", "", ""}}));
}

void TestWorkbookCells::everyKindOfCellIsRead()
{
    const auto parts = excelParts(
        "<row><c t=\"b\"><v>1</v></c><c t=\"b\"><v>0</v></c><c><v>-1.5E-07</v></c><c t=\"str\"><f>A1</f><v></v></c><c "
        "s=\"1\"><v>45351</v></c>"
        "<c s=\"2\"><v>45352.25</v></c><c s=\"3\"><v>0.75</v></c><c s=\"4\"><v>1.25</v></c><c t=\"d\"><v>2024-02-29</v></c>"
        "<c t=\"e\"><v>#DIV/0!</v></c><c><f>1+1</f><v>2</v></c><c t=\"n\"><v> 00012345678901234567890.10 </v></c>"
        "<c t=\"str\"><v>_x0041__x000A_b</v></c><c t=\"inlineStr\"><is><r><t>ri</t></r><r><rPr><b/></rPr><t>ch</t></r></is></c>"
        "<c s=\"99\"><v>1</v></c></row>");
    const Rows expected{{"TRUE", "FALSE", "-1.5E-07", "", "2024-02-29", "2024-03-01T06:00:00", "18:00:00", "30:00:00", "2024-02-29",
                         "#DIV/0!", "2", "00012345678901234567890.10", "A\nb", "rich", "1"}};
    auto found = rows(parts, {.headerRows = 0, .errors = WorkbookOptions::ErrorCells::AsText});
    found.erase(found.begin());
    QCOMPARE(found, expected);
}

void TestWorkbookCells::readingsOfWordsAreNoText()
{
    auto parts = excelParts("<row><c t=\"s\"><v>1</v></c></row><row><c t=\"s\"><v>0</v></c></row>");
    auto& relations = parts["xl/_rels/workbook.xml.rels"];
    relations.insert(relations.find("</Relationships>"),
                     "<Relationship Id=\"ss\" Type=\"x/sharedStrings\" Target=\"./sharedStrings.xml\"/>");
    parts["xl/sharedStrings.xml"] = "<sst><si><r><t>\xE6\x9D\xB1</t></r><r><t xml:space=\"preserve\"> </t></r><r><t>\xE4\xBA\xAC</t></r>"
                                    "<rPh sb=\"0\" eb=\"1\"><t>no</t></rPh><phoneticPr fontId=\"1\"/></si><si><t>n</t></si></sst>";
    QCOMPARE(rows(parts), (Rows{{"n"}, {"\xE6\x9D\xB1 \xE4\xBA\xAC"}}));
}

void TestWorkbookCells::theTableMayStandAnywhere()
{
    const auto parts = excelParts("<row r=\"1\"><c r=\"A1\" t=\"str\"><v>Title</v></c></row><row r=\"3\"><c r=\"C3\" t=\"str\"><v>x</v></c>"
                                  "<c r=\"D3\" t=\"str\"><v>y</v></c></row><row r=\"4\"><c r=\"C4\"><v>1</v></c><c r=\"D4\"><v>2</v></c>"
                                  "<c r=\"F4\"><v>9</v></c></row><row r=\"6\"><c r=\"D6\"><v>3</v></c></row>");
    const auto source = read(parts, {.range = "C3:D4"});
    QVERIFY(source);
    QCOMPARE(rowsOf(*source->table), (Rows{{"x", "y"}, {"1", "2"}}));
    QVERIFY(says(source->leftOut[0], {WorkbookNote::RowsOutside, 2U}));
    QVERIFY(says(source->leftOut[1], {WorkbookNote::ColumnsOutside, 1U}));
    QVERIFY(says(read(parts, {.range = "C3:D"}).error(), {WorkbookMessage::EmptyRow, "Data", 5U}));
    QVERIFY(says(read(parts, {.range = "H3:I4"}).error(), {WorkbookMessage::Empty, "Data"}));
    QVERIFY(says(read(parts, {.range = "C6:D6"}).error(), {WorkbookMessage::UnnamedColumn, "Data", "C6"}));
}

void TestWorkbookCells::mergedCellsHoldTheirValueOnce()
{
    auto parts = excelParts("<row><c t=\"str\"><v>a</v></c><c t=\"str\"><v>b</v></c></row><row><c><v>1</v></c><c><v>2</v></c></row>"
                            "<row><c><v>7</v></c><c><v>3</v></c></row><row><c/><c><v>4</v></c></row>");
    auto& sheet = parts["xl/worksheets/sheet1.xml"];
    sheet.insert(sheet.find("</worksheet>"), "<mergeCells><mergeCell ref=\"A2:A4\"/></mergeCells>");
    const auto source = read(parts);
    QVERIFY(source);
    QCOMPARE(rowsOf(*source->table), (Rows{{"a", "b"}, {"1", "2"}, {"", "3"}, {"", "4"}}));
    QVERIFY(says(source->leftOut[0], {WorkbookNote::CoveredCells, 1U}));
}

void TestWorkbookCells::namesMayTakeSeveralRows()
{
    const auto parts = excelParts("<row><c r=\"A1\" t=\"str\"><v>Home</v></c><c r=\"C1\" t=\"str\"><v>Age</v></c></row>"
                                  "<row><c r=\"A2\" t=\"str\"><v>street\r\nnumber</v></c><c r=\"B2\" t=\"str\"><v>town</v></c></row>"
                                  "<row><c><v>1</v></c><c><v>2</v></c><c><v>3</v></c></row>");
    QCOMPARE(rows(parts, {.headerRows = 2}), (Rows{{"Home street number", "town", "Age"}, {"1", "2", "3"}}));
}

void TestWorkbookCells::namesMayBeGivenOrMadeUp()
{
    const auto parts = excelParts("<row><c><v>1</v></c><c><v>1</v></c></row><row><c><v>3</v></c><c><v>4</v></c></row>");
    QCOMPARE(rows(parts, {.headerRows = 0}), (Rows{{"Attribute 1", "Attribute 2"}, {"1", "1"}, {"3", "4"}}));
    QCOMPARE(rows(parts, {.names = {"x", "y"}}), (Rows{{"x", "y"}, {"3", "4"}}));
    QVERIFY(says(read(parts, {.names = {"x"}}).error(), {WorkbookMessage::NamesDoNotFit, "Data", 1U, 2U}));
    QVERIFY(says(read(parts, {.names = {"x", "x"}}).error(), ImportMessage::BadNames));
    QVERIFY(says(read(parts).error(), {WorkbookMessage::RepeatedName, "Data", "A1", "B1"}));
    QVERIFY(says(read(parts, {.headerRows = 2}).error(), {WorkbookMessage::NoRecord, "Data"}));
}

void TestWorkbookCells::emptyRowsOfOneColumnAreEmptyCells()
{
    const auto parts = excelParts("<row r=\"1\"><c t=\"str\"><v>a</v></c></row><row r=\"4\"><c><v>1</v></c></row>");
    const auto source = read(parts);
    QVERIFY(source);
    QCOMPARE(rowsOf(*source->table), (Rows{{"a"}, {""}, {""}, {"1"}}));
    QCOMPARE(source->table->placeOf(2).line, 4U);
}

void TestWorkbookCells::openCellsAreRead()
{
    const auto parts = openParts(
        openRow(open("office:value-type=\"float\" office:value=\"1.50\"", "2")
                + open("office:value-type=\"percentage\" office:value=\"0.25\"", "25 %")
                + open("office:value-type=\"currency\" office:value=\"-3\"")
                + open("office:value-type=\"boolean\" office:boolean-value=\"true\"", "WAHR")
                + open("office:value-type=\"date\" office:date-value=\"2024-03-01T13:45:00.500000000\"", "1.3.")
                + open("office:value-type=\"time\" office:time-value=\"PT36H00M01S\"")
                + open("office:value-type=\"string\" office:string-value=\"own\"", "x")
                + open("office:value-type=\"string\" calcext:value-type=\"error\"", "#N/A")
                + open("office:value-type=\"string\"",
                       " \n a<text:s/><text:s text:c=\"2\"/>b  <text:span>c</text:span><text:tab/>d<text:line-break/>e\n ")
                + "<table:table-cell office:value-type=\"string\"><text:p>one</text:p><text:p/><text:p>three</text:p></table:table-cell>"
                + open("", "untyped")));
    auto found = rows(parts, {.headerRows = 0, .errors = WorkbookOptions::ErrorCells::AsText});
    found.erase(found.begin());
    QCOMPARE(found, (Rows{{"1.50", "0.25", "-3", "TRUE", "2024-03-01T13:45:00.5", "36:00:01", "own", "#N/A", "a   b c\td\ne",
                           "one\n\nthree", "untyped"}}));
}

void TestWorkbookCells::openRowsAndCellsRepeat()
{
    const auto number = [](const std::string& more, const char* value) {
        return open("office:value-type=\"float\" office:value=\"" + std::string(value) + "\" " + more);
    };
    const auto parts = openParts(openNames + openRow(number("table:number-columns-repeated=\"2\"", "7"), "table:number-rows-repeated=\"3\"")
                                 + openRow(open("") + number("", "8") + open("table:number-columns-repeated=\"16382\""))
                                 + openRow(open("table:number-columns-repeated=\"16384\""), "table:number-rows-repeated=\"1048571\""));
    const auto source = read(parts);
    QVERIFY2(source, source ? "" : wordsOf(source.error()).c_str());
    QCOMPARE(rowsOf(*source->table), (Rows{{"a", "b"}, {"7", "7"}, {"7", "7"}, {"7", "7"}, {"", "8"}}));
    QCOMPARE(source->table->placeOf(3).line, 5U);
    const auto gap = openParts(openNames + openRow(number("table:number-columns-repeated=\"2\"", "7"))
                               + openRow(open(""), "table:number-rows-repeated=\"1000000\"") + openRow(number("", "8")));
    QVERIFY(says(read(gap).error(), {WorkbookMessage::EmptyRow, "Data", 3U}));
    const auto beyond = openParts(openNames + openRow(number("", "7"), "table:number-rows-repeated=\"4000000000\""));
    QVERIFY(says(read(beyond).error(), {WorkbookMessage::BadReference, "Data", 2U}));
    const auto wide = openParts(openNames + openRow(number("table:number-columns-repeated=\"16385\"", "7")));
    QVERIFY(says(read(wide).error(), {WorkbookMessage::BadReference, "Data", 2U}));
}

void TestWorkbookCells::commentsAndDrawingsAreNoText()
{
    const auto parts = openParts(
        "<table:shapes><text:p>no</text:p></table:shapes><table:table-column table:number-columns-repeated=\"2\"/>"
        "<table:table-header-rows>"
        + openNames + "</table:table-header-rows><table:table-row-group>"
        + openRow("<table:table-cell office:value-type=\"string\"><office:annotation><text:p>no</text:p></office:annotation>"
                  "<text:p>yes</text:p></table:table-cell><table:covered-table-cell office:value-type=\"string\"><text:p>covered</text:p>"
                  "</table:covered-table-cell>")
        + openRow(open("office:value-type=\"string\"", "2") + open("office:value-type=\"string\"", "b"), "table:visibility=\"filter\"")
        + "</table:table-row-group>");
    QCOMPARE(rows(parts), (Rows{{"a", "b"}, {"yes", ""}, {"2", "b"}}));
    const auto source = read(parts, {.hiddenRows = false});
    QVERIFY(source);
    QCOMPARE(rowsOf(*source->table), (Rows{{"a", "b"}, {"yes", ""}}));
}

void TestWorkbookCells::hiddenSheetsAreNotTheFirst()
{
    const auto row = openRow(open("office:value-type=\"string\"", "x")) + openRow(open("office:value-type=\"string\"", "1"));
    auto parts = openParts(openNames);
    auto& content = parts["content.xml"];
    const std::string hidden = "<table:table table:name=\"First\" table:style-name=\"h\">" + row + "</table:table>";
    content.insert(content.find("<table:table table:name"), hidden);
    content.insert(content.find("</office:spreadsheet>"), "<table:table table:name=\"Last\">" + row + "</table:table>");
    QVERIFY(says(read(parts).error(), {WorkbookMessage::NoRecord, "Data"}));
    QCOMPARE(rows(parts, {.sheet = "First"}), (Rows{{"x"}, {"1"}}));
    QCOMPARE(rows(parts, {.sheet = "Last"}), (Rows{{"x"}, {"1"}}));
}

TRANCHE_TEST(TestWorkbookCells)

} // namespace tst_workbook_cells

#include "tst_workbook_cells.moc"
