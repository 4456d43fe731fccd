// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_cli_utility {

using namespace tranche::test;

class TestCliUtility : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyMeasureOfEveryTechniqueIsInTheJson();
    void textIsForPeople();
    void onlyDetailsHoldValuesOfCells();
    void theSameSeedGivesTheSameFigures();
    void thePapersWayTestsInsideItsRows();
    void aTestFileIsGuessedByModelsOfTheWholeTable();
    void aTestFileOfAnotherShapeIsNamed();
    void whatCannotBeDoneEndsWithOneAndIsWritten_data();
    void whatCannotBeDoneEndsWithOneAndIsWritten();
    void badUsageEndsWithTwo_data();
    void badUsageEndsWithTwo();
    void withoutASensitiveAttributeThereIsNoBucketization();

private:
    Outcome utility(const QStringList& more) const
    {
        return cli(QStringList{"utility", m_table, "--sensitive", "illness", "--alpha", "2", "--l", "1.5", "--queries", "50",
                               "--predicates", "2", "--query-band", "0.01:0.9"}
                   + more);
    }
    static QJsonArray those(const QJsonObject& json, const char* list, const char* key, const QString& value)
    {
        QJsonArray found;
        for (const auto& entry : json[list].toArray())
            if (entry.toObject()[key] == value)
                found.append(entry);
        return found;
    }

    QTemporaryDir m_folder;
    QString m_table;
};

void TestCliUtility::initTestCase()
{
    QByteArray text = "age,town,work,illness\n"; // work tells something of the illness
    std::uint32_t state = 7;
    const auto next = [&](std::uint32_t bound) { return (state = state * 1664525U + 1013904223U) / 256 % bound; };
    for (int i = 0; i < 400; ++i) {
        const auto work = next(3);
        text += QByteArray::number(18 + next(50)) + ",town" + QByteArray::number(next(4)) + ",work" + QByteArray::number(work)
                + ",secretill" + QByteArray::number(next(3) == 0 ? work : next(4)) + '\n';
    }
    m_table = fileWith(m_folder.path(), "people.csv", text);
}

void TestCliUtility::everyMeasureOfEveryTechniqueIsInTheJson()
{
    const auto outcome = utility({"--train", "both", "--linkings", "2", "--folds", "4", "--json", "-"});
    QVERIFY2(outcome.status == 0, outcome.said());
    const auto json = outcome.json();
    QCOMPARE(json["techniques"].toArray().size(), 5);
    for (const auto* technique : {"original", "slicing", "bucketization", "generalization", "marginals"}) {
        const auto facts = those(json, "techniques", "name", technique).first().toObject();
        QVERIFY2(facts["feasible"].toBool() && facts["reason"].isNull(), technique);
        const auto association = those(json, "association", "technique", technique).first().toObject();
        QVERIFY2(association["kept_percent"].isDouble() && association["tv_pairs"].toObject()["with_s"].isDouble(), technique);
        QCOMPARE(those(json, "queries", "technique", technique).size(), QString(technique) == "original" ? 0 : 4);
    }
    QVERIFY(json["slicing_is_bucketization"].isBool());
    QCOMPARE(those(json, "association", "technique", "original").first()["kept_percent"].toDouble(), 100.0);
    for (const auto* technique : {"slicing", "bucketization"}) { // two learners, two methods
        const auto results = those(json, "classification", "technique", technique);
        QCOMPARE(results.size(), 4);
        for (const auto& entry : results) {
            const auto result = entry.toObject();
            QCOMPARE(result["tested"].toInt(), 400);
            QCOMPARE(result["fold_accuracy"].toArray().size(), 4);
            QCOMPARE(result["correct"].toArray().size(), result["method"] == "linked" ? 2 : 1);
            QCOMPARE(result["nodes"].isNull(), result["learner"] == "nb");
        }
    }
    QCOMPARE(those(json, "classification", "method", "bounds").size(), 2);
    QCOMPARE(those(json, "classification", "technique", "zeror").size(), 1);
    for (const auto* key : {"format", "table", "columns", "timing", "settings"})
        QVERIFY2(json.contains(key), key);
}

void TestCliUtility::textIsForPeople()
{
    const auto outcome = utility({"--folds", "3"});
    QVERIFY2(outcome.status == 0, outcome.said());
    for (const auto* words : {"less is better", "more is better", "Bucketized", "Guessing illness by naive Bayes", "decision tree"})
        QVERIFY2(outcome.out.contains(words), words);
    QVERIFY2(!outcome.out.contains("secretill"), outcome.out);
}

void TestCliUtility::onlyDetailsHoldValuesOfCells()
{
    const auto plain = utility({"--folds", "3", "--learner", "nb", "--json", "-"});
    QVERIFY2(!plain.out.contains("secretill") && !plain.out.contains("town1"), plain.out);
    const auto detailed = utility({"--folds", "3", "--learner", "nb", "--details", "--json", "-"});
    QVERIFY2(detailed.status == 0, detailed.said());
    const auto json = detailed.json();
    QCOMPARE(json["labels"].toObject()["illness"].toArray().size(), 4);
    QCOMPARE(json["query_answers"].toArray().size(), 50);
    const auto query = json["query_answers"].toArray().first().toObject();
    QVERIFY(query["where"].toObject().size() == 2 && query["slicing"].isDouble() && query["actual"].isDouble());
    QCOMPARE(those(json, "classification", "technique", "slicing").first()["confusion"].toArray().first().toArray().size(), 4);
}

void TestCliUtility::theSameSeedGivesTheSameFigures()
{
    const auto figures = [&](const QStringList& more) {
        auto json = utility(QStringList{"--folds", "3", "--train", "both", "--json", "-"} + more).json();
        json.remove("timing");
        json.remove("settings");
        return json;
    };
    const auto one = figures({"--threads", "1"});
    QCOMPARE(figures({"--threads", "3"}), one);
    QVERIFY(figures({"--lab-seed", "2"}) != one);
}

void TestCliUtility::thePapersWayTestsInsideItsRows()
{
    const auto outcome = utility({"--protocol", "paper", "--folds", "4", "--linkings", "3", "--json", "-"});
    QVERIFY2(outcome.status == 0, outcome.said());
    const auto json = outcome.json();
    QVERIFY(those(json, "classification", "method", "expected").isEmpty());
    QCOMPARE(those(json, "classification", "technique", "slicing").first()["correct"].toArray().size(), 3);
    QCOMPARE(those(json, "classification", "technique", "generalization").first()["method"].toString(), QString("bounds"));
}

void TestCliUtility::aTestFileIsGuessedByModelsOfTheWholeTable()
{
    const auto file = fileWith(m_folder.path(), "test.csv",
                               "illness,age,town,work\nsecretill1,30.5,town1,work1\nsecretill2,99,town9,work2\n"
                               "secretother,40,town0,work0\nsecretill1,,town1,work1\n");
    const auto outcome = utility({"--test", file, "--train", "both", "--linkings", "2", "--json", "-"});
    QVERIFY2(outcome.status == 0, outcome.said());
    const auto json = outcome.json();
    QCOMPARE(json["test"].toObject()["records"].toInt(), 3);
    QCOMPARE(json["test"].toObject()["dropped"].toInt(), 1);
    for (const auto& entry : json["classification"].toArray()) {
        const auto result = entry.toObject();
        QCOMPARE(result["tested"].toInt(), 3);
        QCOMPARE(result["outside"].toInt(), 1);
        QVERIFY(result["low"].isNull() && result["versus_slicing"].isNull() && result["fold_accuracy"].toArray().isEmpty());
        QVERIFY(result["accuracy"].toDouble() < 0.67);
    }
    QCOMPARE(those(json, "classification", "method", "linked").first()["correct"].toArray().size(), 2);
    const auto text = utility({"--test", file});
    for (const auto* words : {"3 records of the test file", "1 more has a missing value", "1 of the records has a value"})
        QVERIFY2(text.out.contains(words), text.out);
    QVERIFY2(!text.out.contains("secretother") && !outcome.out.contains("secretother"), text.out);
}

void TestCliUtility::aTestFileOfAnotherShapeIsNamed()
{
    const auto lacks = utility({"--test", fileWith(m_folder.path(), "lacks.csv", "age,town,illness\n30,town1,secretill1\n")});
    QVERIFY2(lacks.status == 2 && lacks.err.contains("work"), lacks.said());
    const auto more
        = utility({"--test", fileWith(m_folder.path(), "more.csv", "age,town,work,illness,pay\n30,town1,work1,secretill1,5\n")});
    QVERIFY2(more.status == 2 && more.err.contains("pay"), more.said());
    const auto text
        = utility({"--test", fileWith(m_folder.path(), "text.csv", "age,town,work,illness\nsecretage,town1,work1,secretill1\n")});
    QVERIFY2(text.status == 2 && text.err.contains("age") && !text.err.contains("secretage"), text.said());
    QCOMPARE(utility({"--test", m_folder.filePath("nowhere.csv")}).status, 2);
    const auto copy = fileWith(m_folder.path(), "same.csv", "age,town,work,illness\n30,town1,work1,secretill1\n");
    QCOMPARE(utility({"--test", copy, "--json", copy}).status, 2); // would be overwritten
}

void TestCliUtility::whatCannotBeDoneEndsWithOneAndIsWritten_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::newRow("slicing cannot hold") << QStringList{"--l", "50"};
    QTest::newRow("no query in the band") << QStringList{"--query-selectivity", "1", "--query-band", "0:0.001"};
}

void TestCliUtility::whatCannotBeDoneEndsWithOneAndIsWritten()
{
    QFETCH(QStringList, more);
    auto arguments = QStringList{"utility", m_table, "--sensitive", "illness", "--alpha", "1", "--json"} << m_folder.filePath("out.json");
    QFile::remove(m_folder.filePath("out.json"));
    const auto outcome = cli(arguments + more);
    QVERIFY2(outcome.status == 1, outcome.said());
    const auto json = QJsonDocument::fromJson(contentOf(m_folder.filePath("out.json"))).object();
    QVERIFY(json.contains("classification") && json.contains("settings"));
}

void TestCliUtility::badUsageEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("more");
    const auto row = [](const QStringList& more) { QTest::newRow(qPrintable(more.join(' '))) << more; };
    row({"--target", "nobody"});
    row({"--target", "town", "--target", "town"});
    row({"--folds", "1"});
    row({"--folds", "401"});
    row({"--linkings", "0"});
    row({"--predicates", "9"});
    row({"--query-with", "nobody"});
    row({"--query-with", "age", "--query-with", "town", "--query-with", "work"}); // three in queries of two
    row({"--query-band", "0.5:0.1"});
    row({"--query-band", "0.5"});
    row({"--query-selectivity", "2"});
    row({"--measures", "beauty"});
    row({"--measures", "queries,queries"});
    row({"--learner", "oracle"});
    row({"--train", "hard"});
    row({"--protocol", "other"});
    row({"--protocol", "paper", "--train", "expected"});
    row({"--techniques", "shredding"});
    row({"--details"});
    row({"--test", m_table, "--protocol", "held-out"});
    row({"--test", m_table, "--folds", "5"});
    row({"--test", m_table, "--measures", "queries"});
}

void TestCliUtility::badUsageEndsWithTwo()
{
    QFETCH(QStringList, more);
    const auto arguments = QStringList{"utility", m_table, "--sensitive", "illness", "--alpha", "1"} + more;
    const auto outcome = cli(arguments);
    QVERIFY2(outcome.status == 2, outcome.said());
    QVERIFY(!outcome.err.isEmpty() && outcome.out.isEmpty());
}

void TestCliUtility::withoutASensitiveAttributeThereIsNoBucketization()
{
    const QStringList plain{"utility", m_table, "--min-bucket", "5", "--json", "-"};
    QCOMPARE(cli(plain).status, 2); // nobody says what is to be guessed
    const auto outcome = cli(plain + QStringList{"--target", "town", "--learner", "nb", "--folds", "3", "--query-band", "0.01:0.9"});
    QVERIFY2(outcome.status == 0, outcome.said());
    const auto json = outcome.json();
    QVERIFY(!those(json, "techniques", "name", "bucketization").first()["feasible"].toBool(true));
    QVERIFY(those(json, "techniques", "name", "generalization").first()["feasible"].toBool());
    QVERIFY(!those(json, "classification", "technique", "bucketization").first()["reason"].toString().isEmpty());
}

TRANCHE_CORE_TEST(TestCliUtility)

} // namespace tst_cli_utility

#include "tst_cli_utility.moc"
