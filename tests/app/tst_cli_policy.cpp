// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_cli_policy {

using namespace tranche::test;

class TestCliPolicy : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyRuleIsShownWithoutAnExport();
    void theJsonSaysWhatTheManifestWill();
    void aFailingRuleRefusesTheExport();
    void aWaivedRuleLetsItPass();
    void anInfeasibleRequestKnowsNothing();
    void wrongUsageIsSaid_data();
    void wrongUsageIsSaid();
    void aWrongPolicyIsNamed();

private:
    Outcome slice(const QStringList& more) const
    {
        return cli(QStringList{"slice", m_table, "--sensitive", "Disease", "--alpha", "1", "--l", "2"} + more);
    }
    QString policyWith(const QByteArray& rules) const
    {
        return fileWith(m_folder.path(), "policy.json", R"({"format": 1, "name": "House", "version": "7", "rules": {)" + rules + "}}");
    }
    QString target() const { return m_folder.filePath("out"); }

    QTemporaryDir m_folder;
    QString m_table;
};

void TestCliPolicy::initTestCase()
{
    m_table = fileWith(m_folder.path(), "paper.csv", paperTable());
}

void TestCliPolicy::everyRuleIsShownWithoutAnExport()
{
    const auto policy = policyWith(R"("least_l": "3/1", "models": ["l"], "greatest_p": "1/2", "approvers": 2)");
    const auto said = slice({"--policy", policy});
    QVERIFY2(said.status == 0, said.said());
    QVERIFY2(said.out.contains("Policy House, version 7:\n"
                               "  pass    privacy model one of: l; found: l\n"
                               "  fail    l at least 3/1; found: 2/1\n"
                               "  pass    largest p(t,s) at most 1/2; found: 1/2\n"
                               "  pass    approvers at least 2; found: 2\n"),
             said.said());
}

void TestCliPolicy::theJsonSaysWhatTheManifestWill()
{
    const auto policy = policyWith(R"("least_l": "3/1", "least_fakes_per_original": 0)");
    const auto json = slice({"--policy", policy, "--waive", "least_l=of no use", "--approve-as", "Ada", "--json", "-"}).json();
    const auto said = json["policy"].toObject();
    QCOMPARE(said["name"].toString(), "House");
    QCOMPARE(said["version"].toString(), "7");
    QCOMPARE(said["sha256"].toString().size(), 64);
    QCOMPARE(said["sha256"], json["settings"].toObject()["policy_sha256"]);
    const auto rules = said["rules"].toArray();
    QCOMPARE(rules.size(), 2);
    QCOMPARE(rules[0].toObject(),
             (QJsonObject{
                 {"rule", "least_l"}, {"asked", "3/1"}, {"found", "2/1"}, {"verdict", "waived"}, {"reason", "of no use"}, {"by", "Ada"}}));
    QCOMPARE(rules[1].toObject()["verdict"].toString(), "pass");
    QVERIFY(rules[1].toObject()["reason"].isNull());
    QVERIFY(slice({"--json", "-"}).json()["policy"].isNull());
}

void TestCliPolicy::aFailingRuleRefusesTheExport()
{
    const auto policy = policyWith(R"("least_l": "3/1", "models": ["l"])");
    const auto json = m_folder.filePath("refused.json");
    const auto said = slice({"--policy", policy, "--export", target(), "--approve-as", "Ada", "--reason", "r", "--json", json});
    QCOMPARE(said.status, 1);
    QVERIFY2(said.err.contains("A rule of the policy does not hold. It asks: l at least 3/1. Found: 2/1."), said.said());
    QVERIFY(!QDir(target() + ".release").exists());
    QVERIFY(!QDir(target() + ".internal").exists());
    const auto written = QJsonDocument::fromJson(contentOf(json)).object();
    QCOMPARE(written["policy"].toObject()["rules"].toArray()[1].toObject()["verdict"].toString(), "fail");
    QCOMPARE(written["verified"].toBool(true), false);
}

void TestCliPolicy::aWaivedRuleLetsItPass()
{
    const auto policy = policyWith(R"("least_l": "3/1")");
    const auto said = slice(
        {"--policy", policy, "--waive", "least_l=asked for by the board", "--export", target(), "--approve-as", "Ada", "--reason", "r"});
    QVERIFY2(said.status == 0, said.said());
    QVERIFY2(said.out.contains("  waived  l at least 3/1; found: 2/1; waived by Ada: asked for by the board\n"), said.said());
    QVERIFY(QDir(target() + ".release").exists());
}

void TestCliPolicy::anInfeasibleRequestKnowsNothing()
{
    const auto policy = policyWith(R"("least_l": "2/1")");
    const auto said = cli({"slice", m_table, "--sensitive", "Disease", "--alpha", "1", "--l", "8", "--policy", policy, "--json", "-"});
    QCOMPARE(said.status, 1);
    QCOMPARE(said.json()["policy"].toObject()["rules"].toArray()[0].toObject()["found"].toString(), "not known");
}

void TestCliPolicy::wrongUsageIsSaid_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("sentence");
    const auto policy = policyWith(R"("least_l": "2/1", "models": ["t"])");
    const auto row
        = [&](const char* name, const QStringList& words, const QByteArray& sentence) { QTest::newRow(name) << words << sentence; };
    row("no policy", {"--waive", "least_l=r", "--approve-as", "A"}, "The option --waive requires --policy.");
    row("no person", {"--policy", policy, "--waive", "models=r"}, "A waiver needs the name of a person");
    row("no rule", {"--policy", policy, "--waive", "fewest=r", "--approve-as", "A"}, "The option --waive expects RULE=REASON");
    row("no sign", {"--policy", policy, "--waive", "models", "--approve-as", "A"}, "The option --waive expects RULE=REASON");
    row("no reason", {"--policy", policy, "--waive", "models= ", "--approve-as", "A"}, "A waiver needs a written reason");
    row("holds", {"--policy", policy, "--waive", "least_l=r", "--approve-as", "A"}, "The rule \"least_l\" cannot be waived: it holds.");
    row("not asked", {"--policy", policy, "--waive", "missing=r", "--approve-as", "A"}, "the policy does not ask for it");
    row("approver alone", {"--approve-as", "A"}, "The option --approve-as requires --export.");
    row("not there", {"--policy", m_folder.filePath("none.json")}, "none.json");
}

void TestCliPolicy::wrongUsageIsSaid()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, sentence);
    policyWith(R"("least_l": "2/1", "models": ["t"])");
    const auto said = slice(words);
    QVERIFY2(said.status == 2, said.said());
    QVERIFY2(said.err.contains(sentence), said.said());
}

void TestCliPolicy::aWrongPolicyIsNamed()
{
    const auto said = slice({"--policy", policyWith(R"("least_l": 3)")});
    QCOMPARE(said.status, 2);
    QVERIFY2(said.err.contains("policy.json") && said.err.contains("\"rules.least_l\" must be a fraction"), said.said());
}

TRANCHE_CORE_TEST(TestCliPolicy)

} // namespace tst_cli_policy

#include "tst_cli_policy.moc"
