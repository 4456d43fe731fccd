// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/table/table_view.h"

#include "ui/models/table_model.h"
#include "ui/style/icons.h"
#include "ui/style/number_text.h"
#include "ui/style/type.h"

#include <QPainter>

#include <algorithm>

namespace tranche {

namespace {

void paintHead(QPainter& painter, const QRect& area, const QColor& back, const QPalette& palette)
{
    painter.fillRect(area, back);
    painter.fillRect(QRect(area.right(), area.top(), 1, area.height()), ink(palette, Ink::Border));
    painter.fillRect(QRect(area.left(), area.bottom(), area.width(), 1), ink(palette, Ink::Border));
}

} // namespace

QString typeIcon(AttributeType type)
{
    switch (type) {
    case AttributeType::Numeric: return QStringLiteral("type-number");
    case AttributeType::Date: return QStringLiteral("type-date");
    case AttributeType::Categorical: return QStringLiteral("type-text");
    }
    return {};
}

LineHead::LineHead(QWidget* parent) : QHeaderView(Qt::Vertical, parent)
{
    setSectionsClickable(true);
    setHighlightSections(false);
}

QSize LineHead::sizeHint() const
{
    const auto rows = static_cast<std::size_t>(model() ? model()->rowCount() : 0);
    return {fontMetrics().horizontalAdvance(countText(rows)) + scaled(14) + 26, QHeaderView::sizeHint().height()};
}

void LineHead::paintSection(QPainter* painter, const QRect& area, int line) const
{
    const bool dropped = model()->index(line, 0).data(TableModel::DroppedRole).toBool();
    painter->save();
    paintHead(*painter, area, ink(palette(), Ink::Header), palette());
    if (dropped) {
        const int side = scaled(14);
        painter->drawPixmap(area.left() + 6, area.center().y() - side / 2 + 1,
                            iconPixmap(QStringLiteral("missing"), ink(palette(), Ink::Warn), side, devicePixelRatioF()));
    }
    painter->setPen(ink(palette(), dropped ? Ink::Text3 : Ink::Text2));
    painter->drawText(area.adjusted(4, 0, -9, 0), Qt::AlignRight | Qt::AlignVCenter, countText(static_cast<std::size_t>(line) + 1));
    painter->restore();
}

AttributeHead::AttributeHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setSectionsMovable(true); // to look only: the order in the file stays
    setHighlightSections(false);
}

void AttributeHead::setCurrent(int section)
{
    m_current = section;
    viewport()->update();
}

QSize AttributeHead::sectionSizeFromContents(int section) const
{
    constexpr double widest = 320.0;
    const QString name = model()->headerData(section, Qt::Horizontal).toString();
    const int wanted = QFontMetrics(typeface(Type::Bold)).horizontalAdvance(name) + scaled(14) + 28;
    return {std::min(wanted, scaled(widest)), scaled(26)};
}

void AttributeHead::paintSection(QPainter* painter, const QRect& area, int section) const
{
    const auto type = static_cast<AttributeType>(model()->headerData(section, Qt::Horizontal, TableModel::TypeRole).toInt());
    const int side = scaled(14);
    painter->save();
    paintHead(*painter, area, ink(palette(), section == m_current ? Ink::Selection : Ink::Header), palette());
    painter->drawPixmap(area.left() + 8, area.center().y() - side / 2 + 1,
                        iconPixmap(typeIcon(type), ink(palette(), Ink::Text2), side, devicePixelRatioF()));
    painter->setFont(typeface(Type::Bold));
    painter->setPen(ink(palette(), Ink::Text));
    const QRect words = area.adjusted(8 + side + 6, 0, -8, 0);
    const Qt::Alignment side2 = type == AttributeType::Categorical ? Qt::AlignLeft : Qt::AlignRight;
    painter->drawText(words, static_cast<int>(side2 | Qt::AlignVCenter),
                      painter->fontMetrics().elidedText(model()->headerData(section, Qt::Horizontal).toString(), Qt::ElideMiddle,
                                                        words.width()));
    painter->restore();
}

void SourceCell::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    CellDelegate::initStyleOption(option, index);
    const auto type = static_cast<AttributeType>(index.data(TableModel::TypeRole).toInt());
    option->displayAlignment = type == AttributeType::Categorical ? Qt::AlignLeft : Qt::AlignRight;
    if (index.data(TableModel::DroppedRole).toBool())
        option->palette.setColor(QPalette::Text, ink(option->palette, Ink::Text3));
    if (index.data(TableModel::MissingRole).toBool())
        option->palette.setColor(QPalette::Text, ink(option->palette, Ink::Warn));
    if (index.column() == m_current) {
        const QColor under = ink(option->palette, option->features.testFlag(QStyleOptionViewItem::Alternate) ? Ink::Alt : Ink::Base);
        option->backgroundBrush = blend(ink(option->palette, Ink::Selection), under, 0.5);
    }
}

} // namespace tranche
