// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/adult.h"
#include "tests/support/adult_file.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_cli_adult {

using namespace tranche::test;

// Section 10 of the specification, to the bucket, through the command line; every exported release verifies in both modes.
class TestCliAdult : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void reproducesTheKnownPartitions_data();
    void reproducesTheKnownPartitions();
    void namesTheGreatestL_data();
    void namesTheGreatestL();
    void knowsTheCorrelationsWithOccupation();
    void wholeFileWithMissingDroppedGivesTheKnownBuckets();

private:
    QStringList slice(const QString& set, const QStringList& more) const
    {
        QStringList words = {"slice", m_complete, "--sensitive", "occupation"};
        if (set == "OCC-7")
            words += {"--keep", keepOcc7()};
        return words + more;
    }
    static QString keepOcc7()
    {
        QStringList names;
        for (const auto& name : occ7())
            names.append(QString::fromStdString(name));
        return names.join(',');
    }

    QTemporaryDir m_folder;
    QString m_complete;
};

void TestCliAdult::initTestCase()
{
    m_complete = writeAdult(m_folder.path(), "complete.csv", true);
    if (m_complete.isEmpty())
        QSKIP("Adult is not beside this checkout.");
}

void TestCliAdult::reproducesTheKnownPartitions_data()
{
    QTest::addColumn<QString>("set");
    QTest::addColumn<QStringList>("request"); // alpha, l, cut, attempts
    QTest::addColumn<int>("buckets");
    QTest::addColumn<QList<int>>("sizes"); // least, median, greatest; empty: not known

    struct Known {
        const char* set;
        QStringList request;
        int buckets;
        QList<int> sizes;
    };
    const Known all[] = {
        {"OCC-7", {"2", "2", "median", "all"}, 4635, {2, 4, 209}},     {"OCC-7", {"2", "2", "median", "one"}, 2138, {}},
        {"OCC-7", {"2", "3", "median", "all"}, 1203, {3, 15, 1047}},   {"OCC-7", {"2", "3", "median", "one"}, 225, {}},
        {"OCC-7", {"2", "3", "balanced", "all"}, 1263, {3, 12, 1314}}, {"OCC-7", {"2", "3", "balanced", "one"}, 382, {}},
        {"OCC-7", {"2", "3.9", "median", "all"}, 246, {4, 34, 8196}},  {"OCC-7", {"2", "3.9", "median", "one"}, 2, {}},
        {"OCC-7", {"1", "5", "median", "all"}, 89, {6, 206, 6952}},    {"OCC-7", {"1", "5", "median", "one"}, 4, {}},
        {"OCC-15", {"2", "3", "median", "all"}, 3861, {3, 4, 788}},    {"OCC-15", {"2", "3", "median", "one"}, 299, {}},
        {"OCC-15", {"1", "5", "median", "all"}, 240, {5, 57, 6246}},
    };
    for (const auto i : rowsInShare(std::size(all))) {
        const auto& [set, request, buckets, sizes] = all[i];
        QTest::newRow(qPrintable(QString(set) + ' ' + request.join(' '))) << QString(set) << request << buckets << sizes;
    }
}

void TestCliAdult::reproducesTheKnownPartitions()
{
    QFETCH(QString, set);
    QFETCH(QStringList, request);
    QFETCH(int, buckets);
    QFETCH(QList<int>, sizes);
    QTemporaryDir folder;
    const auto name = folder.filePath("adult");

    const auto outcome = cli(slice(set, {"--alpha", request[0], "--l", request[1], "--cut", request[2], "--attempts", request[3], "--json",
                                         "-", "--export", name, "--approve-as", "A curator", "--reason", "Known numbers"}));

    QVERIFY2(outcome.status == 0, outcome.said());
    const auto json = outcome.json();
    QCOMPARE(json["table"].toObject()["tuples"].toInt(), 45222);
    QCOMPARE(json["buckets"].toObject()["count"].toInt(), buckets);
    if (!sizes.isEmpty())
        QCOMPARE((QList<int>{json["buckets"].toObject()["min"].toInt(), json["buckets"].toObject()["median"].toInt(),
                             json["buckets"].toObject()["max"].toInt()}),
                 sizes);
    QCOMPARE(json["columns"].toArray().last().toArray(), request[0] == "2" ? (QJsonArray{"occupation", "sex"}) : QJsonArray{"occupation"});
    QCOMPARE(json["locally_safe"].toBool(), true);
    const auto byFile = runProgram(QStringLiteral(TRANCHE_VERIFY), {name + ".release"});
    QVERIFY2(byFile.status == 0, byFile.said());
    const auto byOriginal = runProgram(QStringLiteral(TRANCHE_VERIFY), {name + ".release", "--original", m_complete, "--delimiter", ",",
                                                                        "--quote", "\"", "--encoding", "UTF-8"});
    QVERIFY2(byOriginal.status == 0, byOriginal.said());
}

void TestCliAdult::namesTheGreatestL_data()
{
    QTest::addColumn<QString>("alpha");
    QTest::addColumn<QString>("exactly");
    QTest::addColumn<QByteArray>("roundedDown");
    QTest::newRow("occupation alone") << "1"
                                      << "22611/3010" << QByteArray("7.51");
    QTest::newRow("with sex") << "2"
                              << "2939/746" << QByteArray("3.93");
}

void TestCliAdult::namesTheGreatestL()
{
    QFETCH(QString, alpha);
    QFETCH(QString, exactly);
    QFETCH(QByteArray, roundedDown);

    const auto outcome = cli(slice("OCC-7", {"--alpha", alpha, "--l", "8", "--json", "-"}));
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.json()["largest_l"].toString(), exactly);
    QCOMPARE(outcome.json()["feasible"].toBool(true), false);
    QVERIFY2(outcome.err.contains("the greatest l possible is " + roundedDown + ". "), outcome.err);

    const auto spoken = cli(slice("OCC-7", {"--alpha", alpha, "--l", "8"}));
    QVERIFY2(spoken.out.contains("Greatest l  " + roundedDown + " possible with these columns"), spoken.said());
    QCOMPARE(cli(slice("OCC-7", {"--alpha", alpha, "--l", exactly, "--quiet"})).status, 0); // equality passes
}

void TestCliAdult::knowsTheCorrelationsWithOccupation()
{
    const auto outcome = cli({"correlate", m_complete, "--sensitive", "occupation", "--keep", keepOcc7() + ",salary"});
    QCOMPARE(outcome.status, 0);
    for (const auto* known :
         {"sex             0.1899", "salary          0.1197", "workclass       0.0471", "education       0.0387", "marital-status  0.0170"})
        QVERIFY2(outcome.out.contains(known), outcome.said());
}

void TestCliAdult::wholeFileWithMissingDroppedGivesTheKnownBuckets()
{
    const auto whole = writeAdult(m_folder.path(), "whole.csv", false);

    const auto json = cli({"slice", whole, "--sensitive", "occupation", "--keep", keepOcc7(), "--missing-token", "?", "--alpha", "2", "--l",
                           "3", "--json", "-"})
                          .json();

    QCOMPARE(json["table"].toObject()["tuples"].toInt(), 46033);
    QCOMPARE(json["table"].toObject()["dropped_missing"].toInt(), 2809);
    QCOMPARE(json["buckets"].toObject()["count"].toInt(), 1218);
}

TRANCHE_CORE_TEST(TestCliAdult)

} // namespace tst_cli_adult

#include "tst_cli_adult.moc"
