// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/damaged/open_damaged.h"

#include "core/base/messages/loss_message.h"
#include "core/base/messages/recipe_message.h"
#include "core/recipe/check_recipe.h"
#include "core/recipe/recipe_file.h"
#include "core/recipe/recipe_text.h"
#include "tests/core/recipe/random_recipe.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QTemporaryDir>

#include <algorithm>

namespace tst_damaged_recipe {

using namespace tranche;
using namespace tranche::test;

namespace {

Recipe people()
{
    Recipe recipe;
    recipe.source = {{"people.csv"}, std::string(64, 'a'), {}};
    recipe.attributes = {{"Id", Role::Identifier, {}}, {"Age", Role::QuasiIdentifier, {}}, {"Ill", Role::Sensitive, {}}};
    recipe.attributes[2].schema.order = {"cold", "flu"};
    recipe.columns = {{"Age"}, {"Ill"}};
    recipe.parameters.model.l = Ratio(7, 2);
    recipe.parameters.cutOn = {"Age"};
    recipe.notes = "first look";
    return recipe;
}

RecipeScenario scenario(std::string name, std::vector<RecipeAttribute> attributes)
{
    RecipeScenario made;
    made.name = std::move(name);
    made.attributes = std::move(attributes);
    return made;
}

std::string with(std::string text, const std::string& found, const std::string& put)
{
    const auto at = text.find(found);
    return at == std::string::npos ? std::string() : text.replace(at, found.size(), put);
}

bool has(const std::vector<Statement>& lost, const Statement& said)
{
    return std::ranges::any_of(lost, [&](const auto& one) { return says(one, said); });
}

/// Every role of what was read stood so in the recipe.
bool inventsNoRole(const Recipe& read, const Recipe& written)
{
    return std::ranges::all_of(read.attributes, [&](const auto& attribute) {
        const auto found = std::ranges::find(written.attributes, attribute.name, &RecipeAttribute::name);
        return attribute.role == Role::Undecided || found == written.attributes.end() || found->role == attribute.role;
    });
}

/// What is always true of what was opened; an empty text where it is.
QString fault(const Result<OpenedRecipeFile>& opened, const Recipe& written)
{
    if (!opened)
        return opened.error().code == ErrorCode::BadInput || opened.error().code == ErrorCode::NotSupported
                   ? QString()
                   : QStringLiteral("kind of error");
    if (!inventsNoRole(opened->recipe, written))
        return QStringLiteral("a role that was not written");
    if (const auto checked = checkDecided(opened->recipe); !checked)
        return QString::fromStdString(wordsOf(checked.error()));
    if (opened->lost.empty() && !checkRecipe(opened->recipe))
        return QStringLiteral("a loss that is not said");
    return {};
}

} // namespace

class TestDamagedRecipe : public QObject {
    Q_OBJECT

private slots:
    void aWholeRecipeLosesNothing();
    void anAttributeWithoutItsRoleIsUndecided();
    void anAttributeThatStandsTwiceIsUndecided();
    void withoutItsModelNoAttributeIsSensitive();
    void anEntryThatNobodyKnowsIsLeftOutAndSaid();
    void whatMakesSenseOnlyWholeIsNotTakenInPart();
    void aDamagedChoiceForARecordGoesAlone();
    void namesThatContradictEachOtherAreForgotten();
    void aTextThatBreaksOffGivesItsWholeMembers();
    void aRecipeWithoutVersionOrAttributesIsRefused();
    void aNewerVersionIsRefusedHoweverDamaged();
    void noTextInsideAValueBecomesADecision();
    void everyTruncationIsReadOrRefused();
    void everyFlippedByteIsReadOrRefused();
    void aFileIsFoundFromItsFolder();
};

void TestDamagedRecipe::aWholeRecipeLosesNothing()
{
    for (const auto seed : Seeds(0, 50)) {
        SeededRandom random(seed);
        const auto recipe = RandomRecipe(random).makeWithScenarios();
        const auto opened = readDamagedRecipe(recipeText(recipe));
        QVERIFY(opened && opened->lost.empty());
        QVERIFY(opened->recipe == recipe);
    }
}

void TestDamagedRecipe::anAttributeWithoutItsRoleIsUndecided()
{
    const auto opened = readDamagedRecipe(with(recipeText(people()), "\"role\": \"sensitive\"", "\"role\": \"sensitiue\""));
    QVERIFY(opened);
    auto expected = people();
    expected.attributes[2].role = Role::Undecided;
    QVERIFY(opened->recipe == expected);
    QCOMPARE(opened->lost.size(), std::size_t(1));
    QVERIFY(opened->lost.front().says == LossMessage::Role);
    QCOMPARE(opened->lost.front().place.attribute, std::string("Ill"));
}

void TestDamagedRecipe::anAttributeThatStandsTwiceIsUndecided()
{
    const auto opened = readDamagedRecipe(with(recipeText(people()), "\"name\": \"Id\"", "\"name\": \"Age\""));
    QVERIFY(opened);
    QCOMPARE(opened->recipe.attributes.size(), std::size_t(2));
    QCOMPARE(opened->recipe.attributes[0].role, Role::Undecided);
    QCOMPARE(opened->recipe.attributes[1].role, Role::Sensitive);
    QVERIFY(has(opened->lost, {LossMessage::Entry, "attributes"}));
}

void TestDamagedRecipe::withoutItsModelNoAttributeIsSensitive()
{
    for (const auto* l : {"\"l\": \"7/x\"", "\"l\": \"1/2\"", "\"L\": \"7/2\""}) {
        const auto opened = readDamagedRecipe(with(recipeText(people()), "\"l\": \"7/2\"", l));
        QVERIFY(opened);
        QVERIFY(opened->recipe.parameters.model == PrivacyModel());
        QCOMPARE(opened->recipe.attributes[1].role, Role::QuasiIdentifier);
        QCOMPARE(opened->recipe.attributes[2].role, Role::Undecided);
        QVERIFY(has(opened->lost, LossMessage::Model));
    }
}

void TestDamagedRecipe::anEntryThatNobodyKnowsIsLeftOutAndSaid()
{
    const auto opened = readDamagedRecipe(with(recipeText(people()), "\"joint\": false", "\"joint\": false, \"colour\": 1"));
    QVERIFY(opened);
    QVERIFY(opened->recipe == people());
    QCOMPARE(opened->lost.size(), std::size_t(1));
    QVERIFY(has(opened->lost, {LossMessage::Unknown, "parameters"}));
    QVERIFY(wordsOf(opened->lost.front()).find("colour") == std::string::npos);
}

void TestDamagedRecipe::whatMakesSenseOnlyWholeIsNotTakenInPart()
{
    auto recipe = people();
    recipe.source.options.conversions
        = {{.kind = Conversion::Kind::ReadAs, .text = "unknown", .becomes = "7"}, {.kind = Conversion::Kind::RemoveEnd, .text = " kg"}};
    recipe.scenarios = {scenario("other", recipe.attributes)};
    recipe.scenarios.front().parameters.minBucket = 77;
    const auto text = with(with(recipeText(recipe), "\"becomes\": \"7\"", "\"becomes\": 7"), "\"min_bucket\": 77", "\"min_bucket\": -77");
    const auto opened = readDamagedRecipe(text);
    QVERIFY(opened);
    QVERIFY(opened->recipe.source.options.conversions == std::vector{recipe.source.options.conversions.back()});
    QVERIFY(opened->recipe.scenarios.empty());
    QVERIFY(has(opened->lost, {LossMessage::Entry, "source.import.conversions.becomes"}));
    QVERIFY(has(opened->lost, {LossMessage::Entry, "scenarios.parameters.min_bucket"}));
}

void TestDamagedRecipe::aDamagedChoiceForARecordGoesAlone()
{
    auto recipe = people();
    const std::vector<RecordChoice> choices{{.line = 77}, {0, 88, RecordChoice::Kind::Join, 3}};
    recipe.source.options.csv()->records = choices;
    const auto opened = readDamagedRecipe(with(recipeText(recipe), "\"line\": 77", "\"line\": -77"));
    QVERIFY(opened);
    QVERIFY(opened->recipe.source.options.csv()->records == std::vector{choices.back()});
    QVERIFY(has(opened->lost, {LossMessage::Entry, "source.import.records.line"}));
    const auto other = readDamagedRecipe(with(recipeText(recipe), "\"file\": 1", "\"file\": 9"));
    QVERIFY(other);
    QVERIFY(other->recipe.source.options.csv()->records.empty()); // there is no such file, and who knows what else is wrong
    QVERIFY(has(other->lost, {LossMessage::Entry, "source.import"}) || has(other->lost, {LossMessage::Entry, "source.import.records"}));
}

void TestDamagedRecipe::namesThatContradictEachOtherAreForgotten()
{
    const std::vector<std::pair<std::string, std::function<void(Recipe&)>>> changes{
        {"columns",
         [](Recipe& r) {
             r.columns = {{"Age"}, {"Age", "Ill"}};
         }},
        {"sensitive_order", [](Recipe& r) { r.sensitiveOrder = {"Town"}; }},
        {"parameters.cut_on", [](Recipe& r) { r.parameters.cutOn = {"Town"}; }},
        {"parameters.generalize",
         [](Recipe& r) {
             r.parameters.generalize = {{{"Age", "Age"}, 2}};
         }},
        {"parameters.hierarchies",
         [](Recipe& r) {
             r.parameters.hierarchies.set("B", *Hierarchy::make(std::vector<std::vector<std::string>>{{"x", "y"}}));
         }},
        {"pins", [](Recipe& r) { r.pinnedWithSensitive = {"Town"}; }},
        {"attributes.order",
         [](Recipe& r) {
             r.attributes[2].schema.order = {"flu", "flu"};
         }},
        {"source.files", [](Recipe& r) { r.source.files.clear(); }},
        {"source.sha256", [](Recipe& r) { r.source.sha256 = "7"; }},
        {"source.import", [](Recipe& r) { r.source.options.csv()->quote = ','; }},
        {"release.texts",
         [](Recipe& r) {
             r.release.texts["Town"] = {"a", "b"};
         }},
        {"release.policy.sha256",
         [](Recipe& r) {
             r.release.policy = PolicyName{"p", "1", "x"};
         }},
        {"release.waivers",
         [](Recipe& r) {
             r.release.waivers = {{"least_l", "because", "Ann"}};
         }},
        {"release.details.review_by", [](Recipe& r) { r.release.details.reviewBy = "2028-02-30"; }},
        {"scenario_work", [](Recipe& r) { r.scenarioWork.targets = {"Town"}; }},
        {"scenarios", [](Recipe& r) { r.scenarios = {scenario("x", {r.attributes.front()})}; }},
    };
    for (const auto& [entry, change] : changes) {
        auto bad = people();
        change(bad);
        const auto opened = readDamagedRecipe(recipeText(bad));
        QVERIFY2(opened, entry.c_str());
        QVERIFY2(opened->lost.size() == 1 && has(opened->lost, {LossMessage::Entry, entry}), entry.c_str());
        QVERIFY2(opened->recipe.parameters.model == people().parameters.model, entry.c_str());
        QVERIFY2(inventsNoRole(opened->recipe, people()) && opened->recipe.attributes.size() == 3, entry.c_str());
    }
}

void TestDamagedRecipe::aTextThatBreaksOffGivesItsWholeMembers()
{
    const auto text = recipeText(people());
    const auto opened = readDamagedRecipe(std::string_view(text).substr(0, text.find("\"pins\"")));
    QVERIFY(opened);
    QVERIFY(opened->recipe.attributes == people().attributes);
    QVERIFY(opened->recipe.parameters == people().parameters);
    QCOMPARE(opened->recipe.notes, people().notes);
    QVERIFY(opened->recipe.source.files.empty());
    QVERIFY(opened->lost.front().says == LossMessage::Rest);
    QCOMPARE(opened->lost.front().place.line,
             static_cast<std::uint64_t>(std::ranges::count(text.substr(0, text.find("\"pins\"")), '\n')) + 1);
    for (const auto* entry : {"pins", "source", "release", "sensitive_order"})
        QVERIFY2(has(opened->lost, {LossMessage::Entry, entry}), entry);
}

void TestDamagedRecipe::aRecipeWithoutVersionOrAttributesIsRefused()
{
    const auto text = recipeText(people());
    for (const auto& part : {std::string(), std::string("{"), text.substr(0, 14), text.substr(0, text.find("\"columns\"") / 2),
                             with(text, "\"format\": 2,", ""), std::string("PK\x03\x04")}) {
        const auto opened = readDamagedRecipe(part);
        QVERIFY2(!opened && opened.error().code == ErrorCode::BadInput, part.c_str());
    }
}

void TestDamagedRecipe::aNewerVersionIsRefusedHoweverDamaged()
{
    const auto newer = with(recipeText(people()), "\"format\": 2", "\"format\": 3");
    for (const auto& text : {newer, newer.substr(0, newer.size() - 9)}) {
        const auto opened = readDamagedRecipe(text);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::NotSupported);
    }
}

void TestDamagedRecipe::noTextInsideAValueBecomesADecision()
{
    auto recipe = people();
    recipe.notes = R"(x", "attributes": [{"name": "Id", "role": "sensitive"}], "parameters": {}, "y": ")";
    const auto text = recipeText(recipe);
    const auto from = text.find("\"notes\"");
    for (auto at = from; at < text.find('\n', from); ++at)
        for (const char put : {'x', '"', '\\', ' ', ',', '}'}) {
            auto changed = text;
            changed[at] = put;
            const auto found = fault(readDamagedRecipe(changed), recipe);
            QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("%1 %2: %3").arg(at).arg(QLatin1Char(put)).arg(found)));
        }
}

void TestDamagedRecipe::everyTruncationIsReadOrRefused()
{
    SeededRandom random(11);
    const std::vector<std::pair<Recipe, std::size_t>> steps{{people(), 1}, {RandomRecipe(random).makeWithScenarios(), 13}};
    for (const auto& [recipe, step] : steps) {
        const auto text = recipeText(recipe);
        for (std::size_t length = 0; length + 2 < text.size(); length += step) {
            const auto opened = readDamagedRecipe(std::string_view(text).substr(0, length));
            QVERIFY(!opened || !opened->lost.empty());
            QVERIFY2(fault(opened, recipe).isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(length).arg(fault(opened, recipe))));
        }
    }
}

void TestDamagedRecipe::everyFlippedByteIsReadOrRefused()
{
    for (const auto seed : Seeds(0, 20)) {
        SeededRandom random(seed);
        const auto recipe = seed % 2 == 0 ? RandomRecipe(random).makeWithScenarios() : RandomRecipe(random).makeWithForm();
        const auto text = recipeText(recipe);
        for (int times = 0; times < 100; ++times) {
            auto changed = text;
            const auto at = static_cast<std::size_t>(random.below(text.size()));
            changed[at] = static_cast<char>(static_cast<unsigned char>(changed[at]) ^ (1U + random.below(255)));
            const auto found = fault(readDamagedRecipe(changed), recipe);
            QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("seed %1, byte %2: %3").arg(seed).arg(at).arg(found)));
        }
    }
}

void TestDamagedRecipe::aFileIsFoundFromItsFolder()
{
    const QTemporaryDir folder;
    const auto path = [&](const char* name) { return std::filesystem::path(folder.filePath(QString::fromLatin1(name)).toStdString()); };
    const auto text = recipeText(people());
    QVERIFY(replaceFile(path("a.tranche"), with(text, "\"joint\": false", "\"joint\": 0")));
    const auto opened = openRecipeFile(path("a.tranche"));
    QVERIFY(opened);
    QCOMPARE(opened->recipe.source.files, (std::vector<std::string>{path("people.csv").string()}));
    QVERIFY(!loadRecipe(path("a.tranche"))); // nobody who cannot be shown what was lost
    QVERIFY(replaceFile(path("b.tranche"), "no recipe"));
    const auto none = openRecipeFile(path("b.tranche"));
    QVERIFY(!none);
    QCOMPARE(none.error().place.file, std::string("b.tranche"));
    QCOMPARE(openRecipeFile(path("c.tranche")).error().code, ErrorCode::NotFound);
}

TRANCHE_TEST(TestDamagedRecipe)

} // namespace tst_damaged_recipe

#include "tst_damaged_recipe.moc"
