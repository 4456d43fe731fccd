// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_cli_compare {

using namespace tranche::test;

class TestCliCompare : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void jsonHasTheColumnsOfEveryScenario();
    void whatCannotBeMetSaysHowFarItCouldGo();
    void theTextMarksThoseThatNoOtherBeats();
    void onlyImpossibleScenariosEndWithOne();
    void aRecipeComparesItsOwnScenarios();
    void badUsageEndsWithTwo_data();
    void badUsageEndsWithTwo();

private:
    Outcome compare(const QStringList& more) const { return cli(QStringList{"compare", m_table, "--sensitive", "Disease"} + more); }

    QTemporaryDir m_folder;
    QString m_table;
};

void TestCliCompare::initTestCase()
{
    m_table = fileWith(m_folder.path(), "paper.csv", paperTable());
}

void TestCliCompare::jsonHasTheColumnsOfEveryScenario()
{
    const auto outcome = compare({"--scenario", "One: --l 2 --alpha 1", "--scenario", "All: --l 2 --partition 'Age,Sex,Zipcode|Disease'",
                                  "--pareto", "unique_share", "--json", "-"});
    QVERIFY2(outcome.status == 0, outcome.said());
    const auto result = outcome.json();
    QCOMPARE(result.value("pareto").toString(), QStringLiteral("unique_share"));
    const auto scenarios = result.value("scenarios").toArray();
    QCOMPARE(scenarios.size(), 2);
    for (const auto& each : scenarios) {
        const auto scenario = each.toObject();
        QCOMPARE(scenario.keys(),
                 (QStringList{"association_kept",   "blocking", "bucket_median",     "buckets",     "dominated",   "fakes_estimated",
                              "fakes_per_original", "feasible", "file_alone_proves", "holds",       "largest_l",   "largest_p",
                              "largest_p_percent",  "linked",   "mean_tv",           "naive_bayes", "name",        "note",
                              "query_error",        "reason",   "settings",          "tree",        "unique_share"}));
        QVERIFY(scenario.value("holds").toBool());
        QCOMPARE(scenario.value("largest_p").toString(), QStringLiteral("1/2"));
        QVERIFY(scenario.value("association_kept").isDouble());
        QVERIFY(scenario.value("unique_share").isDouble());
        QVERIFY(scenario.value("dominated").isBool());
    }
    QCOMPARE(scenarios[0].toObject().value("name").toString(), QStringLiteral("One"));
    const auto settings = scenarios[1].toObject().value("settings").toObject();
    QCOMPARE(settings.value("partition").toArray().size(), 2);
    QCOMPARE(settings.value("l").toString(), QStringLiteral("2/1"));
    QCOMPARE(scenarios[1].toObject().value("unique_share").toDouble(), 1.0);
}

void TestCliCompare::whatCannotBeMetSaysHowFarItCouldGo()
{
    const auto outcome = compare({"--scenario", "Fine: --l 2 --alpha 1", "--scenario", "Far: --l 4 --alpha 1", "--json", "-"});
    QCOMPARE(outcome.status, 0);
    const auto far = outcome.json().value("scenarios").toArray().at(1).toObject();
    QVERIFY(!far.value("feasible").toBool() && !far.value("holds").toBool());
    QCOMPARE(far.value("largest_l").toString(), QStringLiteral("8/3"));
    QCOMPARE(far.value("blocking").toObject().value("tuples").toInt(), 8);
    for (const auto* name : {"largest_p", "association_kept", "dominated", "unique_share", "tree"})
        QVERIFY2(far.value(name).isNull(), name);
    QVERIFY(far.value("reason").isString());
}

void TestCliCompare::theTextMarksThoseThatNoOtherBeats()
{
    const auto outcome = compare({"--scenario", "Two: --l 2 --alpha 1", "--scenario", "Far: --l 4 --alpha 1"});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.out.contains("*  Two"), outcome.said());
    QVERIFY(outcome.out.contains("cannot be met"));
    QVERIFY(!outcome.out.contains("*  Far"));
    for (const auto* value : {"dyspepsia", "47906"})
        QVERIFY(!outcome.out.contains(value));
}

void TestCliCompare::onlyImpossibleScenariosEndWithOne()
{
    const auto outcome = compare({"--scenario", "Far: --l 4 --alpha 1", "--json", "-"});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.json().value("scenarios").toArray().size(), 1);
}

void TestCliCompare::aRecipeComparesItsOwnScenarios()
{
    // The internal folder of a release has a recipe; a scenario is added to it.
    const auto name = m_folder.filePath("r");
    const auto sliced
        = cli({"slice", m_table, "--sensitive", "Disease", "--alpha", "1", "--export", name, "--approve-as", "A", "--reason", "because"});
    QVERIFY2(sliced.status == 0, sliced.said());
    auto recipe = QJsonDocument::fromJson(contentOf(name + ".internal/recipe.tranche")).object();
    auto scenario = recipe;
    for (const auto* key : {"format", "source", "release", "notes"})
        scenario.remove(key);
    scenario.insert("name", "Alone");
    scenario.insert("note", "");
    auto parameters = scenario.value("parameters").toObject();
    parameters.insert("columns", 3);
    scenario.insert("parameters", parameters);
    recipe.insert("scenarios", QJsonArray{scenario});
    const auto path = fileWith(m_folder.path(), "with.tranche", QJsonDocument(recipe).toJson());
    const auto outcome = cli({"compare", path, "--table", m_table, "--json", "-"});
    QVERIFY2(outcome.status == 0, outcome.said());
    const auto scenarios = outcome.json().value("scenarios").toArray();
    QCOMPARE(scenarios.size(), 2);
    QCOMPARE(scenarios[0].toObject().value("name").toString(), QStringLiteral("recipe"));
    QCOMPARE(scenarios[1].toObject().value("name").toString(), QStringLiteral("Alone"));
    QVERIFY(scenarios[1].toObject().value("holds").toBool());
}

void TestCliCompare::badUsageEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::newRow("no scenario, no recipe") << QStringList{"other.csv"};
    QTest::newRow("no colon") << QStringList{"--scenario", "One"};
    QTest::newRow("an option of reading") << QStringList{"--scenario", "One: --skip 1"};
    QTest::newRow("an option nobody knows") << QStringList{"--scenario", "One: --k 1"};
    QTest::newRow("no option") << QStringList{"--scenario", "One: 3"};
    QTest::newRow("a value out of range") << QStringList{"--scenario", "One: --l 0"};
    QTest::newRow("one name twice") << QStringList{"--scenario", "One: --l 2", "--scenario", "One: --l 3"};
    QTest::newRow("no column") << QStringList{"--scenario", "One: --l 2", "--pareto", "rows"};
    QTest::newRow("the risk itself") << QStringList{"--scenario", "One: --l 2", "--pareto", "largest_p"};
    QTest::newRow("a table of a recipe") << QStringList{"--scenario", "One: --l 2", "--table", "x.csv"};
    QTest::newRow("an unknown attribute") << QStringList{"--scenario", "One: --cut-on Height"};
}

void TestCliCompare::badUsageEndsWithTwo()
{
    QFETCH(QStringList, more);
    const auto outcome = compare(more);
    QVERIFY2(outcome.status == 2, outcome.said());
}

TRANCHE_TEST(TestCliCompare)

} // namespace tst_cli_compare

#include "tst_cli_compare.moc"
