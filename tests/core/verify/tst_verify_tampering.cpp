// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/core/verify/handmade_release.h"
#include "tests/support/test_room.h"

#include <array>

namespace tst_verify_tampering {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Two buckets of eight lines: A is the bucket's own, S has four values, each twice in each bucket.
HandmadeRelease sound(const std::map<std::string, std::string>& promise)
{
    HandmadeRelease release{.columns = {{"A"}, {"B", "S"}}, .sensitive = {"S"}, .promise = promise};
    release.numeric = {"S"};
    release.buckets.resize(2);
    for (int bucket = 0; bucket < 2; ++bucket)
        for (int line = 0; line < 8; ++line) {
            const PlainTuple tuple{(bucket == 0 ? "left" : "right") + std::to_string(line / 4), line % 2 == 0 ? "f" : "m",
                                   std::to_string(line / 2)};
            release.original.push_back(tuple);
            release.buckets[static_cast<std::size_t>(bucket)].push_back(tuple);
        }
    return release;
}

struct Promised {
    const char* name;
    std::map<std::string, std::string> holds;
    std::map<std::string, std::string> tooStrong;
};

const std::vector<Promised>& promises()
{
    static const std::vector<Promised> all{
        {"l", {{"model", "l"}, {"l", "4/1"}}, {{"model", "l"}, {"l", "401/100"}}},
        {"distinct", {{"model", "distinct"}, {"l", "4/1"}}, {{"model", "distinct"}, {"l", "5/1"}}},
        {"entropy", {{"model", "entropy"}, {"l", "4/1"}}, {{"model", "entropy"}, {"l", "400000001/100000000"}}},
        {"recursive", {{"model", "recursive"}, {"l", "2/1"}, {"c", "167/500"}}, {{"model", "recursive"}, {"l", "2/1"}, {"c", "1/3"}}},
        {"t", {{"model", "t"}, {"l", "2/1"}, {"t", "0/1"}}, {{"model", "t"}, {"l", "2/1"}, {"t", "0/1"}}},
    };
    return all;
}

/// Both verdicts.
std::pair<Verdict, Verdict> verdicts(const ReleaseFiles& files, const OriginalTable& original)
{
    JobContext job;
    return {verifyFiles(files, job).verdict, verifyAgainstOriginal(files, original, job).verdict};
}

using Both = std::pair<Verdict, Verdict>;
constexpr auto holds = Verdict::Holds;
constexpr auto broken = Verdict::DoesNotHold;
constexpr auto unreadable = Verdict::Unreadable;

} // namespace

class TestVerifyTampering : public QObject {
    Q_OBJECT
private slots:
    void noticesWhatWasDoneUnderEveryModel_data();
    void noticesWhatWasDoneUnderEveryModel();
    void refusesAPromiseThatIsNotWellFormed_data();
    void refusesAPromiseThatIsNotWellFormed();
    void survivesAnyManifest();
    void survivesAnyDictionary();
};

void TestVerifyTampering::noticesWhatWasDoneUnderEveryModel_data()
{
    QTest::addColumn<int>("which");
    for (std::size_t i = 0; i < promises().size(); ++i)
        QTest::newRow(promises()[i].name) << static_cast<int>(i);
}

void TestVerifyTampering::noticesWhatWasDoneUnderEveryModel()
{
    QFETCH(int, which);
    const auto& promise = promises()[static_cast<std::size_t>(which)];
    const auto release = sound(promise.holds);
    const auto original = originalOf(release);
    QCOMPARE(verdicts(filesOf(release), original), Both(holds, holds));

    auto cell = filesOf(release);
    cell["data.csv"][cell["data.csv"].size() - 2] = '0';
    QCOMPARE(verdicts(cell, original), Both(broken, broken));

    auto changed = release; // a sensitive cell changed, digests right
    changed.buckets[0][0][2] = "3";
    QCOMPARE(verdicts(filesOf(changed), original).second, broken);

    auto moved = release; // sensitive values exchanged between buckets, so that one bucket has the same ones too often
    moved.buckets[0][0][2] = "3";
    moved.buckets[1][6][2] = "0";
    QCOMPARE(verdicts(filesOf(moved), original).second, broken);

    auto strong = release; // a promise that is not kept
    strong.promise = promise.tooStrong;
    if (strong.promise != promise.holds)
        QCOMPARE(verdicts(filesOf(strong), original), Both(broken, broken));
    for (const auto& [key, value] : promise.holds) {
        auto without = filesOf(release);
        editManifest(without, [&](QJsonObject& manifest) { manifest.remove(textOf(key)); });
        QCOMPARE(verdicts(without, original), Both(unreadable, unreadable));
    }
}

void TestVerifyTampering::refusesAPromiseThatIsNotWellFormed_data()
{
    QTest::addColumn<QByteArray>("promise");
    for (const auto* promise : {R"({"model": "none"})",
                                R"({"model": "l-diversity", "l": "2/1"})",
                                R"({"model": "l", "l": "2/1", "c": "1/1"})",
                                R"({"model": "l", "l": "2/1", "t": "1/5"})",
                                R"({"model": "distinct", "l": "3/2"})",
                                R"({"model": "recursive", "l": "3/2", "c": "1/1"})",
                                R"({"model": "recursive", "l": "2/1", "c": "0/1"})",
                                R"({"model": "recursive", "l": "2/1", "c": 1})",
                                R"({"model": "recursive", "l": "2/1"})",
                                R"({"model": "t", "l": "2/1", "t": "6/5"})",
                                R"({"model": "t", "l": "2/1", "t": "0.2"})",
                                R"({"model": "t", "l": "2/1"})",
                                R"({"model": "entropy", "l": "1/2"})",
                                R"({"model": 5, "l": "2/1"})",
                                R"({"model": "l", "l": "2/1", "joint": true})",
                                R"({"model": "l", "l": "2/1", "joint": false})",
                                R"({"model": "l", "l": "2/1", "sensitive": []})",
                                R"({"model": "none", "sensitive": [], "l": "2/1"})",
                                R"({"model": "l", "l": "2/1", "sensitive": ["S", "S"]})",
                                R"({"model": "l", "l": "2/1", "sensitive": ["A", "S"], "joint": true})",
                                R"({"model": "l", "l": "2/1", "sensitive": "S"})"})
        QTest::newRow(promise) << QByteArray(promise);
}

void TestVerifyTampering::refusesAPromiseThatIsNotWellFormed()
{
    QFETCH(QByteArray, promise);
    const auto release = sound({});
    auto files = filesOf(release);
    editManifest(files, [&](QJsonObject& manifest) {
        const auto keys = QJsonDocument::fromJson(promise).object();
        for (auto key = keys.begin(); key != keys.end(); ++key)
            manifest[key.key()] = key.value();
    });
    QCOMPARE(verdicts(files, originalOf(release)), Both(unreadable, unreadable));
}

void TestVerifyTampering::survivesAnyManifest()
{
    const auto release = sound({{"model", "recursive"}, {"l", "2/1"}, {"c", "2/1"}});
    const auto original = originalOf(release);
    const auto files = filesOf(release);
    const auto before = QJsonDocument::fromJson(QByteArray::fromStdString(files.at("manifest.json"))).object();
    SeededRandom random(7);
    const std::string signs = "\"{}[],:0123456789/\\ tfn-eE.u\n\xff";
    std::array<int, 4> seen{};
    for (int run = 0; run < 4000; ++run) {
        auto changed = files;
        auto& text = changed["manifest.json"];
        for (auto edits = 1 + random.below(3); edits > 0; --edits) {
            const auto at = static_cast<std::size_t>(random.below(text.size()));
            switch (random.below(4)) {
            case 0: text[at] = signs[static_cast<std::size_t>(random.below(signs.size()))]; break;
            case 1: text.insert(at, 1, signs[static_cast<std::size_t>(random.below(signs.size()))]); break;
            case 2: text.erase(at, 1 + static_cast<std::size_t>(random.below(6))); break;
            default: text.insert(at, text.substr(static_cast<std::size_t>(random.below(text.size())), 12)); break;
            }
        }
        JobContext job;
        const auto report = verifyAgainstOriginal(changed, original, job);
        ++seen[static_cast<std::size_t>(report.verdict)];
        if (report.verdict != holds)
            continue;
        const auto after = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
        for (const auto* key : {"columns", "sensitive", "missing", "n", "buckets", "files", "joint", "format", "signatures"})
            QVERIFY2(after.value(QLatin1String(key)) == before.value(QLatin1String(key)), text.c_str());
    }
    QVERIFY2(seen[2] > 1000, "most changes make a manifest unreadable");
}

void TestVerifyTampering::survivesAnyDictionary()
{
    auto release = sound({{"model", "t"}, {"l", "2/1"}, {"t", "1/5"}});
    release.order["B"] = {"m", "f"};
    const auto original = originalOf(release);
    const auto files = filesOf(release);
    SeededRandom random(8);
    const std::string signs = "\",[]0123456789abefmx'=\\ \n\r\xff";
    std::array<int, 4> seen{};
    for (int run = 0; run < 4000; ++run) {
        auto changed = files;
        auto& text = changed["dictionary.csv"];
        for (auto edits = 1 + random.below(3); edits > 0; --edits) {
            const auto at = static_cast<std::size_t>(random.below(text.size()));
            if (random.below(2) == 0)
                text[at] = signs[static_cast<std::size_t>(random.below(signs.size()))];
            else
                text.insert(at, 1, signs[static_cast<std::size_t>(random.below(signs.size()))]);
        }
        repairDigests(changed);
        JobContext job;
        const auto report = verifyAgainstOriginal(changed, original, job);
        ++seen[static_cast<std::size_t>(report.verdict)];
        QVERIFY2(report.verdict != Verdict::NotShownByFile, text.c_str());
    }
    QVERIFY2(seen[1] + seen[2] > 2000, "most changes of a dictionary are noticed");
}

TRANCHE_CORE_TEST(TestVerifyTampering)

} // namespace tst_verify_tampering

#include "tst_verify_tampering.moc"
