// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/properties/release_changes.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <set>

namespace tst_release_mutations {

using namespace tranche;
using namespace tranche::test;

namespace {

const Signer anna(1);
const Signer bert(2);
const Signer eve(66);
const Signer mallory(77);

/// What whoever changes a release does to hide it.
enum class Hides {
    Nothing,
    Digests,    ///< the manifest lists the files as they are now
    Signatures, ///< and others sign it in the names of those who did
};

struct Mutation {
    const char* name;
    Hides hides;
    std::function<bool(ReleaseFiles&, RandomSource&)> apply; ///< false: it would have changed nothing
    bool unseen = false;                                     ///< only somebody who knows the signers' keys notices it
};

std::vector<Mutation> ofData()
{
    return {
        {"any byte of any file", Hides::Nothing,
         [](ReleaseFiles& files, RandomSource& random) {
             auto at = files.begin();
             std::advance(at, random.below(files.size()));
             return at->first != "approvals.json" && !at->first.ends_with(".minisig") && changeText(at->second, random);
         }},
        {"a cell", Hides::Digests, [](ReleaseFiles& files, RandomSource& random) { return changeCell(files, "data.csv", 1, random); }},
        {"a cell, signed", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) { return changeCell(files, "data.csv", 1, random); }},
        {"a bucket", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             auto cells = cellsOf(files.at("data.csv"));
             auto& cell = cells[1 + static_cast<std::size_t>(random.below(cells.size() - 1))][0];
             cell = std::to_string(std::stoi(cell) + 1);
             files["data.csv"] = textOf(cells);
             return true;
         }},
        {"a line", Hides::Signatures, changeLines},
        {"a pair across buckets", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) { return exchangePair(files, "data.csv", 0, random); }},
        {"a pair of a linking", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) { return exchangePair(files, "linked/linked-1.csv", 1, random); }},
        {"a cell of a linking", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) { return changeCell(files, "linked/linked-2.csv", 2, random); }},
        {"a file dropped", Hides::Nothing,
         [](ReleaseFiles& files, RandomSource& random) {
             auto at = files.begin();
             std::advance(at, random.below(files.size()));
             files.erase(at);
             return true;
         }},
        {"a file added", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             files[std::array{"notes.txt", "column-1.csv", "seed", "linked/linked-4.csv", "README.TXT"}[random.below(5)]] = "x\n";
             return true;
         }},
        {"a linking dropped", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             return files.erase("linked/linked-" + std::to_string(1 + random.below(2)) + ".csv") == 1;
         }},
        {"a description dropped", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             return files.erase(std::array{"ddi.xml", "README.txt", "datapackage.json", "report.html"}[random.below(4)]) == 1;
         }},
        {"what people read", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             files[random.below(2) == 0 ? "README.txt" : "report.html"] += "And more.\n";
             return true;
         },
         true},
        {"a label", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) { return replaceOne(files["dictionary.csv"], ",,", ",x,", random); }},
        {"a label of a value", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             return replaceOne(files[std::array{"dictionary.csv", "datapackage.json", "ddi.xml"}[random.below(3)]], "Illness",
                               random.below(2) == 0 ? "Health" : " ", random);
         }},
        {"a type of the package", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             return replaceOne(files["datapackage.json"], "\"type\": \"integer\"", "\"type\": \"number\"", random);
         }},
        {"a value of the package", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) { return replaceOne(files["datapackage.json"], "\"a\"", "\"z\"", random); }},
        {"a frequency", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) { return replaceOne(files["ddi.xml"], "freq\">8<", "freq\">9<", random); }},
        {"a category", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) { return replaceOne(files["ddi.xml"], "<catValu>", "<catValu>x", random); }},
    };
}

std::vector<Mutation> ofManifest()
{
    return {
        {"a digest", Hides::Nothing,
         [](ReleaseFiles& files, RandomSource& random) {
             return replaceOne(files["manifest.json"], std::string(1, "0123456789"[random.below(10)]), "f", random);
         }},
        {"l", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             return setKey(files, "l", QLatin1String(std::array{"3/2", "3/1", "5/2", "0/1", "2"}[random.below(5)]));
         }},
        {"model", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             return setKey(files, "model", QLatin1String(std::array{"distinct", "none", "t", "entropy", "k"}[random.below(5)]));
         }},
        {"counts", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             return setKey(files, random.below(2) == 0 ? "n" : "buckets", static_cast<qint64>(random.below(40)) + 49);
         }},
        {"sensitive attributes", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             const QJsonArray others[] = {{}, {QStringLiteral("sex")}, {QStringLiteral("sex"), QStringLiteral("disease")}};
             return setKey(files, "sensitive", others[random.below(3)]);
         }},
        {"a verdict", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             return editRule(
                 files,
                 [](QJsonObject& rule) {
                     rule[QStringLiteral("verdict")] = rule[QStringLiteral("verdict")] == QStringLiteral("waived") ? "pass" : "fail";
                 },
                 random);
         }},
        {"what was found", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             return replaceOne(files["manifest.json"], "\"found\": \"l\"", "\"found\": \"t\"", random);
         }},
        {"a waiver's reason", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             auto& text = files["manifest.json"];
             return replaceOne(text, "\"reason\": \"Few persons\"", random.below(2) == 0 ? "\"reason\": null" : "\"reason\": \" \"",
                               random);
         }},
        {"a rule's bound", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             return replaceOne(files["manifest.json"], "\"asked\": \"2/1\"", "\"asked\": \"3/1\"", random);
         }},
        {"who may get it", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource&) { return setDetail(files, "release_type", "public"); }},
        {"title, purpose, conditions", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             return setDetail(files, std::array{"title", "purpose", "conditions", "owner", "contact"}[random.below(5)], "Something else");
         }},
        {"recipients, log", Hides::Signatures,
         [](ReleaseFiles& files, RandomSource& random) {
             if (random.below(2) == 0)
                 return setDetail(files, "recipients", "Anybody");
             return setKey(files, "audit",
                           QJsonObject{{QStringLiteral("entries"), 3}, {QStringLiteral("head"), QString(64, QLatin1Char('e'))}});
         },
         true},
        {"any sign of the manifest", Hides::Nothing,
         [](ReleaseFiles& files, RandomSource& random) { return changeText(files["manifest.json"], random); }},
    };
}

std::vector<Mutation> ofApprovals()
{
    return {
        {"a key", Hides::Nothing,
         [](ReleaseFiles& files, RandomSource& random) {
             return editApprovals(files, [&](auto& entries) { entries[random.below(2)].key = eve.key().text(); });
         }},
        {"a signature", Hides::Nothing,
         [](ReleaseFiles& files, RandomSource& random) {
             auto& text = files[random.below(2) == 0 ? anna.fileName() : bert.fileName()];
             const auto at = text.find('\n') + 1 + static_cast<std::size_t>(random.below(99));
             const auto before = text[at];
             text[at] = "ABCDabcd0123+/"[random.below(14)];
             return text[at] != before;
         }},
        {"a trusted comment", Hides::Nothing,
         [](ReleaseFiles& files, RandomSource& random) {
             return replaceOne(files[anna.fileName()], "Read", random.below(2) == 0 ? "Rear" : "Red", random);
         }},
        {"an approval removed", Hides::Nothing,
         [](ReleaseFiles& files, RandomSource& random) {
             if (random.below(2) == 0)
                 files.erase(bert.fileName());
             return editApprovals(files, [](auto& entries) { entries.pop_back(); });
         }},
        {"approvals exchanged", Hides::Nothing,
         [](ReleaseFiles& files, RandomSource&) {
             return editApprovals(files, [](auto& entries) { std::swap(entries[0].name, entries[1].name); });
         }},
        {"an approval that is not signed", Hides::Nothing,
         [](ReleaseFiles& files, RandomSource&) {
             files.erase(bert.fileName());
             return editApprovals(files, [](auto& entries) { entries[1].key = entries[1].signature = std::nullopt; });
         }},
        {"one key for two", Hides::Nothing,
         [](ReleaseFiles& files, RandomSource&) {
             files.erase(bert.fileName());
             return editApprovals(files, [](auto& entries) { entries[1] = entries[0]; });
         }},
        {"no approvals", Hides::Nothing, [](ReleaseFiles& files, RandomSource&) { return files.erase("approvals.json") == 1; }},
    };
}

std::vector<Mutation> allMutations()
{
    std::vector<Mutation> all;
    for (const auto& some : {ofData(), ofManifest(), ofApprovals()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

void hide(ReleaseFiles& files, Hides how)
{
    if (how == Hides::Nothing)
        return;
    repairDigests(files);
    if (how == Hides::Digests)
        return;
    for (const auto& name : {std::string("approvals.json"), anna.fileName(), bert.fileName()})
        files.erase(name);
    addApproval(files, "Anna", &eve);
    addApproval(files, "Bert", &mallory);
}

} // namespace

class TestReleaseMutations : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void whatIsNotChangedHolds();
    void everyChangeIsRefusedOrKnownToBeUnseen();

private:
    Snapshot m_snapshot;
    ReleaseFiles m_files;
};

void TestReleaseMutations::initTestCase()
{
    m_snapshot = persons();
    auto options = testOptions(2);
    options.valueLabels = {{"disease", {{"a", "Illness A"}, {"c", "Illness C"}}}, {"age", {{"20", "Illness at birth"}}}};
    m_files = madeDraft(m_snapshot, draftRequest(options)).files().release;
    statePolicy(
        m_files,
        {statedRule("models", "l", "l"), statedRule("least_l", "2/1", "2/1"), statedRule("release_types", "scientific", "scientific"),
         statedRule("least_bucket", "40", std::to_string(m_snapshot.buckets->sizes().least).c_str(), "waived", "Few persons", "Anna"),
         statedRule("approvers", "2", "2"), statedRule("signed", "yes", "yes")});
    addApproval(m_files, "Anna", &anna);
    addApproval(m_files, "Bert", &bert);
}

void TestReleaseMutations::whatIsNotChangedHolds()
{
    JobContext job;
    const auto report = verifyAgainstOriginal(m_files, originalOf(m_snapshot), job, {.signers = {anna.key(), bert.key()}});
    QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
}

void TestReleaseMutations::everyChangeIsRefusedOrKnownToBeUnseen()
{
    const auto mutations = allMutations();
    const auto original = originalOf(m_snapshot);
    std::set<std::string> tried;
    const auto seeds = Seeds(1, 2000);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto& mutation = mutations[random.below(mutations.size())];
        auto files = m_files;
        if (!mutation.apply(files, random))
            continue;
        hide(files, mutation.hides);
        tried.insert(mutation.name);
        JobContext job;
        const auto report = verifyAgainstOriginal(files, original, job);
        const auto context
            = QByteArray(mutation.name) + ", seed " + QByteArray::number(static_cast<qulonglong>(seed)) + ": " + sentencesOf(report);
        const bool refused = report.verdict == Verdict::DoesNotHold || report.verdict == Verdict::Unreadable;
        QVERIFY2(refused != mutation.unseen, context.constData());
        if (mutation.hides == Hides::Signatures) { // those who know the keys see everything
            const auto asked = verifyFiles(files, job, {.signers = {anna.key()}});
            QVERIFY2(asked.verdict == Verdict::DoesNotHold || asked.verdict == Verdict::Unreadable, context.constData());
        }
    }
    if (seeds.all())
        QCOMPARE(tried.size(), mutations.size());
}

TRANCHE_CORE_TEST(TestReleaseMutations)

} // namespace tst_release_mutations

#include "tst_release_mutations.moc"
