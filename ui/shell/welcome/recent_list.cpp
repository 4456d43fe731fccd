// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/welcome/recent_list.h"

#include "ui/parts/cards/badge.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace tranche {

namespace {

enum { AboutRole = Qt::UserRole + 1, KeyRole, IconRole, JudgementRole, BadgeRole };

/// Icon, title over what it holds.
class EntryDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {scaled(240), scaled(44)}; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QRect row = option.rect;
        const bool focused = option.state.testFlag(QStyle::State_HasFocus);
        painter->save();
        painter->fillRect(row,
                          ink(option.palette, focused || option.state.testFlag(QStyle::State_MouseOver) ? Ink::Selection : Ink::Raised));
        painter->setPen(ink(option.palette, Ink::Border));
        painter->drawLine(row.bottomLeft(), row.bottomRight());
        const int side = scaled(20);
        painter->drawPixmap(QPoint(row.left() + scaled(12), row.center().y() - side / 2),
                            iconPixmap(index.data(IconRole).toString(), ink(option.palette, Ink::Text2), side,
                                       painter->device()->devicePixelRatio()));
        QRect words = row.adjusted(scaled(44), scaled(5), -scaled(8), -scaled(5));
        if (const QString badge = index.data(BadgeRole).toString(); !badge.isEmpty()) {
            const int wide = badgeWidth(badge);
            paintBadge(*painter, QRect(words.right() - wide, row.top(), wide, row.height()),
                       static_cast<Judgement>(index.data(JudgementRole).toInt()), badge, option.palette);
            words.setRight(words.right() - wide - scaled(8));
        }
        painter->setFont(typeface(Type::Bold));
        painter->setPen(ink(option.palette, Ink::Text));
        painter->drawText(words, Qt::AlignLeft | Qt::AlignTop,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideMiddle, words.width()));
        painter->setFont(typeface(Type::Caption));
        painter->setPen(ink(option.palette, Ink::Text2));
        painter->drawText(words, Qt::AlignLeft | Qt::AlignBottom,
                          painter->fontMetrics().elidedText(index.data(AboutRole).toString(), Qt::ElideRight, words.width()));
        if (focused) {
            painter->setPen(QPen(ink(option.palette, Ink::Accent), 2.0));
            painter->drawRect(row.adjusted(1, 1, -1, -1));
        }
        painter->restore();
    }
};

} // namespace

RecentList::RecentList(const QString& name, QWidget* parent) : QListWidget(parent)
{
    setItemDelegate(new EntryDelegate(this));
    setMouseTracking(true);
    setAccessibleName(name);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMaximumWidth(scaled(580));
    const auto open = [this](const QListWidgetItem* item) { emit opened(item->data(KeyRole)); };
    connect(this, &QListWidget::itemClicked, this, open);
    connect(this, &QListWidget::itemActivated, this, open);
}

void RecentList::add(const QString& iconName, const QString& title, const QString& about, const QVariant& key)
{
    auto* entry = new QListWidgetItem(title, this);
    entry->setData(IconRole, iconName);
    entry->setData(AboutRole, about);
    entry->setData(KeyRole, key);
    entry->setData(Qt::AccessibleTextRole, QStringLiteral("%1, %2").arg(title, about));
}

void RecentList::setBadge(const QVariant& key, Judgement judgement, const QString& word)
{
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(KeyRole) != key)
            continue;
        item(row)->setData(JudgementRole, static_cast<int>(judgement));
        item(row)->setData(BadgeRole, word);
        item(row)->setData(Qt::AccessibleTextRole,
                           QStringLiteral("%1, %2, %3").arg(item(row)->text(), item(row)->data(AboutRole).toString(), word));
    }
}

void RecentList::fit()
{
    setFixedHeight(scaled(44) * count() + 2);
}

void RecentList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && currentItem() != nullptr) {
        emit forgotten(currentItem()->data(KeyRole));
        return;
    }
    QListWidget::keyPressEvent(event);
}

} // namespace tranche
