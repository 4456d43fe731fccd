// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/cells/cell_answers.h"

#include "tests/support/test_room.h"
#include "tests/ui/shell/import_window/fake_looker.h"

namespace tst_cell_answers {

using namespace tranche;
using Dates = CellAnswers::Dates;
using Names = std::set<std::string>;

class TestCellAnswers : public QObject {
    Q_OBJECT

private slots:
    void aCommonWordThatIsMissingInAllIsSoEverywhere();
    void aCodeIsMissingWhereItWasOffered();
    void aTokenThatWasTypedCountsAsTicked();
    void datesCountWhileTheyAreAsked();
    void everyAnswerGivesItsSchema_data();
    void everyAnswerGivesItsSchema();
    void answersGoAlongWithAName();
    void aRecipeTellsCodesAndDatesAlone();
    void decidedTypesAreShown();
};

namespace {

const MissingOffer mark{"?", {{"job", 3}, {"town", 2}}};
const MissingOffer code{"-9", {{"visits", 4}}};
const DateQuestion paid{"paid", {"%d/%m/%Y", {{"03/04/2021", "2021-04-03"}}}, {"%m/%d/%Y", {{"03/04/2021", "2021-03-04"}}}};

} // namespace

void TestCellAnswers::aCommonWordThatIsMissingInAllIsSoEverywhere()
{
    CellAnswers answers;
    QVERIFY(answers.missingIn(mark).empty());
    answers.treatAsMissing(mark, {"job", "town"});
    QCOMPARE(answers.tokens(), QStringList{QStringLiteral("?")});
    QVERIFY(answers.decided({}).empty());
    answers.treatAsMissing(mark, {"town"});
    QVERIFY(answers.tokens().isEmpty());
    QVERIFY(answers.missingIn(mark) == Names{"town"});
    QCOMPARE(answers.decided({}).at("town").missingTokens, std::vector<std::string>{"?"});
    answers.treatAsMissing(mark, {});
    QVERIFY(answers.missingIn(mark).empty() && answers.decided({}).empty());
}

void TestCellAnswers::aCodeIsMissingWhereItWasOffered()
{
    CellAnswers answers;
    answers.treatAsMissing(code, {"visits"});
    QVERIFY(answers.tokens().isEmpty());
    QCOMPARE(answers.decided({}).size(), std::size_t{1});
    QCOMPARE(answers.decided({}).at("visits").missingTokens, std::vector<std::string>{"-9"});
}

void TestCellAnswers::aTokenThatWasTypedCountsAsTicked()
{
    CellAnswers answers;
    answers.setTokens({QStringLiteral("-9")});
    QVERIFY(answers.missingIn(code) == Names{"visits"});
    answers.treatAsMissing(code, {});
    QVERIFY(answers.tokens().isEmpty());
}

void TestCellAnswers::datesCountWhileTheyAreAsked()
{
    CellAnswers answers;
    QCOMPARE(openQuestions({paid}, answers), std::size_t{1});
    answers.answer(paid, Dates::DayFirst);
    QCOMPARE(openQuestions({paid}, answers), std::size_t{0});
    QCOMPARE(answers.decided({paid}).size(), std::size_t{1});
    QVERIFY(answers.decided({}).empty());
    DateQuestion dotted = paid;
    dotted.dayFirst.pattern = "%d.%m.%Y";
    dotted.monthFirst.pattern = "%m.%d.%Y";
    QCOMPARE(openQuestions({dotted}, answers), std::size_t{1}); // the pattern fits no more
    QVERIFY(answers.decided({dotted}).empty());
}

void TestCellAnswers::everyAnswerGivesItsSchema_data()
{
    QTest::addColumn<Dates>("answer");
    QTest::addColumn<AttributeType>("type");
    QTest::addColumn<std::string>("pattern");
    QTest::newRow("day") << Dates::DayFirst << AttributeType::Date << std::string("%d/%m/%Y");
    QTest::newRow("month") << Dates::MonthFirst << AttributeType::Date << std::string("%m/%d/%Y");
    QTest::newRow("none") << Dates::None << AttributeType::Categorical << std::string();
}

void TestCellAnswers::everyAnswerGivesItsSchema()
{
    QFETCH(Dates, answer);
    QFETCH(AttributeType, type);
    QFETCH(std::string, pattern);
    CellAnswers answers;
    answers.answer(paid, Dates::MonthFirst);
    answers.answer(paid, answer);
    QVERIFY(answers.datesOf(paid) == answer);
    AttributeSchema wanted;
    wanted.type = type;
    wanted.dates = pattern;
    QVERIFY(answers.decided({paid}).at("paid") == wanted);
    answers.answer(paid, Dates::Open);
    QVERIFY(answers.decided({paid}).empty());
}

void TestCellAnswers::answersGoAlongWithAName()
{
    CellAnswers answers;
    answers.treatAsMissing(code, {"visits"});
    answers.rename("visits", "calls");
    QVERIFY(answers.missingIn(code).empty());
    QVERIFY((answers.missingIn({"-9", {{"calls", 4}}}) == Names{"calls"}));
}

void TestCellAnswers::aRecipeTellsCodesAndDatesAlone()
{
    AttributeSchema schema;
    schema.type = AttributeType::Date;
    schema.dates = "%m/%d/%Y";
    schema.missing = MissingRule::KeepAsValue;
    schema.missingTokens = {"never"};
    CellAnswers answers;
    answers.remember({{"paid", schema}});
    QVERIFY(answers.datesOf(paid) == Dates::MonthFirst);
    schema.missing = MissingRule::DropTuple;
    QVERIFY(answers.decided({paid}).at("paid") == schema);
}

void TestCellAnswers::decidedTypesAreShown()
{
    Looked looked{.look = test::plainLook()};
    looked.look.dates = {paid};
    looked.look.dates.front().attribute = "Sex";
    looked.profiles.resize(2);
    CellAnswers answers;
    answers.answer(looked.look.dates.front(), Dates::DayFirst);
    const auto shown = withTypes(std::make_shared<const Looked>(looked), answers);
    QVERIFY(shown->profiles[0].detectedType == AttributeType::Categorical);
    QVERIFY(shown->profiles[1].detectedType == AttributeType::Date);
}

TRANCHE_TEST(TestCellAnswers)

} // namespace tst_cell_answers

#include "tst_cell_answers.moc"
