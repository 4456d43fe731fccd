// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys/keys_window.h"

#include "tests/core/release/keys/hand_made_key.h"
#include "tests/support/test_room.h"
#include "tests/ui/one_file.h"
#include "ui/parts/passphrase_field.h"
#include "ui/parts/strength_meter.h"
#include "ui/shell/keys/key_list.h"
#include "ui/shell/keys/key_row.h"
#include "ui/shell/keys/new_key_page.h"
#include "ui/shell/keys/new_signer_page.h"
#include "ui/shell/keys/own_key_page.h"
#include "ui/shell/keys/signer_page.h"

#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace tst_keys_window {

using namespace tranche;
using namespace tranche::test;

namespace {

constexpr KeyCost cheap{32768, 16777216};

std::optional<Passphrase> words(const char* text)
{
    return std::optional<Passphrase>(std::in_place, text);
}

bool says(const QWidget& page, const QString& text)
{
    const auto labels = page.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == text && label->isVisible(); });
}

} // namespace

class TestKeysWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void anAccountWithoutKeysBeginsWithMakingOne();
    void sayWhatIsMissingBeforeAKeyIsMade();
    void aWrongPassphraseIsToldWhereItWasTyped();
    void theNewPassphraseOpensTheKey();
    void takesInAKeyUnderItsPassphrase();
    void takesInAnOpenKeyUnderANewPassphraseOnly();
    void whatIsNoKeyIsRefusedInTheFoot();
    void deletesAKeyOnlyWhenAskedTwice();
    void exportsTheOpenHalfAndCopiesTheKey();
    void renamesAKeyInPlace();
    void addsASignerAndRemembersThatItWasCompared();
    void endsASigner();
    void closingWhileItWorksGoesOutOfSightAndEndsIt();

private:
    KeyStore store() const { return KeyStore(m_folder->filePath(QStringLiteral("keys")).toStdString(), cheap); }
    void open();
    void settle() const { QTRY_VERIFY_WITH_TIMEOUT(!m_window->isBusy(), 60000); }
    template <class Page>
    Page& page() const
    {
        auto* shown = qobject_cast<Page*>(m_window->page());
        if (shown == nullptr)
            qFatal("another page is shown");
        return *shown;
    }
    void press(const char* text) const;
    QString written(const char* name, const std::string& text) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<OneFile> m_questions;
    std::unique_ptr<KeysWindow> m_window;
};

void TestKeysWindow::init()
{
    m_window.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_questions = std::make_shared<OneFile>();
}

void TestKeysWindow::open()
{
    m_window = std::make_unique<KeysWindow>(store(), m_questions);
    m_window->show();
    settle();
}

void TestKeysWindow::press(const char* text) const
{
    for (auto* button : m_window->findChildren<QPushButton*>())
        if (button->text() == QString::fromUtf8(text) && button->isVisible()) {
            QVERIFY2(button->isEnabled(), text);
            return button->click();
        }
    QFAIL(text);
}

QString TestKeysWindow::written(const char* name, const std::string& text) const
{
    const auto path = m_folder->filePath(QLatin1String(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0)
        qFatal("test file: cannot be written");
    return path;
}

void TestKeysWindow::anAccountWithoutKeysBeginsWithMakingOne()
{
    open();
    auto& form = page<NewKeyPage>();
    form.name().setText(QStringLiteral("Piet Lindqvist"));
    form.form().next()->setText(QStringLiteral("the cats leave now"));
    form.form().again()->setText(QStringLiteral("the cats leave now"));
    press("Make the key");
    QVERIFY(m_window->isBusy());
    settle();
    const auto keys = store().ownKeys().value();
    QCOMPARE(keys.size(), std::size_t{1});
    QVERIFY(store().open(keys.front().key, words("the cats leave now")));
    QCOMPARE(m_window->list().rows().size(), std::size_t{1});
    QVERIFY(m_window->list().rows().front()->isChecked());
    QVERIFY(says(page<OwnKeyPage>(), QStringLiteral("Piet Lindqvist")));
}

void TestKeysWindow::sayWhatIsMissingBeforeAKeyIsMade()
{
    open();
    auto& form = page<NewKeyPage>();
    QVERIFY(says(form, QStringLiteral("The name is missing.")));
    form.name().setText(QStringLiteral("P"));
    QVERIFY(says(form, QStringLiteral("The new passphrase is missing.")));
    form.form().next()->setText(QStringLiteral("the cats leave now"));
    QCOMPARE(form.findChild<StrengthMeter*>()->words(), QStringLiteral("18 characters: good. Four words are better than one odd one."));
    QVERIFY(says(form, QStringLiteral("Type the new passphrase once more.")));
    form.form().again()->setText(QStringLiteral("the cats leave not"));
    QVERIFY(says(form, QStringLiteral("The two new passphrases differ.")));
    form.form().again()->setText(QStringLiteral("the cats leave now"));
    press("Cancel"); // asks for nothing and makes nothing
    settle();
    QVERIFY(store().ownKeys().value().empty());
}

void TestKeysWindow::aWrongPassphraseIsToldWhereItWasTyped()
{
    const auto key = store().make("P", words("old")).value();
    open();
    auto& form = page<OwnKeyPage>().form();
    form.now()->setText(QStringLiteral("odd"));
    form.next()->setText(QStringLiteral("new"));
    form.again()->setText(QStringLiteral("new"));
    press("Change passphrase");
    settle();
    QVERIFY(form.now()->isWrong());
    QVERIFY(says(form, QStringLiteral("This does not open the key. Nothing has changed.")));
    QVERIFY(store().open(key.key, words("old")));
    form.now()->setText(QStringLiteral("ol"));
    QVERIFY(!form.now()->isWrong());
    QVERIFY(!says(form, QStringLiteral("This does not open the key. Nothing has changed.")));
    press("Cancel");
    QVERIFY(form.isUntouched());
}

void TestKeysWindow::theNewPassphraseOpensTheKey()
{
    const auto key = store().make("P", words("old")).value();
    open();
    auto& form = page<OwnKeyPage>().form();
    form.now()->setText(QStringLiteral("old"));
    form.next()->setText(QStringLiteral("nëw"));
    form.again()->setText(QStringLiteral("nëw"));
    press("Change passphrase");
    settle();
    QVERIFY(store().open(key.key, words("nëw")));
    QVERIFY(page<OwnKeyPage>().form().isUntouched());
}

void TestKeysWindow::takesInAKeyUnderItsPassphrase()
{
    m_questions->path = written("hand.key", handMadeProtected);
    open();
    press("&Import…");
    settle();
    auto& form = page<NewKeyPage>();
    form.name().setText(QStringLiteral("Hand"));
    form.form().now()->setText(QStringLiteral("wrong"));
    press("Import the key");
    settle();
    QVERIFY(form.form().now()->isWrong());
    form.form().now()->setText(QStringLiteral("correct horse"));
    press("Import the key");
    settle();
    QCOMPARE(store().ownKeys().value().front().key.text(), std::string(handMadePublic));
}

void TestKeysWindow::takesInAnOpenKeyUnderANewPassphraseOnly()
{
    m_questions->path = written("open.key", handMadeOpen);
    open();
    press("&Import…");
    settle();
    auto& form = page<NewKeyPage>();
    QVERIFY(form.form().now() == nullptr);
    form.name().setText(QStringLiteral("Hand"));
    form.form().next()->setText(QStringLiteral("new"));
    form.form().again()->setText(QStringLiteral("new"));
    QSignalSpy takenIn(m_window.get(), &KeysWindow::keyTakenIn);
    press("Import the key");
    settle();
    const auto key = store().ownKeys().value().front();
    QVERIFY(key.isProtected && key.imported);
    QCOMPARE(takenIn.count(), 1);
    QCOMPARE(takenIn.front()[0].toString(), QString::fromStdString(key.key.idText()));
    QVERIFY(takenIn.front()[1].toBool());
    QVERIFY(store().open(key.key, words("new")));
}

void TestKeysWindow::whatIsNoKeyIsRefusedInTheFoot()
{
    m_questions->path = written("no.key", "no key");
    open();
    press("&Import…");
    settle();
    QVERIFY2(m_window->message().startsWith(QStringLiteral("This is not a file with a signing key")), qPrintable(m_window->message()));
}

void TestKeysWindow::deletesAKeyOnlyWhenAskedTwice()
{
    QVERIFY(store().make("P", {}));
    open();
    press("&Delete this key…");
    QVERIFY(m_window->message().contains(QStringLiteral("Without a copy")));
    press("Keep it");
    QCOMPARE(store().ownKeys().value().size(), std::size_t{1});
    press("&Delete this key…");
    press("Delete it for good");
    settle();
    QVERIFY(store().ownKeys().value().empty());
    QVERIFY(m_window->list().rows().empty());
    page<NewKeyPage>();
}

void TestKeysWindow::exportsTheOpenHalfAndCopiesTheKey()
{
    const auto key = store().make("Ä / P", words("x")).value();
    open();
    m_questions->path = m_folder->filePath(QStringLiteral("out.pub"));
    press("&Export public key…");
    settle();
    QCOMPARE(m_questions->proposal, QStringLiteral("Ä---P.pub"));
    QFile open(m_questions->path);
    QVERIFY(open.open(QIODevice::ReadOnly));
    QCOMPARE(open.readAll().toStdString(), publicKeyFile(key.key));
    m_questions->path = m_folder->filePath(QStringLiteral("copy.key"));
    press("Make a &copy…");
    settle();
    QFile copy(m_questions->path);
    QVERIFY(copy.open(QIODevice::ReadOnly));
    QCOMPARE(copy.readAll().toStdString(), store().keyFile(key.key).value());
    QCOMPARE(copy.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
}

void TestKeysWindow::renamesAKeyInPlace()
{
    QVERIFY(store().make("P", {}));
    open();
    for (auto* action : m_window->page()->findChildren<QAction*>())
        if (action->text() == QStringLiteral("&Rename"))
            action->trigger();
    auto* editor = qobject_cast<QLineEdit*>(m_window->focusWidget());
    QVERIFY(editor != nullptr);
    QCOMPARE(editor->text(), QStringLiteral("P"));
    editor->setText(QStringLiteral("Piet"));
    QTest::keyClick(editor, Qt::Key_Return);
    settle();
    QCOMPARE(store().ownKeys().value().front().name, std::string("Piet"));
    QVERIFY(m_window->isVisible());
}

void TestKeysWindow::addsASignerAndRemembersThatItWasCompared()
{
    m_questions->path = written("anna.pub", publicKeyFile(readPublicKey(handMadePublic).value()));
    open();
    press("&Add a signer…");
    auto& form = page<NewSignerPage>();
    form.name().setText(QStringLiteral("Anna Berger"));
    form.key().setText(QStringLiteral("RWQ"));
    QVERIFY(says(form, QStringLiteral(
                           "This is not a public key. It is a line of 56 characters that begins with RW, or a .pub file with that line.")));
    press("From a &file…");
    settle();
    QCOMPARE(form.key().text(), QLatin1String(handMadePublic));
    QSignalSpy takenIn(m_window.get(), &KeysWindow::keyTakenIn);
    press("Add the signer");
    settle();
    QCOMPARE(takenIn.count(), 1);
    QVERIFY(!takenIn.front()[1].toBool());
    QVERIFY(!store().signers().value().front().compared);
    page<SignerPage>().findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly)->setText(QStringLiteral("face to face"));
    press("The digits are the &same");
    settle();
    const auto signer = store().signers().value().front();
    QVERIFY(signer.compared);
    QCOMPARE(signer.comparedHow, std::string("face to face"));
    QVERIFY(m_window->list().rows().front()->accessibleName().contains(QStringLiteral("compared")));
    press("It was not compared");
    settle();
    QVERIFY(!store().signers().value().front().compared);
}

void TestKeysWindow::endsASigner()
{
    QVERIFY(store().addSigner(readPublicKey(handMadePublic).value(), "Jon Meyer"));
    open();
    m_window->list().rows().front()->click();
    page<SignerPage>().findChild<QDateEdit*>()->setDate(QDate(2026, 6, 30));
    press("End it");
    settle();
    QCOMPARE(store().signers().value().front().ended, std::string("2026-06-30"));
    press("Use it again");
    settle();
    QVERIFY(store().signers().value().front().ended.empty());
    press("&Remove this signer…");
    press("Remove it");
    settle();
    QVERIFY(store().signers().value().empty());
}

void TestKeysWindow::closingWhileItWorksGoesOutOfSightAndEndsIt()
{
    const auto key = store().make("P", words("old")).value();
    open();
    auto& form = page<OwnKeyPage>().form();
    form.now()->setText(QStringLiteral("old"));
    form.next()->setText(QStringLiteral("new"));
    form.again()->setText(QStringLiteral("new"));
    press("Change passphrase");
    QVERIFY(m_window->isBusy());
    m_window->close();
    QVERIFY(!m_window->isVisible());
    settle();
    QVERIFY(!m_window->isVisible());
    QVERIFY(store().open(key.key, words("new"))); // not broken off in the middle
}

TRANCHE_WINDOW_TEST(TestKeysWindow)

} // namespace tst_keys_window

#include "tst_keys_window.moc"
