// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/suggest_roles.h"

#include "core/table/table_builder.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <array>

namespace tst_suggest_roles {

using namespace tranche;

namespace {

/// One attribute of the given name; value i is made by `value`.
template <class Value>
RoleSuggestion suggestionFor(const std::string& name, std::size_t tuples, Value value, const Schema& schema = {})
{
    TableBuilder builder({name});
    for (std::size_t i = 0; i < tuples; ++i) {
        const std::string cell = value(i);
        const std::array<std::string_view, 1> cells = {cell};
        builder.append(cells);
    }
    return suggestRoles(**builder.finish(), schema).front();
}

RoleSuggestion byNameOnly(const std::string& name)
{
    return suggestionFor(name, 40, [](std::size_t i) { return "v" + std::to_string(i % 4); });
}

} // namespace

class TestSuggestRoles : public QObject {
    Q_OBJECT

private slots:
    void readsTheName_data();
    void readsTheName();
    void tellsUniqueFromNearlyUniqueFromRepeated();
    void aFewTuplesProveNothing();
    void missingCellsDoNotCount();
    void knowsMailAddressesByTheirLook();
    void knowsTelephoneNumbersByTheirLook();
    void aDateIsNoTelephoneNumber();
    void everyReasonIsASentenceWithoutCellValues();
    void answersInAttributeOrder();
};

void TestSuggestRoles::readsTheName_data()
{
    QTest::addColumn<Role>("expected");
    QTest::addColumn<bool>("remarkable");

    for (const auto* name : {"Name", "last_name", "FirstName", "E-Mail", "phoneNumber", "SSN", "passport no", "patientId", "Home address"})
        QTest::newRow(name) << Role::Identifier << true;
    for (const auto* name : {"Disease", "primary-diagnosis", "HealthStatus", "income", "annualSalary", "wage-class", "religion", "savings"})
        QTest::newRow(name) << Role::Sensitive << true;
    for (const auto* name : {"Zipcode", "postal code", "PLZ", "date-of-birth", "DOB", "birth year"})
        QTest::newRow(name) << Role::QuasiIdentifier << true;
    for (const auto* name :
         {"age", "sex", "native-country", "marital-status", "hours-per-week", "capital-gain", "telescope", "payload", "9"})
        QTest::newRow(name) << Role::QuasiIdentifier << false;
}

void TestSuggestRoles::readsTheName()
{
    QFETCH(Role, expected);
    QFETCH(bool, remarkable);

    const auto suggestion = byNameOnly(QTest::currentDataTag());

    QCOMPARE(suggestion.role, expected);
    QCOMPARE(suggestion.remarkable, remarkable);
}

void TestSuggestRoles::tellsUniqueFromNearlyUniqueFromRepeated()
{
    const auto unique = suggestionFor("x", 100, [](auto i) { return std::to_string(i); });
    const auto nearly = suggestionFor("x", 100, [](auto i) { return std::to_string(i < 95 ? i : 1000); });
    const auto half = suggestionFor("x", 100, [](auto i) { return std::to_string(i / 2); });
    const auto belowHalf = suggestionFor("x", 100, [](auto i) { return std::to_string(i % 49); });

    QCOMPARE(unique.role, Role::Identifier);
    QCOMPARE(nearly.role, Role::Identifier);
    QVERIFY(tranche::test::says(nearly.reason, {RoleMessage::NearlyUnique, 95U}));
    QCOMPARE(half.role, Role::Excluded);
    QVERIFY(tranche::test::says(half.reason, {RoleMessage::ManyValues, 50U}));
    QCOMPARE(belowHalf.role, Role::QuasiIdentifier);
}

void TestSuggestRoles::aFewTuplesProveNothing()
{
    QCOMPARE(suggestionFor("x", 9, [](auto i) { return std::to_string(i); }).role, Role::QuasiIdentifier);
    QCOMPARE(suggestionFor("x", 10, [](auto i) { return std::to_string(i); }).role, Role::Identifier);
}

void TestSuggestRoles::missingCellsDoNotCount()
{
    Schema schema;
    schema.missingTokens = {"?"};
    const auto value = [](std::size_t i) { return i < 30 ? std::to_string(i) : std::string(i % 2 == 0 ? "?" : ""); };

    QCOMPARE(suggestionFor("x", 60, value, schema).role, Role::Identifier);
}

void TestSuggestRoles::knowsMailAddressesByTheirLook()
{
    const auto mail = [](std::size_t i) { return i == 0 ? std::string("none") : "p" + std::to_string(i % 20) + "@example.org"; };
    QCOMPARE(suggestionFor("x", 60, mail).role, Role::Identifier);
    QCOMPARE(suggestionFor("x", 60, [](auto i) { return "a@" + std::to_string(i % 5); }).role, Role::QuasiIdentifier);
    QCOMPARE(suggestionFor("x", 60, [](auto i) { return "a@b@c." + std::to_string(i % 5); }).role, Role::QuasiIdentifier);
}

void TestSuggestRoles::knowsTelephoneNumbersByTheirLook()
{
    QCOMPARE(suggestionFor("x", 60, [](auto i) { return "+49 30 12345" + std::to_string(i % 10); }).role, Role::Identifier);
    QCOMPARE(suggestionFor("x", 60, [](auto i) { return "(212) 555-019" + std::to_string(i % 10); }).role, Role::Identifier);
    QCOMPARE(suggestionFor("x", 60, [](auto i) { return "123456" + std::to_string(i % 10); }).role, Role::QuasiIdentifier);
}

void TestSuggestRoles::aDateIsNoTelephoneNumber()
{
    const auto suggestion = suggestionFor("seen", 60, [](auto i) { return "2001-02-1" + std::to_string(i % 10); });
    QCOMPARE(suggestion.role, Role::QuasiIdentifier);
    QVERIFY(suggestion.remarkable);
}

void TestSuggestRoles::everyReasonIsASentenceWithoutCellValues()
{
    for (const auto& name : {"name", "mail", "ssn", "income", "health", "zip", "dob", "other"}) {
        const auto suggestion = suggestionFor(name, 40, [](auto i) { return "secret" + std::to_string(i % 4); });
        QVERIFY(messageWords(suggestion.reason).ends_with('.'));
        QVERIFY(messageWords(suggestion.reason).find("secret") == std::string::npos);
    }
}

void TestSuggestRoles::answersInAttributeOrder()
{
    const auto table = test::tableOf({"income age", "1 2", "1 2"});

    const auto suggestions = suggestRoles(*table, Schema{});

    QCOMPARE(suggestions.size(), std::size_t{2});
    QCOMPARE(suggestions[0].role, Role::Sensitive);
    QCOMPARE(suggestions[1].role, Role::QuasiIdentifier);
}

TRANCHE_TEST(TestSuggestRoles)

} // namespace tst_suggest_roles

#include "tst_suggest_roles.moc"
