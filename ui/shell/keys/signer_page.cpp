// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys/signer_page.h"

#include "core/import/qt_text.h"
#include "ui/parts/buttons.h"
#include "ui/shell/keys/key_fact_rows.h"
#include "ui/shell/keys/key_page_head.h"
#include "ui/shell/separators.h"
#include "ui/style/number_text.h"

#include <QDateEdit>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

namespace {

/// A heading, and a sentence under it.
QVBoxLayout* headedPart(const QString& heading, const QString& sentence, QWidget* parent)
{
    auto* part = new QVBoxLayout;
    part->setSpacing(scaled(6));
    part->addWidget(textLabel(heading, Type::Heading, Ink::Text, parent));
    auto* words = wrappedLabel(sentence, Type::Caption, Ink::Text2, parent);
    part->addWidget(words);
    return part;
}

/// A named field with a button beside it, where the values stand.
QPushButton* addFieldLine(QVBoxLayout& part, const QString& name, QWidget* field, const QString& button, QWidget* parent)
{
    auto* across = new QHBoxLayout;
    across->setSpacing(0);
    auto* label = textLabel(name, Type::Body, Ink::Text2, parent);
    label->setFixedWidth(scaled(keyValueLeft));
    label->setBuddy(field);
    field->setAccessibleName(name);
    auto* push = new QPushButton(button, parent);
    push->setAutoDefault(false);
    across->addWidget(label);
    across->addWidget(field, 3);
    across->addSpacing(scaled(8));
    across->addWidget(push);
    across->addStretch(1);
    part.addLayout(across);
    return push;
}

} // namespace

SignerPage::SignerPage(const KnownSigner& signer, QWidget* parent) : QWidget(parent), m_signer(signer)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(14));
    auto* head = new KeyPageHead(qtText(signer.name),
                                 tr("Another person's public key: what it signs is recognised in a release, under this name."), this);
    down->addWidget(head);
    addFacts(*down);
    down->addWidget(level(this));
    addComparing(*down);
    down->addWidget(level(this));
    addEnding(*down);
    down->addStretch(1);
    connect(head, &KeyPageHead::exportRequested, this, &SignerPage::exportRequested);
    connect(head, &KeyPageHead::renamed, this, &SignerPage::renamed);
}

void SignerPage::addFacts(QVBoxLayout& down)
{
    auto* facts = new KeyFactRows(m_signer.key, this);
    facts->add(tr("Added"), dayText(m_signer.day));
    if (m_signer.compared)
        facts->add(tr("Digits compared"),
                   m_signer.comparedHow.empty() ? dayText(m_signer.comparedDay)
                                                : tr("%1, %2").arg(qtText(m_signer.comparedHow), dayText(m_signer.comparedDay)),
                   QStringLiteral("pass"));
    else
        facts->add(tr("Digits compared"), tr("not yet: it may be somebody else's key"), QStringLiteral("warn"));
    facts->add(tr("In use"), m_signer.ended.empty() ? tr("until further notice") : tr("until %1").arg(dayText(m_signer.ended)));
    down.addWidget(facts);
}

void SignerPage::addComparing(QVBoxLayout& down)
{
    auto* part = headedPart(
        tr("Compare the key"),
        tr("Ask %1, by telephone or face to face, to read out the 16 digits of the key. All of them have to be the same as here.")
            .arg(qtText(m_signer.name)),
        this);
    down.addLayout(part);
    if (m_signer.compared) {
        auto* undo = new QPushButton(tr("It was not compared"), this);
        undo->setAutoDefault(false);
        part->addWidget(undo, 0, Qt::AlignLeft);
        connect(undo, &QPushButton::clicked, this, [this] {
            KnownSigner signer = m_signer;
            signer.compared = false;
            signer.comparedHow = signer.comparedDay = {};
            emit changed(signer);
        });
        return;
    }
    auto* how = new QLineEdit(this);
    how->setMaximumWidth(scaled(300));
    how->setMaxLength(200);
    how->setPlaceholderText(tr("by telephone"));
    auto* same = addFieldLine(*part, tr("How"), how, tr("The digits are the &same"), this);
    makePrimary(same);
    connect(same, &QPushButton::clicked, this, [this, how] {
        KnownSigner signer = m_signer;
        signer.compared = true;
        signer.comparedHow = how->text().simplified().toStdString();
        signer.comparedDay = keyDay();
        emit changed(signer);
    });
}

void SignerPage::addEnding(QVBoxLayout& down)
{
    auto* part = headedPart(
        tr("End its use"),
        tr("When somebody leaves or loses a key: what was signed up to that day stays recognised, and the list shows that it has ended."),
        this);
    down.addLayout(part);
    if (!m_signer.ended.empty()) {
        auto* again = new QPushButton(tr("Use it again"), this);
        again->setAutoDefault(false);
        part->addWidget(again, 0, Qt::AlignLeft);
        connect(again, &QPushButton::clicked, this, [this] {
            KnownSigner signer = m_signer;
            signer.ended.clear();
            emit changed(signer);
        });
        return;
    }
    auto* day = new QDateEdit(QDate::currentDate(), this);
    day->setCalendarPopup(true);
    day->setDisplayFormat(tr("d MMMM yyyy"));
    day->setFixedWidth(scaled(180));
    auto* end = addFieldLine(*part, tr("Last day"), day, tr("End it"), this);
    connect(end, &QPushButton::clicked, this, [this, day] {
        KnownSigner signer = m_signer;
        signer.ended = day->date().toString(Qt::ISODate).toStdString();
        emit changed(signer);
    });
}

} // namespace tranche
