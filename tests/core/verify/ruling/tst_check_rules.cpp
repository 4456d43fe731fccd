// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/release/evidence_message.h"
#include "core/verify/ruling/asked_rule.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/release/format_two.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_check_rules {

using namespace tranche;
using namespace tranche::test;

namespace {

struct RuleCase {
    const char* rule;
    const char* met;   ///< what may be asked
    const char* unmet; ///< what must not
    std::string found; ///< in the words of the manifest
};

/// Whether a report has this verdict on a rule.
bool says(const VerifyReport& report, EvidenceMessage message, const char* rule)
{
    return std::ranges::any_of(report.checks, [&](const auto& check) {
        return check.statement.says == message && !check.statement.arguments.empty()
               && check.statement.arguments.front() == Argument(std::string(rule));
    });
}

} // namespace

class TestCheckRules : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void readsWhatRulesAsk();
    void refusesWordsThatRulesDoNotHave();
    void judgesEveryRuleAnew_data();
    void judgesEveryRuleAnew();
    void aGivenPolicyJudgesAnyRelease_data() { judgesEveryRuleAnew_data(); }
    void aGivenPolicyJudgesAnyRelease();
    void believesNothingThatIsStated();
    void aWaiverNeedsAReasonAndAName();
    void theSamePolicyMustHaveTheSameRules();
    void whatFilesCannotShowIsSaid();
    void reviewIsCountedFromTheLastApproval();
    void formatOneIsCountedToo();

private:
    VerifyReport verifyStated(const std::vector<QJsonObject>& rules, bool withOriginal = true) const;
    std::vector<RuleCase> cases() const;

    Snapshot m_snapshot;
    ReleaseFiles m_draft;
};

void TestCheckRules::initTestCase()
{
    m_snapshot = persons();
    m_draft = testDraft(m_snapshot);
}

VerifyReport TestCheckRules::verifyStated(const std::vector<QJsonObject>& rules, bool withOriginal) const
{
    auto files = m_draft;
    statePolicy(files, rules);
    addApproval(files, "Anna");
    JobContext job;
    return withOriginal ? verifyAgainstOriginal(files, originalOf(m_snapshot), job) : verifyFiles(files, job);
}

std::vector<RuleCase> TestCheckRules::cases() const
{
    const auto least = m_snapshot.buckets->sizes().least;
    static std::string atLeast, above, p;
    atLeast = std::to_string(least);
    above = std::to_string(least + 1);
    p = m_snapshot.report->maxP().text();
    return {
        {"models", "l, t", "distinct, t", "l"},
        {"least_l", "2/1", "201/100", "2/1"},
        {"greatest_p", p.c_str(), "1/100", p},
        {"greatest_unique_share", "1", "0.99", "1"}, // age and zip are of nobody else
        {"least_bucket", atLeast.c_str(), above.c_str(), atLeast},
        {"missing", "drop", "value", "drop"},
        {"release_types", "scientific, enclave", "public", "scientific"},
        {"signed", "no", "yes", "no"},
        {"original_verified", "yes", "-", "yes"},
        {"formula_cells", "prefixed", "-", "none"},
        {"review_within_days", "365", "364", "365"},
    };
}

void TestCheckRules::readsWhatRulesAsk()
{
    QCOMPARE(askedRule(Rule::Models, "l, t")->words, (std::vector<std::string>{"l", "t"}));
    QCOMPARE(*askedRule(Rule::LeastL, "3/1")->ratio, Ratio(3, 1));
    QCOMPARE(askedRule(Rule::GreatestUnique, "0.05")->number, 0.05);
    QCOMPARE(askedRule(Rule::LeastBucket, "3")->count, std::size_t{3});
    QVERIFY(askedRule(Rule::Signed, "yes")->yes && !askedRule(Rule::Signed, "no")->yes);
}

void TestCheckRules::refusesWordsThatRulesDoNotHave()
{
    const std::pair<Rule, const char*> wrong[]
        = {{Rule::Models, ""},          {Rule::Models, "l,t"},     {Rule::Models, "scientific"}, {Rule::LeastL, "3"},
           {Rule::LeastL, "6/2"},       {Rule::LeastL, "0/1"},     {Rule::GreatestP, "3/2"},     {Rule::GreatestUnique, "0.050"},
           {Rule::GreatestUnique, "x"}, {Rule::LeastBucket, "-1"}, {Rule::LeastBucket, "03"},    {Rule::Signed, "maybe"},
           {Rule::Approvers, "2 "},     {Rule::Missing, "keep"},   {Rule::GreatestUnique, "inf"}};
    for (const auto& [rule, words] : wrong)
        QVERIFY2(!askedRule(rule, words), words);
}

void TestCheckRules::judgesEveryRuleAnew_data()
{
    QTest::addColumn<int>("which");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].rule) << static_cast<int>(i);
}

void TestCheckRules::judgesEveryRuleAnew()
{
    QFETCH(int, which);
    const auto [rule, met, unmet, found] = cases()[static_cast<std::size_t>(which)];
    const auto holds = verifyStated({statedRule(rule, met, found.c_str())});
    QVERIFY2(holds.verdict == Verdict::Holds, sentencesOf(holds).constData());
    QVERIFY(says(holds, EvidenceMessage::RulePasses, rule));
    if (std::string_view(unmet) == "-")
        return;
    const auto broken = verifyStated({statedRule(rule, unmet, found.c_str())});
    QCOMPARE(broken.verdict, Verdict::DoesNotHold);
    QVERIFY(says(broken, EvidenceMessage::RuleFails, rule));
    const auto waived = verifyStated({statedRule(rule, unmet, found.c_str(), "waived", "It is a test", "Anna")});
    QVERIFY2(waived.verdict == Verdict::Holds, sentencesOf(waived).constData());
    QVERIFY(says(waived, EvidenceMessage::RuleWaived, rule));
}

void TestCheckRules::aGivenPolicyJudgesAnyRelease()
{
    QFETCH(int, which);
    const auto [rule, met, unmet, found] = cases()[static_cast<std::size_t>(which)];
    auto files = m_draft;
    addApproval(files, "Anna");
    const auto verdictUnder = [&](const char* asked) {
        JobContext job;
        const Policy policy{"Other rules", "1", std::string(64, 'c'), {askedRule(*ruleOfKey(rule), asked).value()}};
        return verifyAgainstOriginal(files, originalOf(m_snapshot), job, {.policy = policy}).verdict;
    };
    QCOMPARE(verdictUnder(met), Verdict::Holds);
    if (std::string_view(unmet) != "-")
        QCOMPARE(verdictUnder(unmet), Verdict::DoesNotHold);
}

void TestCheckRules::believesNothingThatIsStated()
{
    const auto other = verifyStated({statedRule("least_l", "2/1", "5/1")});
    QVERIFY(says(other, EvidenceMessage::OtherFinding, "least_l"));
    QVERIFY(says(verifyStated({statedRule("missing", "drop", "value")}), EvidenceMessage::OtherFinding, "missing"));
    const auto failing = verifyStated({statedRule("least_l", "2/1", "2/1", "fail")});
    QVERIFY(says(failing, EvidenceMessage::StatedFail, "least_l"));
    const auto unreadable = verifyStated({statedRule("least_l", "two", "2/1")});
    QVERIFY(says(unreadable, EvidenceMessage::RuleUnreadable, "least_l"));
    const auto approvers = verifyStated({statedRule("approvers", "1", "1", "fail")});
    QVERIFY(says(approvers, EvidenceMessage::StatedFail, "approvers"));
    for (const auto& report : {other, failing, unreadable, approvers})
        QCOMPARE(report.verdict, Verdict::DoesNotHold);
    QCOMPARE(verifyStated({statedRule("unheard_of", "2/1", "2/1")}).verdict, Verdict::Unreadable);
    QCOMPARE(verifyStated({statedRule("signed", "no", "no"), statedRule("signed", "no", "no")}).verdict, Verdict::Unreadable);
    QCOMPARE(verifyStated({statedRule("least_l", "2/1", "2/1", "pass", "why", "who")}).verdict, Verdict::Unreadable);
}

void TestCheckRules::aWaiverNeedsAReasonAndAName()
{
    for (const auto& [reason, by] :
         {std::pair<const char*, const char*>{nullptr, "Anna"}, {"why", nullptr}, {"  ", "Anna"}, {"why", " "}}) {
        const auto report = verifyStated({statedRule("least_l", "3/1", "2/1", "waived", reason, by)});
        QCOMPARE(report.verdict, Verdict::DoesNotHold);
        QVERIFY(says(report, EvidenceMessage::WaiverBlank, "least_l"));
    }
}

void TestCheckRules::theSamePolicyMustHaveTheSameRules()
{
    const Policy policy{
        "House rules", "3", std::string(64, 'b'), {askedRule(Rule::Models, "l").value(), askedRule(Rule::LeastL, "3/1").value()}};
    const auto verify = [&](const std::vector<QJsonObject>& rules) {
        auto files = m_draft;
        statePolicy(files, rules);
        addApproval(files, "Anna");
        JobContext job;
        return verifyFiles(files, job, {.policy = policy});
    };
    const auto waived = statedRule("least_l", "3/1", "2/1", "waived", "It is a test", "Anna");
    QCOMPARE(verify({statedRule("models", "l", "l"), waived}).verdict, Verdict::Holds);
    QCOMPARE(verify({statedRule("models", "l", "l")}).verdict, Verdict::DoesNotHold);
    QCOMPARE(verify({statedRule("models", "l, t", "l"), waived}).verdict, Verdict::DoesNotHold);
}

void TestCheckRules::whatFilesCannotShowIsSaid()
{
    const auto report
        = verifyStated({statedRule("least_fakes_per_original", "1", "2.5"), statedRule("original_verified", "yes", "yes")}, false);
    QCOMPARE(report.verdict, Verdict::Holds);
    QVERIFY(std::ranges::find(report.cannotSee, BlindSpotMessage::FakesPerOriginal) != report.cannotSee.end());
    QVERIFY(std::ranges::find(report.cannotSee, BlindSpotMessage::WithoutOriginal) != report.cannotSee.end());
}

void TestCheckRules::reviewIsCountedFromTheLastApproval()
{
    QCOMPARE(verifyStated({statedRule("review_within_days", "365", "700")}).verdict,
             Verdict::Holds); // which day the draft was made is not known
    QCOMPARE(verifyStated({statedRule("review_within_days", "364", "364")}).verdict, Verdict::DoesNotHold);
}

/// A policy that asks for two approvals judges a release of format 1 by those in its manifest, a name once.
void TestCheckRules::formatOneIsCountedToo()
{
    const Policy policy{"Other rules", "1", std::string(64, 'c'), {askedRule(Rule::Approvers, "2").value()}};
    const auto verdictOf = [&](std::initializer_list<const char*> names) {
        auto files = asFormatOne(m_draft);
        QJsonArray approvals;
        for (const auto* name : names)
            approvals.append(QJsonObject{{QStringLiteral("name"), QLatin1String(name)},
                                         {QStringLiteral("reason"), QStringLiteral("Read")},
                                         {QStringLiteral("time"), QStringLiteral("2027-03-01T09:15:00Z")}});
        editManifest(files, [&](QJsonObject& manifest) { manifest[QStringLiteral("approvals")] = approvals; });
        JobContext job;
        return verifyFiles(files, job, {.policy = policy}).verdict;
    };
    QCOMPARE(verdictOf({"Anna"}), Verdict::DoesNotHold);
    QCOMPARE(verdictOf({"Anna", "Anna"}), Verdict::DoesNotHold);
    QCOMPARE(verdictOf({"Anna", "Bert"}), Verdict::Holds);
}

TRANCHE_CORE_TEST(TestCheckRules)

} // namespace tst_check_rules

#include "tst_check_rules.moc"
