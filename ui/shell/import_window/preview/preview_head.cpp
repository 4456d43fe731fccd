// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/preview/preview_head.h"

#include "core/table/schema.h"
#include "ui/shell/import_window/preview/preview_model.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace tranche {

namespace {

constexpr double headHeight = 44;
constexpr double headPadding = 8;
constexpr double markSide = 13;

QString markOf(AttributeType type)
{
    switch (type) {
    case AttributeType::Numeric: return QStringLiteral("type-number");
    case AttributeType::Date: return QStringLiteral("type-date");
    case AttributeType::Categorical: break;
    }
    return QStringLiteral("type-text");
}

} // namespace

PreviewHead::PreviewHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setDefaultSectionSize(scaled(110));
    setMinimumSectionSize(scaled(40));
}

QSize PreviewHead::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), scaled(headHeight)};
}

QSize PreviewHead::sectionSizeFromContents(int section) const
{
    const QString name = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    const QString type = model()->headerData(section, Qt::Horizontal, PreviewModel::TypeTextRole).toString();
    const int words = std::max(QFontMetrics(typeface(Type::Bold)).horizontalAdvance(name),
                               QFontMetrics(typeface(Type::Caption)).horizontalAdvance(type) + scaled(markSide + 6));
    return {words + 2 * scaled(headPadding) + 2, scaled(headHeight)};
}

void PreviewHead::paintSection(QPainter* painter, const QRect& area, int section) const
{
    painter->save();
    painter->fillRect(area, ink(palette(), Ink::Header));
    painter->fillRect(QRect(area.right(), area.top(), 1, area.height()), ink(palette(), Ink::Border));
    painter->fillRect(QRect(area.left(), area.bottom(), area.width(), 1), ink(palette(), Ink::Border));
    const auto type = static_cast<AttributeType>(model()->headerData(section, Qt::Horizontal, PreviewModel::TypeRole).toInt());
    const QString words = model()->headerData(section, Qt::Horizontal, PreviewModel::TypeTextRole).toString();
    const QRect inside = area.adjusted(scaled(headPadding), scaled(4), -scaled(headPadding), -scaled(4));
    const QRect upper(inside.left(), inside.top(), inside.width(), inside.height() / 2);
    const QRect lower(inside.left(), inside.top() + inside.height() / 2, inside.width(), inside.height() / 2);
    const bool right = type == AttributeType::Numeric;
    painter->setFont(typeface(Type::Bold));
    painter->setPen(ink(palette(), Ink::Text));
    const QString name = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    painter->drawText(upper, static_cast<int>(Qt::AlignVCenter | (right ? Qt::AlignRight : Qt::AlignLeft)),
                      painter->fontMetrics().elidedText(name, Qt::ElideRight, upper.width()));
    painter->setFont(typeface(Type::Caption));
    painter->setPen(ink(palette(), Ink::Text2));
    const int side = scaled(markSide);
    const int gap = scaled(5);
    const int wide = std::min(painter->fontMetrics().horizontalAdvance(words), std::max(lower.width() - side - gap, 0));
    const int left = right ? lower.right() - wide - side - gap : lower.left();
    painter->drawPixmap(left, lower.center().y() - side / 2,
                        iconPixmap(markOf(type), ink(palette(), Ink::Text2), side, painter->device()->devicePixelRatioF()));
    painter->drawText(QRect(left + side + gap, lower.top(), wide + 1, lower.height()), Qt::AlignVCenter | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(words, Qt::ElideRight, wide + 1));
    painter->restore();
}

} // namespace tranche
