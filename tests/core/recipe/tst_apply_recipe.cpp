// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/apply_recipe.h"

#include "core/import/csv_reader.h"
#include "core/pipeline/run_stage.h"
#include "core/recipe/recipe_text.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <algorithm>

namespace tst_apply_recipe {

using namespace tranche;

namespace {

std::shared_ptr<const Table> tableOf(const std::string& text)
{
    JobContext job;
    return *readCsvText(text, "t.csv", {}, job);
}

std::shared_ptr<const Table> people()
{
    return tableOf("Id,Age,Town,Job,Ill\n1,20,b,x,flu\n2,31,a,y,cold\n3,42,b,,flu\n4,42,c,x,cold\n5,53,a,y,none\n6,60,b,x,none\n");
}

/// Everything decided about `people()`.
Snapshot decided(bool joint)
{
    Snapshot snapshot;
    Schema schema;
    schema.attributes.resize(5);
    schema.attributes[2].order = {"c", "b", "a"};
    schema.attributes[1].bins = 4;
    schema.missingTokens = {"?"};
    schema.sensitiveOrder = {SourceId(4), SourceId(3)};
    Parameters parameters;
    parameters.joint = joint;
    parameters.cutOn = {"Age"};
    parameters.generalize = {{{"Age", "Town"}, 2}};
    parameters.hierarchies.set("Town",
                               *Hierarchy::make(std::vector<std::vector<std::string>>{{"a", "west"}, {"b", "west"}, {"c", "east"}}));
    Snapshot before;
    before.parameters = parameters;
    snapshot = before.withTable(people(), schema,
                                {Role::Identifier, Role::QuasiIdentifier, Role::QuasiIdentifier, Role::Sensitive, Role::Sensitive});
    const std::vector<ColumnPartition::Column> columns
        = joint ? std::vector<ColumnPartition::Column>{{AttributeId(0), AttributeId(1)}, {AttributeId(2)}}
                : std::vector<ColumnPartition::Column>{{AttributeId(0), AttributeId(1)}, {AttributeId(2)}, {AttributeId(3)}};
    const std::size_t count = joint ? 3 : 4;
    return snapshot.withColumns(
        std::make_shared<const ColumnPartition>(*ColumnPartition::make(columns, count, AttributeId(joint ? 2 : 3))));
}

RecipeSource source()
{
    return {{"t.csv"}, std::string(64, 'b'), {}};
}

bool sameDecisions(const Snapshot& a, const Snapshot& b)
{
    return a.table == b.table && a.schema == b.schema && a.roles == b.roles && a.parameters == b.parameters
           && bool(a.columnsByHand) == bool(b.columnsByHand) && (!a.columnsByHand || *a.columnsByHand == *b.columnsByHand);
}

} // namespace

class TestApplyRecipe : public QObject {
    Q_OBJECT

private slots:
    void aRecipeGivesBackEveryDecision_data();
    void aRecipeGivesBackEveryDecision();
    void releasedNamesAreThoseOfTheKeptTable_data() { aRecipeGivesBackEveryDecision_data(); }
    void releasedNamesAreThoseOfTheKeptTable();
    void orderOfAttributesInTheFileDoesNotMatter();
    void whatTheTableLacksIsLeftOutAndNamed();
    void anAttributeThatIsNewIsUndecided();
    void newValuesAreCountedAndStandLastInTheirOrder();
    void valuesOfDroppedTuplesAreNotNew();
    void aCancelledJobAppliesNothing();
    void scenariosComeBackAsTheyWere();
};

void TestApplyRecipe::aRecipeGivesBackEveryDecision_data()
{
    QTest::addColumn<bool>("joint");
    QTest::newRow("separately") << false;
    QTest::newRow("jointly") << true;
}

void TestApplyRecipe::scenariosComeBackAsTheyWere()
{
    const auto now = decided(false);
    auto other = decisionsOf(decided(true), {{{AttributeId(0)}}, {AttributeId(2)}});
    other.roles[1] = Role::Excluded;
    other.columnsByHand = nullptr;
    other.pins = {};
    const std::vector<Scenario> scenarios{{"One", "first", decisionsOf(now, {{{AttributeId(0)}}, {AttributeId(3)}})}, {"Two", {}, other}};
    auto recipe = recipeOf(now, {}, source());
    for (const auto& scenario : scenarios)
        recipe.scenarios.push_back(recipeScenarioOf(now, scenario));
    JobContext job;
    const auto applied = applyRecipe(*readRecipe(recipeText(recipe)), people(), job);
    QVERIFY(applied.scenarios == scenarios);
}

void TestApplyRecipe::aRecipeGivesBackEveryDecision()
{
    QFETCH(bool, joint);
    const auto snapshot = decided(joint);
    const Pins pins{{{AttributeId(0)}}, {AttributeId(joint ? 2 : 3)}};
    const auto recipe = recipeOf(snapshot, pins, source());
    const auto read = readRecipe(recipeText(recipe));
    QVERIFY2(read, read ? "" : tranche::test::wordsOf(read.error()).c_str());
    JobContext job;
    const auto applied = applyRecipe(*read, snapshot.table, job);
    QVERIFY(applied.differences.empty());
    QVERIFY(sameDecisions(applied.snapshot, snapshot));
    QVERIFY(applied.pins == pins);
    QVERIFY(recipeOf(applied.snapshot, applied.pins, source()) == recipe);
}

void TestApplyRecipe::releasedNamesAreThoseOfTheKeptTable()
{
    QFETCH(bool, joint);
    SeededRandom random(1);
    JobContext job;
    const auto kept = runStage(decided(joint), Stage::Keep, random, job);
    QVERIFY2(kept, kept ? "" : tranche::test::wordsOf(kept.error()).c_str());
    const auto names = releasedNames(*kept);
    QCOMPARE(names.size(), kept->kept->attributeCount());
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto& attribute = kept->kept->attribute(AttributeId(i));
        Recipe::Names expected{attribute.name};
        if (attribute.parts) {
            expected.clear();
            for (const auto& part : *attribute.parts)
                expected.push_back(part.attribute.name);
        }
        QCOMPARE(names[i], expected);
    }
}

void TestApplyRecipe::orderOfAttributesInTheFileDoesNotMatter()
{
    const auto recipe = recipeOf(decided(false), {}, source());
    JobContext job;
    const auto applied = applyRecipe(recipe, tableOf("Ill,Job,Town,Age,Id\nflu,x,b,20,1\ncold,y,a,31,2\nflu,x,c,42,3\n"), job);
    QVERIFY(applied.differences.empty());
    QCOMPARE(applied.snapshot.roles.back(), Role::Identifier);
    QCOMPARE(applied.snapshot.schema.sensitiveOrder, (std::vector{SourceId(0), SourceId(1)}));
    QCOMPARE(applied.snapshot.columnsByHand->columns(),
             (std::vector<ColumnPartition::Column>{{AttributeId(2), AttributeId(3)}, {AttributeId(1)}, {AttributeId(0)}}));
}

void TestApplyRecipe::whatTheTableLacksIsLeftOutAndNamed()
{
    const auto recipe = recipeOf(decided(false), {{{AttributeId(0)}}, {}}, source());
    JobContext job;
    const auto applied = applyRecipe(recipe, tableOf("Id,Town,Job,Ill\n1,b,x,flu\n2,a,y,cold\n"), job);
    QCOMPARE(applied.differences.missingAttributes, (std::vector<std::string>{"Age"}));
    QVERIFY(applied.snapshot.parameters.cutOn.empty() && applied.snapshot.parameters.generalize.empty());
    QVERIFY(applied.snapshot.parameters.hierarchies.of("Town") != nullptr);
    QCOMPARE(applied.snapshot.columnsByHand->columns().size(), std::size_t(3));
    QVERIFY(applied.pins.empty());
}

void TestApplyRecipe::anAttributeThatIsNewIsUndecided()
{
    const auto recipe = recipeOf(decided(false), {}, source());
    JobContext job;
    const auto applied = applyRecipe(recipe, tableOf("Id,Age,Phone,Town,Job,Ill\n1,20,9,b,x,flu\n2,31,8,a,y,cold\n"), job);
    QCOMPARE(applied.differences.newAttributes, (std::vector<std::string>{"Phone"}));
    QCOMPARE(applied.snapshot.roles[2], Role::Undecided);
    SeededRandom random(1);
    QVERIFY(!runStage(applied.snapshot, Stage::Keep, random, job));
}

void TestApplyRecipe::newValuesAreCountedAndStandLastInTheirOrder()
{
    const auto recipe = recipeOf(decided(false), {}, source());
    JobContext job;
    const auto applied = applyRecipe(recipe, tableOf("Id,Age,Town,Job,Ill\n1,20,z,x,flu\n2,31,a,y,cold\n3,31,d,y,cold\n"), job);
    QCOMPARE(applied.differences.newValues, (std::vector<RecipeDifferences::NewValues>{{"Town", 2, false}, {"Town", 2, true}}));
    QCOMPARE(applied.snapshot.schema.attributes[2].order, (std::vector<std::string>{"c", "b", "a", "d", "z"}));
    SeededRandom random(1);
    QVERIFY(runStage(applied.snapshot, Stage::Keep, random, job));
}

void TestApplyRecipe::valuesOfDroppedTuplesAreNotNew()
{
    const auto recipe = recipeOf(decided(false), {}, source());
    JobContext job;
    const auto applied
        = applyRecipe(recipe, tableOf("Id,Age,Town,Job,Ill\n1,20,z,?,flu\n2,31,a,y,cold\n,31,c,y,cold\n4,5,?,y,cold\n"), job);
    QVERIFY(applied.differences.empty());
    QCOMPARE(applied.snapshot.schema.attributes[2].order, (std::vector<std::string>{"c", "b", "a"}));
}

void TestApplyRecipe::aCancelledJobAppliesNothing()
{
    const auto recipe = recipeOf(decided(false), {}, source());
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return applyRecipe(recipe, people(), job); }));
}

TRANCHE_TEST(TestApplyRecipe)

} // namespace tst_apply_recipe

#include "tst_apply_recipe.moc"
