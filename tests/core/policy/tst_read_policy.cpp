// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/release/policy_message.h"
#include "core/import/sha256.h"
#include "core/policy/policy.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

namespace tst_read_policy {

using namespace tranche;
using namespace tranche::test;

namespace {

/// A policy with just these rules.
std::string policyOf(const std::string& rules)
{
    return R"({"format": 1, "name": "n", "version": "v", "rules": {)" + rules + "}}";
}

} // namespace

class TestReadPolicy : public QObject {
    Q_OBJECT
private slots:
    void readsEveryRuleInTheOrderOfTheDefinitions();
    void namesWhatIsWrong_data();
    void namesWhatIsWrong();
    void findsAKeyThatComesTwiceAtAnyDepth_data();
    void findsAKeyThatComesTwiceAtAnyDepth();
    void asksForOneApprovalWhereNoRuleSaysMore();
};

void TestReadPolicy::readsEveryRuleInTheOrderOfTheDefinitions()
{
    const std::string text = R"({"format": 1, "name": "Public use files", "version": "2027-1", "rules": {
        "review_within_days": 730, "formula_cells": "prefixed", "original_verified": true, "signed": true, "approvers": 2,
        "release_types": ["scientific", "public"], "missing": "drop", "least_fakes_per_original": 1.0, "least_bucket": 3,
        "greatest_unique_share": 0.05, "greatest_p": "1/3", "least_l": "3/1", "models": ["l", "t"]}})";
    const auto policy = readPolicy(text);
    QVERIFY2(policy, policy ? "" : wordsOf(policy.error()).c_str());
    QCOMPARE(policy->name, "Public use files");
    QCOMPARE(policy->version, "2027-1");
    QCOMPARE(policy->sha256, sha256Hex(text));
    QCOMPARE(policy->rules.size(), std::size_t{13});
    for (std::size_t i = 0; i < policy->rules.size(); ++i)
        QCOMPARE(static_cast<std::size_t>(policy->rules[i].rule), i);
    QCOMPARE(policy->find(Rule::Models)->words, (std::vector<std::string>{"l", "t"}));
    QCOMPARE(*policy->find(Rule::GreatestP)->ratio, Ratio(1, 3));
    QCOMPARE(policy->find(Rule::GreatestUnique)->number, 0.05);
    QCOMPARE(policy->find(Rule::LeastBucket)->count, std::size_t{3});
    QCOMPARE(policy->find(Rule::FormulaCells)->words, std::vector<std::string>{"prefixed"});
    QCOMPARE(policy->approvers(), std::size_t{2});
    QVERIFY(policy->asksForSignatures());
}

void TestReadPolicy::namesWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("said");
    QTest::addColumn<QString>("entry");
    const auto row = [](const std::string& text, PolicyMessage said, const char* entry) {
        QTest::addRow("%s", text.c_str()) << QString::fromStdString(text) << static_cast<int>(said) << entry;
    };
    const auto rule = [&](const std::string& rules, PolicyMessage said, const char* entry) { row(policyOf(rules), said, entry); };
    row("", PolicyMessage::NotJson, "");
    row("[]", PolicyMessage::NotJson, "");
    row(policyOf(R"("signed": true)") + "x", PolicyMessage::NotJson, "");
    row(R"({"name": "n", "version": "v", "rules": {"signed": true}})", PolicyMessage::EntryMissing, "format");
    row(R"({"format": 2, "name": "n", "version": "v", "rules": {"signed": true}})", PolicyMessage::OtherFormat, "format");
    row(R"({"format": "1", "name": "n", "version": "v", "rules": {"signed": true}})", PolicyMessage::OtherFormat, "format");
    row(R"({"format": 1, "name": "n", "rules": {"signed": true}})", PolicyMessage::EntryMissing, "version");
    row(R"({"format": 1, "name": "a\nb", "version": "v", "rules": {"signed": true}})", PolicyMessage::NotALine, "name");
    row(R"({"format": 1, "name": "n", "version": " ", "rules": {"signed": true}})", PolicyMessage::NotALine, "version");
    row(R"({"format": 1, "name": 7, "version": "v", "rules": {"signed": true}})", PolicyMessage::NotALine, "name");
    row(R"({"format": 1, "name": "n", "version": "v"})", PolicyMessage::EntryMissing, "rules");
    row(R"({"format": 1, "name": "n", "version": "v", "rules": [true]})", PolicyMessage::NoRules, "rules");
    row(R"({"format": 1, "name": "n", "version": "v", "rules": {"signed": true}, "note": ""})", PolicyMessage::EntryUnknown, "note");
    rule("", PolicyMessage::NoRules, "rules");
    rule(R"("least_k": 3)", PolicyMessage::RuleUnknown, "rules.least_k");
    rule(R"("least_l": 3)", PolicyMessage::NotL, "rules.least_l");
    rule(R"("least_l": "3")", PolicyMessage::NotL, "rules.least_l");
    rule(R"("least_l": "6/2")", PolicyMessage::NotL, "rules.least_l");
    rule(R"("least_l": "1/2")", PolicyMessage::NotL, "rules.least_l");
    rule(R"("greatest_p": "0/1")", PolicyMessage::NotP, "rules.greatest_p");
    rule(R"("greatest_p": "4/3")", PolicyMessage::NotP, "rules.greatest_p");
    rule(R"("greatest_unique_share": 1.01)", PolicyMessage::NotAShare, "rules.greatest_unique_share");
    rule(R"("greatest_unique_share": "0.05")", PolicyMessage::NotAShare, "rules.greatest_unique_share");
    rule(R"("least_fakes_per_original": -1)", PolicyMessage::NotANumber, "rules.least_fakes_per_original");
    rule(R"("least_bucket": 2.5)", PolicyMessage::NotACount, "rules.least_bucket");
    rule(R"("least_bucket": 0)", PolicyMessage::NotACount, "rules.least_bucket");
    rule(R"("approvers": 3)", PolicyMessage::NotACount, "rules.approvers");
    rule(R"("review_within_days": true)", PolicyMessage::NotACount, "rules.review_within_days");
    rule(R"("signed": 1)", PolicyMessage::NotAFlag, "rules.signed");
    rule(R"("original_verified": null)", PolicyMessage::NotAFlag, "rules.original_verified");
    rule(R"("models": [])", PolicyMessage::NotWords, "rules.models");
    rule(R"("models": "l")", PolicyMessage::NotWords, "rules.models");
    rule(R"("models": ["l", "l"])", PolicyMessage::NotWords, "rules.models");
    rule(R"("models": ["l", "k"])", PolicyMessage::NotWords, "rules.models");
    rule(R"("release_types": [1])", PolicyMessage::NotWords, "rules.release_types");
    rule(R"("missing": ["drop"])", PolicyMessage::NotAWord, "rules.missing");
    rule(R"("formula_cells": "as is")", PolicyMessage::NotAWord, "rules.formula_cells");
}

void TestReadPolicy::namesWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(int, said);
    QFETCH(QString, entry);
    const auto policy = readPolicy(text.toStdString());
    QVERIFY(!policy);
    QCOMPARE(policy.error().code, ErrorCode::BadInput);
    QVERIFY2(policy.error().says == Message(Topic::Policy, static_cast<std::uint8_t>(said)), wordsOf(policy.error()).c_str());
    if (!entry.isEmpty())
        QCOMPARE(policy.error().arguments.at(0).texts.at(0), entry.toStdString());
}

void TestReadPolicy::findsAKeyThatComesTwiceAtAnyDepth_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("key");
    QTest::newRow("at the top") << R"({"format": 1, "name": "n", "version": "v", "name": "m", "rules": {"signed": true}})"
                                << "name";
    QTest::newRow("a rule") << QString::fromStdString(policyOf(R"("signed": true, "signed": false)")) << "signed";
    QTest::newRow("escaped") << QString::fromStdString(policyOf(R"("signed": true, "sig\u006eed": false)")) << "signed";
    QTest::newRow("in what is dropped") << R"({"format": 1, "rules": {"a": {"b": [{"c": 1, "c": 2}]}}})"
                                        << "c";
}

void TestReadPolicy::findsAKeyThatComesTwiceAtAnyDepth()
{
    QFETCH(QString, text);
    QFETCH(QString, key);
    const auto policy = readPolicy(text.toStdString());
    QVERIFY(!policy);
    QVERIFY2(says(policy.error(), {PolicyMessage::KeyTwice, key.toStdString()}), wordsOf(policy.error()).c_str());
}

void TestReadPolicy::asksForOneApprovalWhereNoRuleSaysMore()
{
    const auto policy = readPolicy(policyOf(R"("signed": false)"));
    QVERIFY(policy);
    QCOMPARE(policy->approvers(), std::size_t{1});
    QVERIFY(!policy->asksForSignatures());
}

TRANCHE_TEST(TestReadPolicy)

} // namespace tst_read_policy

#include "tst_read_policy.moc"
