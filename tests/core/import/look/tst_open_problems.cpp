// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/open_problems.h"

#include "tests/support/import/made_files.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QStringList>

namespace tst_open_problems {

using namespace tranche;

using Decided = std::map<std::string, AttributeSchema>;

/// Of ages with a few cells that are no number, and of visits with a code.
class TestOpenProblems : public QObject {
    Q_OBJECT

private slots:
    void nothingIsSettledByItself();
    void aTextThatIsMissingIsSettledInAllItsCells();
    void aTokenOfAnotherAttributeSettlesNothing();
    void aCategoryHasNoOddCells();
    void aConversionIsDoneFirst();
    void whatIsNotListedIsStillCounted();
    void aLongCellIsNoToken();
    void aCodeIsToldWithItsNeighbours();

private:
    ImportLook look(const QByteArray& odd, int odds = 1, const QByteArray& more = {});

    test::MadeFiles m_files;
};

namespace {

QString shown(const OpenProblems& open)
{
    QStringList texts;
    for (const auto& problem : open.problems)
        texts << QString::fromStdString(problem.cell ? problem.cell->text + " of " + std::to_string(problem.cell->alike) : "record");
    return texts.join("; ") + QStringLiteral(" / %1").arg(open.inAll);
}

Decided tokenOf(const char* attribute, const char* token)
{
    Decided decided;
    decided[attribute].missingTokens = {token};
    return decided;
}

Decided categoryOf(const char* attribute)
{
    Decided decided;
    decided[attribute].type = AttributeType::Categorical;
    return decided;
}

} // namespace

/// Eight hundred ages, of which the first are `odd`; `more` is one record at the end.
ImportLook TestOpenProblems::look(const QByteArray& odd, int odds, const QByteArray& more)
{
    QByteArray text = "name;age;visits\n";
    for (int i = 0; i < 800; ++i)
        text += "p" + QByteArray::number(i) + ";" + (i < odds ? odd : QByteArray::number(20 + i % 60)) + ";"
                + (i % 100 == 50 ? "-9" : QByteArray::number(i % 8)) + "\n";
    CsvOptions csv;
    csv.delimiter = ';';
    JobContext job;
    const std::vector files{m_files.write("people.csv", text + more)};
    auto found = lookAtSource(files, ImportOptions(csv), LookExtent::Whole, job);
    if (!found)
        qFatal("cannot look: %s", test::wordsOf(found.error()).c_str());
    return std::move(*found);
}

void TestOpenProblems::nothingIsSettledByItself()
{
    const auto found = look("4l", 2, "x;n.k.;1\n");
    QCOMPARE(shown(openProblems(found, {}, {}, {})), QString("4l of 2; 4l of 2; n.k. of 1 / 3"));
}

void TestOpenProblems::aTextThatIsMissingIsSettledInAllItsCells()
{
    const auto found = look("4l", 2, "x;n.k.;1\n");
    QCOMPARE(shown(openProblems(found, {}, {}, tokenOf("age", "4l"))), QString("n.k. of 1 / 1"));
    const std::vector<std::string> everywhere{"n.k.", "4l"};
    QCOMPARE(shown(openProblems(found, {}, everywhere, {})), QString(" / 0"));
}

void TestOpenProblems::aTokenOfAnotherAttributeSettlesNothing()
{
    QCOMPARE(shown(openProblems(look("4l"), {}, {}, tokenOf("visits", "4l"))), QString("4l of 1 / 1"));
}

void TestOpenProblems::aCategoryHasNoOddCells()
{
    const auto open = openProblems(look("4l", 2, "x;n.k.;1\n"), {}, {}, categoryOf("age"));
    QCOMPARE(shown(open), QString(" / 0"));
    QCOMPARE(open.categories, std::vector<std::string>{"age"});
    QVERIFY(openProblems(look("4l"), {}, {}, categoryOf("name")).categories.empty()); // it has none
}

void TestOpenProblems::aConversionIsDoneFirst()
{
    const auto found = look(" 4l", 2);
    const std::vector trim{Conversion{.kind = Conversion::Kind::TrimBlanks}};
    QCOMPARE(shown(openProblems(found, trim, {}, {})), QString("4l of 2; 4l of 2 / 2"));
    QCOMPARE(shown(openProblems(found, trim, {}, tokenOf("age", "4l"))), QString(" / 0"));
    QCOMPARE(shown(openProblems(found, {}, {}, tokenOf("age", "4l"))), QString(" 4l of 2;  4l of 2 / 2"));
    const std::vector mend{Conversion{.kind = Conversion::Kind::ReadAs, .attributes = {"age"}, .text = " 4l", .becomes = "41"}};
    QCOMPARE(shown(openProblems(found, mend, {}, {})), QString(" / 0"));
}

void TestOpenProblems::whatIsNotListedIsStillCounted()
{
    auto found = look("4l", 20, "x;n.k.;1\n");
    found.problems.erase(found.problems.begin() + 5, found.problems.end());
    QCOMPARE(openProblems(found, {}, {}, {}).inAll, std::size_t{21});
    QCOMPARE(shown(openProblems(found, {}, {}, tokenOf("age", "4l"))), QString(" / 1"));
    QCOMPARE(shown(openProblems(found, {}, {}, categoryOf("age"))), QString(" / 0"));
}

void TestOpenProblems::aLongCellIsNoToken()
{
    const auto found = look(QByteArray(101, 'x'));
    QCOMPARE(shown(openProblems(found, {}, {}, {})), QString(" of 0 / 1"));
    QCOMPARE(shown(openProblems(found, {}, {}, tokenOf("age", ""))), QString(" of 0 / 1"));
}

void TestOpenProblems::aCodeIsToldWithItsNeighbours()
{
    const auto found = look("33");
    const DoubtfulCode code{"visits", "-9", 8, "0", "7"};
    QVERIFY(openProblems(found, {}, {}, {}).codes == std::vector{code});
    QVERIFY(openProblems(found, {}, {}, tokenOf("visits", "-9")).codes.empty());
    QVERIFY(openProblems(found, {}, std::vector<std::string>{"-9"}, {}).codes.empty());
    QVERIFY(openProblems(found, {}, {}, categoryOf("visits")).codes.empty());
    QVERIFY(openProblems(found, {}, {}, tokenOf("age", "-9")).codes == std::vector{code});
}

TRANCHE_TEST(TestOpenProblems)

} // namespace tst_open_problems

#include "tst_open_problems.moc"
