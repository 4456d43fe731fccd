// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import/workbook_message.h"
#include "core/import/look/import_look.h"
#include "tests/support/csv.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"
#include "tests/support/import/workbooks.h"

namespace tst_workbook_look {

using namespace tranche;
using namespace tranche::test;
using Verdict = Evidence::Verdict;

class TestWorkbookLook : public QObject {
    Q_OBJECT

private slots:
    void proposesTheRangeBetweenTitleAndTotal();
    void everyChoiceHasItsEvidence();
    void faultsAreProblems();
    void whatCannotBeOpenedIsAProblem();
    void aBeginningIsNotTheWhole();
    void whatIsWrongElsewhereStopsNothing();
};

static std::vector<std::filesystem::path> filesOf(const char* name)
{
    return {(dataFolder() + QStringLiteral("/workbooks/") + QString::fromUtf8(name)).toStdString()};
}

static ImportLook look(const std::vector<std::filesystem::path>& files, const std::optional<ImportOptions>& options = {},
                       LookExtent extent = LookExtent::Whole)
{
    JobContext job;
    auto seen = lookAtSource(files, options, extent, job);
    return seen ? std::move(*seen) : ImportLook{};
}

static const Evidence& evidenceOf(const ImportLook& seen, ImportChoice choice)
{
    return *std::ranges::find(seen.evidence, choice, &Evidence::choice);
}

void TestWorkbookLook::proposesTheRangeBetweenTitleAndTotal()
{
    for (const auto extent : {LookExtent::Beginning, LookExtent::Whole})
        for (const auto* name : {"openpyxl.xlsx", "libreoffice.ods"}) {
            const auto seen = look(filesOf(name), {}, extent);
            const auto& options = std::get<WorkbookOptions>(seen.options.form);
            QCOMPARE(options.sheet, std::string("People"));
            QCOMPARE(options.range, std::string("A3:J7"));
            QVERIFY(seen.whole);
            QCOMPARE(seen.records, 4U);
            QCOMPARE(seen.attributes, 10U);
            QCOMPARE(seen.parts.size(), 3U);
            QVERIFY(seen.parts[0].hidden && !seen.parts[1].hidden);
        }
    const auto seen = look(filesOf("openpyxl.xlsx"));
    QCOMPARE(seen.head->rowCount(), 4U);
    QCOMPARE(seen.parts[1].records, 8U);
    QCOMPARE(seen.parts[0].records, 1U);
    QVERIFY(std::get<WorkbookOptions>(look(filesOf("write-only.xlsx")).options.form).range.empty());
}

void TestWorkbookLook::everyChoiceHasItsEvidence()
{
    ImportOptions options(WorkbookOptions{.range = "A3:J7", .errors = WorkbookOptions::ErrorCells::Missing});
    const auto seen = look(filesOf("libreoffice.xlsx"), options);
    QVERIFY(seen.problems.empty());
    QVERIFY(says(evidenceOf(seen, ImportChoice::Sheet).said, {WorkbookNote::Sheets, 2U, 1U}));
    QVERIFY(says(evidenceOf(seen, ImportChoice::Range).said, {WorkbookNote::RowsAround, 1U, 1U}));
    QVERIFY(evidenceOf(seen, ImportChoice::Range).verdict == Verdict::Differ);
    QVERIFY(says(evidenceOf(seen, ImportChoice::Header).said, {WorkbookNote::HeaderFits, 10U}));
    QVERIFY(evidenceOf(seen, ImportChoice::FormulaCells).verdict == Verdict::Agree);
    QVERIFY(says(evidenceOf(seen, ImportChoice::ErrorCells).said, {WorkbookNote::Errors, 1U, "J7"}));
    QVERIFY(evidenceOf(seen, ImportChoice::ErrorCells).verdict == Verdict::Differ);
    QVERIFY(says(evidenceOf(seen, ImportChoice::HiddenRows).said, {WorkbookNote::Hidden, 1U, 1U}));
    QVERIFY(says(evidenceOf(seen, ImportChoice::Dates).said, {WorkbookNote::DaysFrom, 9U, Argument::figure("1900")}));
    QVERIFY(says(seen.leftOut.back(), WorkbookNote::NoFormats));
    for (const auto& each : seen.evidence)
        QVERIFY(isWellSaid(each.said.says, messageWords(each.said)));
}

void TestWorkbookLook::faultsAreProblems()
{
    const auto seen = look(filesOf("no-results.xlsx"), ImportOptions(WorkbookOptions{.range = "A3:J7"}));
    QCOMPARE(seen.problemsInAll, 6U);
    QVERIFY(says(seen.problems[0].said, {WorkbookMessage::NoResult, "People", "I4"}));
    QVERIFY(says(evidenceOf(seen, ImportChoice::FormulaCells).said, {WorkbookNote::LacksResults, 6U, 6U, "I4"}));
    QVERIFY(evidenceOf(seen, ImportChoice::FormulaCells).verdict == Verdict::Stop);
    QVERIFY(seen.head);
    const auto names = look(filesOf("openpyxl.xlsx"), ImportOptions(WorkbookOptions{.range = "A1:J7"}));
    QVERIFY(says(names.problems.front().said, {WorkbookMessage::UnnamedColumn, "People", "B1"}));
    QVERIFY(evidenceOf(names, ImportChoice::Header).verdict == Verdict::Stop);
    QVERIFY(!names.head);
}

void TestWorkbookLook::whatCannotBeOpenedIsAProblem()
{
    const QTemporaryDir folder;
    const auto seen = look({fileIn(folder, "a.ods", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")});
    QCOMPARE(seen.problems.size(), 1U);
    QCOMPARE(seen.problems[0].said.place.file, std::string("a.ods"));
    JobContext job;
    const std::vector<std::filesystem::path> missing{folder.path().toStdString() + "/b.xlsx"};
    QVERIFY(lookAtSource(missing, {}, LookExtent::Whole, job).error().code == ErrorCode::NotFound);
    const auto range = look(filesOf("openpyxl.xlsx"), ImportOptions(WorkbookOptions{.range = "3"}));
    QVERIFY(says(range.problems.front().said, WorkbookMessage::BadRange));
}

void TestWorkbookLook::aBeginningIsNotTheWhole()
{
    std::string rows = "<row><c t=\"str\"><v>Title</v></c></row><row><c t=\"str\"><v>a</v></c><c t=\"str\"><v>b</v></c></row>";
    for (int i = 0; i < 5000; ++i)
        rows += "<row><c><v>1</v></c><c><v>" + std::to_string(i) + "</v></c></row>";
    rows += "<row><c t=\"e\"><v>#N/A</v></c></row>";
    const QTemporaryDir folder;
    const std::vector files{fileIn(folder, "a.xlsx", zipOf(excelParts(rows)))};
    const auto beginning = look(files, {}, LookExtent::Beginning);
    QVERIFY(!beginning.whole);
    QVERIFY(beginning.problems.empty());
    QCOMPARE(std::get<WorkbookOptions>(beginning.options.form).range, std::string("A2:B"));
    const auto whole = look(files, {}, LookExtent::Whole);
    QCOMPARE(whole.records, 5001U);
    QCOMPARE(whole.head->rowCount(), 2000U);
    QCOMPARE(whole.problemsInAll, 1U);
}

void TestWorkbookLook::whatIsWrongElsewhereStopsNothing()
{
    auto parts = excelParts(R"(<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row><row r="2"><c r="A2"><v>1</v></c></row>)");
    auto& book = parts.at("xl/workbook.xml");
    const std::string sheet = R"(<sheet name="Data" sheetId="1" r:id="s1"/>)";
    book.replace(book.find(sheet), sheet.size(), sheet + R"(<sheet name="Gone" sheetId="2" r:id="s2"/>)");
    const QTemporaryDir folder;
    const auto seen = look({fileIn(folder, "book.xlsx", zipOf(parts))});
    QCOMPARE(seen.parts.size(), 2U);
    QCOMPARE(seen.records, 1U);
    QVERIFY(seen.all);
    QCOMPARE(seen.problems.size(), 1U);
    QVERIFY(!seen.problems.front().stops);
}

TRANCHE_TEST(TestWorkbookLook)

} // namespace tst_workbook_look

#include "tst_workbook_look.moc"
