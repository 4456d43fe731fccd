// SPDX-License-Identifier: GPL-3.0-or-later
// Recipes that earlier versions saved mean what they meant.
#include "core/recipe/damaged/open_damaged.h"
#include "core/recipe/recipe_file.h"
#include "core/recipe/recipe_text.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QString>

namespace tst_recipe_migration {

using namespace tranche;
using namespace tranche::test;

namespace {

Result<Recipe> earlier(const char* name)
{
    const auto text = readSmallFile(std::filesystem::path(TRANCHE_TEST_DATA) / "recipes" / name);
    return text ? readRecipe(*text) : Result<Recipe>(std::unexpected(text.error()));
}

std::string repeated(const std::string& digits)
{
    return digits + digits + digits + digits;
}

Recipe plain()
{
    Recipe recipe;
    recipe.source = {{"table.csv"}, "a08dd02f582db12a768785f061a0438ebbf736c133133aa18a4f7573425a8c1a", {}};
    for (const auto* name : {"age", "sex", "job"})
        recipe.attributes.push_back({name, Role::QuasiIdentifier, {}});
    recipe.attributes.push_back({"ill", Role::Sensitive, {}});
    recipe.sensitiveOrder = {"ill"};
    return recipe;
}

std::vector<RecipeAttribute> fullAttributes()
{
    AttributeSchema age;
    age.type = AttributeType::Numeric;
    age.bins = 12;
    AttributeSchema town;
    town.type = AttributeType::Categorical;
    town.missing = MissingRule::KeepAsValue;
    town.order = {"c", "a", "b"};
    return {{"Id", Role::Identifier, {}}, {"Age", Role::QuasiIdentifier, age}, {"Town", Role::QuasiIdentifier, town},
            {"Job", Role::Sensitive, {}}, {"Ill", Role::Sensitive, {}},        {"Memo", Role::Excluded, {}},
            {"New", Role::Undecided, {}}};
}

Parameters fullParameters()
{
    Parameters parameters;
    parameters.bins = 20;
    parameters.columns = {2, 3};
    parameters.model = {ModelKind::Entropy, Ratio(7, 2), Ratio(3, 2), Ratio(1, 5)};
    parameters.cut = Cut::Balanced;
    parameters.attempts = Attempts::One;
    parameters.minBucket = 9;
    parameters.cutOn = {"Age"};
    parameters.grouping = {Grouping::Kind::Random, 50};
    parameters.order = OrderInBucket::Sorted;
    parameters.generalize = {{{"Age", "Town"}, 5}};
    parameters.hierarchies.set(
        "Town", *Hierarchy::make(std::vector<std::vector<std::string>>{{"a", "west", "all"}, {"b", "west", "all"}, {"c", "east", "all"}}));
    parameters.joint = true;
    return parameters;
}

ReleaseOptions fullRelease()
{
    ReleaseOptions release;
    release.layout = Layout::PerColumn;
    release.formulaCells = FormulaCells::Prefixed;
    release.utility = false;
    release.container = Container::Zip;
    release.linkings = 2;
    auto& details = release.details;
    details.title = "People";
    details.owner = "Office";
    details.purpose = "research";
    details.recipients = "everybody";
    details.conditions = "none";
    details.contact = "office@example.org";
    details.reviewBy = "2028-02-29";
    details.licence = "CC0-1.0";
    details.type = ReleaseType::Public;
    details.sources = {"census"};
    release.texts["Age"] = {"Age in years", "at the last birthday"};
    release.policy = PolicyName{"House", "3", repeated("fedcba9876543210")};
    release.waivers = {{"least_l", "because", "Ann"}};
    return release;
}

Recipe full()
{
    Recipe recipe;
    CsvOptions csv;
    csv.delimiter = ';';
    csv.quote.reset();
    csv.encoding = "windows-1252";
    csv.header = false;
    csv.names = {"Id", "Age", "Town", "Job", "Ill", "Memo", "New"};
    csv.decimal = ',';
    csv.skip = 3;
    recipe.source = {{"data/a.csv", "data/b.csv"}, repeated("0123456789abcdef"), csv};
    recipe.attributes = fullAttributes();
    recipe.missingTokens = {"?", "n/a"};
    recipe.sensitiveOrder = {"Ill", "Job"};
    recipe.parameters = fullParameters();
    recipe.columns = {{"Age", "Town"}, {"Job", "Ill"}};
    recipe.pinned = {{"Age", "Town"}};
    recipe.release = fullRelease();
    recipe.notes = "“first” look\nsecond line";
    RecipeScenario scenario{"milder", "l = 3", fullAttributes(), {"?"}, {}, {}, {}, {}, {"Age"}};
    scenario.parameters.model.l = Ratio(3, 1);
    recipe.scenarios = {scenario};
    recipe.scenarioWork.targets = {"Job"};
    recipe.scenarioWork.predicates = 2;
    recipe.scenarioWork.queries = 500;
    recipe.scenarioWork.selectivity = Ratio(1, 20);
    recipe.scenarioWork.bandLow = Ratio(1, 1000);
    recipe.scenarioWork.bandHigh = Ratio(1, 10);
    recipe.scenarioWork.always = {"Age"};
    return recipe;
}

} // namespace

class TestRecipeMigration : public QObject {
    Q_OBJECT

private slots:
    void aPlainRecipeMeansWhatItMeant();
    void aRecipeWithEverythingMeansWhatItMeant();
    void savedAgainItHasTheNewVersionAndSaysTheSame();
    void aDamagedOneOpensAsFarAsItGoes();
};

void TestRecipeMigration::aPlainRecipeMeansWhatItMeant()
{
    const auto read = earlier("format-1-plain.tranche");
    QVERIFY2(read, read ? "" : wordsOf(read.error()).c_str());
    QVERIFY(*read == plain());
}

void TestRecipeMigration::aRecipeWithEverythingMeansWhatItMeant()
{
    const auto read = earlier("format-1-full.tranche");
    QVERIFY2(read, read ? "" : wordsOf(read.error()).c_str());
    const auto expected = full();
    QVERIFY(read->source == expected.source);
    QVERIFY(read->attributes == expected.attributes);
    QVERIFY(read->parameters == expected.parameters);
    QVERIFY(read->release == expected.release);
    QVERIFY(read->scenarios == expected.scenarios);
    QVERIFY(*read == expected);
}

void TestRecipeMigration::savedAgainItHasTheNewVersionAndSaysTheSame()
{
    for (const auto* name : {"format-1-plain.tranche", "format-1-full.tranche"}) {
        const auto read = earlier(name);
        const auto text = recipeText(*read);
        QVERIFY(text.starts_with("{\n    \"format\": 2,\n"));
        QVERIFY(*readRecipe(text) == *read);
    }
}

void TestRecipeMigration::aDamagedOneOpensAsFarAsItGoes()
{
    auto text = recipeText(plain());
    text.replace(text.find("\"format\": 2"), 11, "\"format\": 1");
    const auto opened = readDamagedRecipe(std::string_view(text).substr(0, text.size() - 30));
    QVERIFY(opened && !opened->lost.empty());
    QVERIFY(opened->recipe.attributes == plain().attributes);
}

TRANCHE_TEST(TestRecipeMigration)

} // namespace tst_recipe_migration

#include "tst_recipe_migration.moc"
