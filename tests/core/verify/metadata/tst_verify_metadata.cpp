// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/release/evidence_message.h"
#include "core/verify/metadata/ddi_reader.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/release/described_files.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_verify_metadata {

using namespace tranche;
using namespace tranche::test;

namespace {

/// One text in a file exchanged for another, the first time it stands there, and the digests repaired.
void exchange(ReleaseFiles& files, const std::string& file, const std::string& text, const std::string& by)
{
    const auto at = files.at(file).find(text);
    if (at == std::string::npos)
        qFatal("%s does not stand in %s", text.c_str(), file.c_str());
    files[file].replace(at, text.size(), by);
    repairDigests(files);
}

struct Wrong {
    const char* name;
    const char* file;
    const char* text;
    const char* by;
    EvidenceMessage message;
};

const std::vector<Wrong>& wrongs()
{
    using enum EvidenceMessage;
    static const std::vector<Wrong> all{
        {"another path", "datapackage.json", "\"path\": \"data.csv\"", "\"path\": \"date.csv\"", MetadataFiles},
        {"another delimiter", "datapackage.json", "\"delimiter\": \",\"", "\"delimiter\": \";\"", MetadataFiles},
        {"another encoding", "datapackage.json", "utf-8", "utf-7", MetadataFiles},
        {"another kind of file", "datapackage.json", "text/csv", "text/plain", MetadataFiles},
        {"another name", "datapackage.json", "\"name\": \"zip\"", "\"name\": \"zap\"", MetadataFields},
        {"another type", "datapackage.json",
         "\"type\": \"integer\"\n                    },\n                    {\n                        \"constraints\"",
         "\"type\": \"number\"\n                    },\n                    {\n                        \"constraints\"", MetadataFields},
        {"another value", "datapackage.json", "\"F\"", "\"X\"", MetadataValues},
        {"another title", "datapackage.json", "\"title\": \"Persons\"", "\"title\": \"People\"", MetadataDetails},
        {"another purpose", "datapackage.json", "To be verified", "To be sold", MetadataDetails},
        {"a token for missing", "datapackage.json", "\"missingValues\": [\n                    \"\"",
         "\"missingValues\": [\n                    \"?\"", MetadataFields},
        {"another profile", "datapackage.json", "tabular-data-package", "data-package", NotMetadata},
        {"no codebook", "ddi.xml", "version=\"2.5\"", "version=\"2.1\"", NotMetadata},
        {"another namespace", "ddi.xml", "ddi:codebook:2_5", "ddi:codebook:3_1", NotMetadata},
        {"an entity", "ddi.xml", "<codeBook", "<!DOCTYPE codeBook [<!ENTITY a \"b\">]><codeBook", NotMetadata},
        {"another number of lines", "ddi.xml", "<caseQnty>48", "<caseQnty>49", MetadataCounts},
        {"another number of fields", "ddi.xml", "<varQnty>5", "<varQnty>4", MetadataCounts},
        {"another file", "ddi.xml", "data.csv", "dara.csv", MetadataFiles},
        {"another variable", "ddi.xml", "name=\"zip\"", "name=\"zap\"", MetadataFields},
        {"another slicing column", "ddi.xml", "slicing column 2", "slicing column 1", MetadataFields},
        {"another frequency", "ddi.xml", "freq\">24", "freq\">23", MetadataValues},
        {"another category", "ddi.xml", "<catValu>F", "<catValu>G", MetadataValues},
        {"a label", "ddi.xml", "<varFormat", "<labl>Secret</labl><varFormat", MetadataLabel},
        {"a label beside the label", "ddi.xml", "<notes>", "<labl>One</labl><labl>Another</labl><notes>", NotMetadata},
        {"a label of a value beside its label", "ddi.xml", "<catStat", "<labl>One</labl><labl>Another</labl><catStat", NotMetadata},
        {"a label of a value that is not there", "ddi.xml", "<varFormat",
         "<catgry><catValu>Z</catValu><labl>Secret</labl><catStat type=\"freq\">0</catStat></catgry><varFormat", MetadataValues},
        {"a label of a group of values", "ddi.xml", "<varFormat", "<catgryGrp><labl>Secret</labl></catgryGrp><varFormat", NotMetadata},
        {"a frequency beside the frequency", "ddi.xml", "<catStat type=\"freq\">",
         "<catStat type=\"freq\">1</catStat><catStat type=\"freq\">", NotMetadata},
        {"a missing category", "ddi.xml", "<varFormat", "<catgry missing=\"Y\"><catValu>?</catValu></catgry><varFormat", MetadataMissing},
        {"other conditions", "ddi.xml", "Link with nothing.", "Link with anything.", MetadataDetails},
        {"another mark", "linked/linked-2.csv", "linked 2", "linked 1", LinkingUnmarked},
        {"another header", "linked/linked-1.csv", "linked,", "joined,", LinkingHeader},
        {"another bucket", "linked/linked-1.csv", "linked 1,2,", "linked 1,1,", LinkingBuckets},
    };
    return all;
}

VerifyReport verify(const ReleaseFiles& files)
{
    JobContext job;
    return verifyFiles(files, job, {.draft = true});
}

bool says(const VerifyReport& report, EvidenceMessage message)
{
    return std::ranges::any_of(report.checks, [&](const auto& check) { return check.statement.says == message; });
}

} // namespace

class TestVerifyMetadata : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void whatDescribesTheDataHolds();
    void whatTheProgramWritesHolds();
    void noticesWhatDoesNotDescribeTheData_data();
    void noticesWhatDoesNotDescribeTheData();
    void aPairExchangedAcrossBucketsIsNoticed();
    void aPairExchangedInsideABucketIsALinkingToo();
    void aColumnThatCameApartIsNoticed();
    void readsWhatACodebookSays();

private:
    ReleaseFiles m_files;
};

void TestVerifyMetadata::initTestCase()
{
    m_files = testDraft(persons());
    describe(m_files);
}

void TestVerifyMetadata::whatDescribesTheDataHolds()
{
    const auto report = verify(m_files);
    QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
    QVERIFY(says(report, EvidenceMessage::LinkingsSound) && says(report, EvidenceMessage::MetadataAgree));
}

/// Also where columns have files of their own, and cells are prefixed.
void TestVerifyMetadata::whatTheProgramWritesHolds()
{
    SnapshotRequest request{.table
                            = tableOf({"age =job born sex disease", "20 -x 2001-05-01 F a", "21 +y 2001-05-02 M b", "22 z 2001-05-03 F c",
                                       "23.5 z 2001-05-04 M a", "24 z 2001-05-04 F b", "25 =q 2001-05-05 M c"}),
                            .sensitive = "disease"};
    request.columns = {{"age", "=job", "born"}, {"sex"}, {"disease"}};
    const auto snapshot = snapshotOf(request);
    for (const auto layout : {Layout::Together, Layout::PerColumn})
        for (const auto formulas : {FormulaCells::AsIs, FormulaCells::Prefixed}) {
            auto options = testOptions(3);
            options.layout = layout;
            options.formulaCells = formulas;
            options.texts["sex"] = {"Sex", "As registered, not \"asked\" <again>"};
            options.valueLabels["sex"] = {{"F", "Female & <other>"}, {"X", "nobody"}};
            options.valueLabels["=job"] = {{"=q", "Quarry"}, {"-x", "=1+1"}};
            const auto report = verify(madeDraft(snapshot, draftRequest(options)).files().release);
            QVERIFY2(report.verdict == Verdict::Holds || report.verdict == Verdict::NotShownByFile, sentencesOf(report).constData());
            QVERIFY2(says(report, EvidenceMessage::LinkingsSound) && says(report, EvidenceMessage::MetadataAgree),
                     sentencesOf(report).constData());
        }
}

void TestVerifyMetadata::noticesWhatDoesNotDescribeTheData_data()
{
    QTest::addColumn<int>("which");
    for (std::size_t i = 0; i < wrongs().size(); ++i)
        QTest::newRow(wrongs()[i].name) << static_cast<int>(i);
}

void TestVerifyMetadata::noticesWhatDoesNotDescribeTheData()
{
    QFETCH(int, which);
    const auto& [name, file, text, by, message] = wrongs()[static_cast<std::size_t>(which)];
    auto files = m_files;
    exchange(files, file, text, by);
    const auto report = verify(files);
    QVERIFY2(report.verdict == (message == EvidenceMessage::NotMetadata ? Verdict::Unreadable : Verdict::DoesNotHold),
             sentencesOf(report).constData());
    QVERIFY2(says(report, message), sentencesOf(report).constData());
}

void TestVerifyMetadata::aPairExchangedAcrossBucketsIsNoticed()
{
    auto files = m_files;
    auto cells = cellsOf(files.at("linked/linked-1.csv"));
    const auto other = std::ranges::find_if(cells.begin() + 2, cells.end(), [&](const auto& line) {
        return line[1] != cells[1][1] && (line[2] != cells[1][2] || line[3] != cells[1][3]);
    });
    std::swap(cells[1][2], (*other)[2]);
    std::swap(cells[1][3], (*other)[3]);
    files["linked/linked-1.csv"] = textOf(cells);
    repairDigests(files);
    const auto report = verify(files);
    QCOMPARE(report.verdict, Verdict::DoesNotHold);
    QVERIFY(says(report, EvidenceMessage::LinkingValues));
}

void TestVerifyMetadata::aPairExchangedInsideABucketIsALinkingToo()
{
    auto files = m_files;
    auto cells = cellsOf(files.at("linked/linked-1.csv"));
    QCOMPARE(cells[1][1], cells[2][1]);
    for (std::size_t field = 2; field < 4; ++field)
        std::swap(cells[1][field], cells[2][field]);
    files["linked/linked-1.csv"] = textOf(cells);
    repairDigests(files);
    QCOMPARE(verify(files).verdict, Verdict::Holds);
}

/// The values of a column stay together on a line of a linking, too.
void TestVerifyMetadata::aColumnThatCameApartIsNoticed()
{
    SnapshotRequest request{.table = tableOf({"age zip sex disease", "20 1 F a", "21 2 F b"}), .sensitive = "disease"};
    request.columns = {{"age", "zip"}, {"sex"}, {"disease"}};
    auto files = testDraft(snapshotOf(request), 1);
    QCOMPARE(verify(files).verdict, Verdict::Holds);
    auto cells = cellsOf(files.at("linked/linked-1.csv"));
    std::swap(cells[1][3], cells[2][3]); // zip
    files["linked/linked-1.csv"] = textOf(cells);
    repairDigests(files);
    const auto report = verify(files);
    QCOMPARE(report.verdict, Verdict::DoesNotHold);
    QVERIFY(says(report, EvidenceMessage::LinkingValues));
}

void TestVerifyMetadata::readsWhatACodebookSays()
{
    const auto book = readDdi(m_files.at("ddi.xml")).value();
    QCOMPARE(book.variables.size(), std::size_t{4});
    QCOMPARE(book.files.front().name, QStringLiteral("data.csv"));
    QCOMPARE(book.titles, (std::vector<QString>{QStringLiteral("Persons"), QStringLiteral("Persons")}));
    QVERIFY(!readDdi("") && !readDdi("<codeBook/>") && !readDdi("<a xmlns=\"ddi:codebook:2_5\" version=\"2.5\"/>"));
    QVERIFY(!readDdi("<codeBook xmlns=\"ddi:codebook:2_5\" version=\"2.5\">"));
}

TRANCHE_CORE_TEST(TestVerifyMetadata)

} // namespace tst_verify_metadata

#include "tst_verify_metadata.moc"
