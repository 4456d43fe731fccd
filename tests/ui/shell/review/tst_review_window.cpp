// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/review/review_window.h"

#include "core/recipe/apply_recipe.h"
#include "core/recipe/recipe_text.h"
#include "core/release/writing/release_writer.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/import/postgres_server.h"
#include "tests/support/import/silent_server.h"
#include "tests/support/keys/fake_keys.h"
#include "tests/support/release/plain_csv.h"
#include "tests/support/test_room.h"
#include "tests/ui/one_file.h"
#include "ui/dialogs/password_dialog.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/passphrase_field.h"
#include "ui/panels/approve/approval_cards.h"
#include "ui/panels/approve/sign_form.h"
#include "ui/panels/approve/verdict_lines.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QTemporaryDir>

namespace tst_review_window {

using namespace tranche;
using namespace tranche::test;

/// Anna, whose key is known, has approved; Piet is to do so as well.
class TestReviewWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theSecondPersonMakesItARelease();
    void aKnownKeyWithoutItsSignatureIsNotShownAsKnown();
    void theOriginalTableIsComparedHereAsWell();
    void anotherTableIsNotApproved();
    void aServerIsAskedWithItsPassword();
    void closingWaitsForNoServer();

private:
    Result<Approval> annas(const Draft& draft) const;
    void open();
    void give(const QByteArray& table);
    void choose(const QString& field, const QString& name, const QByteArray& bytes);
    void begin(const QString& field, const QString& name, const QByteArray& bytes);
    static QByteArray recipeFor(const DatabaseOptions& options);
    QStringList verdicts() const;
    QString stateOfAnna() const { return m_window->findChild<ApprovalCards*>()->findChild<Badge*>()->word(); }
    template <class Part>
    Part& part(const char* name) const
    {
        return *m_window->findChild<Part*>(QString::fromLatin1(name));
    }

    std::shared_ptr<const FakeKeys> m_keys;
    std::shared_ptr<OneFile> m_questions;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_review;
    std::unique_ptr<ReviewWindow> m_window;
};

Result<Approval> TestReviewWindow::annas(const Draft& draft) const
{
    const auto key = m_keys->opener(m_keys->annasId(), Passphrase("open"))();
    return key ? approve(draft, "Anna", "asked for", &*key) : std::unexpected(key.error());
}

void TestReviewWindow::init()
{
    m_window.reset();
    m_keys = std::make_shared<const FakeKeys>();
    m_questions = std::make_shared<OneFile>();
    m_folder = std::make_unique<QTemporaryDir>();
    const std::string digest(64, 'a');
    auto request = draftRequest({.policy = PolicyName{"Two", "1", digest}});
    request.policy = Policy{.name = "Two", .version = "1", .sha256 = digest, .rules = {{.rule = Rule::Approvers, .count = 2}}};
    auto draft = madeDraft(persons(), request);
    const auto approval = annas(draft);
    QVERIFY(approval);
    auto release = Release::forReview(std::move(draft), {*approval});
    QVERIFY(release);
    JobContext job;
    const auto written = writeRelease(std::move(*release), m_folder->filePath(QStringLiteral("persons")).toStdString(), job);
    QVERIFY(written);
    m_review = QString::fromStdString(written->release.string());
}

void TestReviewWindow::open()
{
    m_window = std::make_unique<ReviewWindow>(m_review, m_keys, m_questions);
    QSignalSpy settled(m_window.get(), &ReviewWindow::settled);
    m_window->show();
    QTRY_COMPARE_WITH_TIMEOUT(settled.count(), 1, 60000);
}

void TestReviewWindow::theSecondPersonMakesItARelease()
{
    open();
    QCOMPARE(stateOfAnna(), QStringLiteral("known key"));
    part<QLineEdit>("name").setText(QStringLiteral("Piet"));
    part<QLineEdit>("reason").setText(QStringLiteral("seen"));
    auto& key = part<QComboBox>("key");
    QCOMPARE(key.findData(m_keys->annasId()), -1); // this key signed first
    key.setCurrentIndex(key.findData(m_keys->pietsId()));
    part<QLineEdit>("passphrase").setText(QStringLiteral("open"));
    QSignalSpy completed(m_window.get(), &ReviewWindow::completed);
    part<QPushButton>("approve").click();
    QTRY_COMPARE_WITH_TIMEOUT(completed.count(), 1, 60000);
    QVERIFY(!m_window->findChild<SignForm*>()->isVisible());
    QStringList texts;
    for (const auto* label : m_window->findChild<ApprovalCards*>()->findChildren<QLabel*>())
        texts += label->text();
    QVERIFY2(texts.contains(QStringLiteral("2 of 2")) && texts.contains(QStringLiteral("Piet")), qPrintable(texts.join('|')));
    QVERIFY(!m_window->findChild<VerdictLines*>()); // what was said of one approval stands no more
}

void TestReviewWindow::aKnownKeyWithoutItsSignatureIsNotShownAsKnown()
{
    QFile signature(m_review + QStringLiteral("/manifest.json.%1.minisig").arg(m_keys->annasId()));
    QVERIFY(signature.remove());
    open();
    QCOMPARE(stateOfAnna(), QStringLiteral("not valid"));
    QVERIFY(!part<QPushButton>("approve").isEnabled());
}

void TestReviewWindow::give(const QByteArray& table)
{
    choose(QStringLiteral("Original table"), QStringLiteral("persons.csv"), table);
}

void TestReviewWindow::choose(const QString& field, const QString& name, const QByteArray& bytes)
{
    QSignalSpy settled(m_window.get(), &ReviewWindow::settled);
    begin(field, name, bytes);
    QTRY_COMPARE_WITH_TIMEOUT(settled.count(), 1, 60000);
}

void TestReviewWindow::begin(const QString& field, const QString& name, const QByteArray& bytes)
{
    QFile file(m_folder->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    m_questions->path = file.fileName();
    for (auto* button : m_window->findChildren<QPushButton*>())
        if (button->accessibleName() == QStringLiteral("Choose: ") + field)
            button->click();
}

QByteArray TestReviewWindow::recipeFor(const DatabaseOptions& options)
{
    return QByteArray::fromStdString(recipeText(recipeOf(persons(), {}, {{}, std::string(64, '0'), ImportOptions(SourceForm(options))})));
}

QStringList TestReviewWindow::verdicts() const
{
    QStringList texts;
    for (const auto* label : m_window->findChild<VerdictLines*>()->findChildren<QLabel*>())
        if (!label->text().isEmpty())
            texts += label->text();
    return texts;
}

void TestReviewWindow::theOriginalTableIsComparedHereAsWell()
{
    open();
    const auto alone = verdicts();
    give(csvOf(*persons().table));
    const auto beside = verdicts();
    QVERIFY2(beside.size() > alone.size() && !beside.filter(QStringLiteral("original")).isEmpty(), qPrintable(beside.join('\n')));
    part<QLineEdit>("name").setText(QStringLiteral("Piet"));
    part<QLineEdit>("reason").setText(QStringLiteral("compared"));
    auto& key = part<QComboBox>("key");
    key.setCurrentIndex(key.findData(m_keys->pietsId()));
    part<QLineEdit>("passphrase").setText(QStringLiteral("open"));
    QSignalSpy completed(m_window.get(), &ReviewWindow::completed);
    part<QPushButton>("approve").click();
    QTRY_COMPARE_WITH_TIMEOUT(completed.count(), 1, 60000);
}

void TestReviewWindow::anotherTableIsNotApproved()
{
    open();
    auto other = csvOf(*persons().table);
    other.replace(",20,", ",99,");
    give(other);
    part<QLineEdit>("name").setText(QStringLiteral("Piet"));
    part<QLineEdit>("reason").setText(QStringLiteral("r"));
    QVERIFY(!part<QPushButton>("approve").isEnabled());
}

void TestReviewWindow::aServerIsAskedWithItsPassword()
{
    const PostgresServer server;
    if (!server.reason().isEmpty())
        QSKIP(qPrintable(server.reason()));
    DatabaseOptions options = server.options();
    options.table = "nobody";
    open();
    choose(QStringLiteral("Read as in a recipe"), QStringLiteral("persons.tranche"), recipeFor(options));
    auto* dialog = m_window->findChild<PasswordDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    dialog->findChild<PassphraseField*>()->setText(QString::fromUtf8(PostgresServer::password()));
    QSignalSpy settled(m_window.get(), &ReviewWindow::settled);
    dialog->accept();
    QTRY_COMPARE_WITH_TIMEOUT(settled.count(), 1, 60000);
    const auto said = m_window->findChild<Banner*>()->sentence();
    QVERIFY2(!said.isEmpty() && !said.contains(QStringLiteral("password")), qPrintable(said)); // it has no such table
}

void TestReviewWindow::closingWaitsForNoServer()
{
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL")))
        QSKIP("there is no driver for PostgreSQL");
    SilentServer silent;
    open();
    begin(QStringLiteral("Read as in a recipe"), QStringLiteral("persons.tranche"), recipeFor(silent.options()));
    QTRY_VERIFY(silent.isCalled());
    m_window.reset();
    QVERIFY(silent.isWaitedFor()); // though not by the window
}

TRANCHE_WINDOW_TEST(TestReviewWindow)

} // namespace tst_review_window

#include "tst_review_window.moc"
