// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of the window ask for.
#include "ui/shell/keys/keys_window.h"

#include "core/base/messages/release/key_message.h"
#include "core/import/qt_text.h"
#include "core/recipe/recipe_file.h"
#include "ui/parts/passphrase_field.h"
#include "ui/shell/keys/key_list.h"
#include "ui/shell/keys/new_key_page.h"
#include "ui/shell/keys/new_signer_page.h"
#include "ui/shell/keys/own_key_page.h"
#include "ui/shell/keys/signer_page.h"
#include "ui/words/messages/message_text.h"

#include <QLineEdit>
#include <QPointer>

namespace tranche {

namespace {

/// What a step answers whose key is chosen afterwards.
Result<std::optional<PublicKey>> chosenAfter(const Result<void>& done, const PublicKey& key)
{
    return done ? Result<std::optional<PublicKey>>(key) : std::unexpected(done.error());
}

Result<std::optional<PublicKey>> keyOf(const Result<OwnKey>& made)
{
    return made ? Result<std::optional<PublicKey>>(made->key) : std::unexpected(made.error());
}

/// A file's name made of a person's: what no file may be called is left out.
QString fileNameOf(const QString& name, const char* ending)
{
    QString file;
    for (const QChar sign : name)
        file += sign.isLetterOrNumber() ? sign : QLatin1Char('-');
    return file + QLatin1String(ending);
}

/// Says at the field that the passphrase was the wrong one.
bool refusedAt(const QPointer<PassphraseForm>& form, const Result<std::optional<PublicKey>>& done)
{
    if (done || !form || done.error().says != Message(KeyMessage::WrongPassphrase))
        return false;
    form->refuse(messageText(done.error()));
    return true;
}

} // namespace

void KeysWindow::showOwn(const OwnKey& key)
{
    auto* page = new OwnKeyPage(key);
    connect(page, &OwnKeyPage::exportRequested, this, [this, key] { exportPublic(key.key, qtText(key.name)); });
    connect(page, &OwnKeyPage::copyRequested, this, [this, key] { copyKey(key); });
    connect(page, &OwnKeyPage::renamed, this, [this, key](const QString& name) {
        perform({}, [key, name](KeyStore& store) { return chosenAfter(store.rename(key.key, name.toStdString()), key.key); });
    });
    connect(page, &OwnKeyPage::passphraseRequested, this,
            [this, key](const std::shared_ptr<const TypedPassphrases>& typed) { changePassphrase(key, typed); });
    showPage(page);
}

void KeysWindow::showSigner(const KnownSigner& signer)
{
    auto* page = new SignerPage(signer);
    const auto write = [this](const KnownSigner& changed) {
        perform({}, [changed](KeyStore& store) { return chosenAfter(store.updateSigner(changed), changed.key); });
    };
    connect(page, &SignerPage::exportRequested, this, [this, signer] { exportPublic(signer.key, qtText(signer.name)); });
    connect(page, &SignerPage::changed, this, write);
    connect(page, &SignerPage::renamed, this, [signer, write](const QString& name) {
        KnownSigner changed = signer;
        changed.name = name.toStdString();
        write(changed);
    });
    showPage(page);
}

void KeysWindow::showNewKey()
{
    m_chosen.reset();
    m_list->chooseNone();
    auto* page = new NewKeyPage(NewKeyPage::Kind::Make);
    connect(page, &NewKeyPage::accepted, this, [this](const QString& name, const std::shared_ptr<const TypedPassphrases>& typed) {
        perform(tr("Making the key; its passphrase takes a second."),
                [name, typed](KeyStore& store) { return keyOf(store.make(name.toStdString(), typed->next)); });
    });
    connect(page, &NewKeyPage::cancelled, this, [this] { perform({}, [](KeyStore&) { return Worked(std::nullopt); }); });
    showPage(page);
    page->setFocus();
}

void KeysWindow::takeIn(const QString& path)
{
    const auto file = std::make_shared<std::string>();
    perform(
        {},
        [path, file](KeyStore&) -> Worked {
            auto text = readSmallFile(path.toStdString());
            if (!text)
                return std::unexpected(text.error());
            if (const auto kind = SigningKeys::isProtected(*text); !kind)
                return std::unexpected(kind.error());
            *file = std::move(*text);
            return Worked(std::nullopt);
        },
        [this, file](const Worked& done) {
            if (done)
                showTakingIn(file);
            return done.has_value();
        });
}

void KeysWindow::showTakingIn(const std::shared_ptr<const std::string>& file)
{
    m_chosen.reset();
    m_list->chooseNone();
    const bool isProtected = SigningKeys::isProtected(*file).value_or(true);
    auto* page = new NewKeyPage(isProtected ? NewKeyPage::Kind::TakeInProtected : NewKeyPage::Kind::TakeInOpen);
    const QPointer<PassphraseForm> form(&page->form());
    connect(
        page, &NewKeyPage::accepted, this, [this, file, form](const QString& name, const std::shared_ptr<const TypedPassphrases>& typed) {
            perform(
                tr("Opening the key; its passphrase takes a second."),
                [file, name, typed](KeyStore& store) { return keyOf(store.import(*file, typed->now, name.toStdString(), typed->next)); },
                [this, form](const Worked& done) {
                    tellTakenIn(done, true);
                    return refusedAt(form, done);
                });
        });
    connect(page, &NewKeyPage::cancelled, this, [this] { perform({}, [](KeyStore&) { return Worked(std::nullopt); }); });
    showPage(page);
    page->setFocus();
}

void KeysWindow::tellTakenIn(const Worked& done, bool own)
{
    if (done && *done)
        emit keyTakenIn(qtText((*done)->idText()), own);
}

void KeysWindow::showNewSigner()
{
    m_chosen.reset();
    m_list->chooseNone();
    auto* page = new NewSignerPage;
    connect(page, &NewSignerPage::fileRequested, this,
            [this] { m_questions->askForKey(this, KeyHalf::Public, [this](const QString& path) { readSignerFile(path); }); });
    connect(page, &NewSignerPage::accepted, this, [this](const QString& name, const PublicKey& key) {
        perform(
            {},
            [name, key](KeyStore& store) -> Worked {
                const auto added = store.addSigner(key, name.toStdString());
                return added ? Worked(added->key) : std::unexpected(added.error());
            },
            [this](const Worked& done) {
                tellTakenIn(done, false);
                return false;
            });
    });
    connect(page, &NewSignerPage::cancelled, this, [this] { perform({}, [](KeyStore&) { return Worked(std::nullopt); }); });
    showPage(page);
    page->setFocus();
}

void KeysWindow::readSignerFile(const QString& path)
{
    const QPointer<NewSignerPage> page(qobject_cast<NewSignerPage*>(this->page()));
    perform(
        {},
        [path](KeyStore&) -> Worked {
            const auto text = readSmallFile(path.toStdString());
            const auto key = text ? readPublicKey(*text) : Result<PublicKey>(std::unexpected(text.error()));
            return key ? Worked(*key) : std::unexpected(key.error());
        },
        [page](const Worked& done) {
            if (done && page)
                page->key().setText(qtText((*done)->text()));
            return done.has_value();
        });
}

void KeysWindow::exportPublic(const PublicKey& key, const QString& name)
{
    m_questions->askForFile(this, fileNameOf(name, ".pub"), {tr("Public key (*.pub)")}, [this, key](const QString& path) {
        perform({}, [key, path](KeyStore&) { return chosenAfter(KeyStore::exportPublic(key, path.toStdString()), key); });
    });
}

void KeysWindow::copyKey(const OwnKey& key)
{
    m_questions->askForFile(this, fileNameOf(qtText(key.name), ".key"), {tr("Signing key (*.key)")}, [this, key](const QString& path) {
        perform({}, [key, path](KeyStore& store) { return chosenAfter(store.copyKey(key.key, path.toStdString()), key.key); });
    });
}

void KeysWindow::changePassphrase(const OwnKey& key, const std::shared_ptr<const TypedPassphrases>& typed)
{
    auto* page = qobject_cast<OwnKeyPage*>(this->page());
    const QPointer<PassphraseForm> form(page == nullptr ? nullptr : &page->form());
    perform(
        tr("Opening the key; each passphrase takes a second."),
        [key, typed](KeyStore& store) { return chosenAfter(store.changePassphrase(key.key, typed->now, typed->next), key.key); },
        [form](const Worked& done) { return refusedAt(form, done); });
}

} // namespace tranche
