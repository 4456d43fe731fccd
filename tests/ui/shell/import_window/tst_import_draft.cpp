// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/import_draft.h"

#include "tests/support/test_room.h"
#include "tests/ui/shell/import_window/fake_looker.h"

namespace tst_import_draft {

using namespace tranche;
using namespace tranche::test;

namespace {

ConversionOffer offer(const std::string& text, bool harmless)
{
    return {.conversion = {.kind = Conversion::Kind::ReadAs, .text = text},
            .said = CsvMessage::BlankLine,
            .attributes = {},
            .cells = 0,
            .was = {},
            .becomes = {},
            .harmless = harmless};
}

ImportLook wholeLook()
{
    ImportLook look = plainLook();
    look.whole = true;
    return look;
}

} // namespace

class TestImportDraft : public QObject {
    Q_OBJECT

private slots:
    void onlyHarmlessConversionsAreDoneUnasked()
    {
        const ConversionAnswers answers;
        const auto done = answers.conversions({offer("?", true), offer("-9", false)}, {});
        QCOMPARE(done.size(), std::size_t{1});
        QCOMPARE(done.front().text, std::string("?"));
    }

    void anAnswerCountsMoreThanTheProposal()
    {
        ConversionAnswers answers;
        answers.answer(offer("?", true).conversion, false);
        answers.answer(offer("-9", false).conversion, true);
        const auto done = answers.conversions({offer("?", true), offer("-9", false)}, {});
        QCOMPARE(done.size(), std::size_t{1});
        QCOMPARE(done.front().text, std::string("-9"));
    }

    void whatNobodyOffersStaysUnlessItWasRefused()
    {
        ImportOptions options;
        options.conversions = {offer("old", true).conversion};
        ConversionAnswers answers;
        QCOMPARE(answers.conversions({}, options).size(), std::size_t{1});
        answers.answer(options.conversions.front(), false);
        QVERIFY(answers.conversions({}, options).empty());
    }

    void aWholeLookWithoutAnythingToDecideIsClean() { QVERIFY(isClean(wholeLook())); }

    void whatCouldBeMissingKeepsNobodyWaiting()
    {
        ImportLook look = wholeLook();
        look.missing = {{"?", {{"Sex", 9}}}};
        look.evidence
            = {{.choice = ImportChoice::Missing, .said = CsvMessage::BlankLine, .verdict = Evidence::Verdict::NotNeeded, .count = 9}};
        QVERIFY(isClean(look));
    }

    void aQuestionAboutDatesIsOpenUntilItIsAnswered()
    {
        ImportLook look = wholeLook();
        look.dates = {{"Sex", {"%d/%m/%Y"}, {"%m/%d/%Y"}}};
        CellAnswers answers;
        QCOMPARE(questions(look, answers), std::size_t{1});
        answers.answer(look.dates.front(), CellAnswers::Dates::None);
        QCOMPARE(questions(look, answers), std::size_t{0});
        QVERIFY(!isClean(look)); // as it was found
    }

    void whateverIsToBeDecidedIsNotClean_data()
    {
        QTest::addColumn<int>("change");
        QTest::newRow("only the beginning") << 0;
        QTest::newRow("a problem") << 1;
        QTest::newRow("a problem that is not listed") << 2;
        QTest::newRow("a conversion") << 3;
        QTest::newRow("something left out") << 4;
        QTest::newRow("a question") << 5;
        QTest::newRow("records that differ") << 6;
        QTest::newRow("no header") << 7;
        QTest::newRow("no record can be read") << 8;
        QTest::newRow("two sheets") << 9;
        QTest::newRow("labels of values") << 10;
        QTest::newRow("dates of either order") << 11;
    }

    void whateverIsToBeDecidedIsNotClean()
    {
        QFETCH(int, change);
        ImportLook look = wholeLook();
        switch (change) {
        case 0: look.whole = false; break;
        case 1: look.problems = {raggedProblem(3, false)}; break;
        case 2: look.problemsInAll = 1; break;
        case 3: look.conversions = {offer("?", true)}; break;
        case 4: look.leftOut = {CsvMessage::BlankLine}; break;
        case 5: look.evidence = {{.said = CsvMessage::BlankLine, .verdict = Evidence::Verdict::Decide}}; break;
        case 6: look.evidence = {{.said = CsvMessage::BlankLine, .verdict = Evidence::Verdict::Differ}}; break;
        case 7: look.options.csv()->header = false; break;
        case 8: look.head = nullptr; break;
        case 9:
            look.options.form = WorkbookOptions();
            look.parts = {{.name = "a"}, {.name = "b"}};
            break;
        case 11: look.dates = {{"Sex", {"%d/%m/%Y"}, {"%m/%d/%Y"}}}; break;
        default: look.options.form = StatisticalOptions(); look.labels = {{.label = "Sex", .values = {{"1", "male"}}}};
        }
        QVERIFY(!isClean(look));
    }

    void problemsThatAreNotListedStopAsWell()
    {
        ImportLook look = wholeLook();
        look.problems = {raggedProblem(3)};
        look.problemsInAll = 900;
        QCOMPARE(stoppers(look), std::size_t{900});
        look.problems.push_back(raggedProblem(4, false));
        QCOMPARE(stoppers(look), std::size_t{1});
    }

    void choicesForRecordsGoWithTheirFiles()
    {
        CsvOptions csv;
        csv.records = {{.line = 9}, {0, 12, RecordChoice::Kind::Join, 2}, {.file = 1, .line = 3}, {.file = 2, .line = 4}};
        ImportOptions options(csv);
        const QStringList before{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
        keepWithFiles(options, before, {QStringLiteral("c"), QStringLiteral("new"), QStringLiteral("a")});
        const std::vector<RecordChoice> moved{{.line = 4}, {.file = 2, .line = 9}, {2, 12, RecordChoice::Kind::Join, 2}};
        QVERIFY(options.csv()->records == moved);
        chooseRecord(options, {.file = 2, .line = 12});
        takeBack(options, moved.front());
        QVERIFY(options.csv()->records == (std::vector<RecordChoice>{{.file = 2, .line = 9}, {.file = 2, .line = 12}}));
        ImportOptions other{SourceForm(WorkbookOptions())};
        chooseRecord(other, moved.front()); // there is no line in it
        QVERIFY(other == ImportOptions(SourceForm(WorkbookOptions())));
    }

    void namesWithACommaAreTypedInQuotes()
    {
        const std::vector<std::string> names{"Age", "Income, gross", "Sex"};
        QStringList read = namesOf(typedNames(names));
        QCOMPARE(read, QStringList({QStringLiteral("Age"), QStringLiteral("Income, gross"), QStringLiteral("Sex")}));
        QCOMPARE(namesOf(QStringLiteral(" , ,")), QStringList());
    }
};

TRANCHE_WINDOW_TEST(TestImportDraft)

} // namespace tst_import_draft

#include "tst_import_draft.moc"
