// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/dictionary_file.h"

#include "tests/core/release/files/describing/described_table.h"
#include "tests/support/test_room.h"

#include <sstream>

namespace tst_dictionary_file {

using namespace tranche;
using namespace tranche::test;

namespace {

std::vector<std::string> linesOf(const Snapshot& snapshot, const ReleaseOptions& options)
{
    std::vector<std::string> lines;
    std::istringstream text(dictionaryFile(snapshot, options));
    for (std::string line; std::getline(text, line);)
        lines.push_back(line);
    return lines;
}

} // namespace

class TestDictionaryFile : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void labelsOfValuesAreTheLastField();
    void withoutALabelThereIsNoSuchField();

private:
    Snapshot m_snapshot;
};

void TestDictionaryFile::initTestCase()
{
    m_snapshot = describedPersons();
}

/// In the order of the values, the one that means missing last; as in the table, also where cells are prefixed.
void TestDictionaryFile::labelsOfValuesAreTheLastField()
{
    auto options = describedOptions();
    options.formulaCells = FormulaCells::Prefixed;
    options.valueLabels = {{"age", {{"22", "twenty-two"}, {"99", "Secret"}}},
                           {"=g&<r>", {{"?", "not asked"}, {"c,d", "C \"&\" D"}, {"-x", "Minus"}, {"nobody", "Secret"}}}};
    const auto lines = linesOf(m_snapshot, options);
    QVERIFY(lines[0].ends_with(",formula_cells,value_labels"));
    QVERIFY(lines[1].ends_with(R"(,prefixed,"[{""label"":""twenty-two"",""value"":""22""}]")"));
    QVERIFY(lines[2].ends_with(",prefixed,"));
    QVERIFY2(lines[4].ends_with(R"(,prefixed,"[{""label"":""Minus"",""value"":""-x""},{""label"":""C \""&\"" D"",""value"":""c,d""},)"
                                R"({""label"":""not asked"",""value"":""?""}]")"),
             lines[4].c_str());
}

/// Values that do not occur, and texts of regions, have none.
void TestDictionaryFile::withoutALabelThereIsNoSuchField()
{
    auto options = describedOptions();
    options.valueLabels = {{"age", {{"99", "Secret"}}}, {"nobody", {{"22", "Secret"}}}, {"income", {{"2", " "}}}};
    QCOMPARE(linesOf(m_snapshot, options), linesOf(m_snapshot, describedOptions()));
    options.valueLabels = {{"age", {{"[20, 23]", "young"}, {"20", "twenty"}}}};
    for (const auto& line : linesOf(generalizedPersons(), options))
        QVERIFY2(!line.contains("young") && !line.contains("twenty"), line.c_str());
}

TRANCHE_CORE_TEST(TestDictionaryFile)

} // namespace tst_dictionary_file

#include "tst_dictionary_file.moc"
