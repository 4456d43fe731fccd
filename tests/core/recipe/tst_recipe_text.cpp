// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/recipe_text.h"

#include "tests/core/recipe/random_recipe.h"
#include "tests/support/test_room.h"
#include "core/base/messages/recipe_message.h"
#include "tests/support/words/said.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tst_recipe_text {

using namespace tranche;
using namespace tranche::test;

class TestRecipeText : public QObject {
    Q_OBJECT

    static inline const QStringList added{QStringLiteral("release"), QStringLiteral("utility")}; ///< only where it is not wanted

    static QJsonObject sample()
    {
        SeededRandom random(1);
        auto recipe = RandomRecipe(random).make();
        recipe.source.options = CsvOptions(); // whose entries are all there, whatever else is drawn
        return objectOf(recipeText(recipe));
    }
    static QJsonObject objectOf(const std::string& text) { return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object(); }
    static Result<Recipe> reading(const QJsonObject& object) { return readRecipe(QJsonDocument(object).toJson().toStdString()); }

    /// Every object of a JSON value, by the path to it.
    static void visit(const QJsonValue& value, const std::function<void(const QStringList&)>& see, const QStringList& path = {})
    {
        const auto object = value.toObject();
        for (auto entry = object.begin(); entry != object.end(); ++entry) {
            see(path + QStringList(entry.key()));
            visit(entry.value(), see, path + QStringList(entry.key()));
        }
    }
    static QJsonObject changed(QJsonObject object, const QStringList& path, const std::function<void(QJsonObject&, const QString&)>& change)
    {
        if (path.size() == 1) {
            change(object, path.front());
        } else {
            object.insert(path.front(), changed(object.value(path.front()).toObject(), path.mid(1), change));
        }
        return object;
    }

private slots:
    void saveLoadSaveIsTheIdentityOfEveryRecipe();
    void aRecipeWithoutOneOfItsEntriesIsRefused();
    void anEntryThatEarlierRecipesLackMayBeMissing();
    void anEntryThatNobodyKnowsIsRefused();
    void anEntryOfAnotherKindIsRefused();
    void aLaterVersionIsNamedAsSuch();
    void aDamagedTextNamesTheLine();
    void namesThatContradictEachOtherAreRefused();
    void noMessageHoldsWhatStandsInTheFile();
    void namesHoldDecisionsOnly();
    void saveLoadSaveIsTheIdentityWithScenarios();
    void aRecipeWithoutScenariosDoesNotNameThem();
    void aDamagedScenarioIsRefused();
    void damagedWorkIsRefused();
    void aScenarioHoldsDecisionsOnly();
};

void TestRecipeText::saveLoadSaveIsTheIdentityOfEveryRecipe()
{
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        SeededRandom random(seed);
        const auto recipe = RandomRecipe(random).make();
        const auto text = recipeText(recipe);
        const auto read = readRecipe(text);
        QVERIFY2(read, qPrintable(QStringLiteral("seed %1: %2")
                                      .arg(seed)
                                      .arg(read ? QString() : QString::fromStdString(tranche::test::wordsOf(read.error())))));
        QVERIFY2(*read == recipe, qPrintable(QStringLiteral("seed %1").arg(seed)));
        QCOMPARE(recipeText(*read), text);
    }
}

void TestRecipeText::aRecipeWithoutOneOfItsEntriesIsRefused()
{
    int tried = 0;
    visit(sample(), [&](const QStringList& path) {
        if (path == added)
            return;
        ++tried;
        const auto read = reading(changed(sample(), path, [](QJsonObject& object, const QString& key) { object.remove(key); }));
        QVERIFY2(!read, qPrintable(path.join(QLatin1Char('.'))));
        QCOMPARE(read.error().code, ErrorCode::BadInput);
        if (path.back() != QLatin1String("format") && path.back() != QLatin1String("form")) // without it, text is missed
            QVERIFY2(QString::fromStdString(tranche::test::wordsOf(read.error())).contains(path.back()),
                     tranche::test::wordsOf(read.error()).c_str());
    });
    QVERIFY(tried > 40);
    auto object = sample();
    auto attributes = object.value(QStringLiteral("attributes")).toArray();
    auto first = attributes.first().toObject();
    first.remove(QStringLiteral("role"));
    attributes.replace(0, first);
    object.insert(QStringLiteral("attributes"), attributes);
    QVERIFY(!reading(object));
}

void TestRecipeText::anEntryThatEarlierRecipesLackMayBeMissing()
{
    for (const bool wanted : {true, false}) {
        const auto recipe = changed(sample(), added, [&](QJsonObject& object, const QString& key) { object.insert(key, wanted); });
        QCOMPARE(reading(recipe)->release.utility, wanted);
    }
    const auto earlier = changed(sample(), added, [](QJsonObject& object, const QString& key) { object.remove(key); });
    QVERIFY(reading(earlier)->release.utility);
    QCOMPARE(recipeText(*reading(earlier)).find("utility"), std::string::npos);
}

void TestRecipeText::anEntryThatNobodyKnowsIsRefused()
{
    visit(sample(), [](const QStringList& path) {
        const auto read
            = reading(changed(sample(), path, [](QJsonObject& object, const QString&) { object.insert(QStringLiteral("seed"), 7); }));
        QVERIFY2(!read && read.error().says == RecipeMessage::EntryUnknown, qPrintable(path.join(QLatin1Char('.'))));
    });
}

void TestRecipeText::anEntryOfAnotherKindIsRefused()
{
    visit(sample(), [](const QStringList& path) {
        const auto put = [&](const QJsonValue& value) {
            return reading(changed(sample(), path, [&](QJsonObject& object, const QString& key) { object.insert(key, value); }));
        };
        const auto is = changed(sample(), path, [](QJsonObject&, const QString&) {});
        QVERIFY(reading(is));
        for (const auto& value : {QJsonValue(-1), QJsonValue(1.5), QJsonValue(1e300)})
            QVERIFY2(!put(value), qPrintable(path.join(QLatin1Char('.'))));
        QVERIFY2(!put(QJsonValue(QJsonArray{QJsonArray{7}})), qPrintable(path.join(QLatin1Char('.'))));
    });
}

void TestRecipeText::aLaterVersionIsNamedAsSuch()
{
    auto object = sample();
    object.insert(QStringLiteral("format"), 17);
    object.insert(QStringLiteral("something"), QStringLiteral("new"));
    const auto read = reading(object);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::NotSupported);
    QVERIFY(wordsOf(read.error()).find("format 17") != std::string::npos);
    QVERIFY(wordsOf(read.error()).find("up to 2") != std::string::npos);
    for (const auto* text : {"{}", "[]", "{\"format\": \"1\"}"}) {
        const auto other = readRecipe(text);
        QVERIFY(!other);
        QCOMPARE(other.error().code, ErrorCode::BadInput);
    }
}

void TestRecipeText::aDamagedTextNamesTheLine()
{
    SeededRandom random(3);
    const auto text = recipeText(RandomRecipe(random).make());
    for (std::size_t length = 0; length + 2 < text.size(); length += 1 + text.size() / 97) {
        const auto read = readRecipe(std::string_view(text).substr(0, length));
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::BadInput);
        QVERIFY(read.error().place.line >= 1 && read.error().place.line <= static_cast<std::uint64_t>(std::ranges::count(text, '\n')) + 1);
    }
}

void TestRecipeText::namesThatContradictEachOtherAreRefused()
{
    Recipe good;
    good.source = {{"t.csv"}, std::string(64, 'a'), {}};
    good.attributes = {{"A", Role::QuasiIdentifier, {}}, {"S", Role::Sensitive, {}}};
    QVERIFY(readRecipe(recipeText(good)));
    const std::vector<std::function<void(Recipe&)>> changes{
        [](Recipe& r) { r.attributes.push_back(r.attributes.front()); },
        [](Recipe& r) { r.attributes.front().name.clear(); },
        [](Recipe& r) { r.attributes.clear(); },
        [](Recipe& r) {
            r.attributes.front().schema.order = {"x", "x"};
        },
        [](Recipe& r) {
            r.sensitiveOrder = {"S", "S"};
        },
        [](Recipe& r) { r.sensitiveOrder = {"B"}; },
        [](Recipe& r) {
            r.columns = {{"A"}, {"A", "S"}};
        },
        [](Recipe& r) {
            r.columns = {{}, {"A", "S"}};
        },
        [](Recipe& r) {
            r.pinned = {{"A"}};
            r.pinnedWithSensitive = {"A"};
        },
        [](Recipe& r) { r.parameters.cutOn = {"B"}; },
        [](Recipe& r) {
            r.parameters.generalize = {{{"A", "A"}, 2}};
        },
        [](Recipe& r) {
            r.parameters.generalize = {{{}, 2}};
        },
        [](Recipe& r) {
            r.parameters.hierarchies.set("B", *Hierarchy::make(std::vector<std::vector<std::string>>{{"x", "y"}}));
        },
        [](Recipe& r) { r.source.files.clear(); },
        [](Recipe& r) { r.source.sha256 = "A"; },
        [](Recipe& r) { r.source.options.csv()->quote = ','; },
        [](Recipe& r) { r.parameters.model.l = Ratio(1, 2); },
        [](Recipe& r) { r.source.options.csv()->records = {{.file = 1, .line = 2}}; },
        [](Recipe& r) {
            r.source.options.csv()->records = {{.line = 3}, {.line = 2}};
        },
    };
    for (std::size_t i = 0; i < changes.size(); ++i) {
        auto bad = good;
        changes[i](bad);
        const auto read = readRecipe(recipeText(bad));
        QVERIFY2(!read, qPrintable(QString::number(i)));
        QCOMPARE(read.error().code, ErrorCode::BadInput);
    }
}

void TestRecipeText::noMessageHoldsWhatStandsInTheFile()
{
    visit(sample(), [](const QStringList& path) {
        const auto read = reading(
            changed(sample(), path, [](QJsonObject& object, const QString& key) { object.insert(key, QStringLiteral("Zxq9-secret")); }));
        if (!read)
            QVERIFY2(tranche::test::wordsOf(read.error()).find("Zxq9") == std::string::npos, tranche::test::wordsOf(read.error()).c_str());
    });
}

void TestRecipeText::namesHoldDecisionsOnly()
{
    const auto keys = sample().keys();
    QCOMPARE(keys,
             (QStringList{QStringLiteral("attributes"), QStringLiteral("columns"), QStringLiteral("format"),
                          QStringLiteral("missing_tokens"), QStringLiteral("notes"), QStringLiteral("parameters"), QStringLiteral("pins"),
                          QStringLiteral("release"), QStringLiteral("sensitive_order"), QStringLiteral("source")}));
}

void TestRecipeText::saveLoadSaveIsTheIdentityWithScenarios()
{
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        SeededRandom random(seed);
        const auto recipe = RandomRecipe(random).makeWithScenarios();
        const auto text = recipeText(recipe);
        const auto read = readRecipe(text);
        QVERIFY2(read, read ? "" : tranche::test::wordsOf(read.error()).c_str());
        QVERIFY2(*read == recipe, qPrintable(QStringLiteral("seed %1").arg(seed)));
        QCOMPARE(recipeText(*read), text);
    }
}

void TestRecipeText::aRecipeWithoutScenariosDoesNotNameThem()
{
    SeededRandom random(1);
    const auto text = recipeText(RandomRecipe(random).make());
    QVERIFY(text.find("scenario") == std::string::npos);
    const auto read = readRecipe(text);
    QVERIFY(read && read->scenarios.empty() && read->scenarioWork == ScenarioWork());
}

void TestRecipeText::aDamagedScenarioIsRefused()
{
    SeededRandom random(1);
    const auto whole = objectOf(recipeText(RandomRecipe(random).makeWithScenarios()));
    const auto key = QStringLiteral("scenarios");
    const auto with = [&](const QJsonObject& scenario) {
        auto object = whole;
        object.insert(key, QJsonArray{scenario});
        return reading(object);
    };
    const auto first = whole.value(key).toArray().first().toObject();
    QVERIFY(with(first));
    visit(first, [&](const QStringList& path) {
        const auto without = with(changed(first, path, [](QJsonObject& object, const QString& name) { object.remove(name); }));
        QVERIFY2(!without && without.error().code == ErrorCode::BadInput, qPrintable(path.join(QLatin1Char('.'))));
        const auto number = with(changed(first, path, [](QJsonObject& object, const QString& name) { object.insert(name, -1); }));
        QVERIFY2(!number && number.error().code == ErrorCode::BadInput, qPrintable(path.join(QLatin1Char('.'))));
    });
    auto unnamed = first;
    unnamed.insert(QStringLiteral("name"), QString());
    QVERIFY(!with(unnamed));
    auto fewer = first;
    auto attributes = first.value(QStringLiteral("attributes")).toArray();
    attributes.removeFirst();
    fewer.insert(QStringLiteral("attributes"), attributes);
    QVERIFY(!with(fewer));
    auto more = first;
    more.insert(QStringLiteral("figures"), 1);
    QVERIFY(!with(more));
    auto none = whole;
    none.insert(key, 7);
    QVERIFY(!reading(none));
}

void TestRecipeText::damagedWorkIsRefused()
{
    SeededRandom random(1);
    auto recipe = RandomRecipe(random).make();
    recipe.scenarioWork.queries = 500;
    QVERIFY(readRecipe(recipeText(recipe)));
    const std::vector<std::function<void(ScenarioWork&)>> changes{
        [](ScenarioWork& work) { work.targets = {"nobody"}; },
        [](ScenarioWork& work) { work.always = {"nobody"}; },
        [](ScenarioWork& work) { work.predicates = 0; },
        [](ScenarioWork& work) { work.queries = 0; },
        [](ScenarioWork& work) { work.selectivity = Ratio(2, 1); },
        [](ScenarioWork& work) { work.bandLow = Ratio(1, 2); }, // above its upper end
    };
    for (std::size_t i = 0; i < changes.size(); ++i) {
        auto bad = recipe;
        changes[i](bad.scenarioWork);
        QVERIFY2(!readRecipe(recipeText(bad)), qPrintable(QString::number(i)));
    }
}

void TestRecipeText::aScenarioHoldsDecisionsOnly()
{
    SeededRandom random(1);
    const auto whole = objectOf(recipeText(RandomRecipe(random).makeWithScenarios()));
    QCOMPARE(whole.value(QStringLiteral("scenarios")).toArray().first().toObject().keys(),
             (QStringList{QStringLiteral("attributes"), QStringLiteral("columns"), QStringLiteral("missing_tokens"), QStringLiteral("name"),
                          QStringLiteral("note"), QStringLiteral("parameters"), QStringLiteral("pins"),
                          QStringLiteral("sensitive_order")}));
}

TRANCHE_TEST(TestRecipeText)

} // namespace tst_recipe_text

#include "tst_recipe_text.moc"
