// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/read_audit.h"
#include "core/import/sha256.h"
#include "core/recipe/apply_recipe.h"
#include "core/release/logging/decision_facts.h"
#include "core/release/logging/run_facts.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/test_room.h"

#include <QJsonDocument>
#include <QRegularExpression>

namespace tst_log_facts {

using namespace tranche;
using namespace tranche::test;

namespace {

/// "event {facts}", a line each.
QStringList wordsOf(const AuditFacts& facts)
{
    QStringList lines;
    for (const auto& [event, entry] : facts)
        lines += QString::fromStdString(std::string(auditWord(event))) + ' '
                 + QString::fromUtf8(QJsonDocument(entry).toJson(QJsonDocument::Compact));
    return lines;
}

} // namespace

class TestLogFacts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_snapshot = persons(); }
    void attributesDecidedAlikeShareAnEntry();
    void onlyWhatDiffersIsTold();
    void labelsOfValuesAreToldByTheirAttributes();
    void waiversAndPoliciesHaveEventsOfTheirOwn();
    void aRunTellsEveryDecisionAndNoValue();
    void aRequestThatCannotHoldIsRefusedWithoutValues();
    void resultsAreToldOnce();

private:
    Recipe recipe() const { return recipeOf(m_snapshot, {}, {}); }
    Snapshot m_snapshot;
};

void TestLogFacts::attributesDecidedAlikeShareAnEntry()
{
    auto now = recipe();
    for (auto& attribute : now.attributes)
        attribute.schema.bins = 7;
    QCOMPARE(wordsOf(decisionFacts(recipe(), now)),
             QStringList{R"(bins {"attributes":["name","age","zip","sex","disease","private-note"],"bins":"7"})"});
    now = recipe();
    now.attributes[1].role = Role::Excluded;
    now.attributes[2].role = Role::Sensitive;
    now.attributes[3].schema.missing = MissingRule::KeepAsValue;
    now.attributes[4].schema.order = {"a", "b"};
    QCOMPARE(wordsOf(decisionFacts(recipe(), now)),
             QStringList({R"(role {"attributes":["age"],"role":"excluded"})", R"(role {"attributes":["zip"],"role":"sensitive"})",
                          R"(missing {"attributes":["sex"],"rule":"value"})", R"(order {"attributes":["disease"],"values":2})"}));
}

void TestLogFacts::onlyWhatDiffersIsTold()
{
    auto now = recipe();
    QVERIFY(decisionFacts(recipe(), now).empty());
    now.parameters.model.l = Ratio(3, 1);
    now.release.layout = Layout::PerColumn;
    now.release.details.owner = "Office";
    now.columns.clear();
    QCOMPARE(wordsOf(decisionFacts(recipe(), now)),
             QStringList({R"(parameter {"before":"2/1","parameter":"l","value":"3/1"})", R"(column {"columns":"as proposed"})",
                          R"(parameter {"before":"together","parameter":"layout","value":"per-column"})",
                          R"(parameter {"details":["owner"]})"}));
}

/// Whose labels changed and how many there are now, and no label.
void TestLogFacts::labelsOfValuesAreToldByTheirAttributes()
{
    auto before = recipe();
    before.release.valueLabels = {{"sex", {{"F", "Female"}, {"M", "Male"}}}, {"zip", {{"1000", "Brussels"}}}};
    auto now = before;
    QVERIFY(decisionFacts(before, now).empty());
    now.release.valueLabels["sex"].erase("M");
    now.release.valueLabels["age"] = {{"20", "twenty"}};
    now.release.valueLabels.erase("zip");
    QCOMPARE(wordsOf(decisionFacts(before, now)), QStringList{R"(parameter {"attributes":["age","sex","zip"],"value_labels":2})"});
}

void TestLogFacts::waiversAndPoliciesHaveEventsOfTheirOwn()
{
    auto now = recipe();
    now.release.policy = PolicyName{"House", "7", std::string(64, 'a')};
    now.release.waivers = {{"least_l", "why", "Ada"}};
    QCOMPARE(wordsOf(decisionFacts(recipe(), now)),
             QStringList({R"(policy {"policy":"House","sha256":")" + QString(64, 'a') + R"(","version":"7"})",
                          R"(waived {"name":"Ada","reason":"why","rule":"least_l"})"}));
    QCOMPARE(wordsOf(decisionFacts(now, recipe())),
             QStringList({R"(policy {"policy":null})", R"(waived {"rule":"least_l","taken_back":true})"}));
}

void TestLogFacts::aRunTellsEveryDecisionAndNoValue()
{
    ReleaseRequest request;
    request.source.fileNames = {"persons.csv"};
    request.policy = *readPolicy(R"({"format": 1, "name": "n", "version": "v", "rules": {"least_l": "3/1", "models": ["l"]}})");
    const std::vector<RuleFinding> findings{{Rule::Models, "l", "l", RuleVerdict::Pass, "", ""},
                                            {Rule::LeastL, "3/1", "2/1", RuleVerdict::Waived, "why", "Ada"}};
    const auto log = auditOfRun(m_snapshot, request, "the recipe", findings, {});
    const auto reading = readAudit(log.text());
    QVERIFY(reading.isIntact());
    std::vector<AuditEvent> events;
    for (const auto& entry : reading.entries)
        if (events.empty() || events.back() != entry->event)
            events.push_back(entry->event);
    QCOMPARE(events, (std::vector<AuditEvent>{AuditEvent::Opened, AuditEvent::Recipe, AuditEvent::Role, AuditEvent::Parameter,
                                              AuditEvent::Column, AuditEvent::Result, AuditEvent::Policy, AuditEvent::Waived}));
    QCOMPARE(reading.entries[0]->facts["tuples"].toInt(), 48);
    QCOMPARE(reading.entries[1]->facts["sha256"].toString(), QString::fromStdString(sha256Hex("the recipe")));
    QCOMPARE(auditOfRun(m_snapshot, request, "", findings, {}).lines().size(), log.lines().size() - 1);
    auto text = QString::fromStdString(log.text());
    text.remove(QRegularExpression(QStringLiteral("[0-9a-f]{64}"))); // digits of digests may be anything
    for (const auto* value : {"NAMEMARKER", "NOTEMARKER", "1000", "1003"})
        QVERIFY2(!text.contains(QLatin1String(value)), value);
}

void TestLogFacts::aRequestThatCannotHoldIsRefusedWithoutValues()
{
    auto snapshot = m_snapshot;
    snapshot.parameters.model.l = Ratio(40, 1);
    const auto facts = resultFacts({}, snapshot, {}, {});
    const auto refused = std::ranges::find(facts, AuditEvent::Refused, &AuditFact::event);
    QVERIFY(refused != facts.end());
    QCOMPARE(refused->facts["asked"].toString(), "40/1");
    QCOMPARE(refused->facts["group"].toArray(), QJsonArray{"sex"});
    QCOMPARE(refused->facts["group_size"].toInt(), 24);
    QVERIFY(refused->facts["possible"].isString());
}

void TestLogFacts::resultsAreToldOnce()
{
    QCOMPARE(resultFacts({}, m_snapshot, {}, {}).size(), std::size_t{1});
    QVERIFY(resultFacts(m_snapshot, m_snapshot, {}, {}).empty());
    const auto facts = resultFacts({}, m_snapshot, {}, {}).front().facts;
    QCOMPARE(facts["fingerprint"].toString().size(), 64);
    QCOMPARE(facts["buckets"].toInt(), static_cast<int>(m_snapshot.buckets->size()));
}

TRANCHE_TEST(TestLogFacts)

} // namespace tst_log_facts

#include "tst_log_facts.moc"
