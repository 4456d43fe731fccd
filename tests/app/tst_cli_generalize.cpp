// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace tst_cli_generalize {

using namespace tranche::test;

/// --generalize, --hierarchy and --joint through the real program.
class TestCliGeneralize : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aColumnThatIsNoneIsRefused();
    void wrongHierarchiesAreRefusedWithTheirPlace();
    void aValueWithoutALeafIsNamedByItsLine();
    void anOrderMayBeTakenFromAHierarchy();
    void regionsAreInTheJson();
    void jointSensitiveAttributesAreOne();
    void jointSensitiveAttributesAreNamedByTheirOwnNames();

private:
    Outcome slice(const QStringList& more) const { return cli(QStringList{"slice", m_table, "--sensitive", "Disease"} + more); }

    QTemporaryDir m_folder;
    QString m_table;
};

void TestCliGeneralize::initTestCase()
{
    m_table = fileWith(m_folder.path(), "paper.csv", paperTable());
}

void TestCliGeneralize::aColumnThatIsNoneIsRefused()
{
    const auto refused = slice({"--alpha", "1", "--generalize", "Age=2"});
    QVERIFY2(refused.status == 2, refused.said());
    QVERIFY2(refused.err.contains("No column holds exactly these attributes: \"Age\""), refused.said());
    QVERIFY2(slice({"--generalize", "Age"}).status == 2, "no least frequency");
    QVERIFY2(slice({"--generalize", "Age=0"}).status == 2, "least frequency 0");
    QVERIFY2(slice({"--hierarchy", "Age=x.csv"}).err.contains("which no --generalize names"), "a hierarchy for nothing");
}

void TestCliGeneralize::wrongHierarchiesAreRefusedWithTheirPlace()
{
    const auto levels = fileWith(m_folder.path(), "levels.csv", "F,person\nM,person\nM,somebody\n");
    const auto refused = slice({"--alpha", "1", "--generalize", "Age,Sex,Zipcode=2", "--hierarchy", "Sex=" + levels});
    QVERIFY2(refused.status == 2, refused.said());
    QVERIFY2(refused.err.contains("levels.csv") && refused.err.contains("3"), refused.said());
    QVERIFY2(!refused.err.contains("somebody"), refused.said());
}

void TestCliGeneralize::aValueWithoutALeafIsNamedByItsLine()
{
    const auto levels = fileWith(m_folder.path(), "men.csv", "M;person\n");
    const auto refused = slice({"--alpha", "1", "--generalize", "Age,Sex,Zipcode=2", "--hierarchy", "Sex=" + levels});
    QVERIFY2(refused.status == 2, refused.said());
    const auto first = 1 + QString::fromUtf8(contentOf(m_table)).split('\n').indexOf(QRegularExpression(".*,F,.*"));
    QVERIFY2(refused.err.contains(QStringLiteral("paper.csv, line %1, \"Sex\"").arg(first).toUtf8()), refused.said());
}

void TestCliGeneralize::anOrderMayBeTakenFromAHierarchy()
{
    const auto levels = fileWith(m_folder.path(), "order.csv", "M,person\nF,person\n");
    const auto results = [](const Outcome& outcome) {
        auto json = outcome.json();
        json.remove("timing");
        return json;
    };
    const auto from = slice({"--alpha", "1", "--order-from", "Sex=" + levels, "--json", "-"});
    QVERIFY2(from.status == 0, from.said());
    QCOMPARE(results(from), results(slice({"--alpha", "1", "--order", "Sex=M|F", "--json", "-"})));
    const auto less = slice({"--alpha", "1", "--order-from", "Sex=" + fileWith(m_folder.path(), "less.csv", "M,person\n")});
    QVERIFY2(less.status == 2 && less.err.contains("Sex"), less.said());
    QCOMPARE(slice({"--order-from", "Sex=" + m_folder.filePath("none.csv")}).status, 2);
    QCOMPARE(slice({"--order-from", "Sex=" + levels, "--order", "Sex=M|F"}).status, 2);
}

void TestCliGeneralize::regionsAreInTheJson()
{
    const auto levels = fileWith(m_folder.path(), "sexes.csv", "F,person\nM,person\n");
    const auto outcome = slice({"--alpha", "1", "--generalize", "Age,Sex,Zipcode=4", "--hierarchy", "Sex=" + levels, "--json", "-"});
    if (outcome.status == 1 || outcome.status == 2)
        QVERIFY2(outcome.err.contains("generalized"), outcome.said()); // until the general engine cuts generalized tables
    if (outcome.status != 0)
        QSKIP("this version does not cut generalized tables yet");
    const auto json = outcome.json();
    const auto regions = json["regions"].toArray();
    QCOMPARE(regions.size(), 1);
    const auto column = regions[0].toObject();
    QCOMPARE(column["least"].toInt(), 4);
    QCOMPARE(column["hierarchies"].toArray(), QJsonArray{"Sex"});
    const auto list = column["regions"].toArray();
    QCOMPARE(list.size(), 2);
    QCOMPARE(list[0].toObject()["values"].toObject(), (QJsonObject{{"Age", "[22, 52]"}, {"Sex", "person"}, {"Zipcode", "[47302, 47906]"}}));
    QCOMPARE(json["settings"].toObject()["generalize"].toArray()[0].toObject()["least"].toInt(), 4);
    QCOMPARE(json["settings"].toObject()["hierarchies"].toObject()["Sex"].toString(), QString("sexes.csv"));
}

void TestCliGeneralize::jointSensitiveAttributesAreOne()
{
    const auto outcome = slice({"--sensitive", "Sex", "--joint", "--alpha", "1", "--l", "2", "--json", "-"});
    QVERIFY2(outcome.status == 0, outcome.said());
    const auto columns = outcome.json()["columns"].toArray();
    QCOMPARE(columns.last().toArray(), (QJsonArray{"Disease", "Sex"})); // each by its own name
    QVERIFY(outcome.json()["settings"].toObject()["joint"].toBool());
    QVERIFY2(slice({"--joint"}).status == 2, "one sensitive attribute is not several");
}

void TestCliGeneralize::jointSensitiveAttributesAreNamedByTheirOwnNames()
{
    const QStringList joint{"--sensitive", "Sex", "--joint", "--l", "2"};
    const auto proposed = slice(joint + QStringList{"--alpha", "1", "--json", "-", "--buckets"});
    QVERIFY2(proposed.status == 0, proposed.said());
    QStringList columns;
    for (const auto column : proposed.json()["columns"].toArray()) {
        QStringList names;
        for (const auto name : column.toArray())
            names += name.toString();
        columns += names.join(',');
    }
    // What one run proposes another takes by hand.
    const auto byHand = slice(joint + QStringList{"--partition", columns.join('|'), "--json", "-", "--buckets"});
    QVERIFY2(byHand.status == 0, byHand.said());
    QCOMPARE(byHand.json()["columns"].toArray(), proposed.json()["columns"].toArray());
    QCOMPARE(byHand.json()["buckets"].toObject(), proposed.json()["buckets"].toObject());

    const auto apart = slice(joint + QStringList{"--partition", "Age,Sex|Zipcode,Disease"});
    QCOMPARE(apart.status, 2);
    QVERIFY2(apart.err.contains("into one column"), apart.said());
    const auto half = slice(joint + QStringList{"--partition", "Age,Zipcode|Disease"});
    QCOMPARE(half.status, 2);
    QVERIFY2(half.err.contains("leaves out the attribute Sex"), half.said());
}

TRANCHE_TEST(TestCliGeneralize)

} // namespace tst_cli_generalize

#include "tst_cli_generalize.moc"
