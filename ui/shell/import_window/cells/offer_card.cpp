// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/cells/offer_card.h"

#include "ui/parts/buttons.h"
#include "ui/style/number_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tranche {

namespace {

constexpr qsizetype cellSigns = 30;

} // namespace

QString cellText(const std::string& cell)
{
    QString text = QString::fromStdString(cell);
    if (text.isEmpty())
        return OfferCard::tr("(missing)");
    if (text.size() > cellSigns)
        text = text.left(cellSigns - 1) + QStringLiteral("…");
    text.replace(QStringLiteral("\r\n"), QStringLiteral("↵")).replace(u'\n', u'↵').replace(u'\r', u'↵').replace(u'\t', u'→');
    for (qsizetype i = 0; i < text.size() && text[i] == u' '; ++i)
        text[i] = u'␣';
    for (qsizetype i = text.size() - 1; i >= 0 && text[i] == u' '; --i)
        text[i] = u'␣';
    return text;
}

OfferCard::OfferCard(const QString& title, std::optional<std::size_t> cells, QWidget* parent) : CardFrame(parent)
{
    m_down = new QVBoxLayout(this);
    m_down->setContentsMargins(scaled(10), scaled(8), scaled(10), scaled(8));
    m_down->setSpacing(scaled(2));
    auto* head = new QHBoxLayout;
    head->setSpacing(scaled(8));
    m_box = new QCheckBox(this);
    m_box->setAccessibleName(title);
    auto* words = wrappedLabel(title, Type::Bold, Ink::Text, this);
    head->addWidget(m_box, 0, Qt::AlignTop);
    head->addWidget(words, 1);
    const QString count = cells ? (*cells == 1 ? tr("%1 cell") : tr("%1 cells")).arg(countText(*cells)) : QStringLiteral("…");
    head->addWidget(textLabel(count, Type::Caption, Ink::Text2, this), 0, Qt::AlignTop);
    m_down->addLayout(head);
}

void OfferCard::addWhere(const QString& words)
{
    addLine(textLabel(words, Type::Caption, Ink::Text2, this));
}

void OfferCard::addChange(const std::string& was, const std::string& becomes)
{
    addLine(textLabel(tr("%1  →  %2").arg(cellText(was), cellText(becomes)), Type::Digest, Ink::Text, this));
}

void OfferCard::addLine(QLabel* label)
{
    label->setContentsMargins(scaled(22), 0, 0, 0);
    label->setWordWrap(true);
    m_down->addWidget(label);
}

} // namespace tranche
