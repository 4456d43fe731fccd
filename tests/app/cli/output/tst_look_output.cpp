// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/look_output.h"

#include "core/base/messages/csv_message.h"
#include "core/base/messages/import_message.h"
#include "core/base/messages/proposal_message.h"
#include "core/import/csv_reader.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tst_look_output {

using namespace tranche;

class TestLookOutput : public QObject {
    Q_OBJECT

    /// Everything that a look can hold; cells and raw lines in it are the word "secret".
    static ImportLook everything()
    {
        JobContext job;
        ImportLook look{ImportOptions(CsvOptions()), true, 1234, 2, 4096};
        Statement differ(ProposalMessage::NoHeader);
        differ.place.line = 17;
        look.evidence = {{ImportChoice::Header, differ, Evidence::Verdict::Decide, 3}};
        Statement wrong(ProposalMessage::NothingSplits);
        wrong.place = {.file = "t.csv", .line = 9, .attribute = "Town"};
        look.problems = {{wrong, Statement(ProposalMessage::Header), Statement(ProposalMessage::DecimalComma), true, "secret", 0, 6}};
        look.problems.front().choices = {{0, 9, RecordChoice::Kind::Join, 2}, {.file = 1, .line = 9}};
        look.problemsInAll = 12;
        look.conversions
            = {{{.kind = Conversion::Kind::TrimBlanks}, {ProposalMessage::DecimalComma}, {"Age", "Town"}, 77, "secret", "secret", false}};
        look.leftOut = {{ProposalMessage::NothingSplits}};
        look.notFound = {{ProposalMessage::DecimalComma}};
        look.head = *readCsvText("Age,Town\n1,secret\n", "t.csv", {}, job);
        look.rawLines = {"1,secret"};
        look.parts = {{"Sheet1", false, 1234, 2}, {"Sheet2", true, 5, 1}};
        look.labels = {{"age in years", {{"1", "secret"}}, {"secret"}}, {}};
        return look;
    }

private slots:
    void textSaysWhatWasSeen();
    void jsonSaysTheSame();
    void neitherACellNorARawLineIsTold();
};

void TestLookOutput::textSaysWhatWasSeen()
{
    const auto text = QString::fromStdString(cli::lookText(everything()));
    for (const auto* part : {"The source is text: 1,234 records, 2 attributes", "header", "line 17", "Problems", "t.csv, line 9",
                             "Expected: ", "Found: ", "    --join-fields 9:2\n    --skip-record 2:9\n", "and 11 more",
                             "77 cells of Age, Town", "one of two values", "Not in the table", "Looked for in vain",
                             "Sheet2: 5 records, hidden", "Age: age in years, 1 value with labels, 1 declared missing"})
        QVERIFY2(text.contains(QLatin1String(part)), part);
    QVERIFY(!cli::lookText(ImportLook()).empty());
}

void TestLookOutput::jsonSaysTheSame()
{
    cli::JsonWriter json;
    json.beginObject();
    cli::writeLook(json, everything());
    json.endObject();
    const auto source = QJsonDocument::fromJson(QByteArray::fromStdString(json.text())).object()["source"].toObject();
    QCOMPARE(source["form"].toString(), QStringLiteral("text"));
    QCOMPARE(source["records"].toInt(), 1234);
    const auto evidence = source["evidence"].toArray().first().toObject();
    QCOMPARE(evidence["choice"].toString(), QStringLiteral("header"));
    QCOMPARE(evidence["verdict"].toString(), QStringLiteral("decide"));
    QCOMPARE(evidence["line"].toInt(), 17);
    const auto problem = source["problems"].toArray().first().toObject();
    QCOMPARE(problem["line"].toInt(), 9);
    QCOMPARE(problem["attribute"].toString(), QStringLiteral("Town"));
    QVERIFY(problem["stops"].toBool() && problem["expected"].isString() && problem["found"].isString());
    QCOMPARE(problem["choices"].toArray(), (QJsonArray{"--join-fields 9:2", "--skip-record 2:9"}));
    QCOMPARE(source["problems_in_all"].toInt(), 12);
    const auto conversion = source["conversions"].toArray().first().toObject();
    QCOMPARE(conversion["kind"].toString(), QStringLiteral("trim-blanks"));
    QCOMPARE(conversion["cells"].toInt(), 77);
    QCOMPARE(source["parts"].toArray().size(), 2);
    QCOMPARE(source["labels"].toArray().first().toObject()["label"].toString(), QStringLiteral("age in years"));
}

void TestLookOutput::neitherACellNorARawLineIsTold()
{
    cli::JsonWriter json;
    json.beginObject();
    cli::writeLook(json, everything());
    json.endObject();
    QVERIFY(json.text().find("secret") == std::string::npos);
    QVERIFY(cli::lookText(everything()).find("secret") == std::string::npos);
}

TRANCHE_CORE_TEST(TestLookOutput)

} // namespace tst_look_output

#include "tst_look_output.moc"
