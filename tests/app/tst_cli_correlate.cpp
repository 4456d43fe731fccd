// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

#include <cmath>

namespace tst_cli_correlate {

using namespace tranche::test;

class TestCliCorrelate : public QObject {
    Q_OBJECT

private slots:
    void givesTheMatrixOfThePaper();
    void ranksAttributesByTheSensitiveOne();
    void leavesOutWhatIsDropped();
    void usesTheBinsThatWereGiven();
    void warnsOfAnIdentifyingAttribute();

private:
    QTemporaryDir m_folder;
};

namespace {

double at(const QJsonObject& json, int i, int j)
{
    return json["phi2"].toObject()["matrix"].toArray()[i].toArray()[j].toDouble();
}

} // namespace

void TestCliCorrelate::givesTheMatrixOfThePaper()
{
    const auto table = fileWith(m_folder.path(), "paper.csv", paperTable());

    const auto json = cli({"correlate", table, "--categorical", "Zipcode", "--bins", "4", "--json", "-"}).json();

    QCOMPARE(json["phi2"].toObject()["names"].toArray(), QJsonArray({"Age", "Sex", "Zipcode", "Disease"}));
    // computed by hand from the definition: Sex against Zipcode, counts M 1 0 2 1, F 1 2 0 1
    const double expected = 4 * (1.0 * 1 / (4 * 2)) + 2 * (2.0 * 2 / (4 * 2)) - 1;
    QVERIFY(std::abs(at(json, 1, 2) - expected) < 1e-12);
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(at(json, i, i), 1.0);
        for (int j = 0; j < 4; ++j)
            QCOMPARE(at(json, i, j), at(json, j, i));
    }
    QCOMPARE(json["settings"].toObject()["bins"].toInt(), 4);
    QVERIFY(json["timing"].toObject().contains("phi2"));
}

void TestCliCorrelate::ranksAttributesByTheSensitiveOne()
{
    const auto table = fileWith(m_folder.path(), "paper.csv", paperTable());

    const auto outcome = cli({"correlate", table, "--sensitive", "Disease", "--categorical", "Zipcode"});

    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.contains("phi2 with Disease, highest first\n"));
    const auto ranking = outcome.out.mid(outcome.out.indexOf("highest first"));
    QVERIFY(ranking.indexOf("Sex") >= 0 && ranking.indexOf("Zipcode") > ranking.indexOf("Sex"));
}

void TestCliCorrelate::leavesOutWhatIsDropped()
{
    const auto table = fileWith(m_folder.path(), "paper.csv", paperTable());

    const auto json = cli({"correlate", table, "--identifier", "Zipcode", "--exclude", "Age", "--json", "-"}).json();

    QCOMPARE(json["phi2"].toObject()["names"].toArray(), QJsonArray({"Sex", "Disease"}));
    QCOMPARE(json["attributes"].toArray()[2].toObject()["role"].toString(), QString("identifier"));
    QCOMPARE(json["attributes"].toArray()[0].toObject()["role"].toString(), QString("excluded"));
}

void TestCliCorrelate::usesTheBinsThatWereGiven()
{
    const auto table = fileWith(m_folder.path(), "bins.csv", "n,c\n1,a\n2,a\n3,b\n4,b\n");

    // two bins cut 1, 2 from 3, 4, which is exactly what c says
    QCOMPARE(at(cli({"correlate", table, "--bins", "2", "--json", "-"}).json(), 0, 1), 1.0);
    QCOMPARE(at(cli({"correlate", table, "--bins-for", "n=2", "--json", "-"}).json(), 0, 1), 1.0);
    // three bins: {1}, {2}, {3, 4}... in exact arithmetic floor((v-1)*3/3) = 0, 1, 2, 2
    QCOMPARE(at(cli({"correlate", table, "--bins", "3", "--json", "-"}).json(), 0, 1), 1.0);
}

void TestCliCorrelate::warnsOfAnIdentifyingAttribute()
{
    QByteArray text = "id,c\n";
    for (int i = 0; i < 40; ++i)
        text += "k" + QByteArray::number(i) + (i % 2 == 0 ? ",a\n" : ",b\n");
    const auto table = fileWith(m_folder.path(), "ids.csv", text);

    const auto outcome = cli({"correlate", table});

    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.err.contains("note: The attribute id has 40 distinct values in 40 tuples"), outcome.said());
    QVERIFY(!cli({"correlate", table, "--quiet"}).err.contains("note"));
}

TRANCHE_CORE_TEST(TestCliCorrelate)

} // namespace tst_cli_correlate

#include "tst_cli_correlate.moc"
