// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_cli_membership {

using namespace tranche::test;

class TestCliMembership : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void jsonHasTheFiguresOfTheTestVector();
    void jsonHasItsOwnMembersToo();
    void textIsForPeopleAndSaysNothingOfValues();
    void whatCannotBeSlicedEndsWithOne();
    void badUsageEndsWithTwo();
    void theHelpTellsTheOptionsOfSlicing();
    void theSameTableGivesTheSameFigure();

private:
    Outcome membership(const QStringList& more) const { return cli(QStringList{"membership", m_table, "--sensitive", "Disease"} + more); }

    QTemporaryDir m_folder;
    QString m_table;
};

void TestCliMembership::initTestCase()
{
    m_table = fileWith(m_folder.path(), "paper.csv", paperTable());
}

void TestCliMembership::jsonHasTheFiguresOfTheTestVector()
{
    const auto result = membership({"--alpha", "1", "--categorical", "Zipcode", "--bins", "4", "--min-bucket", "1", "--json", "-"}).json();

    // the test vector of this table, l 2, alpha 1, median cuts, all attempts
    const QJsonObject whole = {{"original_rows", 8},
                               {"original_distinct", 8},
                               {"fake_distinct", 8},
                               {"fake_per_bucket_sum", 8},
                               {"formula_sum", 8},
                               {"matching_histogram_original_rows", QJsonObject{{"1", 8}}},
                               {"matching_histogram_fake", QJsonObject{{"1", 8}}}};
    const QJsonObject qi = {{"original_rows", 8},
                            {"original_distinct", 8},
                            {"fake_distinct", 0},
                            {"fake_per_bucket_sum", 0},
                            {"formula_sum", 0},
                            {"matching_histogram_original_rows", QJsonObject{{"1", 8}}},
                            {"matching_histogram_fake", QJsonObject()}};
    for (auto item = whole.begin(); item != whole.end(); ++item)
        QVERIFY2(result["membership"].toObject()[item.key()] == item.value(), qPrintable(item.key()));
    for (auto item = qi.begin(); item != qi.end(); ++item)
        QVERIFY2(result["membership_qi"].toObject()[item.key()] == item.value(), qPrintable(item.key()));
}

void TestCliMembership::jsonHasItsOwnMembersToo()
{
    const auto result = membership({"--partition", "Age,Sex|Zipcode,Disease", "--l", "1", "--json", "-"}).json();

    const auto counted = result["membership_qi"].toObject();
    QCOMPARE(counted["method"].toString(), QString("exact"));
    QCOMPARE(counted["exact_by"].toString(), QString("disjoint boxes"));
    QVERIFY(counted["interval"].isNull() && counted["one_bucket_each"].toBool());
    QCOMPARE(counted["samples"].toInt(-1), 0);
    QVERIFY(counted["fakes_per_original"].isDouble());
    QCOMPARE(counted["matching_classes"].toObject()["original_rows"].toObject()["up_to_10"].toInt(), 8);
    const auto columns = counted["unique_column_values"].toArray();
    QCOMPARE(columns.size(), 2);
    // two people are (60, M), and every zip code stands twice
    QCOMPARE(columns[0].toObject(), (QJsonObject{{"column", QJsonArray{"Age", "Sex"}}, {"distinct", 7}, {"tuples", 6}, {"share", 0.75}}));
    QCOMPARE(columns[1].toObject()["tuples"].toInt(), 0);
    for (const auto* key : {"format", "table", "attributes", "columns", "feasible", "buckets", "timing", "settings"})
        QVERIFY2(result.contains(key), key);
    QVERIFY(result["timing"].toObject()["membership"].isDouble());
}

void TestCliMembership::textIsForPeopleAndSaysNothingOfValues()
{
    const auto outcome = membership({"--alpha", "1"});

    QCOMPARE(outcome.status, 0);
    for (const auto* part :
         {"8 tuples, 4 attributes released", "quasi-identifiers only", "whole tuples", "Fakes per original", "matches exactly one bucket",
          "100.0 % of all tuples have a value of {Age, Sex, Zipcode} that nobody else has"})
        QVERIFY2(outcome.out.contains(part), outcome.said());
    for (const auto* value : {"dyspepsia", "flu", "47906"})
        QVERIFY2(!outcome.said().contains(value), outcome.said());
    const auto quiet = membership({"--alpha", "1", "--quiet"});
    QVERIFY(quiet.out.isEmpty() && quiet.err.isEmpty());
}

void TestCliMembership::whatCannotBeSlicedEndsWithOne()
{
    const auto outcome = membership({"--partition", "Age,Zipcode|Sex,Disease", "--json", "-"});

    QVERIFY2(outcome.status == 1, outcome.said());
    QCOMPARE(outcome.json()["feasible"].toBool(true), false);
    QVERIFY(outcome.json()["membership"].isNull() && outcome.json()["membership_qi"].isNull());
}

void TestCliMembership::badUsageEndsWithTwo()
{
    QCOMPARE(membership({"--export", "x"}).status, 2); // a command that writes no release
    QCOMPARE(membership({"--l", "none"}).status, 2);
    QCOMPARE(cli({"membership", m_folder.filePath("nowhere.csv"), "--sensitive", "Disease"}).status, 2);
    QCOMPARE(cli({"membership"}).status, 2);
}

void TestCliMembership::theHelpTellsTheOptionsOfSlicing()
{
    const auto outcome = cli({"membership", "--help"});

    QCOMPARE(outcome.status, 0);
    for (const auto* option : {"--alpha", "--columns", "--partition", "--l ", "--cut ", "--min-bucket", "--json", "--sensitive"})
        QVERIFY2(outcome.out.contains(option), option);
    QVERIFY(!outcome.out.contains("--export"));
    QVERIFY(cli({"--help"}).out.contains("membership TABLE..."));
}

void TestCliMembership::theSameTableGivesTheSameFigure()
{
    auto first = membership({"--alpha", "1", "--json", "-"}).json();
    auto second = membership({"--alpha", "1", "--json", "-"}).json();
    first.remove("timing");
    second.remove("timing");
    QCOMPARE(first, second);
}

TRANCHE_CORE_TEST(TestCliMembership)

} // namespace tst_cli_membership

#include "tst_cli_membership.moc"
