// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/date_evidence.h"

#include "core/base/messages/import/value_message.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

namespace tst_date_evidence {

using namespace tranche;
using Order = DateSight::Order;
using Verdict = Evidence::Verdict;

class TestDateEvidence : public QObject {
    Q_OBJECT

private slots:
    void withoutDatesThereIsNone();
    void anOpenQuestionComesFirst();
    void whatWasDecidedIsSaid();
    void cellsSpeakForThemselves();
};

namespace {

const DateSight born{"born", Order::Iso, 40};
const DateSight paid{"paid", Order::Either, 30};
const DateSight left{"left", Order::Either, 20};
const DateSight seen{"seen", Order::MonthFirst, 10, 4};

std::map<std::string, AttributeSchema> decided(const char* attribute, AttributeType type)
{
    std::map<std::string, AttributeSchema> all;
    all[attribute].type = type;
    return all;
}

bool says(const std::optional<Evidence>& evidence, const Statement& said, Verdict verdict = Verdict::Agree)
{
    return evidence && evidence->choice == ImportChoice::Dates && evidence->said == said && evidence->verdict == verdict;
}

} // namespace

void TestDateEvidence::withoutDatesThereIsNone()
{
    QVERIFY(!dateEvidence({}, {}));
}

void TestDateEvidence::anOpenQuestionComesFirst()
{
    const std::vector one{born, paid};
    QVERIFY(says(dateEvidence(one, {}), {ValueMessage::DatesOpen, "paid", std::size_t{30}}, Verdict::Decide));
    const std::vector two{born, paid, left};
    const auto both = dateEvidence(two, {});
    QVERIFY(says(both, {ValueMessage::DatesOpenMore, "paid", std::size_t{30}, std::size_t{1}}, Verdict::Decide));
    QCOMPARE(both->count, std::size_t{2});
    const auto rest = dateEvidence(two, decided("paid", AttributeType::Date));
    QVERIFY(says(rest, {ValueMessage::DatesOpen, "left", std::size_t{20}}, Verdict::Decide));
}

void TestDateEvidence::whatWasDecidedIsSaid()
{
    const std::vector sights{born, paid};
    QVERIFY(says(dateEvidence(sights, decided("paid", AttributeType::Date)), {ValueMessage::DatesDecided, std::size_t{1}}));
    const std::vector alone{paid};
    QVERIFY(says(dateEvidence(alone, decided("paid", AttributeType::Categorical)), {ValueMessage::DatesRefused, std::size_t{1}}));
    QVERIFY(
        says(dateEvidence(sights, decided("paid", AttributeType::Categorical)), {ValueMessage::DatesIso, std::size_t{40}, std::size_t{1}}));
}

void TestDateEvidence::cellsSpeakForThemselves()
{
    const std::vector iso{born, born};
    QVERIFY(says(dateEvidence(iso, {}), {ValueMessage::DatesIso, std::size_t{80}, std::size_t{2}}));
    const std::vector other{born, seen};
    QVERIFY(says(dateEvidence(other, {}), {ValueMessage::DatesMonthFirst, "seen", std::size_t{10}, std::size_t{4}}));
    const std::vector byDay{DateSight{"seen", Order::DayFirst, 10, 3}};
    QVERIFY(says(dateEvidence(byDay, {}), {ValueMessage::DatesDayFirst, "seen", std::size_t{10}, std::size_t{3}}));
    const std::vector byYear{DateSight{"seen", Order::YearFirst, 10}};
    QVERIFY(says(dateEvidence(byYear, {}), {ValueMessage::DatesYearFirst, "seen", std::size_t{10}}));
}

TRANCHE_TEST(TestDateEvidence)

} // namespace tst_date_evidence

#include "tst_date_evidence.moc"
