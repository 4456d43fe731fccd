// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/list_text.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

namespace tst_list_text {

using namespace tranche;
using namespace tranche::cli;

using Cells = std::vector<std::string>;

class TestListText : public QObject {
    Q_OBJECT

private slots:
    void readsPlainAndQuotedCells();
    void readsListsOfLists();
    void refusesEmptyAndStrayCells_data();
    void refusesEmptyAndStrayCells();
    void cutsAssignmentsAtTheFirstEqualsSignOrAfterAQuotedName();
    void readsWholeNumbersWithinTheirRange();
};

void TestListText::readsPlainAndQuotedCells()
{
    QCOMPARE(readList("--keep", "age,marital-status").value(), (Cells{"age", "marital-status"}));
    QCOMPARE(readList("--keep", R"("a,b",c,"say ""x""")").value(), (Cells{"a,b", "c", "say \"x\""}));
    QCOMPARE(readList("--order", R"(low|"a|b"|high, very)", '|').value(), (Cells{"low", "a|b", "high, very"}));
    QCOMPARE(readList("--keep", " a , b").value(), (Cells{" a ", " b"}));
    QCOMPARE(readList("--keep", R"(a "b",c"d,5",x)").value(), (Cells{R"(a "b")", R"(c"d)", R"(5")", "x"}));
    QCOMPARE(readList("--order", R"(x|"|y)", '|').value(), (Cells{"x", "\"", "y"}));
    QCOMPARE(readList("--order", R"(")", '|').value(), Cells{"\""});
    QCOMPARE(readList("--order", R"(""""|"|")", '|').value(), (Cells{"\"", "|"}));
}

void TestListText::readsListsOfLists()
{
    QCOMPARE(readLists("--partition", "A,B|C,S").value(), (std::vector<Cells>{{"A", "B"}, {"C", "S"}}));
    QCOMPARE(readLists("--partition", R"("x|y",B|"c,d")").value(), (std::vector<Cells>{{"x|y", "B"}, {"c,d"}}));
    QCOMPARE(readLists("--partition", "A").value(), (std::vector<Cells>{{"A"}}));
}

void TestListText::refusesEmptyAndStrayCells_data()
{
    QTest::addColumn<QString>("text");
    for (const auto* text : {"", ",a", "a,", "a,,b", "\"a", "\"a\"b", "\"\""})
        QTest::newRow(*text == '\0' ? "nothing" : text) << text;
}

void TestListText::refusesEmptyAndStrayCells()
{
    QFETCH(QString, text);
    const auto result = readList("--keep", text.toStdString());
    QVERIFY(!result.has_value());
    QVERIFY(tranche::test::wordsOf(result.error()).starts_with("The option --keep has "));
}

void TestListText::cutsAssignmentsAtTheFirstEqualsSignOrAfterAQuotedName()
{
    QCOMPARE(readAssignment("--order", "A=x=y").value(), (std::pair<std::string, std::string>("A", "x=y")));
    QCOMPARE(readAssignment("--order", R"("a=b"=x|"y")").value(), (std::pair<std::string, std::string>("a=b", R"(x|"y")")));
    for (const auto* text : {"", "A", "A=", "=x", "\"A\"x=1"})
        QVERIFY2(!readAssignment("--order", text).has_value(), text);
}

void TestListText::readsWholeNumbersWithinTheirRange()
{
    QCOMPARE(readCount("--bins", "10", 2, 100).value(), std::uint64_t{10});
    for (const auto* text : {"1", "101", "", "x", "10 ", " 10", "-3", "+3", "1.5", "99999999999999999999"}) {
        const auto result = readCount("--bins", text, 2, 100);
        QVERIFY2(!result.has_value(), text);
        QCOMPARE(tranche::test::wordsOf(result.error()), std::string("The option --bins expects a whole number from 2 to 100."));
    }
}

TRANCHE_TEST(TestListText)

} // namespace tst_list_text

#include "tst_list_text.moc"
