// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import/source_message.h"
#include "core/base/messages/import/workbook_message.h"
#include "core/import/workbook/workbook_reader.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"
#include "tests/support/import/workbooks.h"

namespace tst_workbook_errors {

using namespace tranche;
using namespace tranche::test;

class TestWorkbookErrors : public QObject {
    Q_OBJECT

private slots:
    void brokenWorkbooksAreRefused_data();
    void brokenWorkbooksAreRefused();
    void everyCutIsAnError();
    void bombsAreRefused();
    void entitiesAreRefused();
    void lockedOnesAreSaidToBe();
    void otherFilesAreNoWorkbooks();
    void noErrorHoldsAValue();
    void readingCanBeStopped();

private:
    Error errorOf(const std::string& bytes, const WorkbookOptions& options = {}) const
    {
        JobContext job;
        const std::vector files{fileIn(m_folder, "a.xlsx", bytes)};
        const auto read = readWorkbook(files, options, job);
        return read ? Error(ErrorCode::Cancelled, GeneralMessage::Cancelled) : read.error();
    }

    QTemporaryDir m_folder;
};

static const std::string names = "<row r=\"1\"><c r=\"A1\" t=\"str\"><v>a</v></c><c r=\"B1\" t=\"str\"><v>b</v></c></row>";

void TestWorkbookErrors::brokenWorkbooksAreRefused_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QByteArray>("said");
    const auto add = [](const char* tag, const std::string& rows, const Statement& said) {
        QTest::newRow(tag) << QByteArray::fromStdString(names + rows) << QByteArray::fromStdString(messageWords(said));
    };
    using enum WorkbookMessage;
    add("cell twice", "<row r=\"2\"><c r=\"A2\"><v>1</v></c><c r=\"A2\"><v>2</v></c></row>", {CellTwice, "Data", "A2"});
    add("cell back", "<row r=\"2\"><c r=\"B2\"><v>1</v></c><c r=\"A2\"><v>2</v></c></row>", {BadReference, "Data", 2U});
    add("cell of another row", "<row r=\"2\"><c r=\"A3\"><v>1</v></c></row>", {BadReference, "Data", 2U});
    add("no cell", "<row r=\"2\"><c r=\"2A\"><v>1</v></c></row>", {BadReference, "Data", 2U});
    add("row twice", "<row r=\"1\"><c><v>1</v></c></row>", {BadReference, "Data", 2U});
    add("row beyond", "<row r=\"1048577\"><c><v>1</v></c></row>", {BadReference, "Data", 2U});
    add("no row", "<row r=\"x\"><c><v>1</v></c></row>", {BadReference, "Data", 2U});
    add("column beyond", "<row r=\"2\"><c r=\"XFE2\"><v>1</v></c></row>", {BadReference, "Data", 2U});
    add("number", "<row r=\"2\"><c><v>1,5</v></c></row>", {BadCell, "Data", "A2"});
    add("truth", "<row r=\"2\"><c t=\"b\"><v>2</v></c></row>", {BadCell, "Data", "A2"});
    add("text that is not there", "<row r=\"2\"><c/><c t=\"s\"><v>0</v></c></row>", {BadCell, "Data", "B2"});
    add("type", "<row r=\"2\"><c t=\"q\"><v>0</v></c></row>", {BadCell, "Data", "A2"});
    add("day before days", "<row r=\"2\"><c s=\"1\"><v>-1</v></c></row>", {NoSuchDay, "Data", "A2"});
    add("day that never was", "<row r=\"2\"><c s=\"1\"><v>60</v></c></row>", {NoSuchDay, "Data", "A2"});
    add("error", "<row r=\"2\"><c t=\"e\"><v>#N/A</v></c></row>", {ErrorCell, "Data", "A2"});
    add("no result", "<row r=\"2\"><c><v>1</v></c><c><f>A2</f></c></row>", {NoResult, "Data", "B2"});
    add("no result of text", "<row r=\"2\"><c><v>1</v></c><c t=\"s\"><f>A2</f><v/></c></row>", {NoResult, "Data", "B2"});
    add("empty row", "<row r=\"2\"><c><v>1</v></c></row><row r=\"4\"><c><v>1</v></c></row>", {EmptyRow, "Data", 3U});
    add("no record", "", {NoRecord, "Data"});
    add("no name", "<row r=\"2\"><c r=\"C2\"><v>1</v></c></row>", {UnnamedColumn, "Data", "C1"});
    add("no end", "<row r=\"2\"><c><v>1</v></c></row", {BadPart, "xl/worksheets/sheet1.xml", 1U});
    add("sign that is none", "<row r=\"2\"><c><v>&#0;</v></c></row>", {BadPart, "xl/worksheets/sheet1.xml", 1U});
    add("unknown entity", "<row r=\"2\"><c><v>&x;</v></c></row>", {BadPart, "xl/worksheets/sheet1.xml", 1U});
}

void TestWorkbookErrors::brokenWorkbooksAreRefused()
{
    QFETCH(QByteArray, rows);
    QFETCH(QByteArray, said);
    const auto error = errorOf(zipOf(excelParts(rows.toStdString())));
    QVERIFY(error.code == ErrorCode::BadInput);
    QCOMPARE(QByteArray::fromStdString(messageWords(error)), said);
    QCOMPARE(error.place.file, std::string("a.xlsx"));
}

void TestWorkbookErrors::everyCutIsAnError()
{
    const auto rows = names + "<row r=\"2\"><c r=\"A2\"><v>1</v></c><c r=\"B2\"><v>2</v></c></row>";
    const auto whole = zipOf(excelParts(rows));
    QVERIFY(errorOf(whole).code == ErrorCode::Cancelled);
    for (std::size_t length = 0; length < whole.size(); length += 37)
        QVERIFY2(errorOf(whole.substr(0, length)).code == ErrorCode::BadInput, std::to_string(length).c_str());
    for (const auto& [name, bytes] : excelParts(rows)) {
        auto parts = excelParts(rows);
        parts.erase(name);
        QVERIFY2(errorOf(zipOf(parts)).code == ErrorCode::BadInput, name.c_str());
        for (std::size_t length = 0; length < bytes.size(); length += 31) {
            parts[name] = bytes.substr(0, length);
            QVERIFY2(errorOf(zipOf(parts)).code == ErrorCode::BadInput, name.c_str());
        }
    }
    auto damaged = zipOf(excelParts("<row><c t=\"str\"><v>abcdefghijklmnopqrstuvwxyz0123456789</v></c></row>"));
    const auto sheet = damaged.find("xl/worksheets/sheet1.xml");
    damaged[sheet + 100] = static_cast<char>(damaged[sheet + 100] ^ 0x55);
    QVERIFY(errorOf(damaged).code == ErrorCode::BadInput);
}

void TestWorkbookErrors::bombsAreRefused()
{
    const auto blanks = names + "<row r=\"2\"><c><v>1</v></c></row>" + std::string(20'000'000, ' ');
    QVERIFY(says(errorOf(zipOf(excelParts(blanks))), {WorkbookMessage::TextTooLong, "xl/worksheets/sheet1.xml"}));
    std::string comments = names;
    while (comments.size() < 70'000'000)
        comments += "<!--" + std::string(100'000, '.') + "-->";
    QVERIFY(says(errorOf(zipOf(excelParts(comments))), WorkbookMessage::UnpacksToTooMuch));
    const std::string longText = "<text:p>" + std::string(100'000, 'x') + "</text:p>";
    const auto open = "<table:table-row><table:table-cell office:value-type=\"string\" table:number-columns-repeated=\"16384\">" + longText
                      + "</table:table-cell></table:table-row>";
    QVERIFY(says(errorOf(zipOf(openParts(open))), WorkbookMessage::UnpacksToTooMuch));
    const std::string blanksOfOne
        = "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>a<text:s text:c=\"4000000000\"/>"
          "</text:p></table:table-cell></table:table-row>";
    QVERIFY(says(errorOf(zipOf(openParts(blanksOfOne))), {WorkbookMessage::BadPart, "content.xml", 1U}));
}

void TestWorkbookErrors::entitiesAreRefused()
{
    const std::string laughs
        = "<!DOCTYPE x [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c SYSTEM \"file:///etc/passwd\">]>";
    for (const auto* name : {"xl/workbook.xml", "xl/worksheets/sheet1.xml", "_rels/.rels", "xl/styles.xml", "xl/_rels/workbook.xml.rels"}) {
        auto parts = excelParts(names + "<row r=\"2\"><c t=\"str\"><v>&b;&c;</v></c></row>");
        parts[name].insert(0, laughs);
        QVERIFY2(says(errorOf(zipOf(parts)), {WorkbookMessage::DeclaresType, name}), name);
    }
    auto parts = openParts("<table:table-row/>");
    parts["content.xml"].insert(0, laughs);
    QVERIFY(says(errorOf(zipOf(parts)), {WorkbookMessage::DeclaresType, "content.xml"}));
}

void TestWorkbookErrors::lockedOnesAreSaidToBe()
{
    const std::string compound("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
    std::string stream;
    for (const char letter : std::string("EncryptedPackage"))
        stream += {letter, '\0'};
    QVERIFY(says(errorOf(compound + std::string(500, '\0') + stream), WorkbookMessage::Locked));
    QVERIFY(says(errorOf(compound + std::string(500, '\0')), SourceMessage::OldWorkbook));
    auto parts = openParts("");
    parts["META-INF/manifest.xml"]
        = "<m:manifest xmlns:m=\"m\"><m:file-entry m:full-path=\"content.xml\"><m:encryption-data/></m:file-entry>"
          "</m:manifest>";
    parts["content.xml"] = "\x01\x02 locked";
    QVERIFY(says(errorOf(zipOf(parts)), WorkbookMessage::Locked));
    QVERIFY(says(errorOf(zipOf({{"mimetype", "application/vnd"}, {"encrypted-package", "x"}})), WorkbookMessage::Locked));
}

void TestWorkbookErrors::otherFilesAreNoWorkbooks()
{
    for (const auto& bytes :
         {std::string(), std::string("a,b\n1,2\n"), std::string("PK\x03\x04"), zipOf({{"a.csv", "a,b\n1,2\n"}}),
          zipOf({{"content.xml", "<office:document-content xmlns:office=\"o\"><office:text/></office:document-content>"}})}) {
        const auto error = errorOf(bytes);
        QVERIFY(says(error, WorkbookMessage::NotAWorkbook) || says(error, WorkbookMessage::Damaged));
    }
    auto outside = excelParts(names);
    outside["xl/_rels/workbook.xml.rels"] = "<Relationships><Relationship Id=\"s1\" Type=\"x/worksheet\" Target=\"../../../etc/passwd\"/>"
                                            "</Relationships>";
    QVERIFY(says(errorOf(zipOf(outside)), {WorkbookMessage::PartMissing, "Data"}));
    auto chart = excelParts(names);
    chart["xl/_rels/workbook.xml.rels"] = "<Relationships><Relationship Id=\"s1\" Type=\"x/chartsheet\" Target=\"worksheets/sheet1.xml\"/>"
                                          "</Relationships>";
    QVERIFY(says(errorOf(zipOf(chart)), WorkbookMessage::NoVisibleSheet));
    QVERIFY(says(errorOf(zipOf(chart), {.sheet = "Data"}), {WorkbookMessage::NotCells, "Data"}));
    QVERIFY(says(errorOf(zipOf(chart), {.sheet = "data"}), {WorkbookMessage::NoSuchSheet, "data", std::vector<std::string>{"Data"}}));
    QVERIFY(says(errorOf(zipOf(chart), {.range = "3A:B"}), WorkbookMessage::BadRange));
}

void TestWorkbookErrors::noErrorHoldsAValue()
{
    const std::string secret = "secret";
    for (const auto* cell :
         {"<c><v>secret</v></c>", "<c t=\"b\"><v>secret</v></c>", "<c t=\"s\"><v>secret</v></c>", "<c t=\"e\"><v>secret</v></c>",
          "<c t=\"d\"><v>secret</v></c>", "<c t=\"secret\"><v>secret</v></c>", "<c r=\"secret\"><v>secret</v></c>"}) {
        const auto error = errorOf(zipOf(excelParts(names + "<row r=\"2\">" + cell + "</row>")));
        QVERIFY2(error.code == ErrorCode::BadInput, cell);
        QVERIFY2(!wordsOf(error).contains(secret), cell);
    }
}

void TestWorkbookErrors::readingCanBeStopped()
{
    std::string rows = names;
    for (int i = 2; i < 2000; ++i)
        rows += "<row><c><v>1</v></c><c><v>2</v></c></row>";
    const std::vector files{fileIn(m_folder, "big.xlsx", zipOf(excelParts(rows)))};
    std::size_t asked = 0;
    JobContext counting([&] { return ++asked == 0; });
    QVERIFY(readWorkbook(files, {}, counting));
    QVERIFY(asked > 10);
    for (std::size_t stopAt = 1; stopAt <= asked; stopAt += 3) {
        std::size_t now = 0;
        JobContext stopped([&] { return ++now >= stopAt; });
        const auto read = JobContext::untilStopped([&] { return readWorkbook(files, {}, stopped); });
        QVERIFY(!read);
        QVERIFY(read.error().code == ErrorCode::Cancelled);
    }
}

TRANCHE_TEST(TestWorkbookErrors)

} // namespace tst_workbook_errors

#include "tst_workbook_errors.moc"
