// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_cli_inspect {

using namespace tranche::test;

class TestCliInspect : public QObject {
    Q_OBJECT

private slots:
    void describesEveryAttribute();
    void suggestsRolesWithReasons();
    void namesMissingValuesByTokens();
    void readsAsToldNotAsGuessed();
    void severalFilesAreOneTable();
    void jsonFileIsWrittenBesideTheText();
    void quietSaysNothing();
    void anOptionOfAnotherFormIsBadUsage();
    void whatIsDoneToCellsIsTold();
    void whatCellsCouldMeanIsAsked();
    void whatWasAnsweredIsNotAskedAgain();
    void awkwardAnswersAreTakenAsTheyAreShown();
    void questionsAreAboutCellsAsTheyAreRead();
    void whatInspectOffersCanBeAskedFor();
    void aConversionOfAnAttributeThatIsNotThereIsRefused();

private:
    QTemporaryDir m_folder;
};

void TestCliInspect::describesEveryAttribute()
{
    const auto table = fileWith(m_folder.path(), "paper.csv", paperTable());

    const auto json = cli({"inspect", table, "--json", "-"}).json();

    QCOMPARE(json["format"].toInt(), 1);
    QCOMPARE(json["table"].toObject(), QJsonObject({{"tuples", 8}, {"attributes", 4}}));
    const auto attributes = json["attributes"].toArray();
    QCOMPARE(attributes.size(), 4);
    QCOMPARE(attributes[0].toObject()["name"].toString(), QString("Age"));
    QCOMPARE(attributes[0].toObject()["type"].toString(), QString("numeric"));
    QCOMPARE(attributes[0].toObject()["distinct"].toInt(), 6);
    QCOMPARE(attributes[0].toObject()["unique"].toInt(), 4);
    QCOMPARE(attributes[0].toObject()["missing"].toInt(), 0);
    QCOMPARE(attributes[1].toObject()["type"].toString(), QString("categorical"));
    QCOMPARE(json["settings"].toObject()["delimiter"].toString(), QString(","));
    QVERIFY(json["timing"].toObject().contains("read"));
}

void TestCliInspect::suggestsRolesWithReasons()
{
    const auto table = fileWith(m_folder.path(), "paper.csv", paperTable());

    const auto outcome = cli({"inspect", table});
    const auto attributes = cli({"inspect", table, "--json", "-"}).json()["attributes"].toArray();

    QCOMPARE(attributes[3].toObject()["suggested_role"].toString(), QString("sensitive"));
    QCOMPARE(attributes[2].toObject()["suggested_role"].toString(), QString("quasi-identifier"));
    for (const auto& attribute : attributes) {
        const auto reason = attribute.toObject()["reason"].toString();
        QVERIFY(!reason.isEmpty());
        QVERIFY2(outcome.out.contains(reason.toUtf8()), outcome.said());
    }
    for (const auto* value : {"dyspepsia", "47906"})
        QVERIFY(!outcome.out.contains(value));
}

void TestCliInspect::namesMissingValuesByTokens()
{
    const auto table = fileWith(m_folder.path(), "missing.csv", "a,b\n1,x\n?,\n-,y\n2,?\n");

    const auto attributes
        = cli({"inspect", table, "--missing-token", "?", "--missing-token", "-", "--json", "-"}).json()["attributes"].toArray();

    QCOMPARE(attributes[0].toObject()["missing"].toInt(), 2);
    QCOMPARE(attributes[0].toObject()["type"].toString(), QString("numeric"));
    QCOMPARE(attributes[1].toObject()["missing"].toInt(), 2);
}

void TestCliInspect::readsAsToldNotAsGuessed()
{
    const auto table = fileWith(m_folder.path(), "odd.csv", "made by hand\n1\t'a\tb'\n2\tc\n");

    const auto outcome = cli(
        {"inspect", table, "--skip", "1", "--no-header", "--names", "n,\"te,xt\"", "--delimiter", "tab", "--quote", "'", "--json", "-"});

    QCOMPARE(outcome.status, 0);
    const auto json = outcome.json();
    QCOMPARE(json["table"].toObject(), QJsonObject({{"tuples", 2}, {"attributes", 2}}));
    QCOMPARE(json["attributes"].toArray()[1].toObject()["name"].toString(), QString("te,xt"));
    QCOMPARE(json["settings"].toObject()["delimiter"].toString(), QString("tab"));
    QCOMPARE(json["settings"].toObject()["skip"].toInt(), 1);
    QCOMPARE(json["settings"].toObject()["header"].toBool(true), false);
}

void TestCliInspect::severalFilesAreOneTable()
{
    const auto first = fileWith(m_folder.path(), "1.csv", "a,b\n1,x\n");
    const auto second = fileWith(m_folder.path(), "2.csv", "a,b\n2,y\n3,z\n");

    const auto json = cli({"inspect", first, second, "--json", "-"}).json();

    QCOMPARE(json["table"].toObject()["tuples"].toInt(), 3);
    QCOMPARE(json["settings"].toObject()["files"].toArray(), QJsonArray({"1.csv", "2.csv"}));
}

void TestCliInspect::jsonFileIsWrittenBesideTheText()
{
    const auto table = fileWith(m_folder.path(), "paper.csv", paperTable());
    const auto target = m_folder.filePath("out.json");

    const auto outcome = cli({"inspect", table, "--json", target});

    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.contains("8 tuples, 4 attributes"));
    QCOMPARE(QJsonDocument::fromJson(contentOf(target)).object()["format"].toInt(), 1);
}

void TestCliInspect::quietSaysNothing()
{
    const auto table = fileWith(m_folder.path(), "paper.csv", paperTable());
    const auto outcome = cli({"inspect", table, "--quiet"});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.out.isEmpty() && outcome.err.isEmpty(), outcome.said());
}

void TestCliInspect::anOptionOfAnotherFormIsBadUsage()
{
    const auto table = fileWith(m_folder.path(), "form.csv", "a,b\n1,x\n2,y\n");

    const auto other = cli({"inspect", table, "--format", "xlsx", "--delimiter", ";"});
    QCOMPARE(other.status, 2);
    QVERIFY2(other.err.contains("--delimiter") && other.err.contains("workbook") && other.err.contains("--format"), other.said());
    const auto unknown = cli({"inspect", table, "--format", "docx"});
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.err.contains("sas7bdat"), unknown.said());
    QCOMPARE(cli({"inspect", table, "--format", "text", "--delimiter", ","}).status, 0);
    QCOMPARE(cli({"inspect", table, "--json", "-"}).json()["settings"].toObject()["form"].toString(), QString("text"));
}

void TestCliInspect::whatIsDoneToCellsIsTold()
{
    const auto table = fileWith(m_folder.path(), "groups.csv", "a;b\n1.234,5;x\n2;y\n");

    const auto told = cli({"inspect", table, "--delimiter", ";", "--decimal", ",", "--thousands", ".", "--trim", "--json", "-"});
    QVERIFY2(told.status == 0, told.said());
    const auto conversions = told.json()["settings"].toObject()["conversions"].toArray();
    QCOMPARE(conversions.size(), 2);
    QCOMPARE(conversions[0].toObject()["kind"].toString(), QString("trim-blanks"));
    QCOMPARE(conversions[1].toObject()["kind"].toString(), QString("plain-numbers"));
    QCOMPARE(conversions[1].toObject()["groups"].toString(), QString("."));
    QCOMPARE(conversions[1].toObject()["decimal"].toString(), QString(","));
    for (const auto* sign : {"..", "", "7", "."})
        QVERIFY2(cli({"inspect", table, "--thousands", sign}).status == 2, sign);
}

void TestCliInspect::whatCellsCouldMeanIsAsked()
{
    const auto table = fileWith(m_folder.path(), "asked.csv", "job,visits,paid\nclerk,1,03/04/2021\n?,2,05/05/2021\nsmith,-9,05/05/2021\n");

    const auto told = cli({"inspect", table});
    for (const auto* option : {"--missing-token '?'", "--missing-token-for visits=-9", "2 dates by --date paid=%d/%m/%Y", "%m/%d/%Y"})
        QVERIFY2(told.out.contains(option), told.said());
    QVERIFY(!told.out.contains("03/04"));

    const auto source = cli({"inspect", table, "--json", "-"}).json()["source"].toObject();
    const auto missing = source["missing_offers"].toArray();
    QCOMPARE(missing.size(), 2);
    QCOMPARE(missing[0].toObject()["token"].toString(), QString("-9"));
    QCOMPARE(missing[0].toObject()["option"].toString(), QString("--missing-token-for"));
    QCOMPARE(missing[1].toObject()["attributes"].toArray()[0].toObject(), QJsonObject({{"attribute", "job"}, {"cells", 1}}));
    QCOMPARE(missing[1].toObject()["option"].toString(), QString("--missing-token"));
    const auto dates = source["date_questions"].toArray();
    QCOMPARE(dates.size(), 1);
    QCOMPARE(dates[0].toObject()["attribute"].toString(), QString("paid"));
    QCOMPARE(dates[0].toObject()["values"].toInt(), 2);
    QCOMPARE(dates[0].toObject()["day_first"].toObject(), QJsonObject({{"pattern", "%d/%m/%Y"}, {"different", 2}}));
}

void TestCliInspect::whatWasAnsweredIsNotAskedAgain()
{
    const auto table = fileWith(m_folder.path(), "said.csv", "job,visits,paid\nclerk,1,03/04/2021\n?,2,unknown\nsmith,-9,05/05/2021\n");

    const auto source = cli({"inspect", table, "--missing-token", "?", "--missing-token-for", "visits=-9", "--missing-token-for",
                             "paid=unknown", "--json", "-"})
                            .json()["source"]
                            .toObject();
    QVERIFY(source["missing_offers"].toArray().isEmpty());
    QCOMPARE(source["date_questions"].toArray().size(), 1); // once "unknown" is no value any more
    QVERIFY(cli({"inspect", table, "--json", "-"}).json()["source"].toObject()["date_questions"].toArray().isEmpty());
}

/// A token that looks like an option, and a name with an equals sign.
void TestCliInspect::awkwardAnswersAreTakenAsTheyAreShown()
{
    const auto table
        = fileWith(m_folder.path(), "awkward.csv", "\"x=y\",job,\"p=q\"\n1,--,03/04/2021\n2,clerk,05/05/2021\n-9,-,05/05/2021\n");
    const auto told = cli({"inspect", table});
    for (const auto* option :
         {"--missing-token=--\n", "--missing-token -\n", "--missing-token-for '\"x=y\"=-9'\n", "by --date '\"p=q\"=%d/%m/%Y',"})
        QVERIFY2(told.out.contains(option), told.said());
    const auto answered
        = cli({"inspect", table, "--missing-token=--", "--missing-token", "-", "--missing-token-for", "\"x=y\"=-9", "--json", "-"});
    QVERIFY2(answered.status == 0, answered.said());
    QVERIFY(answered.json()["source"].toObject()["missing_offers"].toArray().isEmpty());
}

void TestCliInspect::questionsAreAboutCellsAsTheyAreRead()
{
    const auto table = fileWith(m_folder.path(), "blanks.csv", "job\nclerk\n ?\n?\n");
    const auto offers = [&](const QStringList& more) {
        const auto json = cli(QStringList{"inspect", table, "--json", "-"} + more).json();
        return json["source"].toObject()["missing_offers"].toArray();
    };
    QCOMPARE(offers({}).size(), 2);
    QCOMPARE(offers({"--trim"}).size(), 1);
    QCOMPARE(offers({"--trim"})[0].toObject()["attributes"].toArray()[0].toObject()["cells"].toInt(), 2);
}

/// What it offers, taken as it stands there, is done.
void TestCliInspect::whatInspectOffersCanBeAskedFor()
{
    const auto table = fileWith(m_folder.path(), "offers.csv", "my job;sex\n clerk;m\nsmith ;f.\nclerk;m.\nsmith;f\n");
    QStringList words{"inspect", table, "--delimiter", ";", "--json", "-"};
    const auto offers = cli(words).json()["source"].toObject()["conversions"].toArray();
    QVERIFY(offers.size() >= 2);
    QStringList asked;
    for (const auto& offer : offers)
        asked += offer.toObject()["convert"].toString();
    QVERIFY2(asked.contains("trim-blanks:my job"), qPrintable(asked.join(' ')));
    QVERIFY2(asked.contains("remove-end:sex=."), qPrintable(asked.join(' ')));
    const auto told = cli({"inspect", table, "--delimiter", ";"});
    QVERIFY2(told.out.contains("--convert 'trim-blanks:my job'"), told.said());
    for (const auto& each : asked)
        words += {"--convert", each};
    const auto done = cli(words);
    QVERIFY2(done.status == 0, done.said());
    QCOMPARE(done.json()["settings"].toObject()["conversions"].toArray().size(), asked.size());
    QCOMPARE(done.json()["attributes"].toArray()[0].toObject()["distinct"].toInt(), 2);
    QCOMPARE(done.json()["attributes"].toArray()[1].toObject()["distinct"].toInt(), 2);
}

void TestCliInspect::aConversionOfAnAttributeThatIsNotThereIsRefused()
{
    const auto table = fileWith(m_folder.path(), "names.csv", "a,b\n1,x\n2,y\n");
    const auto refused = cli({"inspect", table, "--convert", "trim-blanks:c"});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("\"c\": The table has no attribute with this name."), refused.said());
    QCOMPARE(cli({"inspect", table, "--convert", "trim-blanks:b"}).status, 0);
    QCOMPARE(cli({"inspect", table, "--convert", "trim-all:b"}).status, 2);
}

TRANCHE_CORE_TEST(TestCliInspect)

} // namespace tst_cli_inspect

#include "tst_cli_inspect.moc"
