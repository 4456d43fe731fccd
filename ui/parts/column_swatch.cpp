// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/column_swatch.h"

#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QCoreApplication>
#include <QPainter>

namespace tranche {

QString ColumnMark::letter() const
{
    if (sensitive)
        return QStringLiteral("S");
    const QString letter(QChar(static_cast<ushort>('A' + index % 26)));
    return index < 26 ? letter : letter + QString::number(index / 26 + 1);
}

QColor ColumnMark::colour(const QPalette& palette) const
{
    return sensitive ? ink(palette, Ink::Sensitive) : columnInk(palette, index);
}

QString ColumnMark::name() const
{
    return sensitive ? QCoreApplication::translate("tranche::ColumnMark", "Sensitive column")
                     : QCoreApplication::translate("tranche::ColumnMark", "Column %1").arg(letter());
}

ColumnSwatch::ColumnSwatch(ColumnMark mark, QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setMark(mark);
}

void ColumnSwatch::setMark(ColumnMark mark)
{
    m_mark = mark;
    setAccessibleName(mark.name());
    updateGeometry();
    update();
}

QSize ColumnSwatch::sizeHint() const
{
    return {swatchSide(), swatchSide()};
}

void ColumnSwatch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintSwatch(painter, rect(), m_mark, palette());
}

void paintSwatch(QPainter& painter, const QRect& area, ColumnMark mark, const QPalette& palette)
{
    const int side = std::min({swatchSide(), area.width(), area.height()});
    QRect square(0, 0, side, side);
    square.moveCenter(area.center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mark.colour(palette));
    painter.drawRoundedRect(square, scaled(3), scaled(3));
    QFont font = typeface(Type::Badge);
    const QString letter = mark.letter();
    if (letter.size() > 1)
        font.setPointSizeF(font.pointSizeF() * 0.75);
    painter.setFont(font);
    painter.setPen(inkOn(mark.colour(palette)));
    painter.drawText(square, Qt::AlignCenter, letter);
    painter.restore();
}

int swatchSide()
{
    return scaled(16);
}

} // namespace tranche
