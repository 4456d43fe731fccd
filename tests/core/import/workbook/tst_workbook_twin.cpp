// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/import/workbook/cell_reference.h"
#include "core/import/workbook/workbook_reader.h"
#include "tests/support/csv.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"
#include "tests/support/import/workbooks.h"

namespace tst_workbook_twin {

using namespace tranche;
using namespace tranche::test;
using Rows = std::vector<std::vector<std::string>>;

/// Random tables, written as plainly as can be in every way in which a workbook may be written, are read back as they were.
class TestWorkbookTwin : public QObject {
    Q_OBJECT

private slots:
    void randomTablesAreReadBack_data();
    void randomTablesAreReadBack();
};

/// A text with what is awkward in XML, in workbooks and in text.
static std::string randomText(SeededRandom& random)
{
    static const std::vector<std::string> pieces{"a",
                                                 "B",
                                                 " ",
                                                 "  ",
                                                 "\n",
                                                 "\t",
                                                 "&",
                                                 "<",
                                                 ">",
                                                 "\"",
                                                 "'",
                                                 "_x0041_",
                                                 "_",
                                                 "=1+1",
                                                 "0",
                                                 "\xC3\xA9",
                                                 "\xE6\x9D\xB1",
                                                 "\xF0\x9F\x98\x80",
                                                 ";",
                                                 ",",
                                                 "]]>",
                                                 "#N/A",
                                                 "TRUE",
                                                 "\xEF\xBB\xBF",
                                                 "\xC2\xA0"};
    std::string text;
    for (auto left = 1 + random.below(6); left > 0; --left)
        text += pieces[random.below(pieces.size())];
    return text;
}

static std::string randomNumber(SeededRandom& random)
{
    static const std::vector<std::string> numbers{"0", "-0", "1", "007", "1.50", "-2.5E-07", "12345678901234567890", "0.1", "1e+300", "3."};
    return numbers[random.below(numbers.size())];
}

struct RandomCell {
    std::string text;
    bool number = false;
};
using RandomSheet = std::vector<std::vector<RandomCell>>;

/// Names in the first row; no row is empty.
static RandomSheet randomSheet(SeededRandom& random)
{
    const auto width = 1 + random.below(5);
    RandomSheet sheet(2 + random.below(8), std::vector<RandomCell>(width));
    for (std::size_t i = 0; i < width; ++i)
        sheet[0][i] = {"n" + std::to_string(i) + (random.below(3) == 0 ? " & \xC3\xA9" : ""), false};
    for (std::size_t row = 1; row < sheet.size(); ++row) {
        for (auto& cell : sheet[row])
            if (const auto kind = random.below(4); kind > 0)
                cell = kind == 1 ? RandomCell{randomNumber(random), true} : RandomCell{randomText(random), false};
        sheet[row][random.below(width)] = {"x", false};
    }
    return sheet;
}

static std::string escaped(const std::string& text)
{
    std::string xml;
    for (const char sign : text)
        xml += sign == '&' ? "&amp;" : sign == '<' ? "&lt;" : sign == '>' ? "&gt;" : sign == '\n' ? "&#10;" : std::string(1, sign);
    return xml;
}

/// `_` before what would be read as an escape is one itself.
static std::string excelText(std::string text)
{
    for (auto at = text.find("_x"); at != std::string::npos; at = text.find("_x", at + 8))
        text.insert(at, "_x005F");
    return escaped(text);
}

/// How an Excel workbook is written.
struct Dialect {
    bool shared = false;
    bool rich = false;
    bool places = true; ///< cells say where they stand
    std::uint32_t firstRow = 1;
    std::uint32_t firstColumn = 1;
};

static std::string richText(const std::string& text, SeededRandom& random, bool rich)
{
    auto cut = rich ? random.below(text.size() + 1) : 0;
    while (cut > 0 && cut < text.size() && (static_cast<unsigned char>(text[cut]) & 0xC0U) == 0x80U)
        --cut; // within a character
    const auto front = text.substr(0, cut);
    const bool splits = front.ends_with('_') || text.substr(cut).starts_with("x") || text.find("_x") != std::string::npos;
    const auto piece = [](const std::string& part) { return "<t xml:space=\"preserve\">" + excelText(part) + "</t>"; };
    if (!rich || splits)
        return piece(text);
    return "<r>" + piece(front) + "</r><r><rPr><b/></rPr>" + piece(text.substr(cut)) + "</r><rPh sb=\"0\" eb=\"1\"><t>no</t></rPh>";
}

static Parts excelOf(const RandomSheet& sheet, const Dialect& dialect, SeededRandom& random)
{
    std::string rows;
    std::string texts;
    std::size_t count = 0;
    for (std::uint32_t row = 0; row < sheet.size(); ++row) {
        rows += dialect.places ? "<row r=\"" + std::to_string(row + dialect.firstRow) + "\">" : "<row>";
        for (std::uint32_t i = 0; i < sheet[row].size(); ++i) {
            const auto& cell = sheet[row][i];
            const auto place = dialect.places ? " r=\"" + cellName({row + dialect.firstRow, i + dialect.firstColumn}) + '"' : std::string();
            if (cell.text.empty()) {
                rows += dialect.places && random.below(2) == 0 ? "" : "<c" + place + "/>";
            } else if (cell.number) {
                rows += "<c" + place + "><v>" + cell.text + "</v></c>";
            } else if (dialect.shared) {
                texts += "<si>" + richText(cell.text, random, dialect.rich) + "</si>";
                rows += "<c" + place + " t=\"s\"><v>" + std::to_string(count++) + "</v></c>";
            } else {
                rows += "<c" + place + " t=\"inlineStr\"><is>" + richText(cell.text, random, dialect.rich) + "</is></c>";
            }
        }
        rows += "</row>";
    }
    auto parts = excelParts(rows);
    auto& relations = parts["xl/_rels/workbook.xml.rels"];
    relations.insert(relations.find("</Relationships>"), "<Relationship Id=\"ss\" Type=\"x/sharedStrings\" Target=\"/xl/strings.xml\"/>");
    parts["xl/strings.xml"] = "<sst>" + texts + "</sst>";
    return parts;
}

static std::string openText(const std::string& text)
{
    std::string xml = "<text:p>";
    for (const char sign : text)
        xml += sign == ' '    ? "<text:s/>"
               : sign == '\t' ? "<text:tab/>"
               : sign == '\n' ? "</text:p><text:p>"
                              : escaped(std::string(1, sign));
    return xml + "</text:p>";
}

static Parts openOf(const RandomSheet& sheet)
{
    std::string rows;
    for (const auto& row : sheet) {
        rows += "<table:table-row>";
        for (const auto& cell : row)
            rows += cell.text.empty() ? "<table:table-cell/>"
                    : cell.number     ? "<table:table-cell office:value-type=\"float\" office:value=\"" + cell.text
                                        + "\"><text:p>shown</text:p></table:table-cell>"
                                  : "<table:table-cell office:value-type=\"string\">" + openText(cell.text) + "</table:table-cell>";
        rows += "<table:table-cell table:number-columns-repeated=\"1000\"/></table:table-row>";
    }
    return openParts(rows + "<table:table-row table:number-rows-repeated=\"1048000\"><table:table-cell/></table:table-row>");
}

void TestWorkbookTwin::randomTablesAreReadBack_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("shared texts") << 0;
    QTest::newRow("texts in their cells, no places") << 1;
    QTest::newRow("rich shared texts, far from the corner") << 2;
    QTest::newRow("rich texts in their cells") << 3;
    QTest::newRow("OpenDocument") << 4;
}

void TestWorkbookTwin::randomTablesAreReadBack()
{
    QFETCH(int, way);
    const QTemporaryDir folder;
    for (const auto seed : Seeds(8000, 60)) {
        SeededRandom random(seed * 5 + static_cast<std::uint64_t>(way));
        const auto sheet = randomSheet(random);
        const Dialect dialect{way == 0 || way == 2, way == 2 || way == 3, way != 1, way == 2 ? 900U : 1U, way == 2 ? 25U : 1U};
        const auto parts = way == 4 ? openOf(sheet) : excelOf(sheet, dialect, random);
        Rows expected;
        for (const auto& row : sheet) {
            expected.emplace_back();
            for (const auto& cell : row)
                expected.back().push_back(cell.text);
        }
        const std::vector files{fileIn(folder, "a.xlsx", zipOf(parts))};
        JobContext job;
        const auto read = readWorkbook(files, {}, job);
        QVERIFY2(read, qPrintable(QString::fromStdString("seed " + std::to_string(seed) + ": " + (read ? "" : wordsOf(read.error())))));
        const auto rows = rowsOf(*read->table);
        for (std::size_t row = 0; row < expected.size(); ++row)
            QVERIFY2(row < rows.size() && rows[row] == expected[row], qPrintable(QStringLiteral("seed %1, row %2").arg(seed).arg(row)));
        QCOMPARE(rows.size(), expected.size());
    }
}

TRANCHE_TEST(TestWorkbookTwin)

} // namespace tst_workbook_twin

#include "tst_workbook_twin.moc"
