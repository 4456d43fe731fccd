// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/dictionary_message.h"
#include "core/base/messages/folder_message.h"
#include "core/base/messages/release/evidence_message.h"
#include "core/verify/labels/value_labels.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/release/format_two.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_value_labels {

using namespace tranche;
using namespace tranche::test;

namespace {

/// The persons of testDraft(), with labels of numbers and of categories, and of values that nobody has.
ReleaseFiles labelledDraft(const ValueLabels& more = {})
{
    auto options = testOptions(1);
    options.valueLabels = {{"sex", {{"F", "Female"}, {"M", "Male"}, {"X", "Sexless"}}}, {"age", {{"20", "twenty"}, {"99", "ninety-nine"}}}};
    for (const auto& [name, labels] : more)
        options.valueLabels[name] = labels;
    return madeDraft(persons(), draftRequest(options)).files().release;
}

VerifyReport judge(ReleaseFiles files)
{
    repairDigests(files);
    JobContext job;
    return verifyFiles(files, job, {.draft = true});
}

template <class Message>
bool finds(const VerifyReport& report, Message message)
{
    return std::ranges::any_of(report.checks, [&](const auto& check) { return check.statement.says == message; });
}

struct Change {
    const char* name;
    const char* file;
    const char* text;
    const char* by;
    bool inDictionary = false; ///< which itself is not sound then
};

const std::vector<Change>& changes()
{
    static const std::vector<Change> all{
        {"another label in the package", "datapackage.json", "\"label\": \"Female\"", "\"label\": \"Femal\""},
        {"a label less in the package", "datapackage.json", "\"label\": \"Female\",", ""},
        {"labels exchanged in the package", "datapackage.json", "\"value\": \"F\"", "\"value\": \"M\""},
        {"a category more in the package", "datapackage.json", "\"categories\": [",
         "\"categories\": [{\"value\": \"X\", \"label\": \"Sexless\"},"},
        {"categories under another name", "datapackage.json", "\"categories\"", "\"category\""},
        {"categories of numbers", "datapackage.json", "\"name\": \"age\"",
         "\"categories\": [{\"value\": \"20\", \"label\": \"twenty\"}], \"name\": \"age\""},
        {"another label in the codebook", "ddi.xml", "<labl>Female", "<labl>Male"},
        {"no label in the codebook", "ddi.xml", "<labl>Female</labl>", ""},
        {"another label of a number", "ddi.xml", "<labl>twenty<", "<labl>twelve<"},
        {"a category of a number under another value", "ddi.xml", "<catValu>20<", "<catValu>21<"},
        {"another label in the dictionary", "dictionary.csv", "\"\"Female\"\"", "\"\"Femal\"\""},
        {"a label of a value that nobody has", "dictionary.csv", "\"\"value\"\":\"\"F\"\"", "\"\"value\"\":\"\"X\"\"", true},
        {"a label of a number that nobody has", "dictionary.csv", "\"\"value\"\":\"\"20\"\"", "\"\"value\"\":\"\"99\"\"", true},
        {"two labels of a value", "dictionary.csv", "\"\"value\"\":\"\"F\"\"", "\"\"value\"\":\"\"M\"\"", true},
        {"a label of blanks", "dictionary.csv", "\"\"Female\"\"", "\"\"  \"\"", true},
    };
    return all;
}

} // namespace

class TestValueLabels : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void readsAList();
    void anythingElseIsNoList_data();
    void anythingElseIsNoList();
    void labelsThatAreTheSameInAllFilesHold();
    void noticesLabelsThatDiffer_data();
    void noticesLabelsThatDiffer();
    void saysWhoseLabelNamesWhatIsNotReleased();

private:
    ReleaseFiles m_files;
};

void TestValueLabels::initTestCase()
{
    m_files = labelledDraft();
}

void TestValueLabels::readsAList()
{
    const auto labels = readValueLabels(R"([{"value":"","label":"none"},{"label":"a, b","value":"1"}])");
    QVERIFY(labels.has_value());
    QCOMPARE(*labels, (std::vector<LabelledValue>{{"", "none"}, {"1", "a, b"}}));
    QVERIFY(readValueLabels("").value().empty());
}

void TestValueLabels::anythingElseIsNoList_data()
{
    QTest::addColumn<QString>("cell");
    for (const auto* cell : {"x", "{}", "[]", "null", "[1]", R"([{"value":"1"}])", R"([{"value":"1","label":2}])",
                             R"([{"value":1,"label":"a"}])", R"([{"value":"1","label":" "}])", R"([{"value":"1","label":"a","more":"b"}])",
                             R"([{"value":"1","label":"a","label":"b"}])", R"([{"value":"1","label":"a"},{"value":"1","label":"b"}])"})
        QTest::newRow(cell) << cell;
}

void TestValueLabels::anythingElseIsNoList()
{
    QFETCH(QString, cell);
    QVERIFY(!readValueLabels(cell.toStdString()));
}

void TestValueLabels::labelsThatAreTheSameInAllFilesHold()
{
    const auto report = judge(m_files);
    QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
    QVERIFY(finds(report, EvidenceMessage::MetadataAgree));
    for (const auto& [name, bytes] : m_files)
        QVERIFY2(!bytes.contains("Sexless") && !bytes.contains("ninety-nine"), name.c_str());
}

void TestValueLabels::noticesLabelsThatDiffer_data()
{
    QTest::addColumn<int>("which");
    for (std::size_t i = 0; i < changes().size(); ++i)
        QTest::newRow(changes()[i].name) << static_cast<int>(i);
}

void TestValueLabels::noticesLabelsThatDiffer()
{
    QFETCH(int, which);
    const auto& change = changes()[static_cast<std::size_t>(which)];
    auto files = m_files;
    auto& text = files.at(change.file);
    const auto at = text.find(change.text);
    QVERIFY(at != std::string::npos);
    text.replace(at, std::strlen(change.text), change.by);
    const auto report = judge(files);
    QVERIFY2(report.verdict == Verdict::DoesNotHold, sentencesOf(report).constData());
    QCOMPARE(finds(report, DictionaryMessage::OtherLabels), change.inDictionary);
}

/// By the attribute whose label it is: a curator has to find it, and what is not released must not be named.
void TestValueLabels::saysWhoseLabelNamesWhatIsNotReleased()
{
    const auto original = originalOf(persons());
    JobContext job;
    auto report = verifyAgainstOriginal(m_files, original, job, {.draft = true});
    QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
    report = verifyAgainstOriginal(labelledDraft({{"sex", {{"F", "see private-note"}}}}), original, job, {.draft = true});
    QCOMPARE(report.verdict, Verdict::DoesNotHold);
    const auto check = std::ranges::find_if(report.checks, [](const auto& each) { return each.verdict == Verdict::DoesNotHold; });
    QVERIFY(check->statement.says == FolderMessage::LabelNamesUnreleased);
    QCOMPARE(check->statement.arguments.front().texts.front(), std::string("sex"));
}

TRANCHE_CORE_TEST(TestValueLabels)

} // namespace tst_value_labels

#include "tst_value_labels.moc"
