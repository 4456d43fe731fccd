// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/run_stage.h"
#include "core/release/fingerprint.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <map>
#include <set>

namespace tst_fingerprint {

using namespace tranche;
using namespace tranche::test;

namespace {

using Change = std::function<void(Snapshot&, ReleaseRequest&)>;

struct Variant {
    const char* name;
    Change change;
};

Hierarchy twoLevels()
{
    const std::vector<std::vector<std::string>> lines{{"F", "any"}, {"M", "any"}};
    return Hierarchy::make(lines).value();
}

// Every decision that reaches a file of either folder. Nothing is computed again: what is to be seen is the decision itself.

std::vector<Variant> decisionsAboutTheTable()
{
    return {
        {"bins", [](auto& s, auto&) { s.parameters.bins = 11; }},
        {"alpha", [](auto& s, auto&) { s.parameters.columns.alpha = 2; }},
        {"columns", [](auto& s, auto&) { s.parameters.columns.columns = 3; }},
        {"model", [](auto& s, auto&) { s.parameters.model.kind = ModelKind::Entropy; }},
        {"l", [](auto& s, auto&) { s.parameters.model.l = Ratio(3, 2); }},
        {"c", [](auto& s, auto&) { s.parameters.model.c = Ratio(5, 2); }},
        {"t", [](auto& s, auto&) { s.parameters.model.t = Ratio(1, 7); }},
        {"cut", [](auto& s, auto&) { s.parameters.cut = Cut::Relaxed; }},
        {"attempts", [](auto& s, auto&) { s.parameters.attempts = Attempts::One; }},
        {"least bucket", [](auto& s, auto&) { s.parameters.minBucket = 4; }},
        {"cut on", [](auto& s, auto&) { s.parameters.cutOn = {"age"}; }},
        {"grouping", [](auto& s, auto&) { s.parameters.grouping.kind = Grouping::Kind::Random; }},
        {"bucket size", [](auto& s, auto&) { s.parameters.grouping.size = 7; }},
        {"order in the bucket", [](auto& s, auto&) { s.parameters.order = OrderInBucket::Sorted; }},
        {"generalize",
         [](auto& s, auto&) {
             s.parameters.generalize = {{{"age"}, 3}};
         }},
        {"generalize more",
         [](auto& s, auto&) {
             s.parameters.generalize = {{{"age"}, 4}};
         }},
        {"hierarchy", [](auto& s, auto&) { s.parameters.hierarchies.set("sex", twoLevels()); }},
        {"joint", [](auto& s, auto&) { s.parameters.joint = true; }},
        {"columns as proposed", [](auto& s, auto&) { s.columnsByHand = nullptr; }},
        {"role", [](auto& s, auto&) { s.roles[0] = Role::Excluded; }},
        {"type", [](auto& s, auto&) { s.schema.attributes[1].type = AttributeType::Numeric; }},
        {"bins of one", [](auto& s, auto&) { s.schema.attributes[1].bins = 5; }},
        {"missing rule", [](auto& s, auto&) { s.schema.attributes[1].missing = MissingRule::KeepAsValue; }},
        {"order of values",
         [](auto& s, auto&) {
             s.schema.attributes[3].order = {"F", "M"};
         }},
        {"missing token of one", [](auto& s, auto&) { s.schema.attributes[1].missingTokens = {"n/a"}; }},
        {"how dates are written", [](auto& s, auto&) { s.schema.attributes[1].dates = "%d/%m/%Y"; }},
        {"missing token", [](auto& s, auto&) { s.schema.missingTokens = {"n/a"}; }},
        {"order of the sensitive", [](auto& s, auto&) { s.schema.sensitiveOrder = {SourceId(4)}; }},
    };
}

std::vector<Variant> decisionsAboutTheFiles()
{
    return {
        {"layout", [](auto&, auto& r) { r.options.layout = Layout::PerColumn; }},
        {"formula cells", [](auto&, auto& r) { r.options.formulaCells = FormulaCells::Prefixed; }},
        {"no word about what an analyst may do", [](auto&, auto& r) { r.options.utility = false; }},
        {"what an analyst may do", [](auto&, auto& r) { r.utility = UtilityStatement{.kept = 0.911}; }},
        {"source name", [](auto&, auto& r) { r.source.fileNames = {"other.csv"}; }},
        {"source digest", [](auto&, auto& r) { r.source.sha256 = std::string(64, '1'); }},
        {"delimiter", [](auto&, auto& r) { r.source.options.csv()->delimiter = ';'; }},
        {"quote", [](auto&, auto& r) { r.source.options.csv()->quote = std::nullopt; }},
        {"encoding", [](auto&, auto& r) { r.source.options.csv()->encoding = "ISO-8859-1"; }},
        {"header", [](auto&, auto& r) { r.source.options.csv()->header = false; }},
        {"names",
         [](auto&, auto& r) {
             r.source.options.csv()->names = {"a", "b"};
         }},
        {"decimal sign", [](auto&, auto& r) { r.source.options.csv()->decimal = ','; }},
        {"lines left out", [](auto&, auto& r) { r.source.options.csv()->skip = 1; }},
        {"pins",
         [](auto&, auto& r) {
             r.pins.groups = {{AttributeId(0), AttributeId(1)}};
         }},
        {"pins beside the sensitive", [](auto&, auto& r) { r.pins.withSensitive = {AttributeId(2)}; }},
        {"notes", [](auto&, auto& r) { r.notes = "as agreed"; }},
    };
}

std::vector<Variant> decisions()
{
    auto all = decisionsAboutTheTable();
    const auto more = decisionsAboutTheFiles();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

/// Decisions about what is not released: they reach no file.
std::vector<Variant> unwritten()
{
    return {
        {"order of an excluded attribute", [](auto& s, auto&) { s.schema.attributes[5].order = {"NOTEMARKER0"}; }},
        {"hierarchy of an excluded attribute", [](auto& s, auto&) { s.parameters.hierarchies.set("private-note", twoLevels()); }},
    };
}

struct Seen {
    std::map<std::string, std::string> release;
    std::map<std::string, std::string> internal;
    std::string print;

    bool sameFiles(const Seen& other) const { return release == other.release && internal == other.internal; }
};

Seen seenOf(const Snapshot& snapshot, const Change& change)
{
    auto changed = snapshot;
    auto request = draftRequest();
    change(changed, request);
    if (changed.report->model != changed.parameters.model) { // as if it were judged by it
        auto report = *changed.report;
        report.model = changed.parameters.model;
        changed.report = std::make_shared<const PrivacyReport>(std::move(report));
    }
    JobContext job;
    auto files = renderDraft(changed, request, job).value();
    return {std::move(files.release), std::move(files.internal), fingerprint(changed, request).value()};
}

/// Every entry of a recipe by its place; entries of list elements are collected under one.
void flatten(const QJsonValue& value, const QString& place, std::map<QString, QJsonArray>& entries)
{
    if (value.isObject()) {
        const auto object = value.toObject();
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            flatten(entry.value(), place + '.' + entry.key(), entries);
        return;
    }
    const auto list = value.toArray();
    if (!list.isEmpty() && list.first().isObject())
        for (const auto element : list)
            flatten(element, place + QStringLiteral("[]"), entries);
    else
        entries[place].append(value);
}

std::map<QString, QJsonArray> recipeEntries(const Seen& seen)
{
    std::map<QString, QJsonArray> entries;
    flatten(QJsonDocument::fromJson(QByteArray::fromStdString(seen.internal.at("recipe.tranche"))).object(), {}, entries);
    return entries;
}

} // namespace

class TestFingerprint : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void everyDecisionThatReachesAFileChangesIt();
    void whatReachesNoFileLeavesItAsItIs();
    void isEqualExactlyWhereTheFilesAre();
    void noEntryOfTheRecipeIsLeftOut();
    void linesChangeIt();
    void needsWhatIsReady();

private:
    Snapshot m_snapshot;
    Seen m_base;
};

void TestFingerprint::initTestCase()
{
    m_snapshot = persons();
    m_base = seenOf(m_snapshot, [](auto&, auto&) {});
    QCOMPARE(m_base.print.size(), std::size_t{64});
}

void TestFingerprint::everyDecisionThatReachesAFileChangesIt()
{
    for (const auto& [name, change] : decisions()) {
        const auto seen = seenOf(m_snapshot, change);
        QVERIFY2(!seen.sameFiles(m_base), name);
        QVERIFY2(seen.print != m_base.print, name);
    }
}

void TestFingerprint::whatReachesNoFileLeavesItAsItIs()
{
    for (const auto& [name, change] : unwritten()) {
        const auto seen = seenOf(m_snapshot, change);
        QVERIFY2(seen.sameFiles(m_base), name);
        QVERIFY2(seen.print == m_base.print, name);
    }
}

void TestFingerprint::isEqualExactlyWhereTheFilesAre()
{
    std::vector<Seen> all{m_base, seenOf(persons(), [](auto&, auto&) {})};
    for (const auto& list : {decisions(), unwritten()})
        for (const auto& [name, change] : list)
            all.push_back(seenOf(m_snapshot, change));
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY2(all[i].sameFiles(all[j]) == (all[i].print == all[j].print), qPrintable(QStringLiteral("%1 and %2").arg(i).arg(j)));
}

void TestFingerprint::noEntryOfTheRecipeIsLeftOut()
{
    const auto base = recipeEntries(m_base);
    std::set<QString> still;
    for (const auto& [place, value] : base)
        still.insert(place);
    still.erase(QStringLiteral(".format"));
    still.erase(QStringLiteral(".attributes[].name")); // no decision, but what the table is
    for (const auto& [name, change] : decisions()) {
        const auto entries = recipeEntries(seenOf(m_snapshot, change));
        std::erase_if(still, [&](const auto& place) { return !entries.contains(place) || entries.at(place) != base.at(place); });
    }
    QVERIFY2(still.empty(), still.empty() ? "" : qPrintable("no change of " + *still.begin() + " was tried"));
}

void TestFingerprint::linesChangeIt()
{
    JobContext job;
    SeededRandom random(99);
    const auto reshuffled = runStage(m_snapshot.withoutShuffle(), Stage::Slice, random, job).value();
    const auto seen = seenOf(reshuffled, [](auto&, auto&) {});
    QVERIFY(!seen.sameFiles(m_base));
    QVERIFY(seen.print != m_base.print);
}

void TestFingerprint::needsWhatIsReady()
{
    QCOMPARE(fingerprint(m_snapshot.withoutShuffle(), {}).error().code, ErrorCode::InvalidArgument);
    QVERIFY(stopsAtOnce([&](const JobContext& job) { return fingerprint(m_snapshot, {}, job); }));
}

TRANCHE_CORE_TEST(TestFingerprint)

} // namespace tst_fingerprint

#include "tst_fingerprint.moc"
