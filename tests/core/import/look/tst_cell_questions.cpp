// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/cell_questions.h"

#include "core/base/messages/csv_message.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QFile>
#include <QTemporaryDir>

namespace tst_cell_questions {

using namespace tranche;

class TestCellQuestions : public QObject {
    Q_OBJECT

private slots:
    void aLookAsksAboutCellsAsTheyWouldBeConverted();
    void whatIsRefusedIsNotAskedAbout();
    void aChosenConversionCountsThoughItIsNotHarmless();
    void datesShowBothReadings();
    void allDatesAreSeenAskedAboutOrNot();
    void aDeclaredTokenLaysDatesAndCodesOpen();
    void whatAttributesDeclareIsCountedAsWell();
    void aBeginningIsNotAskedAbout();
    void whatIsChosenAndNotOfferedComesFirst();
    void namesOfOtherTablesCountForNothing();

private:
    ImportLook look(const QByteArray& text, std::vector<Conversion> chosen = {}, LookExtent extent = LookExtent::Whole);

    QTemporaryDir m_folder;
};

namespace {

const Conversion trimBlanks{.kind = Conversion::Kind::TrimBlanks};

QString shown(const std::vector<MissingOffer>& offers)
{
    QStringList texts;
    for (const auto& offer : offers)
        for (const auto& [name, cells] : offer.cells)
            texts << QString("%1 %2 %3").arg(QString::fromStdString(offer.token), QString::fromStdString(name)).arg(cells);
    return texts.join("; ");
}

QString shown(const std::vector<DateQuestion>& questions)
{
    QStringList texts;
    for (const auto& question : questions)
        texts << QString("%1 %2 %3")
                     .arg(QString::fromStdString(question.attribute))
                     .arg(question.dayFirst.different)
                     .arg(question.monthFirst.different);
    return texts.join("; ");
}

CellQuestions asked(const ImportLook& look, std::span<const Conversion> done, const Schema& schema = {})
{
    JobContext job;
    auto questions = cellQuestions(*look.all, done, schema, job);
    if (!questions)
        qFatal("cannot ask: %s", test::wordsOf(questions.error()).c_str());
    return std::move(*questions);
}

} // namespace

ImportLook TestCellQuestions::look(const QByteArray& text, std::vector<Conversion> chosen, LookExtent extent)
{
    QFile file(m_folder.filePath("people.csv"));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write a test file");
    file.close();
    const std::vector files{file.filesystemFileName()};
    JobContext job;
    auto found = lookAtSource(files, ImportOptions(CsvOptions(), std::move(chosen)), extent, job);
    if (!found)
        qFatal("cannot look: %s", test::wordsOf(found.error()).c_str());
    return std::move(*found);
}

void TestCellQuestions::aLookAsksAboutCellsAsTheyWouldBeConverted()
{
    const auto found = look("job,paid\nclerk, 03/04/2021\n ?, 05/06/2021\n?, 03/04/2021\n");
    QCOMPARE(found.conversions.size(), std::size_t{1}); // the blanks
    QCOMPARE(shown(found.missing), QString("? job 2"));
    QCOMPARE(shown(found.dates), QString("paid 2 2"));
    QCOMPARE(found.all->table->cell(1, SourceId(0)), std::string_view(" ?"));
}

void TestCellQuestions::whatIsRefusedIsNotAskedAbout()
{
    const auto found = look("job\nclerk\n ?\n?\n");
    QCOMPARE(shown(asked(found, {}).missing), QString(" ? job 1; ? job 1"));
    QCOMPARE(shown(asked(found, std::vector{trimBlanks}).missing), QString("? job 2"));
}

void TestCellQuestions::aChosenConversionCountsThoughItIsNotHarmless()
{
    const Conversion made{.kind = Conversion::Kind::ReadAs, .text = "none", .becomes = "?"};
    QCOMPARE(shown(look("job\nclerk\nnone\nsmith\n", {made}).missing), QString("? job 1"));
    QCOMPARE(shown(look("job\nclerk\nnone\nsmith\n").missing), QString());
}

void TestCellQuestions::datesShowBothReadings()
{
    const auto found = look("paid\n03/04/2021\n05/05/2021\n12/01/2020\n");
    QCOMPARE(found.dates.size(), std::size_t{1});
    const auto& day = found.dates.front().dayFirst;
    const auto& month = found.dates.front().monthFirst;
    QCOMPARE(day.pattern + ' ' + month.pattern, std::string("%d/%m/%Y %m/%d/%Y"));
    QCOMPARE(day.examples.front(), std::pair(std::string("03/04/2021"), std::string("2021-04-03")));
    QCOMPARE(month.examples.front(), std::pair(std::string("03/04/2021"), std::string("2021-03-04")));
    QCOMPARE(day.first + ' ' + day.last, std::string("2020-01-12 2021-05-05"));
    QCOMPARE(month.first + ' ' + month.last, std::string("2020-12-01 2021-05-05"));
    QVERIFY(look("paid\n03/04/2021\n13/04/2021\n").dates.empty());
}

void TestCellQuestions::allDatesAreSeenAskedAboutOrNot()
{
    const auto found = look("born,paid,left,name\n2020-01-02,03/04/2021,13.4.2020,a\n2020-02-03,04/05/2021,,b\n");
    QCOMPARE(found.sights.size(), std::size_t{3});
    QVERIFY(found.sights[0].order == DateSight::Order::Iso && found.sights[0].cells == 2);
    QVERIFY(found.sights[1].order == DateSight::Order::Either && found.sights[1].attribute == found.dates.front().attribute);
    QVERIFY(found.sights[2].order == DateSight::Order::DayFirst && found.sights[2].cells == 1 && found.sights[2].telling == 1);
}

void TestCellQuestions::aDeclaredTokenLaysDatesAndCodesOpen()
{
    const auto found = look("paid,visits\n03/04/2021,1\nunknown,2\n04/04/2021,-9\n02/04/2021,unknown\n");
    QCOMPARE(shown(found.missing) + shown(found.dates), QString());
    const Schema everywhere{.attributes = {}, .missingTokens = {"unknown"}, .sensitiveOrder = {}};
    QCOMPARE(shown(asked(found, {}, everywhere).missing), QString("-9 visits 1"));
    QCOMPARE(shown(asked(found, {}, everywhere).dates), QString("paid 3 3"));
}

void TestCellQuestions::whatAttributesDeclareIsCountedAsWell()
{
    const auto found = look("paid,job\n03/04/2021,?\nunknown,clerk\nunknown,clerk\n");
    AttributeSchema paid;
    paid.missingTokens = {"unknown", "never"};
    const auto schema = schemaFor(*found.all->table, {}, {{"paid", paid}});
    QCOMPARE(shown(asked(found, {}, schema).missing), QString("? job 1; never paid 0; unknown paid 2"));
    QCOMPARE(shown(asked(found, {}, schema).dates), QString("paid 1 1"));
}

void TestCellQuestions::aBeginningIsNotAskedAbout()
{
    const auto records = QByteArray("?,03/04/2021\nclerk,04/03/2021\n").repeated(50'000);
    const auto found = look("job,paid\n" + records, {}, LookExtent::Beginning);
    QVERIFY(found.all == nullptr && found.missing.empty() && found.dates.empty());
}

void TestCellQuestions::whatIsChosenAndNotOfferedComesFirst()
{
    const Conversion old{.kind = Conversion::Kind::ReadAs, .text = "old", .becomes = "new"};
    const Conversion risky{.kind = Conversion::Kind::RemoveEnd, .text = "."};
    const auto offer = [](const Conversion& conversion, bool harmless) {
        return ConversionOffer{
            .conversion = conversion, .said = CsvMessage::BlankLine, .attributes = {}, .was = {}, .becomes = {}, .harmless = harmless};
    };
    const std::vector offers{offer(trimBlanks, true), offer(risky, false)};
    QVERIFY(proposedConversions(offers, {}) == std::vector{trimBlanks});
    QVERIFY(proposedConversions(offers, std::vector{risky, old}) == (std::vector{old, trimBlanks, risky}));
}

void TestCellQuestions::namesOfOtherTablesCountForNothing()
{
    const auto found = look("job,paid\nclerk,1\n");
    AttributeSchema paid;
    paid.dates = "%d/%m/%Y";
    const auto schema = schemaFor(*found.all->table, {"?"}, {{"paid", paid}, {"gone", paid}});
    QCOMPARE(schema.attributes.size(), std::size_t{2});
    QCOMPARE(schema.attributes[1].dates, std::string("%d/%m/%Y"));
    QVERIFY(schema.attributes[0] == AttributeSchema());
    QCOMPARE(schema.missingTokens, std::vector<std::string>{"?"});
}

TRANCHE_TEST(TestCellQuestions)

} // namespace tst_cell_questions

#include "tst_cell_questions.moc"
