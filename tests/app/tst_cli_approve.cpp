// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/recipe_file.h"
#include "tests/app/program.h"
#include "tests/core/release/keys/hand_made_key.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_cli_approve {

using namespace tranche;
using namespace tranche::test;

constexpr auto noSuchId = "FEDCBA9876543210";

class TestCliApprove : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void twoPersonsSignOneAfterTheOther();
    void anUnsignedApprovalIsEnoughWhereNoneMustBeSigned();
    void whatIsApprovedIsComparedWithTheOriginal();
    void whatTheOriginalContradictsIsNotApproved();
    void aReviewIsRefusedBeforeItIsVerified_data();
    void aReviewIsRefusedBeforeItIsVerified();
    void anExportIsRefusedBeforeTheTableIsRead_data();
    void anExportIsRefusedBeforeTheTableIsRead();
    void aRecipeUnderAPolicyAsksForItsFileAtOnce();
    void onlyWhatWasWrittenCountsAsASignature();

private:
    QString at(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QStringList slice(const QString& table, const QStringList& more) const
    {
        return QStringList{"slice",    table,     "--sensitive",  "Disease", "--alpha",  "1", "--no-utility",
                           "--export", at("out"), "--approve-as", "Anna",    "--reason", "r"}
               + more;
    }
    /// A review of two approvals, of which Anna's is there.
    void writeReview() const
    {
        const auto said = test::cli(slice(m_table, {"--policy", m_policy, "--sign-with", handMadeId, "--passphrase-file", m_words}));
        QVERIFY2(said.status == 0 && said.out.contains("For review:"), said.said());
    }
    static int signatures(const QString& name)
    {
        for (const auto& key : test::cli({"key", "list", "--json", "-"}).json()["keys"].toArray())
            if (key.toObject()["name"].toString() == name)
                return key.toObject()["signatures"].toInt(-1);
        return -1;
    }

    QByteArray m_settingsBefore;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_table;
    QString m_words;
    QString m_policy;
    QString m_second; ///< id of Piet's key
};

void TestCliApprove::initTestCase()
{
    m_settingsBefore = qgetenv("XDG_CONFIG_HOME");
}

void TestCliApprove::cleanupTestCase()
{
    m_settingsBefore.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", m_settingsBefore);
}

void TestCliApprove::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CONFIG_HOME", at("settings").toUtf8());
    m_table = fileWith(m_folder->path(), "paper.csv", paperTable());
    m_words = fileWith(m_folder->path(), "words", "correct horse\n");
    m_policy = fileWith(m_folder->path(), "policy.json",
                        R"({"format": 1, "name": "House", "version": "1", "rules": {"approvers": 2, "signed": true}})");
    const auto hand = fileWith(m_folder->path(), "hand.key", handMadeProtected);
    QCOMPARE(test::cli({"key", "import", hand, "--name", "Anna", "--passphrase-file", m_words}).status, 0);
    m_second = test::cli({"key", "new", "Piet", "--no-passphrase", "--json", "-"}).json()["keys"].toArray()[0].toObject()["id"].toString();
    QCOMPARE(m_second.size(), 16);
}

void TestCliApprove::twoPersonsSignOneAfterTheOther()
{
    writeReview();
    const auto same = test::cli({"approve", at("out.review"), "--key", handMadeId, "--reason", "twice", "--passphrase-file", m_words});
    QVERIFY2(same.status == 2 && same.err.contains("Another person has to approve"), same.said());
    const auto said = test::cli({"approve", at("out.review"), "--key", m_second, "--reason", "checked"});
    QVERIFY2(said.status == 0 && said.out.contains("Approved by Piet, signed with key " + m_second.toLatin1()), said.said());
    QVERIFY(!QFileInfo::exists(at("out.review")));
    const auto verified = runProgram(QStringLiteral(TRANCHE_VERIFY), {at("out.release"), "--policy", m_policy});
    QVERIFY2(verified.status == 0 && verified.out.contains("2 of 2 approvals"), verified.said());
    QCOMPARE(signatures("Anna"), 1);
    QCOMPARE(signatures("Piet"), 1);
}

void TestCliApprove::anUnsignedApprovalIsEnoughWhereNoneMustBeSigned()
{
    const auto two = fileWith(m_folder->path(), "two.json", R"({"format": 1, "name": "House", "version": "1", "rules": {"approvers": 2}})");
    QCOMPARE(test::cli(slice(m_table, {"--policy", two, "--zip"})).status, 0);
    const auto said = test::cli({"approve", at("out.review.zip"), "--approve-as", "Piet", "--reason", "checked"});
    QVERIFY2(said.status == 0 && said.out.contains("Approved by Piet, not signed."), said.said());
    QVERIFY(QFileInfo::exists(at("out.release.zip")));
}

void TestCliApprove::whatIsApprovedIsComparedWithTheOriginal()
{
    writeReview();
    const auto semicolons = fileWith(m_folder->path(), "semicolons.csv", paperTable().replace(',', ';'));
    const auto said = test::cli({"approve", at("out.review"), "--key", m_second, "--reason", "checked", "--original", semicolons});
    QVERIFY2(said.status == 0 && said.err.contains("Original read as detected: Semicolon"), said.said());
    QVERIFY2(said.err.contains("With the original: every column holds the values of the table"), said.said());
    QVERIFY2(said.out.startsWith("Verified: the release passed, by the files alone and against the original table.\nApproved by Piet"),
             said.said());
    QVERIFY(QFileInfo::exists(at("out.release")) && !QFileInfo::exists(at("out.review")));
}

void TestCliApprove::whatTheOriginalContradictsIsNotApproved()
{
    writeReview();
    const auto other = fileWith(m_folder->path(), "other.csv", paperTable().replace("bronchitis", "gastritis"));
    const auto said = test::cli({"approve", at("out.review"), "--key", m_second, "--reason", "checked", "--original", other});
    QVERIFY2(said.status == 1 && said.err.contains("Nothing was approved: the verifier found a problem."), said.said());
    QVERIFY(QFileInfo::exists(at("out.review")) && !QFileInfo::exists(at("out.release")));
    QCOMPARE(signatures("Piet"), 0);
}

void TestCliApprove::aReviewIsRefusedBeforeItIsVerified_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QStringList& more, const QByteArray& says) { QTest::newRow(name) << more << says; };
    row("no reason", {"--key", handMadeId}, "Say why this release may be published.");
    row("no key", {"--approve-as", "Piet", "--reason", "r"}, "The policy asks for signed approvals.");
    row("another key", {"--key", noSuchId, "--reason", "r"}, "There is no key FEDCBA9876543210 on this computer.");
    row("a passphrase for no key", {"--approve-as", "Piet", "--reason", "r", "--passphrase-file", "x"},
        "--passphrase-file goes with --key");
    row("no such original", {"--approve-as", "Piet", "--key", "ID", "--reason", "r", "--original", "nowhere.csv"}, "nowhere.csv");
    row("how to read no original", {"--key", handMadeId, "--reason", "r", "--missing-token", "?"}, "--missing-token goes with --original");
}

void TestCliApprove::aReviewIsRefusedBeforeItIsVerified()
{
    QFETCH(QStringList, more);
    QFETCH(QByteArray, says);
    more.replaceInStrings("ID", m_second);
    writeReview();
    const auto said = test::cli(QStringList{"approve", at("out.review")} + more);
    QVERIFY2(said.status == 2 && said.err.contains(says), said.said());
    QVERIFY2(!said.err.contains("digests"), said.said()); // what the verifier says of them comes first
    QVERIFY(QFileInfo::exists(at("out.review")));
}

void TestCliApprove::anExportIsRefusedBeforeTheTableIsRead_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QStringList& more, const QByteArray& says) { QTest::newRow(name) << more << says; };
    row("no such key", {"--sign-with", noSuchId}, "There is no key FEDCBA9876543210 on this computer.");
    row("no file with a passphrase", {"--sign-with", handMadeId, "--passphrase-file", "nowhere"}, "nowhere");
    row("another passphrase", {"--sign-with", handMadeId, "--passphrase-file", "WRONG"}, "This does not open the key.");
    row("no key where the policy asks for one", {"--policy", "POLICY"}, "The policy asks for signed approvals.");
}

void TestCliApprove::anExportIsRefusedBeforeTheTableIsRead()
{
    QFETCH(QStringList, more);
    QFETCH(QByteArray, says);
    more.replaceInStrings("WRONG", fileWith(m_folder->path(), "wrong", "incorrect horse\n"));
    more.replaceInStrings("POLICY", m_policy);
    const auto said = test::cli(slice(at("none.csv"), more));
    QVERIFY2(said.status == 2 && said.err.contains(says) && !said.err.contains("none.csv"), said.said());
}

void TestCliApprove::aRecipeUnderAPolicyAsksForItsFileAtOnce()
{
    Recipe recipe;
    recipe.source = {{at("none.csv").toStdString()}, std::string(64, 'a'), {}};
    recipe.attributes = {{"Age", Role::QuasiIdentifier, {}}, {"Disease", Role::Sensitive, {}}};
    recipe.release.policy = PolicyName{"House", "1", std::string(64, 'b')};
    QVERIFY(saveRecipe(recipe, at("r.tranche").toStdString()));
    const auto said = test::cli({"run", at("r.tranche")});
    QVERIFY2(said.status == 2 && said.err.contains("under the policy \"House\". Give its file: --policy FILE."), said.said());
}

void TestCliApprove::onlyWhatWasWrittenCountsAsASignature()
{
    const auto said = test::cli(slice(m_table, {"--l", "8", "--sign-with", m_second}));
    QVERIFY2(said.status == 1, said.said());
    QCOMPARE(signatures("Piet"), 0);
}

TRANCHE_CORE_TEST(TestCliApprove)

} // namespace tst_cli_approve

#include "tst_cli_approve.moc"
