// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/entry_message.h"
#include "core/base/messages/recipe_message.h"
#include "core/recipe/apply_recipe.h"
#include "core/recipe/recipe_text.h"
#include "core/recipe/release_form.h"
#include "tests/core/recipe/random_recipe.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tst_release_form {

using namespace tranche;
using namespace tranche::test;

namespace {

Recipe sample()
{
    Recipe recipe;
    recipe.source = {{"t.csv"}, std::string(64, 'a'), {}};
    recipe.attributes = {{"A", Role::QuasiIdentifier, {}}, {"S", Role::Sensitive, {}}};
    auto& form = recipe.release;
    form.container = Container::Zip;
    form.linkings = 3;
    form.details = {"Title",    "Office",      "Study",      "Hall",  ReleaseType::Scientific,
                    "no links", "a@b.invalid", "2028-02-29", "CC-BY", {"Register of A", "Register of B"}};
    form.texts = {{"A", {"age", "in years"}}, {"S", {}}};
    form.policy = PolicyName{"Use", "1", std::string(64, 'b')};
    form.waivers = {{"least_l", "small table", "Officer"}, {"signed", "no key yet", "Officer"}};
    return recipe;
}

QJsonObject objectOf(const Recipe& recipe)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(recipeText(recipe))).object();
}

/// The sample with its release changed.
Result<Recipe> readingWith(const std::function<void(QJsonObject&)>& change)
{
    auto whole = objectOf(sample());
    auto form = whole.value(QStringLiteral("release")).toObject();
    change(form);
    whole.insert(QStringLiteral("release"), form);
    return readRecipe(QJsonDocument(whole).toJson().toStdString());
}

/// A group of the release changed.
Result<Recipe> readingWithGroup(const char* group, const std::function<void(QJsonObject&)>& change)
{
    return readingWith([&](QJsonObject& form) {
        auto object = form.value(QLatin1String(group)).toObject();
        change(object);
        form.insert(QLatin1String(group), object);
    });
}

/// The first element of a list of the release changed.
Result<Recipe> readingWithFirst(const char* list, const std::function<void(QJsonObject&)>& change)
{
    return readingWith([&](QJsonObject& form) {
        auto array = form.value(QLatin1String(list)).toArray();
        auto first = array.first().toObject();
        change(first);
        array.replace(0, first);
        form.insert(QLatin1String(list), array);
    });
}

} // namespace

class TestReleaseForm : public QObject {
    Q_OBJECT

private slots:
    void whatIsSavedIsRead();
    void defaultsAreNotWritten();
    void anEarlierRecipeIsReadWithDefaults();
    void aGroupThatLacksAnEntryOrHasAnotherIsRefused_data();
    void aGroupThatLacksAnEntryOrHasAnotherIsRefused();
    void valuesOutOfRangeAreRefused_data();
    void valuesOutOfRangeAreRefused();
    void contradictionsAreRefused_data();
    void contradictionsAreRefused();
    void anAttributeWithTwoTextsIsRefused();
    void daysAreDaysThatExist_data();
    void daysAreDaysThatExist();
    void noErrorHoldsWhatStandsInTheFile();
    void textsAboutLostAttributesGo();
};

void TestReleaseForm::whatIsSavedIsRead()
{
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        SeededRandom random(seed);
        const auto recipe = RandomRecipe(random).makeWithForm();
        const auto text = recipeText(recipe);
        const auto read = readRecipe(text);
        QVERIFY2(read, read ? "" : wordsOf(read.error()).c_str());
        QVERIFY2(*read == recipe, qPrintable(QStringLiteral("seed %1").arg(seed)));
        QCOMPARE(recipeText(*read), text);
    }
    QVERIFY(readRecipe(recipeText(sample())) == sample());
}

void TestReleaseForm::defaultsAreNotWritten()
{
    auto recipe = sample();
    recipe.release = {};
    QCOMPARE(objectOf(recipe).value(QStringLiteral("release")).toObject().keys(),
             QStringList({QStringLiteral("formula_cells"), QStringLiteral("layout")}));
}

void TestReleaseForm::anEarlierRecipeIsReadWithDefaults()
{
    for (const auto* key : {"container", "linkings", "details", "texts", "waivers"}) {
        const auto read = readingWith([&](QJsonObject& form) { form.remove(QLatin1String(key)); });
        QVERIFY2(read, key);
    }
    const auto earlier = readingWith([](QJsonObject& form) {
        form = {{QStringLiteral("layout"), QStringLiteral("per-column")}, {QStringLiteral("formula_cells"), QStringLiteral("prefixed")}};
    });
    QVERIFY(earlier);
    QVERIFY(earlier->release == (ReleaseOptions{.layout = Layout::PerColumn, .formulaCells = FormulaCells::Prefixed}));
}

void TestReleaseForm::aGroupThatLacksAnEntryOrHasAnotherIsRefused_data()
{
    QTest::addColumn<QString>("group");
    QTest::addColumn<bool>("isList");
    QTest::newRow("details") << "details" << false;
    QTest::newRow("policy") << "policy" << false;
    QTest::newRow("texts") << "texts" << true;
    QTest::newRow("waivers") << "waivers" << true;
}

void TestReleaseForm::aGroupThatLacksAnEntryOrHasAnotherIsRefused()
{
    QFETCH(QString, group);
    QFETCH(bool, isList);
    const auto name = group.toLatin1();
    const auto reading = [&](const std::function<void(QJsonObject&)>& change) {
        return isList ? readingWithFirst(name.constData(), change) : readingWithGroup(name.constData(), change);
    };
    QStringList keys;
    QVERIFY(reading([&](QJsonObject& object) { keys = object.keys(); }));
    QVERIFY(keys.size() >= 3);
    for (const auto& key : keys) {
        const auto without = reading([&](QJsonObject& object) { object.remove(key); });
        QVERIFY2(!without && without.error().code == ErrorCode::BadInput, qPrintable(key));
        const auto number = reading([&](QJsonObject& object) { object.insert(key, 7); });
        QVERIFY2(!number && number.error().code == ErrorCode::BadInput, qPrintable(key));
    }
    const auto more = reading([](QJsonObject& object) { object.insert(QStringLiteral("more"), QString()); });
    QVERIFY(!more && more.error().says == RecipeMessage::EntryUnknown);
    QVERIFY(!readingWith([&](QJsonObject& form) { form.insert(group, QStringLiteral("text")); }));
}

void TestReleaseForm::valuesOutOfRangeAreRefused_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("six linkings") << "linkings" << QJsonValue(6);
    QTest::newRow("half a linking") << "linkings" << QJsonValue(0.5);
    QTest::newRow("no number") << "linkings" << QJsonValue(QStringLiteral("3"));
    QTest::newRow("another container") << "container" << QJsonValue(QStringLiteral("tar"));
    QTest::newRow("an unknown entry") << "seed" << QJsonValue(3);
}

void TestReleaseForm::valuesOutOfRangeAreRefused()
{
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    const auto read = readingWith([&](QJsonObject& form) { form.insert(key, value); });
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::BadInput);
}

using Change = std::function<void(ReleaseOptions&)>;

void TestReleaseForm::contradictionsAreRefused_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
    row("a text about nothing", [](ReleaseOptions& form) { form.texts["B"] = {"x", "y"}; });
    row("a day that does not exist", [](ReleaseOptions& form) { form.details.reviewBy = "2027-02-29"; });
    row("a word for a day", [](ReleaseOptions& form) { form.details.reviewBy = "soon"; });
    row("a policy without a digest", [](ReleaseOptions& form) { form.policy->sha256 = "B"; });
    row("a digest in capitals", [](ReleaseOptions& form) { form.policy->sha256 = std::string(64, 'B'); });
    row("a waiver without a policy", [](ReleaseOptions& form) { form.policy.reset(); });
    row("a waiver of no rule", [](ReleaseOptions& form) { form.waivers.front().rule = "greatest_l"; });
    row("two waivers of a rule", [](ReleaseOptions& form) { form.waivers.back().rule = "least_l"; });
    row("a waiver without a reason", [](ReleaseOptions& form) { form.waivers.front().reason = " \n"; });
    row("a waiver by nobody", [](ReleaseOptions& form) { form.waivers.front().by = "\t"; });
}

void TestReleaseForm::contradictionsAreRefused()
{
    QFETCH(Change, change);
    auto recipe = sample();
    change(recipe.release);
    const auto read = readRecipe(recipeText(recipe));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::BadInput);
}

void TestReleaseForm::anAttributeWithTwoTextsIsRefused()
{
    const auto read = readingWithFirst("texts", [](QJsonObject& text) { text.insert(QStringLiteral("attribute"), QStringLiteral("S")); });
    QVERIFY(!read);
    QVERIFY(read.error().says == EntryMessage::StandsTwice);
}

void TestReleaseForm::daysAreDaysThatExist_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isDay");
    for (const auto* day : {"2028-02-29", "0001-01-01", "9999-12-31"})
        QTest::newRow(day) << day << true;
    for (const auto* other : {"", "2027-02-29", "2027-13-01", "2027-1-1", " 2027-01-01", "2027-01-01 ", "27-01-01", "2027-01-01T00:00"})
        QTest::newRow(qPrintable(QStringLiteral("<%1>").arg(QLatin1String(other)))) << other << false;
}

void TestReleaseForm::daysAreDaysThatExist()
{
    QFETCH(QString, text);
    QFETCH(bool, isDay);
    QCOMPARE(isReviewDay(text.toStdString()), isDay);
}

void TestReleaseForm::noErrorHoldsWhatStandsInTheFile()
{
    for (const auto* secret : {"Zxq9-day"}) {
        auto recipe = sample();
        recipe.release.details.reviewBy = secret;
        recipe.release.texts[secret] = {};
        recipe.release.waivers.front().rule = secret;
        const auto read = readRecipe(recipeText(recipe));
        QVERIFY(!read);
        QVERIFY2(wordsOf(read.error()).find("Zxq9") == std::string::npos, wordsOf(read.error()).c_str());
    }
}

void TestReleaseForm::textsAboutLostAttributesGo()
{
    auto recipe = sample();
    recipe.release.valueLabels = {{recipe.attributes.front().name, {{"1", "one"}}}, {"S", {{"1", "ill"}}}};
    QVERIFY(readRecipe(recipeText(recipe))->release == recipe.release);
    recipe.attributes.front().name = "B";
    QVERIFY(!readRecipe(recipeText(recipe)));
    const auto kept = withTextsOf(recipe.release, recipe.attributes);
    QVERIFY(kept.texts == (AttributeTexts{{"S", {}}}));
    QVERIFY(kept.valueLabels == (ValueLabels{{"S", {{"1", "ill"}}}}));
    QVERIFY(kept.details == recipe.release.details);
    recipe.release = kept;
    QVERIFY(readRecipe(recipeText(recipe)));
}

TRANCHE_TEST(TestReleaseForm)

} // namespace tst_release_form

#include "tst_release_form.moc"
