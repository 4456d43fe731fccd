// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/dates/date_question.h"

#include "core/base/random.h"
#include "core/table/table_builder.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <QDate>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tst_date_facts {

using namespace tranche;
using Order = DateSight::Order;

class TestDateFacts : public QObject {
    Q_OBJECT

private slots:
    void theReadingsOfThePicture();
    void whatLiesAheadIsTold();
    void oneDateHasNothingInCommon();
    void ordersAndCellsAreCounted();
    void aDecidedTypeIsNoFinding();
    void readingsAreAsTheirTwinHasThem();
};

namespace {

constexpr std::int64_t newYear2025 = 20'089;

std::shared_ptr<const Table> datesOf(const QStringList& cells)
{
    TableBuilder builder({"when", "who"});
    for (const auto& cell : cells) {
        const auto text = cell.toStdString();
        builder.append(std::array<std::string_view, 2>{text, "x"});
    }
    return builder.finish().value();
}

DateQuestion questionAbout(const QStringList& cells)
{
    const auto questions = dateQuestions(*datesOf(cells), {}, {});
    if (questions.size() != 1)
        qFatal("nothing is asked");
    return questions.front();
}

DateSight sightOf(const QStringList& cells)
{
    const auto found = findDates(*datesOf(cells), {}, {});
    if (found.sights.size() != 1)
        qFatal("these are no dates");
    return found.sights.front();
}

/// All that is told of a reading, in a slow and obvious way.
QString twin(const QStringList& cells, const QString& format)
{
    QSet<QDate> dates;
    for (const auto& cell : cells)
        dates << QDate::fromString(cell, format);
    const auto every = [&](auto&& holds) { return std::all_of(dates.begin(), dates.end(), holds); };
    unsigned month = 0;
    for (int m = 1; m <= 12; ++m)
        if (every([&](const QDate& date) { return date.month() == m; }))
            month = static_cast<unsigned>(m);
    const bool firsts = every([](const QDate& date) { return date.day() == 1; });
    const bool quarters = every([](const QDate& date) { return date.day() == 1 && QList{1, 4, 7, 10}.contains(date.month()); });
    const auto [first, last] = std::minmax_element(dates.begin(), dates.end());
    return QString("%1 %2 %3 %4 %5 %6")
        .arg(dates.size())
        .arg(first->toString(Qt::ISODate), last->toString(Qt::ISODate))
        .arg(month)
        .arg(firsts)
        .arg(quarters);
}

QString shown(const DateReading& reading)
{
    return QString("%1 %2 %3 %4 %5 %6")
        .arg(reading.different)
        .arg(QString::fromStdString(reading.first), QString::fromStdString(reading.last))
        .arg(reading.month)
        .arg(reading.firstOfMonth)
        .arg(reading.firstOfQuarter);
}

} // namespace

void TestDateFacts::theReadingsOfThePicture()
{
    const auto question = questionAbout({"01/04/2022", "01/01/2021", "01/10/2019", "01/07/2020"});
    QVERIFY(factsOf(question.dayFirst, newYear2025) == std::vector{DateFact::FirstOfQuarter});
    QVERIFY(factsOf(question.monthFirst, newYear2025) == std::vector{DateFact::OneMonth});
    QCOMPARE(question.monthFirst.month, 1U);
    const auto months = questionAbout({"01/04/2022", "01/05/2022"});
    QVERIFY(factsOf(months.dayFirst, newYear2025) == std::vector{DateFact::FirstOfMonth});
    QVERIFY(factsOf(questionAbout({"02/04/2022", "03/05/2022"}).dayFirst, newYear2025).empty());
}

void TestDateFacts::whatLiesAheadIsTold()
{
    const auto question = questionAbout({"03/01/2025", "04/02/2020"});
    QVERIFY(factsOf(question.dayFirst, newYear2025) == std::vector{DateFact::InFuture}); // the third of January
    QVERIFY(factsOf(question.dayFirst, newYear2025 + 1) == std::vector{DateFact::InFuture});
    QVERIFY(factsOf(question.dayFirst, newYear2025 + 2).empty());
    QVERIFY(dayOfToday() > newYear2025);
}

void TestDateFacts::oneDateHasNothingInCommon()
{
    QVERIFY(factsOf(questionAbout({"01/01/2020", "1/1/2020"}).dayFirst, newYear2025).empty());
}

void TestDateFacts::ordersAndCellsAreCounted()
{
    const auto iso = sightOf({"2020-01-02", "", "2020-01-02"});
    QVERIFY(iso.order == Order::Iso && iso.cells == 2);
    QVERIFY(sightOf({"2020/01/02", "2020/1/3"}).order == Order::YearFirst);
    const auto byDay = sightOf({"13.01.2020", "01.02.2020", "13.01.2020", "14.02.2020"});
    QVERIFY(byDay.order == Order::DayFirst && byDay.cells == 4 && byDay.telling == 3);
    const auto byMonth = sightOf({"01-13-2020", "01-02-2020"});
    QVERIFY(byMonth.order == Order::MonthFirst && byMonth.cells == 2 && byMonth.telling == 1);
    const auto either = sightOf({"01/02/2020", "01/02/2020", "03/02/2020"});
    QVERIFY(either.order == Order::Either && either.cells == 3 && either.telling == 0);
}

void TestDateFacts::aDecidedTypeIsNoFinding()
{
    Schema schema;
    schema.attributes.resize(2);
    schema.attributes[0].type = AttributeType::Categorical;
    QVERIFY(findDates(*datesOf({"2020-01-02"}), schema, {}).sights.empty());
}

void TestDateFacts::readingsAreAsTheirTwinHasThem()
{
    for (const auto seed : test::Seeds(1, 400)) {
        SeededRandom random(seed);
        const auto number = [&](std::uint64_t least, std::uint64_t most) { return least + random.below(most - least + 1); };
        const auto parts = number(0, 3); // of all: anything; firsts of months; of quarters; in one month
        QStringList cells;
        for (auto count = number(1, 6); count > 0; --count) {
            const auto month = parts == 2 ? 1 + 3 * number(0, 3) : parts == 3 ? 5 : number(1, 12);
            const auto day = parts == 1 || parts == 2 ? 1 : number(1, 12);
            cells << QString("%1/%2/%3").arg(day, 2, 10, QChar('0')).arg(month, 2, 10, QChar('0')).arg(number(1990, 2030));
        }
        const auto question = questionAbout(cells);
        QCOMPARE(shown(question.dayFirst), twin(cells, QStringLiteral("dd/MM/yyyy")));
        QCOMPARE(shown(question.monthFirst), twin(cells, QStringLiteral("MM/dd/yyyy")));
    }
}

TRANCHE_TEST(TestDateFacts)

} // namespace tst_date_facts

#include "tst_date_facts.moc"
