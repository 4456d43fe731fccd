// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/drift/drift_report.h"

#include "core/base/messages/drift_message.h"
#include "core/import/csv_reader.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

namespace tst_drift_report {

using namespace tranche;
using namespace tranche::test;

namespace {

std::shared_ptr<const Table> tableOf(const std::string& text)
{
    JobContext job;
    return *readCsvText(text, "t.csv", {}, job);
}

/// Ten tuples: Age 20 to 29, Town a (6) and b (4).
Snapshot then()
{
    std::string text = "Id,Age,Town,Ill\n";
    for (int i = 0; i < 10; ++i)
        text += "p" + std::to_string(i) + "," + std::to_string(20 + i) + "," + (i < 6 ? "a" : "b") + ",flu\n";
    Snapshot snapshot;
    snapshot.table = tableOf(text);
    snapshot.schema.attributes.resize(4);
    snapshot.roles = {Role::Identifier, Role::QuasiIdentifier, Role::QuasiIdentifier, Role::Sensitive};
    return snapshot;
}

AppliedRecipe appliedTo(const std::string& text, const Snapshot& before = then())
{
    JobContext job;
    const auto recipe = recipeOf(before, {}, {{"t.csv"}, std::string(64, 'a'), {}});
    return applyRecipe(recipe, tableOf(text), job);
}

DriftReport reportOf(const AppliedRecipe& applied, const Snapshot* before)
{
    JobContext job;
    return driftOf(applied, {}, before, job);
}

} // namespace

class TestDriftReport : public QObject {
    Q_OBJECT

private slots:
    void theSameTableDoesNotDiffer();
    void withoutTheTableOfThenOnlyDecisionsTell();
    void valuesThatAppearAndVanishAreCounted();
    void typesThatChangeAreNamed();
    void distancesAreHalfTheSumOfDifferences();
    void numbersAreComparedByBins();
    void missingIsAValueOfItsOwn();
    void whatIsNotReleasedIsNotLookedAt();
    void eachDifferenceIsALine();
    void conversionsOfAttributesThatAreGoneAreTold();
    void choicesForRecordsOfAnotherFileAreTold();
    void aCancelledJobReportsNothing();
};

void TestDriftReport::theSameTableDoesNotDiffer()
{
    const auto before = then();
    JobContext job;
    const auto applied = applyRecipe(recipeOf(before, {}, {{"t.csv"}, std::string(64, 'a'), {}}), before.table, job);
    QVERIFY(reportOf(applied, &before).empty());
    QVERIFY(driftLines(reportOf(applied, &before)).empty());
    QVERIFY(reportOf(applied, nullptr).empty());
}

void TestDriftReport::withoutTheTableOfThenOnlyDecisionsTell()
{
    auto before = then();
    before.schema.attributes[1].type = AttributeType::Numeric;
    before.schema.attributes[2].type = AttributeType::Categorical;
    before.schema.attributes[2].order = {"b", "a", "z"};
    const auto report = reportOf(appliedTo("Id,Age,Town,Ill\n1,20,a,flu\n2,young,c,flu\n3,007,a,flu\n", before), nullptr);
    QVERIFY(!report.tuplesBefore);
    QCOMPARE(report.tuples, std::size_t(3));
    QCOMPARE(report.notNumbers, (std::vector<DriftReport::Values>{{"Age", 1}}));
    QCOMPARE(report.unused, (std::vector<DriftReport::Values>{{"Town", 2}}));
    QCOMPARE(report.differences.newValues, (std::vector<RecipeDifferences::NewValues>{{"Town", 1, false}}));
    QVERIFY(report.appeared.empty() && report.vanished.empty() && report.types.empty() && report.distances.empty());
}

void TestDriftReport::valuesThatAppearAndVanishAreCounted()
{
    const auto before = then();
    const auto report = reportOf(appliedTo("Id,Age,Town,Ill\n1,20,a,flu\n2,21,c,flu\n3,22,d,flu\n"), &before);
    QCOMPARE(report.tuplesBefore, std::optional<std::size_t>(10));
    QCOMPARE(report.appeared, (std::vector<DriftReport::Values>{{"Town", 2}}));
    QCOMPARE(report.vanished, (std::vector<DriftReport::Values>{{"Town", 1}}));
}

void TestDriftReport::typesThatChangeAreNamed()
{
    const auto before = then();
    const auto report = reportOf(appliedTo("Id,Age,Town,Ill\n1,young,1,flu\n2,21,2,flu\n"), &before);
    QCOMPARE(report.types, (std::vector<DriftReport::Type>{{"Age", AttributeType::Numeric, AttributeType::Categorical},
                                                           {"Town", AttributeType::Categorical, AttributeType::Numeric}}));
}

void TestDriftReport::distancesAreHalfTheSumOfDifferences()
{
    const auto before = then();
    std::string text = "Id,Age,Town,Ill\n"; // a: 0.6 then, 0.3 now; b: 0.4, 0.5; c: 0, 0.2
    for (int i = 0; i < 10; ++i)
        text += "p" + std::to_string(i) + "," + std::to_string(20 + i) + "," + (i < 3 ? "a" : i < 8 ? "b" : "c") + ",flu\n";
    const auto report = reportOf(appliedTo(text), &before);
    QCOMPARE(report.distances.size(), std::size_t(1));
    QCOMPARE(report.distances.front().attribute, std::string("Town"));
    QCOMPARE(report.distances.front().share, 0.3);
}

void TestDriftReport::numbersAreComparedByBins()
{
    const auto before = then();
    std::string text = "Id,Age,Town,Ill\n"; // other spellings and a little more: the same bins
    for (int i = 0; i < 10; ++i)
        text += "p" + std::to_string(i) + "," + std::to_string(20 + i) + (i == 9 ? ".0" : ".05") + "," + (i < 6 ? "a" : "b") + ",flu\n";
    QVERIFY(reportOf(appliedTo(text), &before).distances.empty());
    text.replace(text.find("20.05"), 5, "29.0"); // one of ten moves from the first bin to the last
    const auto moved = reportOf(appliedTo(text), &before);
    QCOMPARE(moved.distances.size(), std::size_t(1));
    QCOMPARE(moved.distances.front().share, 0.1);
}

void TestDriftReport::missingIsAValueOfItsOwn()
{
    auto before = then();
    before.schema.attributes[2].missing = MissingRule::KeepAsValue;
    before.schema.missingTokens = {"?"};
    std::string text = "Id,Age,Town,Ill\n"; // a: 0.6 then, 0.4 now; missing, spelled in two ways: 0, 0.2
    for (int i = 0; i < 10; ++i)
        text += "p" + std::to_string(i) + "," + std::to_string(20 + i) + "," + (i == 0 ? "" : i == 1 ? "?" : i < 6 ? "a" : "b") + ",flu\n";
    const auto report = reportOf(appliedTo(text, before), &before);
    QCOMPARE(report.distances.size(), std::size_t(1));
    QCOMPARE(report.distances.front().share, 0.2);
    QVERIFY(report.appeared.empty());
}

void TestDriftReport::whatIsNotReleasedIsNotLookedAt()
{
    const auto before = then();
    std::string text = "Id,Age,Town,Ill\n";
    for (int i = 0; i < 10; ++i)
        text += "q" + std::to_string(i) + "," + std::to_string(20 + i) + "," + (i < 6 ? "a" : "b") + ",flu\n";
    QVERIFY(reportOf(appliedTo(text), &before).empty());
}

void TestDriftReport::eachDifferenceIsALine()
{
    const auto before = then();
    const auto lines = driftLines(reportOf(appliedTo("Id,Age,Ill,Phone\n1,old,flu,9\n2,older,cold,8\n"), &before));
    const std::vector<Statement> expected{{DriftMessage::Records, 10U, 2U},
                                          {DriftMessage::Gone, std::vector<std::string>{"Town"}},
                                          {DriftMessage::New, std::vector<std::string>{"Phone"}},
                                          {DriftMessage::NowCategories, "Age"},
                                          {DriftMessage::Appeared, "Age", 2U},
                                          {DriftMessage::Appeared, "Ill", 1U},
                                          {DriftMessage::Vanished, "Age", 10U},
                                          {DriftMessage::Moved, "Age", Argument::figure("100")},
                                          {DriftMessage::Moved, "Ill", Argument::figure("50")}};
    QCOMPARE(lines.size(), expected.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
        QVERIFY2(says(lines[i], expected[i]), wordsOf(lines[i]).c_str());
}

/// One line for each kind, whatever its conversions; those of all attributes name none.
void TestDriftReport::conversionsOfAttributesThatAreGoneAreTold()
{
    using Kind = Conversion::Kind;
    const std::vector<Conversion> conversions{{.kind = Kind::ReadAs, .attributes = {"Town", "Pay"}, .text = "?"},
                                              {.kind = Kind::TrimBlanks},
                                              {.kind = Kind::RemoveEnd, .attributes = {"Age"}, .text = "."},
                                              {.kind = Kind::ReadAs, .attributes = {"Pay", "Job"}, .text = "-"}};
    const auto before = then();
    JobContext job;
    const auto applied = applyRecipe(recipeOf(before, {}, {{"t.csv"}, std::string(64, 'a'), {}}), before.table, job);
    const auto report = driftOf(applied, conversions, &before, job);
    QCOMPARE(report.unconverted, (std::vector<DriftReport::Unconverted>{{Kind::ReadAs, {"Pay", "Job"}}}));
    QVERIFY(!report.empty());
    const auto lines = driftLines(report);
    QCOMPARE(lines.size(), std::size_t{1});
    QVERIFY(says(lines[0], Statement(DriftMessage::NotReplaced, std::vector<std::string>{"Pay", "Job"})));
}

void TestDriftReport::choicesForRecordsOfAnotherFileAreTold()
{
    DriftReport report;
    report.foreignChoices = 2;
    QVERIFY(!report.empty());
    const auto lines = driftLines(report);
    QCOMPARE(lines.size(), std::size_t{1});
    QVERIFY(says(lines[0], Statement(DriftMessage::ForeignChoices, std::size_t{2})));
}

void TestDriftReport::aCancelledJobReportsNothing()
{
    const auto before = then();
    const auto applied = appliedTo("Id,Age,Town,Ill\n1,20,a,flu\n");
    QVERIFY(stopsAtOnce([&](JobContext& job) { return driftOf(applied, {}, &before, job); }));
}

TRANCHE_TEST(TestDriftReport)

} // namespace tst_drift_report

#include "tst_drift_report.moc"
