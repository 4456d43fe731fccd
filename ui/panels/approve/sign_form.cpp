// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/sign_form.h"

#include "ui/panels/tinted_icon.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/section_card.h"
#include "ui/parts/passphrase_field.h"
#include "ui/words/key_words.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr int protectedRole = Qt::UserRole + 1;
constexpr int ownerRole = Qt::UserRole + 2;

bool hasSigned(const ApprovalsShown& approvals, const QString& keyId)
{
    return std::ranges::any_of(approvals.given, [&](const auto& approval) { return QString::fromStdString(approval.keyId) == keyId; });
}

} // namespace

SignForm::SignForm(QWidget* parent) : QWidget(parent)
{
    m_card = new SectionCard(tr("Approve"), this);
    m_who = textLabel({}, Type::Caption, Ink::Text2, m_card);
    m_card->head()->addWidget(m_who);
    m_form = new QFormLayout;
    m_form->setHorizontalSpacing(12);
    build(m_form);
    m_card->body()->addLayout(m_form);
    m_approve = new QPushButton(tr("Approve"), m_card);
    setTintedIcon(m_approve, QStringLiteral("seal"));
    m_approve->setObjectName(QStringLiteral("approve"));
    m_approve->setToolTip(tr("Ctrl+Enter; Enter alone never approves"));
    m_review = new QPushButton(tr("Write for review…"), m_card);
    setTintedIcon(m_review, QStringLiteral("folder-out"));
    m_review->setObjectName(QStringLiteral("review"));
    m_review->setToolTip(tr("Writes NAME.review, which another person opens on another computer, checks and approves"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_approve, 1);
    buttons->addWidget(m_review, 1);
    m_card->body()->addLayout(buttons);
    m_missing = wrappedLabel({}, Type::Caption, Ink::Warn, m_card);
    m_missing->setObjectName(QStringLiteral("missing"));
    m_card->body()->addWidget(m_missing);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);
    connect(m_approve, &QPushButton::clicked, this, &SignForm::press);
    connect(m_review, &QPushButton::clicked, this, &SignForm::reviewAsked);
}

void SignForm::build(QFormLayout* form)
{
    m_name = new QLineEdit(m_card);
    m_name->setPlaceholderText(tr("your name (you are responsible for this release)"));
    m_name->setObjectName(QStringLiteral("name"));
    m_key = new QComboBox(m_card);
    m_key->setObjectName(QStringLiteral("key"));
    m_key->setToolTip(tr("With a key, anybody can check that it was you who approved exactly these files. Keys are made under "
                         "Release > Keys and signers."));
    m_reason = new QLineEdit(m_card);
    m_reason->setPlaceholderText(tr("why it may be published"));
    m_reason->setObjectName(QStringLiteral("reason"));
    m_passphrase = new PassphraseField(tr("Passphrase of the key"), m_card);
    m_passphrase->setPlaceholderText(tr("of this key"));
    m_passphrase->setObjectName(QStringLiteral("passphrase"));
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Key"), m_key);
    form->addRow(tr("Reas&on"), m_reason);
    form->addRow(tr("&Passphrase"), m_passphrase);
    for (QLineEdit* field : std::initializer_list<QLineEdit*>{m_name, m_reason, m_passphrase})
        connect(field, &QLineEdit::textChanged, this, &SignForm::typed);
    connect(m_key, &QComboBox::currentIndexChanged, this, [this] {
        m_keyIsChosen = true;
        proposeName();
        typed();
    });
}

void SignForm::setKeys(std::shared_ptr<const KeyBook> keys)
{
    m_keys = std::move(keys);
}

void SignForm::offerKeys(const ApprovalsShown& approvals)
{
    const QString chosen = keyId();
    const QSignalBlocker quiet(m_key);
    m_key->clear();
    if (!m_mustSign)
        m_key->addItem(tr("none: by name and reason alone"), QString());
    if (m_keys)
        for (const auto& [id, name, isProtected] : m_keys->own())
            if (!hasSigned(approvals, id)) {
                m_key->addItem(tr("%1, %2").arg(keyIdWords(id), name), id);
                m_key->setItemData(m_key->count() - 1, isProtected, protectedRole);
                m_key->setItemData(m_key->count() - 1, name, ownerRole);
            }
    const int ownKey = m_key->count() > 1 && !m_mustSign ? 1 : 0;
    m_key->setCurrentIndex(m_keyIsChosen ? std::max(0, m_key->findData(chosen)) : ownKey);
    proposeName();
}

/// Whose key it is approves, where nobody has typed another name.
void SignForm::proposeName()
{
    const QString before = std::exchange(m_proposedName, m_key->currentData(ownerRole).toString());
    if (m_name->text() == before)
        m_name->setText(m_proposedName);
}

void SignForm::show(const ApprovalsShown& approvals, const QString& lacks, bool waiting)
{
    const auto given = approvals.given.size();
    const bool isNew = given > std::exchange(m_given, given);
    if (isNew && !approvals.areAll() && approvals.given.back().name == name().toStdString()) { // who comes next is somebody else
        m_name->clear();
        m_proposedName.clear();
        m_reason->clear();
        m_keyIsChosen = false;
    }
    m_mustSign = approvals.asked.isSigned;
    m_lacks = lacks;
    m_waiting = waiting;
    setVisible(!approvals.areAll());
    m_card->setHeading(approvals.asked.count == 1 ? tr("Approve") : given == 0 ? tr("First approval") : tr("Second approval"));
    m_who->setText(given == 0 ? QString() : tr("another person, another key"));
    offerKeys(approvals);
    m_review->setVisible(m_offersReview && approvals.asked.count > 1);
    m_review->setEnabled(given > 0 && !approvals.areAll() && !waiting);
    typed();
}

void SignForm::askAgain()
{
    (asksForPassphrase() ? static_cast<QWidget*>(m_passphrase) : m_reason)->setFocus();
}

QString SignForm::missing() const
{
    if (!m_lacks.isEmpty())
        return m_lacks;
    QStringList lacks;
    if (name().isEmpty())
        lacks << tr("name", "what is missing");
    if (reason().isEmpty())
        lacks << tr("reason", "what is missing");
    if (m_mustSign && keyId().isEmpty())
        return tr("The policy asks for signatures, and there is no key on this computer that can sign. Make one under Release > Keys and "
                  "signers.");
    if (asksForPassphrase() && m_passphrase->text().isEmpty())
        lacks << tr("passphrase", "what is missing");
    return lacks.isEmpty() ? QString() : tr("Still missing: %1.").arg(lacks.join(tr(", ")));
}

void SignForm::typed()
{
    const QString lacks = missing();
    m_form->labelForField(m_passphrase)->setVisible(asksForPassphrase());
    m_passphrase->setVisible(asksForPassphrase());
    m_approve->setText(keyId().isEmpty() ? tr("Approve") : tr("Approve and sign"));
    m_missing->setText(lacks);
    m_approve->setEnabled(lacks.isEmpty() && !m_waiting);
}

QString SignForm::name() const
{
    return m_name->text().trimmed();
}

QString SignForm::reason() const
{
    return m_reason->text().trimmed();
}

QString SignForm::keyId() const
{
    return m_key->currentData().toString();
}

bool SignForm::asksForPassphrase() const
{
    return !keyId().isEmpty() && m_key->currentData(protectedRole).toBool();
}

Passphrase SignForm::takePassphrase()
{
    return m_passphrase->take();
}

void SignForm::press()
{
    if (isVisible() && missing().isEmpty() && !m_waiting)
        emit approveAsked();
}

} // namespace tranche
