// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/sha256.h"
#include "core/recipe/recipe_file.h"
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QTemporaryDir>

namespace tst_cli_release_options {

using namespace tranche;
using namespace tranche::test;

class TestCliReleaseOptions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatIsSaidOnTheCommandLineIsInTheRecipeBesideTheRelease();
    void theSettingsNameThem();
    void labelsReachTheDictionary();
    void wrongValuesEndWithTwo_data();
    void wrongValuesEndWithTwo();
    void wrongLabelsAreNamedByFileAndLine_data();
    void wrongLabelsAreNamedByFileAndLine();
    void runTakesThemFromTheRecipeAndOptionsOverride();

private:
    QStringList slice(const QString& name, const QStringList& more) const
    {
        return QStringList{"slice", m_table, "--sensitive", "ill", "--export", name, "--approve-as", "A", "--reason", "R"} + more;
    }
    ReleaseOptions optionsIn(const QString& name) const
    {
        const auto recipe = loadRecipe((name + QStringLiteral(".internal/recipe.tranche")).toStdString());
        return recipe ? recipe->release : ReleaseOptions();
    }
    static QStringList everyOption()
    {
        return {"--title",        "Ages",    "--owner",      "Office",     "--purpose", "Study",       "--recipients", "Hall",
                "--release-type", "enclave", "--conditions", "no linking", "--contact", "a@b.invalid", "--review-by",  "2028-02-29",
                "--licence",      "CC0",     "--source",     "Register",   "--source",  "Survey"};
    }
    static ReleaseDetails everyDetail()
    {
        return {"Ages",       "Office",      "Study",      "Hall", ReleaseType::Enclave,
                "no linking", "a@b.invalid", "2028-02-29", "CC0",  {"Register", "Survey"}};
    }

    QTemporaryDir m_folder;
    QByteArray m_bytes;
    QString m_table;
};

void TestCliReleaseOptions::initTestCase()
{
    m_bytes = "age,sex,ill\n";
    for (int i = 0; i < 40; ++i)
        m_bytes += QByteArray::number(20 + i % 10) + (i % 2 == 0 ? ",f," : ",m,") + (i / 2 % 2 == 0 ? "flu\n" : "cold\n");
    m_table = fileWith(m_folder.path(), QStringLiteral("t.csv"), m_bytes);
}

void TestCliReleaseOptions::whatIsSaidOnTheCommandLineIsInTheRecipeBesideTheRelease()
{
    QTemporaryDir folder;
    const auto name = folder.filePath(QStringLiteral("out"));
    const auto outcome = cli(slice(name, everyOption()));
    QVERIFY2(outcome.status == 0, outcome.said());
    QVERIFY(optionsIn(name).details == everyDetail());
}

void TestCliReleaseOptions::theSettingsNameThem()
{
    QTemporaryDir folder;
    const auto outcome = cli(slice(folder.filePath(QStringLiteral("out")), everyOption() + QStringList{"--json", "-"}));
    QVERIFY2(outcome.status == 0, outcome.said());
    const auto settings = outcome.json()["settings"].toObject();
    QCOMPARE(settings["linkings"].toInt(-1), 0);
    QCOMPARE(settings["container"].toString(), QStringLiteral("folder"));
    QVERIFY(settings["labels"].isNull());
    const auto details = settings["details"].toObject();
    QCOMPARE(details["release_type"].toString(), QStringLiteral("enclave"));
    QCOMPARE(details["review_by"].toString(), QStringLiteral("2028-02-29"));
    QCOMPARE(details["title"].toString(), QStringLiteral("Ages"));
    QCOMPARE(details["licence"].toString(), QStringLiteral("CC0"));
    QCOMPARE(details["sources"].toArray().size(), 2);
}

void TestCliReleaseOptions::labelsReachTheDictionary()
{
    QTemporaryDir folder;
    const auto labels = fileWith(folder.path(), QStringLiteral("labels.csv"),
                                 "name,label,description\nage,Age in years,\nill,Illness,\"first, or only\"\n");
    const auto name = folder.filePath(QStringLiteral("out"));
    const auto outcome = cli(slice(name, {"--labels", labels}));
    QVERIFY2(outcome.status == 0, outcome.said());
    const auto dictionary = contentOf(name + QStringLiteral(".release/dictionary.csv"));
    QVERIFY2(dictionary.contains("\nage,Age in years,,numeric,"), dictionary.constData());
    QVERIFY2(dictionary.contains("\nill,Illness,\"first, or only\",categorical,"), dictionary.constData());
    QVERIFY(optionsIn(name).texts == (AttributeTexts{{"age", {"Age in years", ""}}, {"ill", {"Illness", "first, or only"}}}));
}

void TestCliReleaseOptions::wrongValuesEndWithTwo_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QStringList& more, const QByteArray& says) { QTest::newRow(name) << more << says; };
    row("no day", {"--review-by", "2027-02-29"}, "--review-by expects a day");
    row("another type", {"--release-type", "secret"}, "public, scientific, enclave");
    row("six linkings", {"--linkings", "6"}, "--linkings expects a whole number from 0 to 5");
    row("a value for zip", {"--zip=yes"}, "takes no value");
    row("no labels", {"--labels", "nowhere.csv"}, "nowhere.csv");
}

void TestCliReleaseOptions::wrongValuesEndWithTwo()
{
    QFETCH(QStringList, more);
    QFETCH(QByteArray, says);
    QTemporaryDir folder;
    const auto outcome = cli(slice(folder.filePath(QStringLiteral("out")), more));
    QVERIFY2(outcome.status == 2, outcome.said());
    QVERIFY2(outcome.err.contains(says), outcome.said());
    QVERIFY(QDir(folder.path()).isEmpty());
    const auto without = cli(QStringList{"slice", m_table, "--sensitive", "ill"} + more.mid(0, 1) + QStringList{"1"});
    QVERIFY2(without.status == 2, without.said());
}

void TestCliReleaseOptions::wrongLabelsAreNamedByFileAndLine_data()
{
    QTest::addColumn<QByteArray>("labels");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no attribute") << QByteArray("name,label,description\nage,A,\nheight,H,\n") << QByteArray("labels.csv, line 3");
    QTest::newRow("twice") << QByteArray("name,label,description\nage,A,\nage,H,\n") << QByteArray("labels.csv, line 3");
    QTest::newRow("other fields") << QByteArray("name,title\nage,A\n") << QByteArray("labels.csv");
    QTest::newRow("ragged") << QByteArray("name,label,description\nage,A\n") << QByteArray("labels.csv, line 2");
}

void TestCliReleaseOptions::wrongLabelsAreNamedByFileAndLine()
{
    QFETCH(QByteArray, labels);
    QFETCH(QByteArray, says);
    QTemporaryDir folder;
    const auto file = fileWith(folder.path(), QStringLiteral("labels.csv"), labels);
    const auto outcome = cli(slice(folder.filePath(QStringLiteral("out")), {"--labels", file}));
    QVERIFY2(outcome.status == 2, outcome.said());
    QVERIFY2(outcome.err.contains(says), outcome.said());
    QVERIFY(!outcome.err.contains(folder.path().toUtf8()));
    QVERIFY(!QDir(folder.filePath(QStringLiteral("out.release"))).exists());
}

void TestCliReleaseOptions::runTakesThemFromTheRecipeAndOptionsOverride()
{
    Recipe recipe;
    recipe.source = {{m_table.toStdString()}, sha256Hex({m_bytes.constData(), static_cast<std::size_t>(m_bytes.size())}), {}};
    recipe.attributes = {{"age", Role::QuasiIdentifier, {}}, {"sex", Role::QuasiIdentifier, {}}, {"ill", Role::Sensitive, {}}};
    recipe.release.details = everyDetail();
    recipe.release.details.licence = "CC-BY-4.0";
    recipe.release.texts = {{"age", {"Age", ""}}};
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("r.tranche"));
    QVERIFY(saveRecipe(recipe, path.toStdString()));
    const auto run = [&](const QString& name, const QStringList& more) {
        return cli(QStringList{"run", path, "--export", folder.filePath(name), "--approve-as", "A", "--reason", "R"} + more);
    };
    const auto plain = run(QStringLiteral("a"), {});
    QVERIFY2(plain.status == 0, plain.said());
    QVERIFY(optionsIn(folder.filePath(QStringLiteral("a"))) == recipe.release);

    const auto labels = fileWith(folder.path(), QStringLiteral("labels.csv"), "name,label,description\nsex,Sex,\n");
    const auto other
        = run(QStringLiteral("b"), {"--title", "Other", "--release-type", "public", "--review-by", "2029-01-01", "--labels", labels});
    QVERIFY2(other.status == 0, other.said());
    auto expected = recipe.release;
    expected.details.title = "Other";
    expected.details.type = ReleaseType::Public;
    expected.details.reviewBy = "2029-01-01";
    expected.texts = {{"sex", {"Sex", ""}}};
    QVERIFY(optionsIn(folder.filePath(QStringLiteral("b"))) == expected);
}

TRANCHE_CORE_TEST(TestCliReleaseOptions)

} // namespace tst_cli_release_options

#include "tst_cli_release_options.moc"
