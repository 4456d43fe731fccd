// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/import/sha256.h"
#include "core/recipe/recipe_file.h"
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

#include <functional>

namespace tst_cli_run {

using namespace tranche;
using namespace tranche::test;

namespace {

QByteArray people(int rows, const QByteArray& town = "town")
{
    SeededRandom random(2024);
    QByteArray text("Name,Age,Sex,Town,Job,Illness\n");
    for (int i = 0; i < rows; ++i) {
        text += "n" + QByteArray::number(i) + ',' + QByteArray::number(static_cast<int>(20 + random.below(12))) + ','
                + (random.below(2) == 0 ? "f," : "m,");
        text += town + QByteArray::number(static_cast<int>(random.below(4))) + ',';
        text += (i % 9 == 0 ? QByteArray() : "job" + QByteArray::number(static_cast<int>(random.below(6)))) + ",ill"
                + QByteArray::number(i % 6) + '\n';
    }
    return text;
}

/// What `slice TABLE --sensitive Illness --identifier Name --alpha 1 --order ...` decides.
Recipe plainRecipe(const QString& table, const QByteArray& bytes)
{
    Recipe recipe;
    recipe.source = {{table.toStdString()}, sha256Hex({bytes.constData(), static_cast<std::size_t>(bytes.size())}), {}};
    for (const auto* name : {"Name", "Age", "Sex", "Town", "Job", "Illness"})
        recipe.attributes.push_back({name, Role::QuasiIdentifier, {}});
    recipe.attributes.front().role = Role::Identifier;
    recipe.attributes.back().role = Role::Sensitive;
    recipe.sensitiveOrder = {"Illness"};
    recipe.parameters.columns.alpha = 1;
    return recipe;
}

} // namespace

class TestCliRun : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QByteArray m_bytes;
    QString m_table;

    QString save(const Recipe& recipe, const QString& name = QStringLiteral("r.tranche")) const
    {
        const auto path = m_folder.filePath(name);
        if (const auto saved = saveRecipe(recipe, path.toStdString()); !saved)
            qFatal("cannot save the recipe");
        return path;
    }
    /// All that was decided and computed; not how long it took, and not how it was asked for.
    static QJsonObject results(const Outcome& outcome)
    {
        auto json = outcome.json();
        json.remove(QStringLiteral("timing"));
        json.remove(QStringLiteral("settings"));
        json.remove(QStringLiteral("drift"));
        return json;
    }

private slots:
    void initTestCase();
    void aRecipeGivesWhatTheSameOptionsGive_data();
    void aRecipeGivesWhatTheSameOptionsGive();
    void anotherTableIsUsedWhereOneIsNamed();
    void theRecipeBesideAReleaseGivesTheSameAgain();
    void whatDiffersIsToldAndTheRunGoesOn();
    void anInfeasibleRecipeEndsWithOneAndTheGreatestL();
    void aRoleLeftOpenIsNotDecidedHere();
    void anExportTakesItsFormFromTheRecipe();
    void badUsageEndsWithTwo();
};

void TestCliRun::initTestCase()
{
    m_bytes = people(240);
    m_table = fileWith(m_folder.path(), QStringLiteral("people.csv"), m_bytes);
}

void TestCliRun::aRecipeGivesWhatTheSameOptionsGive_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<std::function<void(Recipe&)>>("change");
    const auto row = [](const char* name, const QStringList& options, const std::function<void(Recipe&)>& change) {
        QTest::newRow(name) << options << change;
    };
    row("defaults", {}, [](Recipe&) {});
    row("model", {"--model", "recursive", "--recursive-c", "3", "--l", "2"}, [](Recipe& r) {
        r.parameters.model = {ModelKind::Recursive, {2, 1}, {3, 1}, {1, 5}};
    });
    row("t", {"--model", "t", "--t", "0.4", "--min-bucket", "5"}, [](Recipe& r) {
        r.parameters.model = {ModelKind::TCloseness, {2, 1}, {1, 1}, {2, 5}};
        r.parameters.minBucket = 5;
    });
    row("cuts", {"--l", "7/2", "--cut", "balanced", "--attempts", "one", "--cut-on", "Age,Town", "--columns", "3", "--bins", "4"},
        [](Recipe& r) {
            r.parameters.model.l = {7, 2};
            r.parameters.cut = Cut::Balanced;
            r.parameters.attempts = Attempts::One;
            r.parameters.cutOn = {"Age", "Town"};
            r.parameters.columns.columns = 3;
            r.parameters.bins = 4;
        });
    row("attributes", {"--missing", "value", "--categorical", "Age", "--order", "Sex=m|f", "--exclude", "Town"}, [](Recipe& r) {
        for (auto& attribute : r.attributes)
            attribute.schema.missing = MissingRule::KeepAsValue;
        r.attributes[1].schema.type = AttributeType::Categorical;
        r.attributes[2].schema = {AttributeType::Categorical, MissingRule::KeepAsValue, {"m", "f"}, {}};
        r.attributes[3].role = Role::Excluded;
    });
    row("columns by hand", {"--partition", "Age,Job|Town|Sex,Illness", "--cut", "relaxed"}, [](Recipe& r) {
        r.columns = {{"Age", "Job"}, {"Town"}, {"Sex", "Illness"}};
        r.parameters.columns = {};
        r.parameters.cut = Cut::Relaxed;
    });
    row("joint", {"--sensitive", "Job", "--joint"}, [](Recipe& r) {
        r.attributes[4].role = Role::Sensitive;
        r.sensitiveOrder = {"Illness", "Job"};
        r.parameters.joint = true;
    });
    row("separately", {"--sensitive", "Job", "--partition", "Age,Sex,Town|Job|Illness"}, [](Recipe& r) {
        r.attributes[4].role = Role::Sensitive;
        r.sensitiveOrder = {"Illness", "Job"};
        r.columns = {{"Age", "Sex", "Town"}, {"Job"}, {"Illness"}};
        r.parameters.columns = {};
    });
    row("generalized", {"--partition", "Age,Job|Town,Sex|Illness", "--generalize", "Age,Job=8"}, [](Recipe& r) {
        r.columns = {{"Age", "Job"}, {"Town", "Sex"}, {"Illness"}};
        r.parameters.columns = {};
        r.parameters.generalize = {{{"Age", "Job"}, 8}};
    });
}

void TestCliRun::aRecipeGivesWhatTheSameOptionsGive()
{
    QFETCH(QStringList, options);
    QFETCH(std::function<void(Recipe&)>, change);
    auto recipe = plainRecipe(m_table, m_bytes);
    change(recipe);
    QStringList asked{"slice", m_table, "--sensitive", "Illness", "--identifier", "Name", "--json", "-", "--buckets"};
    if (recipe.parameters.columns.alpha)
        asked += {"--alpha", "1"};
    const auto slice = cli(asked + options);
    const auto run = cli({"run", save(recipe), "--json", "-", "--buckets"});
    QVERIFY2(slice.status == 0, slice.said());
    QVERIFY2(run.status == 0, run.said());
    QVERIFY(run.json()["buckets"].toObject()["rows"].toArray().size() > 1);
    QCOMPARE(results(run), results(slice));
    QVERIFY2(!run.err.contains("changed"), run.err);
}

void TestCliRun::anotherTableIsUsedWhereOneIsNamed()
{
    auto recipe = plainRecipe(m_folder.filePath(QStringLiteral("gone.csv")), m_bytes);
    const auto gone = cli({"run", save(recipe)});
    QCOMPARE(gone.status, 2);
    QVERIFY(gone.err.contains("gone.csv") && !gone.err.contains(m_folder.path().toUtf8()));
    const auto found = cli({"run", save(recipe), "--table", m_table, "--json", "-"});
    QVERIFY2(found.status == 0, found.said());
    QVERIFY(!found.err.contains("changed"));
}

void TestCliRun::theRecipeBesideAReleaseGivesTheSameAgain()
{
    const auto name = m_folder.filePath(QStringLiteral("again"));
    const auto slice = cli({"slice",        m_table, "--sensitive", "Illness", "--identifier", "Name",       "--order",  "Sex=m|f",
                            "--alpha",      "1",     "--columns",   "3",       "--layout",     "per-column", "--export", name,
                            "--approve-as", "A",     "--reason",    "R",       "--json",       "-",          "--buckets"});
    QVERIFY2(slice.status == 0, slice.said());
    const auto recipe = name + QStringLiteral(".internal/recipe.tranche");
    const auto alone = cli({"run", recipe});
    QCOMPARE(alone.status, 2);
    QVERIFY2(alone.err.contains("--table") && alone.err.contains(QFileInfo(m_table).fileName().toUtf8()), alone.said());
    const auto run = cli({"run", recipe, "--table", m_table, "--json", "-", "--buckets"});
    QVERIFY2(run.status == 0, run.said());
    QVERIFY2(!run.err.contains("changed"), run.err);
    QCOMPARE(results(run), results(slice));
    QCOMPARE(run.json()["settings"].toObject()["layout"].toString(), QStringLiteral("per-column"));
}

void TestCliRun::whatDiffersIsToldAndTheRunGoesOn()
{
    auto recipe = plainRecipe(m_table, m_bytes);
    recipe.attributes[3].schema.order = {"town3", "town2", "town1", "town0"};
    recipe.attributes.push_back({"Height", Role::QuasiIdentifier, {}});
    recipe.attributes.erase(recipe.attributes.begin() + 2);
    const auto other = fileWith(m_folder.path(), QStringLiteral("other.csv"), people(240, "city"));
    const auto run = cli({"run", save(recipe), "--table", other, "--json", "-"});
    QVERIFY2(run.status == 0, run.said());
    for (const auto* part :
         {"has changed", "no longer has: \"Height\"", "does not mention: \"Sex\"",
          "Values of Town that are missing from its order and placed last: 4.", "Values in the order of Town that no record has: 4."})
        QVERIFY2(run.err.contains(part), run.err);
    QVERIFY(!run.err.contains("city"));
    const auto drift = run.json()["drift"].toObject();
    QCOMPARE(drift["table_changed"].toBool(), true);
    QCOMPARE(drift["missing_attributes"].toArray(), QJsonArray({"Height"}));
    QCOMPARE(drift["new_attributes"].toArray(), QJsonArray({"Sex"}));
    QCOMPARE(drift["new_values"].toArray(), QJsonArray({QJsonObject({{"attribute", "Town"}, {"count", 4}, {"list", "order"}})}));
    QCOMPARE(drift["unused_values"].toArray(), QJsonArray({QJsonObject({{"attribute", "Town"}, {"count", 4}})}));
    QCOMPARE(drift["feasible"].toBool(), true);
    QCOMPARE(run.json()["attributes"].toArray()[2].toObject()["role"].toString(), QStringLiteral("excluded"));
}

void TestCliRun::anInfeasibleRecipeEndsWithOneAndTheGreatestL()
{
    auto recipe = plainRecipe(m_table, m_bytes);
    recipe.parameters.model.l = {9, 1};
    const auto run = cli({"run", save(recipe), "--json", "-"});
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("greatest l"), run.said());
    QCOMPARE(run.json()["drift"].toObject()["feasible"].toBool(true), false);
}

void TestCliRun::aRoleLeftOpenIsNotDecidedHere()
{
    auto recipe = plainRecipe(m_table, m_bytes);
    recipe.attributes[1].role = Role::Undecided;
    const auto run = cli({"run", save(recipe)});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains("Age"), run.said());
}

void TestCliRun::anExportTakesItsFormFromTheRecipe()
{
    auto recipe = plainRecipe(m_table, m_bytes);
    recipe.release.layout = Layout::PerColumn;
    const auto name = m_folder.filePath(QStringLiteral("out"));
    const auto run = cli({"run", save(recipe), "--export", name, "--approve-as", "A", "--reason", "test"});
    QVERIFY2(run.status == 0, run.said());
    QVERIFY(QDir(name + QStringLiteral(".release")).entryList({QStringLiteral("*.csv")}, QDir::Files).size() >= 3);
}

void TestCliRun::badUsageEndsWithTwo()
{
    const auto recipe = save(plainRecipe(m_table, m_bytes));
    for (const auto& words :
         {QStringList{"run"}, QStringList{"run", recipe, recipe}, QStringList{"run", m_table}, QStringList{"run", recipe, "--l", "3"},
          QStringList{"run", recipe, "--buckets"}, QStringList{"run", recipe, "--export", "x"}, QStringList{"run", "nothing.tranche"}})
        QVERIFY2(cli(words).status == 2, qPrintable(words.join(QLatin1Char(' '))));
}

TRANCHE_CORE_TEST(TestCliRun)

} // namespace tst_cli_run

#include "tst_cli_run.moc"
