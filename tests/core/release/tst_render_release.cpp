// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/decisions.h"
#include "core/release/fingerprint.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/test_room.h"

namespace tst_render_release {

using namespace tranche;
using namespace tranche::test;

class TestRenderRelease : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void theManifestHasTheKeysOfTheFormat();
    void dataHoldsTheSlicedTableLineByLine();
    void nothingOfTheNeverListIsReleased_data();
    void nothingOfTheNeverListIsReleased();
    void internalNamesWhatWasLeftOutButHoldsNoValues();
    void internalListsRejectedScenariosAndTheReleaseDoesNot();
    void aDroppedTupleLeavesNoTrace();
    void equalSnapshotsGiveEqualBytes();
    void anApprovedReleaseIsTheDraftAndTheApprovals();
    void formulaCellsAreCountedAndPrefixedByChoice();
    void readmeGivesTheGuaranteeAndItsLimits();
    void anAttributeMayBeCalledBucket_data();
    void anAttributeMayBeCalledBucket();
    void refusesWhatIsNotReady();
    void rulesAreJudgedByACountThatIsThereButByNoEstimate();

private:
    Snapshot m_snapshot;
};

void TestRenderRelease::initTestCase()
{
    m_snapshot = persons();
}

void TestRenderRelease::theManifestHasTheKeysOfTheFormat()
{
    const auto draft = draftOf(m_snapshot);
    const auto manifest = QJsonDocument::fromJson(QByteArray::fromStdString(draft.release.at("manifest.json"))).object();
    const QStringList keys{"audit", "bucket_name", "buckets", "columns", "details", "files",   "format",
                           "l",     "missing",     "model",   "n",       "policy",  "program", "sensitive"};
    QCOMPARE(manifest.keys(), keys);
    QCOMPARE(manifest["format"].toInt(), 2);
    QCOMPARE(manifest["audit"].toObject()["entries"].toInt(), 0);
    QCOMPARE(manifest["audit"].toObject()["head"].toString(), QString(64, '0'));
    QVERIFY(manifest["details"].toObject()["release_type"].isNull());
    QCOMPARE(manifest["l"].toString(), QStringLiteral("2/1"));
    QCOMPARE(manifest["n"].toInt(), 48);
    QCOMPARE(manifest["sensitive"].toArray(), QJsonArray{QStringLiteral("disease")});
    QCOMPARE(manifest["columns"].toArray()[1].toArray(), (QJsonArray{QStringLiteral("sex"), QStringLiteral("disease")}));
    QCOMPARE(manifest["missing"].toObject().keys(), QStringList({"age", "disease", "sex", "zip"}));
    QVERIFY(manifest["policy"].isNull());
    QCOMPARE(manifest["files"].toObject().keys(),
             QStringList({"README.txt", "data.csv", "datapackage.json", "ddi.xml", "dictionary.csv", "report.html"}));
    QCOMPARE(manifest["files"].toObject()["data.csv"].toString().toStdString(), sha256Hex(draft.release.at("data.csv")));
}

void TestRenderRelease::dataHoldsTheSlicedTableLineByLine()
{
    const auto cells = cellsOf(draftOf(m_snapshot).release.at("data.csv"));
    const auto& sliced = *m_snapshot.sliced;
    QCOMPARE(cells.size(), sliced.lineCount() + 1);
    QCOMPARE(cells[0], (std::vector<std::string>{"bucket", "age", "zip", "sex", "disease"}));
    for (std::size_t line = 0; line < sliced.lineCount(); ++line) {
        QCOMPARE(cells[line + 1][0], std::to_string(sliced.bucketOf(line).value + 1));
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(cells[line + 1][i + 1], sliced.cell(line, AttributeId(i)));
    }
}

void TestRenderRelease::nothingOfTheNeverListIsReleased_data()
{
    QTest::addColumn<QString>("marker");
    for (const auto* marker : {"NAMEMARKER", "NOTEMARKER", "private-note", "\"name\"", "source-of-the-table", "/home", "/tmp", "seed"})
        QTest::newRow(marker) << QString::fromLatin1(marker);
}

void TestRenderRelease::nothingOfTheNeverListIsReleased()
{
    QFETCH(QString, marker);
    for (const auto layout : {Layout::Together, Layout::PerColumn})
        for (const auto& [name, bytes] : draftOf(m_snapshot, {.layout = layout}).release) {
            // the attribute "name" is one of the words that these files are written in
            const bool isKey = marker == QStringLiteral("\"name\"") && name.ends_with(".json");
            QVERIFY2(isKey || bytes.find(marker.toStdString()) == std::string::npos, name.c_str());
        }
}

void TestRenderRelease::internalNamesWhatWasLeftOutButHoldsNoValues()
{
    const auto internal = draftOf(m_snapshot).internal;
    QStringList names;
    for (const auto& [name, bytes] : internal) {
        names.append(QString::fromStdString(name));
        QVERIFY2(bytes.find("NAMEMARKER") == std::string::npos && bytes.find("NOTEMARKER") == std::string::npos, name.c_str());
    }
    QCOMPARE(names, QStringList({"recipe.tranche", "report.html", "report.json", "source.json"}));
    QVERIFY(internal.at("recipe.tranche").find("private-note") != std::string::npos);
    QVERIFY(internal.at("source.json").find("source-of-the-table.csv") != std::string::npos);
    const auto report = QJsonDocument::fromJson(QByteArray::fromStdString(internal.at("report.json"))).object();
    QCOMPARE(report["before"].toObject()["tuples"].toInt(), 48);
    QCOMPARE(report["after"].toObject()["max_p"].toString().toStdString(), m_snapshot.report->maxP().text());
}

void TestRenderRelease::internalListsRejectedScenariosAndTheReleaseDoesNot()
{
    const auto inForce = decisionsOf(m_snapshot, {});
    auto other = inForce;
    other.parameters.model.l = Ratio(7, 2);
    ReleaseRequest request;
    request.rejected = rejectedOf({{"Chosen", {}, inForce}, {"REJECTEDMARKER", "too\ncoarse", other}}, inForce);
    QCOMPARE(request.rejected.size(), std::size_t{1});
    JobContext job;
    const auto draft = renderDraft(m_snapshot, request, job).value();
    const auto report = QJsonDocument::fromJson(QByteArray::fromStdString(draft.internal.at("report.json"))).object();
    const auto list = report["scenarios_rejected"].toArray();
    QCOMPARE(list.size(), 1);
    QCOMPARE(list[0].toObject()["name"].toString(), QStringLiteral("REJECTEDMARKER"));
    QCOMPARE(list[0].toObject()["request"].toString(), QStringLiteral("l-diversity, l = 7/2"));
    QVERIFY(draft.internal.at("report.html").find("REJECTEDMARKER") != std::string::npos);
    for (const auto& [name, bytes] : draft.release)
        QVERIFY2(bytes.find("REJECTEDMARKER") == std::string::npos, name.c_str());
    QVERIFY(fingerprint(m_snapshot, request, job).value() != fingerprint(m_snapshot, {}, job).value());
}

void TestRenderRelease::aDroppedTupleLeavesNoTrace()
{
    SnapshotRequest request{.table = tableOf({"age zip disease", "20 1 a", "21 2 b", "DROPPEDAGE _ DROPPEDDISEASE", "20 2 b", "21 1 a"}),
                            .sensitive = "disease"};
    request.columns = {{"age", "zip"}, {"disease"}};
    const auto draft = draftOf(snapshotOf(request));
    for (const auto& files : {draft.release, draft.internal})
        for (const auto& [name, bytes] : files)
            QVERIFY2(bytes.find("DROPPED") == std::string::npos, name.c_str());
}

void TestRenderRelease::equalSnapshotsGiveEqualBytes()
{
    const auto one = madeDraft(persons()).files();
    const auto other = madeDraft(persons()).files();
    QVERIFY(one.release == other.release && one.internal == other.internal);
}

void TestRenderRelease::anApprovedReleaseIsTheDraftAndTheApprovals()
{
    const auto draft = madeDraft(m_snapshot).files();
    auto approved = draftOf(m_snapshot);
    const auto entry = QJsonDocument::fromJson(QByteArray::fromStdString(approved.release.at("approvals.json"))).array()[0].toObject();
    QCOMPARE(entry.keys(), QStringList({"key", "name", "reason", "signature", "time"}));
    QCOMPARE(entry["name"].toString(), QStringLiteral("Officer"));
    QCOMPARE(entry["reason"].toString(), QStringLiteral("agreed"));
    QVERIFY(entry["time"].toString().endsWith('Z'));
    QVERIFY(entry["key"].isNull() && entry["signature"].isNull());
    approved.release.erase("approvals.json");
    QVERIFY(approved.release == draft.release && approved.internal == draft.internal);
}

void TestRenderRelease::formulaCellsAreCountedAndPrefixedByChoice()
{
    SnapshotRequest request{.table = tableOf({"age zip disease", "=1+2 '@x a", "+5 2 b", "=1+2 2 b", "-cmd '@x a"}),
                            .sensitive = "disease"};
    request.columns = {{"age", "zip"}, {"disease"}};
    const auto snapshot = snapshotOf(request);
    const auto asIs = draftOf(snapshot);
    const auto prefixed = draftOf(snapshot, {.formulaCells = FormulaCells::Prefixed});
    QCOMPARE(asIs.formulaCells, std::size_t{3}); // =1+2 twice and -cmd; +5 is a number and '@x begins with an apostrophe
    QCOMPARE(prefixed.formulaCells, std::size_t{3});
    QVERIFY(asIs.release.at("data.csv").find(",=1+2") != std::string::npos);
    QVERIFY(asIs.release.at("README.txt").find("3 cells begin with") != std::string::npos);
    QVERIFY(prefixed.release.at("data.csv").find(",'=1+2") != std::string::npos);
    QVERIFY(prefixed.release.at("data.csv").find(",''@x") != std::string::npos);
    QVERIFY(prefixed.release.at("data.csv").find(",+5") != std::string::npos);
    JobContext job;
    for (const auto& files : {asIs.release, prefixed.release}) {
        const auto report = verifyAgainstOriginal(files, originalOf(snapshot), job);
        QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
    }
}

void TestRenderRelease::readmeGivesTheGuaranteeAndItsLimits()
{
    const auto readme = draftOf(m_snapshot).release.at("README.txt");
    for (const auto* part :
         {"A LINE IS NOT A RECORD", "How to link values for an analysis",
          "Someone who knows all three other attributes of a person can link that person to any one value of \"disease\" "
          "with a probability of at most 1/2",
          "It does not cover", "No cell begins with a character"})
        QVERIFY2(readme.find(part) != std::string::npos, part);
}

void TestRenderRelease::anAttributeMayBeCalledBucket_data()
{
    QTest::addColumn<QString>("names");
    QTest::addColumn<QString>("bucket");
    QTest::newRow("one") << "bucket x"
                         << "bucket_number";
    QTest::newRow("two") << "bucket bucket_number"
                         << "bucket_number_2";
    QTest::newRow("three") << "bucket_number bucket bucket_number_2"
                           << "bucket_number_3";
    QTest::newRow("only the second") << "bucket_number x"
                                     << "bucket";
    QTest::newRow("a gap") << "bucket bucket_number bucket_number_3"
                           << "bucket_number_2";
    QTest::newRow("another case") << "Bucket x"
                                  << "bucket";
}

void TestRenderRelease::anAttributeMayBeCalledBucket()
{
    QFETCH(QString, names);
    QFETCH(QString, bucket);
    const auto count = static_cast<std::size_t>(names.count(' ')) + 1;
    std::vector<std::string> lines{names.toStdString() + " disease"};
    for (const auto* end : {" a", " b", " b", " a"}) {
        lines.emplace_back();
        for (std::size_t i = 0; i < count; ++i)
            lines.back() += (i == 0 ? "" : " ") + std::to_string(lines.size() % 2 + i);
        lines.back() += end;
    }
    SnapshotRequest request{.table = tableOf(lines), .sensitive = "disease"};
    request.parameters.columns.alpha = 1;
    const auto snapshot = snapshotOf(request);
    JobContext job;
    for (const auto layout : {Layout::Together, Layout::PerColumn}) {
        const auto files = draftOf(snapshot, {.layout = layout}).release;
        for (const auto& [name, bytes] : files)
            if (name == "data.csv" || name.starts_with("column"))
                QCOMPARE(cellsOf(bytes)[0][0], bucket.toStdString());
        const auto manifest = QJsonDocument::fromJson(QByteArray::fromStdString(files.at("manifest.json"))).object();
        QCOMPARE(manifest["bucket_name"].toString(), bucket);
        QVERIFY2(files.at("dictionary.csv").find("\n" + names.section(' ', 0, 0).toStdString() + ',') != std::string::npos, "dictionary");
        for (const auto& report : {verifyFiles(files, job), verifyAgainstOriginal(files, originalOf(snapshot), job)})
            QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
    }
}

void TestRenderRelease::refusesWhatIsNotReady()
{
    JobContext job;
    QVERIFY(!renderDraft(m_snapshot.withoutShuffle(), {}, job));
    QVERIFY(!renderDraft(Snapshot(), {}, job));
}

void TestRenderRelease::rulesAreJudgedByACountThatIsThereButByNoEstimate()
{
    const std::string digest(64, 'a');
    auto request = draftRequest({.policy = PolicyName{"Fakes", "1", digest}});
    request.policy = Policy{.name = "Fakes", .version = "1", .sha256 = digest, .rules = {{.rule = Rule::LeastFakes, .number = 1.0}}};
    const auto foundWith = [&](std::shared_ptr<const MembershipReport> fakes) {
        DraftTools tools;
        tools.figures.membership = std::move(fakes);
        JobContext job;
        return renderDraft(m_snapshot, request, job, tools).value().policy.front().found;
    };
    auto report = std::make_shared<MembershipReport>();
    report->originalRows = 48;
    report->fakeDistinct = {"12345", 12345.0};
    const auto counted = foundWith(nullptr);
    QVERIFY(foundWith(report) != counted);
    report->interval = Interval{12000.0, 13000.0};
    QCOMPARE(foundWith(report), counted);
}

TRANCHE_CORE_TEST(TestRenderRelease)

} // namespace tst_render_release

#include "tst_render_release.moc"
