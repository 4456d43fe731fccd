// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/sources/file_card.h"

#include "ui/parts/buttons.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QPainter>

namespace tranche {

QSize FileCard::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const auto lines = index.data(FactsRole).toStringList().size();
    const int line = QFontMetrics(typeface(Type::Caption)).height();
    return {scaled(120), QFontMetrics(typeface(Type::Bold)).height() + static_cast<int>(lines) * line + scaled(16)};
}

void FileCard::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QPalette& colours = option.palette;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(ink(colours, chosen ? Ink::Accent : Ink::Border));
    painter->setBrush(ink(colours, chosen ? Ink::Selection : Ink::Raised));
    painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const int side = scaled(16);
    const QRect inside = option.rect.adjusted(scaled(8), scaled(8), -scaled(8), -scaled(8));
    painter->drawPixmap(inside.left(), inside.top(),
                        iconPixmap(QStringLiteral("stage-table"), ink(colours, Ink::Text2), side, painter->device()->devicePixelRatioF()));
    QRect line = inside.adjusted(side + scaled(8), 0, 0, 0);
    painter->setFont(typeface(Type::Bold));
    painter->setPen(ink(colours, Ink::Text));
    painter->drawText(line, Qt::AlignTop | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideMiddle, line.width()));
    line.setTop(line.top() + painter->fontMetrics().height());
    painter->setFont(typeface(Type::Caption));
    painter->setPen(ink(colours, Ink::Text2));
    for (const QString& fact : index.data(FactsRole).toStringList()) {
        painter->drawText(line, Qt::AlignTop | Qt::AlignLeft, painter->fontMetrics().elidedText(fact, Qt::ElideRight, line.width()));
        line.setTop(line.top() + painter->fontMetrics().height());
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange))
        paintFocusRing(*painter, QRectF(option.rect).adjusted(3, 3, -3, -3), colours);
    painter->restore();
}

} // namespace tranche
