// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/release_folder.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/release/format_two.h"

#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "core/base/messages/promise_message.h"
#include "core/base/messages/verdict_message.h"

#include <algorithm>

namespace tst_verify_release {

using namespace tranche;
using namespace tranche::test;

namespace {

using Tamper = std::function<void(ReleaseFiles&)>;

/// Change data.csv and repair the digests.
Tamper inData(const std::function<void(Cells&)>& edit)
{
    return [edit](ReleaseFiles& files) {
        auto cells = cellsOf(files.at("data.csv"));
        edit(cells);
        files["data.csv"] = textOf(cells);
        repairDigests(files);
    };
}

/// The first line of the bucket after the first.
std::size_t secondBucket(const Cells& cells)
{
    std::size_t line = 1;
    while (cells[line][0] == "1")
        ++line;
    return line;
}

/// A line of another bucket whose {age, zip} does not occur in bucket 1.
std::size_t foreignLine(const Cells& cells)
{
    for (auto line = secondBucket(cells); line < cells.size(); ++line)
        if (std::none_of(cells.begin() + 1, cells.end(),
                         [&](const auto& other) { return other[0] == "1" && other[1] == cells[line][1] && other[2] == cells[line][2]; }))
            return line;
    qFatal("no such line");
}

Tamper inManifest(const QString& key, const QJsonValue& value)
{
    return [key, value](ReleaseFiles& files) { editManifest(files, [&](QJsonObject& manifest) { manifest[key] = value; }); };
}

Tamper withoutKey(const QString& key)
{
    return [key](ReleaseFiles& files) { editManifest(files, [&](QJsonObject& manifest) { manifest.remove(key); }); };
}

void addLine(ReleaseFiles& files, const std::string& file, const std::string& line)
{
    files[file] += line;
    repairDigests(files);
}

struct Case {
    const char* name;
    int file;     ///< verdict of the file alone
    int original; ///< verdict with the original
    Tamper tamper;
};

std::vector<Case> casesInData()
{
    return {
        {"one cell changed", 1, 1, [](ReleaseFiles& files) { files["data.csv"][files["data.csv"].size() - 2] ^= 1; }},
        {"one QI cell changed, digests repaired", 0, 1,
         inData([](Cells& cells) { cells[1][1] = cells[foreignLine(cells)][1] == cells[1][1] ? "31" : cells[foreignLine(cells)][1]; })},
        {"a value the table lacks, digests repaired", 1, 1, inData([](Cells& cells) { cells[1][2] = "4711"; })},
        {"bucket 2 numbered 1", 1, 1, inData([](Cells& cells) {
             for (auto& line : cells)
                 if (line[0] == "2")
                     line[0] = "1";
         })},
        {"bucket 2 merged with 1, the others renumbered", 1, 1, inData([](Cells& cells) {
             for (std::size_t i = 1; i < cells.size(); ++i)
                 if (const auto number = std::stoi(cells[i][0]); number > 1)
                     cells[i][0] = std::to_string(number - 1);
         })},
        {"values moved across buckets", 0, 1, inData([](Cells& cells) {
             const auto other = foreignLine(cells);
             std::swap(cells[1][1], cells[other][1]);
             std::swap(cells[1][2], cells[other][2]);
         })},
        {"line removed", 1, 1, inData([](Cells& cells) { cells.erase(cells.begin() + 1); })},
        {"line removed, n repaired", 0, 1,
         [](ReleaseFiles& files) {
             inData([](Cells& cells) { cells.pop_back(); })(files);
             inManifest(QStringLiteral("n"), 47)(files);
         }},
        {"line doubled", 1, 1, inData([](Cells& cells) { cells.push_back(cells.back()); })},
        {"line doubled, n repaired", 0, 1,
         [](ReleaseFiles& files) {
             inData([](Cells& cells) { cells.insert(cells.begin() + 1, cells[1]); })(files);
             inManifest(QStringLiteral("n"), 49)(files);
         }},
        {"columns swapped", 1, 1, inData([](Cells& cells) {
             for (auto& line : cells)
                 std::rotate(line.begin() + 1, line.begin() + 3, line.end());
         })},
        {"buckets out of order", 1, 1, inData([](Cells& cells) {
             std::rotate(cells.begin() + 1, cells.begin() + static_cast<std::ptrdiff_t>(secondBucket(cells)), cells.end());
         })},
        {"a line too short", 2, 2, inData([](Cells& cells) { cells[2].pop_back(); })},
    };
}

std::vector<Case> casesInFiles()
{
    const auto toCrLf
        = [](ReleaseFiles& files) { files["data.csv"] = QByteArray::fromStdString(files["data.csv"]).replace("\n", "\r\n").toStdString(); };
    return {
        {"untouched", 0, 0, [](ReleaseFiles&) {}},
        {"extra file", 1, 1, [](ReleaseFiles& files) { files["notes.txt"] = "x"; }},
        {"extra file, listed", 1, 1, [](ReleaseFiles& files) { addLine(files, "secret.csv", "x\n"); }},
        {"file missing", 1, 1, [](ReleaseFiles& files) { files.erase("README.txt"); }},
        {"data missing and not listed", 2, 2,
         [](ReleaseFiles& files) {
             files.erase("data.csv");
             repairDigests(files);
         }},
        {"manifest missing", 2, 2, [](ReleaseFiles& files) { files.erase("manifest.json"); }},
        {"CR LF", 1, 1, toCrLf},
        {"CR LF, digests repaired", 1, 1,
         [toCrLf](ReleaseFiles& files) {
             toCrLf(files);
             repairDigests(files);
         }},
        {"cut off", 1, 1, [](ReleaseFiles& files) { files["data.csv"].resize(files["data.csv"].size() / 2); }},
        {"cut off inside a line, digests repaired", 1, 1,
         [](ReleaseFiles& files) {
             files["data.csv"].resize(files["data.csv"].size() - 4);
             repairDigests(files);
         }},
        {"no UTF-8, digests repaired", 2, 2,
         [](ReleaseFiles& files) {
             files["data.csv"].insert(files["data.csv"].size() - 1, "\xff");
             repairDigests(files);
         }},
        {"role changed in the dictionary", 1, 1,
         [](ReleaseFiles& files) {
             auto& text = files["dictionary.csv"];
             text.replace(text.find("sensitive"), 9, "quasi-identifier");
             repairDigests(files);
         }},
        {"dictionary lists another range", 1, 1,
         [](ReleaseFiles& files) {
             auto& text = files["dictionary.csv"];
             text.replace(text.find(",20,31,"), 7, ",19,31,");
             repairDigests(files);
         }},
        {"README names an excluded attribute", 0, 1,
         [](ReleaseFiles& files) { addLine(files, "README.txt", "made without private-note\n"); }},
        {"README names an identifier", 0, 1, [](ReleaseFiles& files) { addLine(files, "README.txt", "made without \"name\"\n"); }},
        {"README gives a path", 0, 1, [](ReleaseFiles& files) { addLine(files, "README.txt", "made from /home/x/table.csv\n"); }},
    };
}

std::vector<Case> casesInManifest()
{
    const QJsonArray approval{QJsonObject{{QStringLiteral("name"), QStringLiteral("A")},
                                          {QStringLiteral("reason"), QStringLiteral("from /home/x")},
                                          {QStringLiteral("time"), QStringLiteral("t")}}};
    return {
        {"l raised", 1, 1, inManifest(QStringLiteral("l"), QStringLiteral("40/1"))},
        {"l below 1", 2, 2, inManifest(QStringLiteral("l"), QStringLiteral("1/2"))},
        {"l not in lowest terms", 2, 2, inManifest(QStringLiteral("l"), QStringLiteral("4/2"))},
        {"l with too many digits", 2, 2, inManifest(QStringLiteral("l"), QStringLiteral("99999999999999999999/1"))},
        {"l is a number", 2, 2, inManifest(QStringLiteral("l"), 2)},
        {"n too great", 1, 1, inManifest(QStringLiteral("n"), 9007199254740992.0)},
        {"n beyond all numbers", 2, 2, inManifest(QStringLiteral("n"), 1e300)},
        {"n negative", 2, 2, inManifest(QStringLiteral("n"), -48)},
        {"n is a text", 2, 2, inManifest(QStringLiteral("n"), QStringLiteral("48"))},
        {"n is no whole number", 2, 2, inManifest(QStringLiteral("n"), 47.5)},
        {"buckets one less", 1, 1, inManifest(QStringLiteral("buckets"), 1)},
        {"columns is a text", 2, 2, inManifest(QStringLiteral("columns"), QStringLiteral("age"))},
        {"columns in another order", 1, 1,
         inManifest(QStringLiteral("columns"), QJsonArray{QJsonArray{QStringLiteral("sex"), QStringLiteral("disease")},
                                                          QJsonArray{QStringLiteral("age"), QStringLiteral("zip")}})},
        {"an attribute twice", 2, 2,
         inManifest(QStringLiteral("columns"), QJsonArray{QJsonArray{QStringLiteral("age"), QStringLiteral("age")}})},
        {"another sensitive attribute", 1, 1, inManifest(QStringLiteral("sensitive"), QJsonArray{QStringLiteral("sex")})},
        {"a sensitive attribute that is not there", 2, 2, inManifest(QStringLiteral("sensitive"), QJsonArray{QStringLiteral("name")})},
        {"the keys of format 1 in format 2", 2, 2, inManifest(QStringLiteral("format"), 2)},
        {"format 3", 2, 2, inManifest(QStringLiteral("format"), 3)},
        {"another model", 2, 2, inManifest(QStringLiteral("model"), QStringLiteral("none"))},
        {"another name of the bucket", 2, 2, inManifest(QStringLiteral("bucket_name"), QStringLiteral("bucket_number"))},
        {"the name of the bucket is no text", 2, 2, inManifest(QStringLiteral("bucket_name"), 1)},
        {"an unknown key", 2, 2, inManifest(QStringLiteral("seed"), 5)},
        {"files is a list", 2, 2, inManifest(QStringLiteral("files"), QJsonArray())},
        {"a key twice", 2, 2,
         [](ReleaseFiles& files) {
             auto& text = files["manifest.json"];
             text.insert(text.find('{') + 1, "\"l\": \"1/1\",");
         }},
        {"no JSON", 2, 2, [](ReleaseFiles& files) { files["manifest.json"].resize(100); }},
        {"a path in an approval", 0, 1, inManifest(QStringLiteral("approvals"), approval)},
    };
}

} // namespace

class TestVerifyRelease : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void judgesWhatWasDoneToARelease_data();
    void judgesWhatWasDoneToARelease();
    void everyMissingKeyOfTheManifestIsNoticed();
    void saysWhatItCannotSee();
    void doesNotNoticeThatApprovalsWereTakenAway();
    void saysWhatWasCheckedInItsOrder();
    void asksForMissingTokensWhereTheNumbersDiffer();
    void perColumnFilesAreVerifiedTheSame();
    void aStopAtAnyMomentGivesNoVerdict();
    void filesThatNobodyElseNeedsAreJudgedTheSameAndTheirDataGoes();
    void readsFoldersWithPlainFilesOnly();

private:
    Snapshot m_snapshot;
    ReleaseFiles m_files;
};

void TestVerifyRelease::initTestCase()
{
    m_snapshot = persons();
    m_files = asFormatOne(draftOf(m_snapshot).release);
    QVERIFY(m_snapshot.buckets->size() > 2);
}

void TestVerifyRelease::judgesWhatWasDoneToARelease_data()
{
    QTest::addColumn<int>("list");
    QTest::addColumn<int>("index");
    const std::vector<std::vector<Case>> lists{casesInFiles(), casesInData(), casesInManifest()};
    for (int list = 0; list < 3; ++list)
        for (int index = 0; index < static_cast<int>(lists[static_cast<std::size_t>(list)].size()); ++index)
            QTest::newRow(lists[static_cast<std::size_t>(list)][static_cast<std::size_t>(index)].name) << list << index;
}

void TestVerifyRelease::judgesWhatWasDoneToARelease()
{
    QFETCH(int, list);
    QFETCH(int, index);
    const auto cases = list == 0 ? casesInFiles() : list == 1 ? casesInData() : casesInManifest();
    const auto& entry = cases[static_cast<std::size_t>(index)];
    auto files = m_files;
    entry.tamper(files);

    JobContext job;
    const auto alone = verifyFiles(files, job);
    const auto compared = verifyAgainstOriginal(files, originalOf(m_snapshot), job);

    QVERIFY2(static_cast<int>(alone.verdict) == entry.file, sentencesOf(alone).constData());
    QVERIFY2(static_cast<int>(compared.verdict) == entry.original, sentencesOf(compared).constData());
}

void TestVerifyRelease::everyMissingKeyOfTheManifestIsNoticed()
{
    const auto keys = QJsonDocument::fromJson(QByteArray::fromStdString(m_files.at("manifest.json"))).object().keys();
    QCOMPARE(keys.size(), 13);
    for (const auto& key : keys) {
        auto files = m_files;
        withoutKey(key)(files);
        JobContext job;
        QVERIFY2(verifyFiles(files, job).verdict == Verdict::Unreadable, qPrintable(key));
    }
}

void TestVerifyRelease::saysWhatItCannotSee()
{
    JobContext job;
    const auto alone = verifyFiles(m_files, job).cannotSee;
    QCOMPARE(alone.size(), std::size_t{5});
    QCOMPARE(alone[0], BlindSpotMessage::WeakerRequest);
    QCOMPARE(alone[1], BlindSpotMessage::ExchangedValues);
    QCOMPARE(alone[2], BlindSpotMessage::RemovedApprovals);
    QCOMPARE(alone[3], BlindSpotMessage::WrittenWords);
}

void TestVerifyRelease::doesNotNoticeThatApprovalsWereTakenAway()
{
    const QJsonArray approvals{QJsonObject{{QStringLiteral("name"), QStringLiteral("Officer")},
                                           {QStringLiteral("reason"), QStringLiteral("agreed")},
                                           {QStringLiteral("time"), QStringLiteral("2026-03-01T09:15:00Z")}}};
    JobContext job;
    auto files = m_files;
    inManifest(QStringLiteral("approvals"), approvals)(files);
    QCOMPARE(verifyFiles(files, job).verdict, Verdict::Holds);
    inManifest(QStringLiteral("approvals"), QJsonArray())(files);
    QCOMPARE(verifyFiles(files, job).verdict, Verdict::Holds); // documented: it cannot be seen without a signature
}

void TestVerifyRelease::saysWhatWasCheckedInItsOrder()
{
    JobContext job;
    const auto report = verifyAgainstOriginal(m_files, originalOf(m_snapshot), job);
    const auto& checks = report.checks;
    const Statement column(PromiseMessage::SensitiveColumn);
    QCOMPARE(checks.size(), std::size_t{6});
    QVERIFY(checks[0].statement == Statement(VerdictMessage::DigestsAgree, 3U));
    QVERIFY(checks[1].statement == Statement(VerdictMessage::StructureSound, 48U, m_snapshot.buckets->size(), 2U));
    QVERIFY(checks[2].statement == Statement(VerdictMessage::SharesWithin, column, Argument::figure("1/2")));
    QVERIFY(checks[3].statement == Statement(VerdictMessage::OriginalMatches, 48U));
    QVERIFY(checks[4].statement.says == VerdictMessage::PosteriorWithin);
    QVERIFY(checks[4].statement.arguments.back() == Argument::figure(m_snapshot.report->maxP().text()));
    QVERIFY(checks[5].statement == Statement(VerdictMessage::NothingUnreleased));
}

void TestVerifyRelease::asksForMissingTokensWhereTheNumbersDiffer()
{
    const auto table = tableOf({"age sex disease", "20 F a", "20 M b", "21 F c", "21 M a", "? F b", "22 M c"});
    SnapshotRequest request{.table = table, .sensitive = "disease"};
    request.missingTokens = {"?"};
    request.columns = {{"age", "sex"}, {"disease"}};
    const auto files = asFormatOne(draftOf(snapshotOf(request)).release);
    JobContext job;
    QCOMPARE(verifyAgainstOriginal(files, {table, {"?"}, {}}, job).verdict, Verdict::Holds);
    const auto without = verifyAgainstOriginal(files, {table, {}, {}}, job);
    QCOMPARE(without.verdict, Verdict::DoesNotHold);
}

void TestVerifyRelease::perColumnFilesAreVerifiedTheSame()
{
    JobContext job;
    ReleaseOptions options;
    options.layout = Layout::PerColumn;
    auto files = asFormatOne(draftOf(m_snapshot, options).release);
    QVERIFY(files.contains("column-1.csv") && files.contains("column-2.csv") && !files.contains("data.csv"));
    const auto report = verifyAgainstOriginal(files, originalOf(m_snapshot), job);
    QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());

    auto cells = cellsOf(files["column-2.csv"]);
    cells[secondBucket(cells)][0] = "1";
    files["column-2.csv"] = textOf(cells);
    repairDigests(files);
    QCOMPARE(verifyFiles(files, job).verdict, Verdict::DoesNotHold);
}

/// Whatever was looked at by then, nothing unfinished passes for a release that holds.
void TestVerifyRelease::aStopAtAnyMomentGivesNoVerdict()
{
    const auto original = originalOf(m_snapshot);
    const auto alone = test::stopsAt(150, [&](JobContext& job) { return verifyFiles(m_files, job); });
    QCOMPARE(alone.fault, QByteArray());
    const auto both = test::stopsAt(150, [&](JobContext& job) { return verifyAgainstOriginal(m_files, original, job); });
    QCOMPARE(both.fault, QByteArray());
    QVERIFY(both.asked > 20);
}

void TestVerifyRelease::filesThatNobodyElseNeedsAreJudgedTheSameAndTheirDataGoes()
{
    JobContext job;
    auto own = m_files;
    const auto given = verifyAgainstOriginal(m_files, originalOf(m_snapshot), job);
    const auto report = verifyAgainstOriginal(std::move(own), originalOf(m_snapshot), job);
    QCOMPARE(report.verdict, Verdict::Holds);
    QCOMPARE(sentencesOf(report), sentencesOf(given));
    QVERIFY(m_files.contains("data.csv") && !own.contains("data.csv")); // which is told of here, and nowhere else looked at
    QVERIFY(own.contains("dictionary.csv") && own.contains("README.txt"));

    auto changed = m_files;
    changed["data.csv"].back() = ' ';
    QCOMPARE(verifyAgainstOriginal(std::move(changed), originalOf(m_snapshot), job).verdict, Verdict::DoesNotHold);
}

void TestVerifyRelease::readsFoldersWithPlainFilesOnly()
{
    QTemporaryDir folder;
    const std::filesystem::path path(folder.path().toStdString());
    QFile file(folder.filePath(QStringLiteral("manifest.json")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{}") == 2);
    file.close();
    QCOMPARE(readReleaseFolder(path).value(), (ReleaseFiles{{"manifest.json", "{}"}}));
    QCOMPARE(readReleaseFolder(path / "other").error().code, ErrorCode::NotFound);
    QCOMPARE(readReleaseFolder(path / "manifest.json").error().code, ErrorCode::BadInput);
    std::filesystem::create_symlink("manifest.json", path / "link");
    QCOMPARE(readReleaseFolder(path).error().code, ErrorCode::BadInput);
    std::filesystem::remove(path / "link");
    std::filesystem::create_directory(path / "inner");
    QCOMPARE(readReleaseFolder(path).error().code, ErrorCode::BadInput);
}

TRANCHE_CORE_TEST(TestVerifyRelease)

} // namespace tst_verify_release

#include "tst_verify_release.moc"
