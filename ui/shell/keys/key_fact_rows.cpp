// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys/key_fact_rows.h"

#include "core/import/qt_text.h"
#include "ui/parts/buttons.h"
#include "ui/parts/labels/icon_label.h"
#include "ui/words/key_words.h"

#include <QClipboard>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace tranche {

KeyFactRows::KeyFactRows(const PublicKey& key, QWidget* parent) : QWidget(parent)
{
    m_rows = new QFormLayout(this);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(0);
    m_rows->setVerticalSpacing(scaled(6));
    m_rows->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const auto copies = [this](const QString& what, const QString& text) {
        auto* copy = iconButton(QStringLiteral("copy"), what, this);
        copy->setAutoRaise(true);
        copy->setFixedHeight(fontMetrics().height() + scaled(2));
        connect(copy, &QToolButton::clicked, this, [text] { QGuiApplication::clipboard()->setText(text); });
        return copy;
    };
    addLine(tr("Key"), keyIdWords(key), copies(tr("Copy the digits of the key"), qtText(key.idText())), true);
    addLine(tr("Public key"), qtText(key.text()), copies(tr("Copy the public key"), qtText(key.text())), true);
}

QLabel* KeyFactRows::addLine(const QString& name, const QString& text, QWidget* beside, bool digits)
{
    auto* label = textLabel(name, Type::Body, Ink::Text2, this);
    label->setFixedWidth(scaled(keyValueLeft));
    auto* across = new QHBoxLayout;
    across->setSpacing(scaled(6));
    auto* value = textLabel(text, digits ? Type::Digest : Type::Body, Ink::Text, this);
    if (digits)
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    value->setAccessibleName(name + QStringLiteral(": ") + text);
    if (beside != nullptr && !digits)
        across->addWidget(beside);
    across->addWidget(value, digits ? 0 : 1);
    if (beside != nullptr && digits)
        across->addWidget(beside);
    if (digits)
        across->addStretch(1);
    m_rows->addRow(label, across);
    return value;
}

void KeyFactRows::add(const QString& name, const QString& text, const QString& icon)
{
    addLine(name, text, icon.isEmpty() ? nullptr : new IconLabel(icon, 14, this), false)->setWordWrap(true);
}

} // namespace tranche
