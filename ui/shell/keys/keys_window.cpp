// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys/keys_window.h"

#include "ui/parts/busy_arc.h"
#include "ui/parts/buttons.h"
#include "ui/session/post_to.h"
#include "ui/shell/keys/key_list.h"
#include "ui/shell/separators.h"
#include "ui/style/icons.h"
#include "ui/words/messages/message_text.h"

#include <QCloseEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tranche {

KeysWindow::KeysWindow(KeyStore store, std::shared_ptr<Questions> questions, QWidget* parent)
    : QDialog(parent),
      m_store(std::move(store)),
      m_questions(std::move(questions)),
      m_runner(
          postTo(*this), [](int) {}, [this](const Error& error) { arrive(std::unexpected(error), {}); }, JobRunner::Parting::LetGo)
{
    setWindowTitle(tr("Keys and signers"));
    setWindowFlag(Qt::WindowMinMaxButtonsHint);
    resize(scaled(976), scaled(652));
    build();
    perform({}, [](KeyStore&) { return Worked(std::nullopt); });
}

void KeysWindow::build()
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    m_list = new KeyList(this);
    m_list->setFixedWidth(scaled(312));
    across->addWidget(m_list);
    across->addWidget(upright(this));
    m_right = new QWidget(this);
    m_right->setBackgroundRole(QPalette::Base);
    m_right->setAutoFillBackground(true);
    across->addWidget(m_right, 1);
    auto* down = new QVBoxLayout(m_right);
    down->setContentsMargins(scaled(20), scaled(16), scaled(20), scaled(14));
    down->setSpacing(scaled(10));
    m_place = new QScrollArea(m_right);
    m_place->setWidgetResizable(true);
    m_place->setFrameShape(QFrame::NoFrame);
    m_place->setFocusPolicy(Qt::NoFocus);
    m_place->viewport()->setAutoFillBackground(false);
    down->addWidget(m_place, 1);
    buildFoot(*down);
    connect(m_list, &KeyList::chosen, this, [this](const PublicKey& key) {
        m_chosen = key;
        say({});
        showChosen();
    });
    connect(m_list, &KeyList::makeRequested, this, &KeysWindow::showNewKey);
    connect(m_list, &KeyList::addRequested, this, &KeysWindow::showNewSigner);
    connect(m_list, &KeyList::importRequested, this,
            [this] { m_questions->askForKey(this, KeyHalf::Secret, [this](const QString& path) { takeIn(path); }); });
}

void KeysWindow::buildFoot(QVBoxLayout& down)
{
    auto* across = new QHBoxLayout;
    across->setSpacing(scaled(8));
    m_arc = new BusyArc(this);
    m_arc->hide();
    m_said = textLabel({}, Type::Caption, Ink::Text2, this);
    m_failed = textLabel({}, Type::Caption, Ink::Fail, this);
    const auto button = [this](const QString& text, const QString& iconName = {}) {
        auto* made = iconName.isEmpty() ? new QPushButton(text, this) : new QPushButton(icon(iconName, palette()), text, this);
        made->setAutoDefault(false);
        return made;
    };
    m_delete = button({}, QStringLiteral("trash"));
    m_sure = button({}, QStringLiteral("trash"));
    m_keep = button(tr("Keep it"));
    m_close = button(tr("Close"));
    across->addWidget(m_arc);
    for (QLabel* words : {m_said, m_failed}) {
        words->setWordWrap(true);
        across->addWidget(words, 1);
    }
    for (QPushButton* each : {m_delete, m_sure, m_keep, m_close})
        across->addWidget(each);
    down.addLayout(across);
    connect(m_delete, &QPushButton::clicked, this, [this] { askToDelete(true); });
    connect(m_keep, &QPushButton::clicked, this, [this] { askToDelete(false); });
    connect(m_sure, &QPushButton::clicked, this, &KeysWindow::deleteChosen);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    askToDelete(false);
    say({});
}

QString KeysWindow::message() const
{
    return m_failed->text().isEmpty() ? m_said->text() : m_failed->text();
}

QWidget* KeysWindow::page() const
{
    return m_place->widget();
}

const OwnKey* KeysWindow::chosenOwn() const
{
    const auto found = std::ranges::find_if(m_keys, [this](const OwnKey& key) { return m_chosen && key.key == *m_chosen; });
    return found == m_keys.end() ? nullptr : &*found;
}

const KnownSigner* KeysWindow::chosenSigner() const
{
    return m_chosen ? signerOf(m_signers, *m_chosen) : nullptr;
}

void KeysWindow::perform(const QString& doing, Work work, Answered answered)
{
    if (m_busy)
        return;
    m_busy = true;
    say(doing);
    m_list->setEnabled(false);
    m_place->setEnabled(false);
    refreshFoot();
    m_runner.run([this, store = m_store, work = std::move(work),
                  answered = std::move(answered)](JobContext&, const JobRunner::Deliver& deliver) mutable {
        auto done = work(store);
        auto keys = store.ownKeys();
        auto signers = store.signers();
        if (done && (!keys || !signers))
            done = std::unexpected(keys ? signers.error() : keys.error());
        deliver([this, done, answered, keys = keys.value_or(std::vector<OwnKey>()),
                 signers = signers.value_or(std::vector<KnownSigner>())]() mutable {
            m_keys = std::move(keys);
            m_signers = std::move(signers);
            arrive(done, answered);
        });
    });
}

void KeysWindow::arrive(const Worked& done, const Answered& answered)
{
    m_busy = false;
    if (m_leaving)
        return QDialog::done(QDialog::Rejected);
    m_list->setEnabled(true);
    m_place->setEnabled(true);
    say({});
    const bool told = answered && answered(done);
    if (told || !done) {
        if (!told)
            say(placedText(done.error()), Ink::Fail);
        refreshFoot();
        emit finished();
        return;
    }
    m_chosen = *done ? *done : m_keys.empty() ? std::nullopt : std::optional(m_keys.front().key);
    m_list->setKeys(m_keys, m_signers);
    showChosen();
    m_list->focusChosen(); // the row that had it is a new one
    emit keysChanged();
    emit finished();
}

void KeysWindow::say(const QString& words, Ink role)
{
    m_said->setText(role == Ink::Fail ? QString() : words);
    m_failed->setText(role == Ink::Fail ? words : QString());
    m_failed->setVisible(role == Ink::Fail);
    m_said->setVisible(role != Ink::Fail);
}

void KeysWindow::refreshFoot()
{
    const bool own = chosenOwn() != nullptr;
    const bool some = own || chosenSigner() != nullptr;
    const bool asking = !m_sure->isHidden();
    m_arc->setVisible(m_busy);
    m_delete->setText(own ? tr("&Delete this key…") : tr("&Remove this signer…"));
    m_sure->setText(own ? tr("Delete it for good") : tr("Remove it"));
    m_delete->setVisible(some && !asking);
    for (QPushButton* button : {m_delete, m_sure, m_keep})
        button->setEnabled(!m_busy);
    if (m_busy || !m_failed->text().isEmpty())
        return;
    if (!some)
        return say({});
    if (own)
        return say(asking ? tr("Without a copy of its file nobody can ever sign with this key again.")
                          : tr("Deleting a key cannot be undone; releases that it signed still verify."));
    say(asking ? tr("Its signatures will be shown as those of an unknown key.") : tr("Removing a signer changes no release."));
}

void KeysWindow::askToDelete(bool ask)
{
    m_sure->setVisible(ask);
    m_keep->setVisible(ask);
    say({});
    refreshFoot();
    if (ask)
        m_keep->setFocus();
}

void KeysWindow::deleteChosen()
{
    const bool own = chosenOwn() != nullptr;
    perform({}, [key = *m_chosen, own](KeyStore& store) -> Worked {
        const auto done = own ? store.remove(key) : store.removeSigner(key);
        return done ? Worked(std::nullopt) : std::unexpected(done.error());
    });
}

void KeysWindow::showPage(QWidget* page)
{
    page->setAutoFillBackground(false);
    m_place->setWidget(page); // deletes the one before
    askToDelete(false);
}

void KeysWindow::showChosen()
{
    if (const OwnKey* key = chosenOwn())
        showOwn(*key);
    else if (const KnownSigner* signer = chosenSigner())
        showSigner(*signer);
    else
        return showNewKey();
    m_list->choose(*m_chosen);
}

/// A job is let end: it may be replacing a file, and the window's thread does not wait for it.
void KeysWindow::done(int result)
{
    if (!m_busy)
        return QDialog::done(result);
    m_leaving = true;
    hide();
}

void KeysWindow::closeEvent(QCloseEvent* event)
{
    if (!m_busy)
        return QDialog::closeEvent(event);
    done(QDialog::Rejected);
    event->ignore(); // it is deleted once the job has ended
}

void KeysWindow::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_leaving = false;
}

void KeysWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_delete != nullptr)
        for (QPushButton* button : {m_delete, m_sure})
            button->setIcon(icon(QStringLiteral("trash"), palette()));
}

} // namespace tranche
