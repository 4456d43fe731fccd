// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/policy.h"
#include "core/policy/rule_words.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <cmath>
#include <functional>

namespace tst_judge_rules {

using namespace tranche;
using namespace tranche::test;

namespace {

RuleFinding judged(const RuleAsked& asked, const PolicyFacts& facts)
{
    Policy policy;
    policy.rules = {asked};
    return judgeRules(policy, facts).at(0);
}

/// A rule with facts that just hold and facts that just do not.
struct JudgeCase {
    RuleAsked asked;
    std::function<void(PolicyFacts&)> holds;
    std::function<void(PolicyFacts&)> fails;
};

std::vector<JudgeCase> judgeCases()
{
    return {
        {{.rule = Rule::Models, .words = {"l", "t"}}, [](auto& f) { f.model = "t"; }, [](auto& f) { f.model = "none"; }},
        {{.rule = Rule::LeastL, .ratio = Ratio(3, 1)},
         [](auto& f) { f.l = Ratio(3, 1); },
         [](auto& f) { f.l = Ratio(2999999999, 1000000000); }},
        {{.rule = Rule::GreatestP, .ratio = Ratio(1, 3)},
         [](auto& f) { f.largestP = Ratio(1, 3); },
         [](auto& f) { f.largestP = Ratio(333333334, 1000000000); }},
        {{.rule = Rule::GreatestP, .ratio = Ratio(1, 4)},
         [](auto& f) { f.largestPAtMost = 0.25; },
         [](auto& f) { f.largestPAtMost = std::nextafter(0.25, 1.0); }},
        {{.rule = Rule::GreatestUnique, .number = 0.05},
         [](auto& f) { f.uniqueShare = 0.05; },
         [](auto& f) { f.uniqueShare = std::nextafter(0.05, 1.0); }},
        {{.rule = Rule::LeastBucket, .count = 3}, [](auto& f) { f.leastBucket = 3; }, [](auto& f) { f.leastBucket = 2; }},
        {{.rule = Rule::LeastFakes, .number = 1.0}, [](auto& f) { f.fakesPerOriginal = 1.0; }, [](auto& f) { f.fakesPerOriginal = 0.99; }},
        {{.rule = Rule::Missing, .words = {"drop"}},
         [](auto& f) { f.missing = {"drop"}; },
         [](auto& f) {
             f.missing = {"drop", "value"};
         }},
        {{.rule = Rule::ReleaseTypes, .words = {"scientific"}},
         [](auto& f) { f.releaseType = "scientific"; },
         [](auto& f) { f.releaseType = "public"; }},
        {{.rule = Rule::Approvers, .count = 2}, [](auto& f) { f.approvals = 2; }, [](auto& f) { f.approvals = 1; }},
        {{.rule = Rule::Signed, .yes = true}, [](auto& f) { f.allSigned = true; }, [](auto& f) { f.allSigned = false; }},
        {{.rule = Rule::OriginalVerified, .yes = true},
         [](auto& f) { f.originalVerified = true; },
         [](auto& f) { f.originalVerified = false; }},
        {{.rule = Rule::FormulaCells, .words = {"prefixed"}},
         [](auto& f) { f.formulaCells = "prefixed"; },
         [](auto& f) { f.formulaCells = "asis"; }},
        {{.rule = Rule::FormulaCells, .words = {"asis"}},
         [](auto& f) { f.formulaCells = "none"; },
         [](auto& f) { f.formulaCells = "prefixed"; }},
        {{.rule = Rule::ReviewWithinDays, .count = 730}, [](auto& f) { f.daysToReview = 730; }, [](auto& f) { f.daysToReview = 731; }},
        {{.rule = Rule::ReviewWithinDays, .count = 730}, [](auto& f) { f.daysToReview = 0; }, [](auto& f) { f.daysToReview = -1; }},
    };
}

} // namespace

class TestJudgeRules : public QObject {
    Q_OBJECT
private slots:
    void comparesExactlyAtTheBorder();
    void whatIsNotKnownDoesNotHold();
    void whatIsNotAskedForHolds();
    void theLargestPIsComparedWithoutRounding_data();
    void theLargestPIsComparedWithoutRounding();
    void everyRuleSaysWhatItAsks();
};

void TestJudgeRules::comparesExactlyAtTheBorder()
{
    for (const auto& one : judgeCases()) {
        PolicyFacts good;
        PolicyFacts bad;
        one.holds(good);
        one.fails(bad);
        const auto key = std::string(ruleKey(one.asked.rule));
        QVERIFY2(judged(one.asked, good).verdict == RuleVerdict::Pass, key.c_str());
        QVERIFY2(judged(one.asked, bad).verdict == RuleVerdict::Fail, key.c_str());
    }
}

void TestJudgeRules::whatIsNotKnownDoesNotHold()
{
    for (const auto& one : judgeCases()) {
        const auto finding = judged(one.asked, {});
        QVERIFY2(finding.verdict == RuleVerdict::Fail, std::string(ruleKey(one.asked.rule)).c_str());
        QCOMPARE(finding.found, "not known");
    }
}

void TestJudgeRules::whatIsNotAskedForHolds()
{
    PolicyFacts facts;
    facts.allSigned = false;
    QCOMPARE(judged({.rule = Rule::Signed, .yes = false}, facts).verdict, RuleVerdict::Pass);
    QCOMPARE(judged({.rule = Rule::OriginalVerified, .yes = false}, facts).verdict, RuleVerdict::Pass);
}

void TestJudgeRules::theLargestPIsComparedWithoutRounding_data()
{
    QTest::addColumn<double>("found");
    QTest::addColumn<bool>("holds");
    QTest::newRow("below a third") << 0.33333333333333331 << true; // the double nearest to 1/3 lies below it
    QTest::newRow("above a third") << std::nextafter(0.33333333333333331, 1.0) << false;
    QTest::newRow("nothing") << 0.0 << true;
    QTest::newRow("hardly anything") << 1e-300 << true;
    QTest::newRow("certain") << 1.0 << false;
    QTest::newRow("no probability") << 1.5 << false;
    QTest::newRow("no number") << std::nan("") << false;
}

void TestJudgeRules::theLargestPIsComparedWithoutRounding()
{
    QFETCH(double, found);
    QFETCH(bool, holds);
    PolicyFacts facts;
    facts.largestPAtMost = found;
    QCOMPARE(judged({.rule = Rule::GreatestP, .ratio = Ratio(1, 3)}, facts).verdict == RuleVerdict::Pass, holds);
}

void TestJudgeRules::everyRuleSaysWhatItAsks()
{
    std::vector<std::string> phrases;
    for (const auto& one : judgeCases()) {
        const auto finding = judged(one.asked, {});
        const auto phrase = wordsOf(askedPhrase(finding));
        QVERIFY2(phrase.ends_with(' ' + finding.asked), phrase.c_str());
        QVERIFY2(wordsOf(failingSentence(finding)).contains(phrase + ". Found: not known."), phrase.c_str());
        phrases.push_back(phrase);
    }
    QCOMPARE(phrases[1], "l at least 3/1");
    QCOMPARE(phrases[4], "share of unique values in a column at most 0.05");
    QCOMPARE(phrases[10], "every approval signed: yes");
}

TRANCHE_TEST(TestJudgeRules)

} // namespace tst_judge_rules

#include "tst_judge_rules.moc"
