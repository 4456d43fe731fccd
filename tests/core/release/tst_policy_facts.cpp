// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/release/policy_message.h"
#include "core/release/files/policy_json.h"
#include "core/release/policy_facts.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QDateTime>

namespace tst_policy_facts {

using namespace tranche;
using namespace tranche::test;

namespace {

Policy policyWith(const std::string& rules)
{
    return *readPolicy(R"({"format": 1, "name": "n", "version": "v", "rules": {)" + rules + "}}");
}

ReleaseRequest requestWith(const std::string& rules)
{
    ReleaseRequest request;
    request.policy = policyWith(rules);
    return request;
}

} // namespace

class TestPolicyFacts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_snapshot = persons(); }
    void factsAreThoseOfTheSnapshot();
    void whatComesAfterTheDraftIsAsAsked();
    void aSnapshotWithoutResultsKnowsNothing();
    void fakesAreThoseOfTheMembershipReport();
    void aFailingRuleIsWaivedWithAReason();
    void aWaiverThatDoesNotFitIsRefused();
    void theManifestFormHasEveryKey();

private:
    std::vector<RuleFinding> judged(const ReleaseRequest& request)
    {
        JobContext job;
        return judgedPolicy(m_snapshot, request, job).value();
    }
    Snapshot m_snapshot;
};

void TestPolicyFacts::factsAreThoseOfTheSnapshot()
{
    ReleaseRequest request;
    request.options.details.type = ReleaseType::Scientific;
    request.options.details.reviewBy = QDateTime::currentDateTimeUtc().date().addDays(10).toString(Qt::ISODate).toStdString();
    JobContext job;
    const auto facts = policyFacts(m_snapshot, request, policyWith(R"("greatest_unique_share": 1, "least_l": "2/1")"), job);
    QVERIFY(facts);
    QCOMPARE(facts->model, "l");
    QCOMPARE(*facts->l, Ratio(2, 1));
    QCOMPARE(*facts->largestP, *m_snapshot.report->maxP().ratio());
    QCOMPARE(*facts->leastBucket, m_snapshot.buckets->sizes().least);
    QCOMPARE(facts->missing, std::vector<std::string>{"drop"});
    QCOMPARE(facts->releaseType, "scientific");
    QCOMPARE(facts->formulaCells, "none");
    QVERIFY(*facts->daysToReview == 10 || *facts->daysToReview == 9);
    QVERIFY(facts->uniqueShare.has_value());
    QVERIFY(!facts->fakesPerOriginal.has_value());
}

void TestPolicyFacts::whatComesAfterTheDraftIsAsAsked()
{
    for (const auto& finding : judged(requestWith(R"("approvers": 2, "signed": true, "original_verified": true)"))) {
        QCOMPARE(finding.verdict, RuleVerdict::Pass);
        QCOMPARE(finding.found, finding.asked);
    }
}

void TestPolicyFacts::aSnapshotWithoutResultsKnowsNothing()
{
    JobContext job;
    const auto request = requestWith(R"("models": ["l"], "least_l": "2/1", "greatest_p": "1/2", "greatest_unique_share": 1,
        "least_bucket": 1, "least_fakes_per_original": 0, "missing": "drop", "formula_cells": "asis")");
    const auto findings = judgedPolicy(Snapshot(), request, job);
    QVERIFY(findings);
    for (const auto& finding : *findings)
        QCOMPARE(finding.found, "not known");
}

void TestPolicyFacts::fakesAreThoseOfTheMembershipReport()
{
    const auto policy = policyWith(R"("least_fakes_per_original": 1)");
    JobContext job;
    const auto counted = policyFacts(m_snapshot, {}, policy, job);
    QVERIFY(counted && counted->fakesPerOriginal);
    MembershipReport report;
    report.originalRows = 4;
    report.fakeDistinct = {"6", 6.0};
    QCOMPARE(*policyFacts(m_snapshot, {}, policy, job, &report)->fakesPerOriginal, 1.5);
    report.interval = Interval{2.0, 10.0};
    QCOMPARE(*policyFacts(m_snapshot, {}, policy, job, &report)->fakesPerOriginal, 0.5);
}

void TestPolicyFacts::aFailingRuleIsWaivedWithAReason()
{
    auto request = requestWith(R"("least_l": "3/1", "models": ["l"])");
    QCOMPARE(firstFailing(judged(request))->rule, Rule::LeastL);
    request.options.waivers = {{"least_l", "asked for by the board", "A. Berger"}};
    const auto findings = judged(request);
    QCOMPARE(firstFailing(findings), nullptr);
    QCOMPARE(findings[0].verdict, RuleVerdict::Pass);
    QCOMPARE(findings[1].verdict, RuleVerdict::Waived);
    QCOMPARE(findings[1].reason, "asked for by the board");
    QCOMPARE(findings[1].by, "A. Berger");
}

void TestPolicyFacts::aWaiverThatDoesNotFitIsRefused()
{
    const auto request = requestWith(R"("least_l": "3/1", "least_bucket": 999, "models": ["l"])");
    const std::vector<Waiver> waivers{{"models", "r", "b"},          {"missing", "r", "b"}, {"no_rule", "r", "b"},
                                      {"least_l", "\t ", "b"},       {"least_l", "r", ""},  {"least_bucket", "r", "b"},
                                      {"least_bucket", "again", "b"}};
    const auto waived = applyWaivers(judged(request), waivers);
    const std::vector<PolicyMessage> expected{PolicyMessage::WaiverNeedless, PolicyMessage::WaiverNotAsked, PolicyMessage::WaiverNotAsked,
                                              PolicyMessage::WaiverBlank,    PolicyMessage::WaiverBlank,    PolicyMessage::WaiverTwice};
    QCOMPARE(waived.refused.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY(waived.refused[i].says == expected[i]);
    QCOMPARE(waived.findings[1].verdict, RuleVerdict::Fail);
    QCOMPARE(waived.findings[2].reason, "r");
}

void TestPolicyFacts::theManifestFormHasEveryKey()
{
    auto request = requestWith(R"("least_l": "3/1", "models": ["l"])");
    request.options.waivers = {{"least_l", "why", "who"}};
    const auto json = policyJson(*request.policy, judged(request));
    QCOMPARE(json.keys(), QStringList({"name", "rules", "sha256", "version"}));
    const QJsonArray expected{
        QJsonObject{
            {"rule", "models"}, {"asked", "l"}, {"found", "l"}, {"verdict", "pass"}, {"reason", QJsonValue()}, {"by", QJsonValue()}},
        QJsonObject{{"rule", "least_l"}, {"asked", "3/1"}, {"found", "2/1"}, {"verdict", "waived"}, {"reason", "why"}, {"by", "who"}}};
    QCOMPARE(json["rules"].toArray(), expected);
}

TRANCHE_TEST(TestPolicyFacts)

} // namespace tst_policy_facts

#include "tst_policy_facts.moc"
