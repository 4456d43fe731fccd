// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys/key_list.h"

#include "ui/parts/buttons.h"
#include "ui/shell/keys/key_row.h"
#include "ui/style/icons.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tranche {

KeyList::KeyList(QWidget* parent) : QWidget(parent), m_rows(new QButtonGroup(this))
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(12), scaled(14), scaled(12), scaled(12));
    down->setSpacing(scaled(8));
    auto* all = new QWidget;
    auto* inside = new QVBoxLayout(all);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(scaled(8));
    m_own = addHeading(*inside, tr("My keys"), tr("on this computer"));
    auto* across = new QHBoxLayout;
    auto* make = addButton(QStringLiteral("plus"), tr("&Make a key…"));
    auto* take = addButton(QStringLiteral("open"), tr("&Import…"));
    across->addWidget(make);
    across->addWidget(take);
    across->addStretch(1);
    inside->addLayout(across);
    inside->addSpacing(scaled(10));
    m_known = addHeading(*inside, tr("Known signers"), tr("public keys only"));
    auto* add = addButton(QStringLiteral("plus"), tr("&Add a signer…"));
    inside->addWidget(add, 0, Qt::AlignLeft);
    inside->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(all);
    scroll->viewport()->setAutoFillBackground(false);
    all->setAutoFillBackground(false);
    down->addWidget(scroll, 1);
    auto* note = wrappedLabel(tr("A known signer's signature is recognised in a release. The policy says who may sign, not this list."),
                              Type::Caption, Ink::Text2, this);
    down->addWidget(note);
    connect(make, &QPushButton::clicked, this, &KeyList::makeRequested);
    connect(take, &QPushButton::clicked, this, &KeyList::importRequested);
    connect(add, &QPushButton::clicked, this, &KeyList::addRequested);
    connect(m_rows, &QButtonGroup::buttonToggled, this, [this](QAbstractButton* row, bool on) {
        if (on)
            emit chosen(static_cast<KeyRow*>(row)->key());
    });
}

QVBoxLayout* KeyList::addHeading(QVBoxLayout& down, const QString& text, const QString& note)
{
    auto* across = new QHBoxLayout;
    across->addWidget(textLabel(text, Type::Heading, Ink::Text, this), 1);
    across->addWidget(textLabel(note, Type::Caption, Ink::Text2, this));
    down.addLayout(across);
    auto* rows = new QVBoxLayout;
    rows->setSpacing(scaled(4));
    down.addLayout(rows);
    return rows;
}

QPushButton* KeyList::addButton(const QString& iconName, const QString& text)
{
    auto* button = new QPushButton(icon(iconName, palette()), text, this);
    button->setAutoDefault(false);
    return button;
}

void KeyList::addRow(KeyRow* row, QVBoxLayout& down)
{
    down.addWidget(row);
    m_rows->addButton(row);
}

void KeyList::setKeys(const std::vector<OwnKey>& keys, const std::vector<KnownSigner>& signers)
{
    qDeleteAll(rows());
    for (const OwnKey& key : keys)
        addRow(new KeyRow(key, this), *m_own);
    for (const KnownSigner& signer : signers)
        addRow(new KeyRow(signer, this), *m_known);
}

std::vector<KeyRow*> KeyList::rows() const
{
    std::vector<KeyRow*> all;
    for (QAbstractButton* row : m_rows->buttons())
        all.push_back(static_cast<KeyRow*>(row));
    return all;
}

void KeyList::choose(const PublicKey& key)
{
    const QSignalBlocker silent(m_rows);
    chooseNone();
    for (KeyRow* row : rows())
        if (row->key() == key)
            row->setChecked(true);
}

void KeyList::focusChosen()
{
    if (QAbstractButton* row = m_rows->checkedButton())
        row->setFocus();
}

void KeyList::chooseNone()
{
    const QSignalBlocker silent(m_rows);
    m_rows->setExclusive(false);
    for (KeyRow* row : rows())
        row->setChecked(false);
    m_rows->setExclusive(true);
}

} // namespace tranche
