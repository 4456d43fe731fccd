// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/release_options.h"
#include "core/verify/verify_release.h"
#include "tests/core/release/files/describing/described_table.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/test_room.h"

namespace tst_verify_dates {

using namespace tranche;
using namespace tranche::test;

namespace {

/// 24 persons: days of two orders, moments with zones, a code for missing in one attribute that is a value in another.
Snapshot datedPersons()
{
    std::string text = "when;seen;born;group;disease\n";
    for (int i = 0; i < 24; ++i) {
        const auto two = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
        text += std::to_string(1 + i % 12) + '/' + two(1 + i % 7) + "/2024;"; // either order would do
        text += "2024-03-0" + std::to_string(1 + i % 3) + 'T' + two(i) + ":30:00.5+01:00;";
        text += two(1 + i) + ".0" + std::to_string(1 + i % 9) + ".1970;";
        text += std::string(i % 5 == 0 ? "-" : i % 2 == 0 ? "x" : "y") + ';' + "abcdef-"[i % 7] + '\n';
    }
    Schema schema;
    schema.attributes.resize(5);
    schema.attributes[0].type = AttributeType::Date;
    schema.attributes[0].dates = "%m/%d/%Y";
    schema.attributes[3].missingTokens = {"-"};
    using enum Role;
    auto snapshot = Snapshot().withTable(tableWithCommas(text), schema,
                                         {QuasiIdentifier, QuasiIdentifier, QuasiIdentifier, QuasiIdentifier, Sensitive});
    snapshot.parameters.columns = {.alpha = 1, .columns = 2};
    return withAllStages(std::move(snapshot));
}

std::string fieldOf(const ReleaseFiles& files, const std::string& name, std::size_t field)
{
    for (const auto& line : cellsOf(files.at("dictionary.csv")))
        if (line.front() == name)
            return line[field];
    return {};
}

} // namespace

class TestVerifyDates : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void tellsHowDatesAreWritten();
    void describesThemForOthers();
    void holdsWithAndWithoutTheOriginal();
    void doesNotHoldByAnotherOrder();
    void needsTheCodesOfOneAttribute();

private:
    Snapshot m_snapshot;
    ReleaseFiles m_files;
};

void TestVerifyDates::initTestCase()
{
    m_snapshot = datedPersons();
    m_files = draftOf(m_snapshot).release;
}

void TestVerifyDates::tellsHowDatesAreWritten()
{
    constexpr std::size_t type = 3;
    QCOMPARE(fieldOf(m_files, "when", type), std::string("date %m/%d/%Y"));
    QCOMPARE(fieldOf(m_files, "born", type), std::string("date %d.%m.%Y"));
    QCOMPARE(fieldOf(m_files, "seen", type), std::string("date"));
}

void TestVerifyDates::describesThemForOthers()
{
    const auto& package = m_files.at("datapackage.json");
    QVERIFY(package.contains("\"%m/%d/%Y\"") && package.contains("\"%Y-%m-%dT%H:%M:%S.%f%z\"") && package.contains("\"datetime\""));
    QVERIFY(m_files.at("ddi.xml").contains("formatname=\"%d.%m.%Y\""));
}

void TestVerifyDates::holdsWithAndWithoutTheOriginal()
{
    JobContext job;
    const auto alone = verifyFiles(m_files, job);
    QVERIFY2(alone.verdict == Verdict::Holds || alone.verdict == Verdict::NotShownByFile, sentencesOf(alone).constData());
    const auto both = verifyAgainstOriginal(m_files, originalOf(m_snapshot), job);
    QVERIFY2(both.verdict == Verdict::Holds, sentencesOf(both).constData());
}

void TestVerifyDates::doesNotHoldByAnotherOrder()
{
    auto files = m_files;
    auto& dictionary = files["dictionary.csv"];
    dictionary.replace(dictionary.find("%m/%d/%Y"), 8, "%d/%m/%Y");
    repairDigests(files);
    JobContext job;
    QCOMPARE(verifyFiles(files, job).verdict, Verdict::DoesNotHold);
    auto text = m_files;
    text["dictionary.csv"].replace(m_files.at("dictionary.csv").find("%m/%d/%Y"), 8, "%m/%d/%y");
    repairDigests(text);
    QVERIFY(verifyFiles(text, job).verdict != Verdict::Holds);
}

void TestVerifyDates::needsTheCodesOfOneAttribute()
{
    auto original = originalOf(m_snapshot);
    QCOMPARE(original.missingTokensOf.size(), std::size_t{1});
    original.missingTokensOf.clear();
    JobContext job;
    QCOMPARE(verifyAgainstOriginal(m_files, original, job).verdict, Verdict::DoesNotHold);
}

TRANCHE_TEST(TestVerifyDates)

} // namespace tst_verify_dates

#include "tst_verify_dates.moc"
