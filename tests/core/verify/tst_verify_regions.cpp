// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/verify/handmade_release.h"
#include "tests/support/test_room.h"
#include "core/base/messages/promise_message.h"
#include "core/base/messages/verdict_message.h"

namespace tst_verify_regions {

using namespace tranche;
using namespace tranche::test;

namespace {

QJsonObject region(const char* text, const char* form, const std::vector<std::string>& members)
{
    return {{QStringLiteral("text"), QLatin1String(text)},
            {QStringLiteral("form"), QLatin1String(form)},
            {QStringLiteral("members"), listOf(members)}};
}

/// {A, B} is generalized: below 3 the two values of B fall together, from 3 on they do not. Boxes of 4, 2 and 2 tuples.
HandmadeRelease generalized()
{
    HandmadeRelease release{.columns = {{"A", "B"}, {"S"}}, .sensitive = {"S"}};
    release.generalized = {{"1", 2}};
    release.regions["A"] = {region("[1, 2]", "interval", {"1", "2"}), region("[3, 4]", "interval", {"3", "4"})};
    release.buckets.resize(1);
    for (int a = 1; a <= 4; ++a)
        for (const std::string b : {"7", "8"}) {
            const auto s = (a + (b == "7" ? 1 : 0)) % 2 == 0 ? "s" : "t";
            release.original.push_back({std::to_string(a), b, s});
            release.buckets[0].push_back({a < 3 ? "[1, 2]" : "[3, 4]", a < 3 ? "[7, 8]" : b, s});
        }
    release.regions["B"] = {region("[7, 8]", "interval", {"7", "8"}), region("7", "value", {"7"}), region("8", "value", {"8"})};
    return release;
}

Verdict withOriginal(const HandmadeRelease& release)
{
    JobContext job;
    return verifyAgainstOriginal(filesOf(release), originalOf(release), job).verdict;
}

} // namespace

class TestVerifyRegions : public QObject {
    Q_OBJECT
private slots:
    void regionsThatHoldTheirValuesPass();
    void setsAndLabelsPass();
    void noticesAValueOutsideItsRegion();
    void noticesRegionsThatOverlap();
    void noticesARegionOfTooFewTuples();
    void noticesATableThatDisagreesWithTheManifest();
};

void TestVerifyRegions::regionsThatHoldTheirValuesPass()
{
    JobContext job;
    const auto release = generalized();
    const auto report = verifyAgainstOriginal(filesOf(release), originalOf(release), job);
    QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
    QVERIFY(report.checks[4].statement
            == Statement(VerdictMessage::PosteriorWithin, Statement(PromiseMessage::SensitiveColumn), 3U, Argument::figure("1/2")));
    QCOMPARE(verifyFiles(filesOf(release), job).verdict, Verdict::Holds);
}

void TestVerifyRegions::setsAndLabelsPass()
{
    auto release = generalized();
    release.from = "categorical";
    release.regions["A"] = {region("[1, 2]", "set", {"2", "1"}), region("[3, 4]", "label", {"3", "4", "5"})};
    release.regions["B"] = {region("[7, 8]", "labels", {"7", "8", "9"}), region("7", "value", {"7"}), region("8", "value", {"8"})};
    QCOMPARE(withOriginal(release), Verdict::Holds);
    release.regions["A"] = {region("[1, 2]", "set", {"1"}), region("[3, 4]", "label", {"3", "4", "5"})};
    QCOMPARE(withOriginal(release), Verdict::DoesNotHold);
    release.regions["A"] = {region("[1, 2]", "interval", {"1", "2"}), region("[3, 4]", "label", {"3", "4"})};
    QCOMPARE(withOriginal(release), Verdict::DoesNotHold); // nobody says in which order categories stand
}

void TestVerifyRegions::noticesAValueOutsideItsRegion()
{
    auto release = generalized();
    release.original[0][0] = "3";
    QCOMPARE(withOriginal(release), Verdict::DoesNotHold);

    release = generalized();
    std::swap(release.buckets[0][0][0], release.buckets[0][7][0]); // [3, 4] with {7, 8} is no region of any tuple
    QCOMPARE(withOriginal(release), Verdict::DoesNotHold);

    release = generalized();
    release.buckets[0][7][1] = "7"; // the box of 8 is a tuple short
    QCOMPARE(withOriginal(release), Verdict::DoesNotHold);
}

void TestVerifyRegions::noticesRegionsThatOverlap()
{
    auto release = generalized();
    release.regions["A"] = {region("[1, 2]", "interval", {"1", "3"}), region("[3, 4]", "interval", {"3", "4"})};
    QCOMPARE(withOriginal(release), Verdict::DoesNotHold);
    release.regions["A"] = {region("[1, 2]", "interval", {"2", "1"}), region("[3, 4]", "interval", {"3", "4"})};
    QCOMPARE(withOriginal(release), Verdict::DoesNotHold);
}

void TestVerifyRegions::noticesARegionOfTooFewTuples()
{
    auto release = generalized();
    release.generalized = {{"1", 3}};
    QCOMPARE(withOriginal(release), Verdict::DoesNotHold);
}

void TestVerifyRegions::noticesATableThatDisagreesWithTheManifest()
{
    JobContext job;
    auto release = generalized();
    release.regions["B"].removeLast();
    QCOMPARE(verifyFiles(filesOf(release), job).verdict, Verdict::DoesNotHold);
    release = generalized();
    auto files = filesOf(release);
    editManifest(files, [](QJsonObject& manifest) { manifest.remove(QStringLiteral("generalized")); });
    QCOMPARE(verifyFiles(files, job).verdict, Verdict::DoesNotHold);
    files = filesOf(release);
    editManifest(files, [](QJsonObject& manifest) { manifest[QStringLiteral("generalized")] = QJsonObject{{QStringLiteral("3"), 2}}; });
    QCOMPARE(verifyFiles(files, job).verdict, Verdict::Unreadable);
}

TRANCHE_CORE_TEST(TestVerifyRegions)

} // namespace tst_verify_regions

#include "tst_verify_regions.moc"
