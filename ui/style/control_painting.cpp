// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/control_painting.h"

#include "ui/style/icons.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QPainter>
#include <QPainterPath>
#include <QWidget>

namespace tranche {

namespace {

constexpr double fieldRadius = 4.0;

bool has(const QStyleOption& option, QStyle::StateFlag state)
{
    return option.state.testFlag(state);
}

/// A rounded rectangle of which some sides are square, because a neighbour touches them.
QPainterPath shape(const QRectF& area, double radius, bool squareLeft, bool squareRight)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRoundedRect(area, radius, radius);
    if (squareLeft)
        path.addRect(QRectF(area.topLeft(), QSizeF(area.width() / 2, area.height())));
    if (squareRight)
        path.addRect(QRectF(area.center().x(), area.top(), area.width() / 2, area.height()));
    return path.simplified();
}

struct Surface {
    QColor fill;
    QColor edge;
};

Surface buttonSurface(const QStyleOption& option, bool filled)
{
    const auto of = [&](Ink role) { return ink(option.palette, role); };
    const bool pressed = has(option, QStyle::State_Sunken);
    const bool hovered = has(option, QStyle::State_MouseOver);
    if (!has(option, QStyle::State_Enabled))
        return {of(filled ? Ink::Header : Ink::Raised), of(Ink::Border)};
    if (filled) {
        const QColor accent = of(Ink::Accent);
        const QColor shade = pressed ? blend(of(Ink::Text), accent, 0.2) : hovered ? blend(of(Ink::Text), accent, 0.1) : accent;
        return {shade, shade};
    }
    const QColor fill = pressed ? of(Ink::Track) : hovered ? of(Ink::Header) : of(Ink::Raised);
    return {fill, of(Ink::Strong)};
}

void paintChevron(QPainter& painter, const QRect& area, const QString& name, const QStyleOption& option)
{
    const int side = std::min(scaled(12), std::min(area.width(), area.height() + scaled(4)));
    const QColor colour = ink(option.palette, has(option, QStyle::State_Enabled) ? Ink::Text2 : Ink::Text3);
    QRect place(0, 0, side, side);
    place.moveCenter(area.center());
    painter.drawPixmap(place, iconPixmap(name, colour, side, painter.device()->devicePixelRatio()));
}

/// Border and ground of everything that is typed or chosen in.
void paintFieldGround(QPainter& painter, const QStyleOption& option, const QColor& fill)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool focused = has(option, QStyle::State_HasFocus) && enabled;
    const double width = focused ? 2.0 : 1.0;
    painter.setPen(QPen(ink(option.palette, focused ? Ink::Accent : enabled ? Ink::Strong : Ink::Border), width));
    painter.setBrush(enabled ? fill : ink(option.palette, Ink::Window));
    const double inset = width / 2.0;
    painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset), scaled(fieldRadius), scaled(fieldRadius));
    painter.restore();
}

} // namespace

void paintButton(QPainter& painter, const QStyleOption& option, const QWidget* widget)
{
    const QString segment = widget != nullptr ? widget->property("segment").toString() : QString();
    const bool filled = has(option, QStyle::State_On) || (widget != nullptr && widget->property("primary").toBool());
    const Surface surface = buttonSurface(option, filled);
    const bool squareLeft = segment == QLatin1String("middle") || segment == QLatin1String("last");
    const bool squareRight = segment == QLatin1String("middle") || segment == QLatin1String("first");
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF area = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (squareRight)
        area.adjust(0, 0, 1, 0); // neighbours share one line
    painter.setPen(surface.edge);
    painter.setBrush(surface.fill);
    painter.drawPath(shape(area, scaled(fieldRadius), squareLeft, squareRight));
    if (has(option, QStyle::State_HasFocus)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink(option.palette, filled ? Ink::OnAccent : Ink::Accent), filled ? 1.5 : 2.0));
        const double inset = filled ? 2.5 : 0.5;
        painter.drawPath(shape(area.adjusted(inset, inset, -inset, -inset), scaled(fieldRadius) - 1, squareLeft, squareRight));
    }
    painter.restore();
}

void paintFlatButton(QPainter& painter, const QStyleOption& option)
{
    const bool pressed = has(option, QStyle::State_Sunken) || has(option, QStyle::State_On);
    const bool hovered = has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(option.rect).adjusted(1, 1, -1, -1);
    if (pressed || hovered) {
        const bool outlined = pressed && schemeOf(option.palette) == Scheme::HighContrast; // one ground for all there
        painter.setPen(outlined ? QPen(ink(option.palette, Ink::Strong)) : QPen(Qt::NoPen));
        painter.setBrush(ink(option.palette, pressed ? Ink::Track : Ink::Header));
        painter.drawRoundedRect(area, scaled(fieldRadius), scaled(fieldRadius));
    }
    if (has(option, QStyle::State_HasFocus)) {
        painter.setPen(QPen(ink(option.palette, Ink::Accent), 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area, scaled(fieldRadius), scaled(fieldRadius));
    }
    painter.restore();
}

void paintField(QPainter& painter, const QStyleOption& option)
{
    paintFieldGround(painter, option, ink(option.palette, Ink::Raised));
}

void paintComboBox(QPainter& painter, const QStyleOptionComboBox& option, const QRect& arrow)
{
    const bool hovered = has(option, QStyle::State_MouseOver);
    paintFieldGround(painter, option, ink(option.palette, hovered && !option.editable ? Ink::Header : Ink::Raised));
    paintChevron(painter, arrow, QStringLiteral("chevron-down"), option);
}

void paintSpinBox(QPainter& painter, const QStyleOptionSpinBox& option, const QRect& up, const QRect& down)
{
    paintField(painter, option);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    paintChevron(painter, up, QStringLiteral("chevron-up"), option);
    paintChevron(painter, down, QStringLiteral("chevron-down"), option);
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& slider)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(option.rect, ink(option.palette, Ink::Window));
    if (option.maximum > option.minimum) {
        const bool active = has(option, QStyle::State_Sunken) || has(option, QStyle::State_MouseOver);
        const bool upright = option.orientation == Qt::Vertical;
        const double inset = scaled(2);
        const QRectF bar = QRectF(slider).adjusted(upright ? inset : 1, upright ? 1 : inset, upright ? -inset : -1, upright ? -1 : -inset);
        const double radius = std::min(bar.width(), bar.height()) / 2.0;
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink(option.palette, active ? Ink::Text2 : Ink::Strong));
        painter.drawRoundedRect(bar, radius, radius);
    }
    painter.restore();
}

void paintHeaderSection(QPainter& painter, const QStyleOption& option)
{
    painter.fillRect(option.rect, ink(option.palette, Ink::Header));
    painter.setPen(ink(option.palette, Ink::Border));
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter.drawLine(option.rect.topRight(), option.rect.bottomRight());
}

void paintMenuBarItem(QPainter& painter, const QStyleOptionMenuItem& option)
{
    const bool active = has(option, QStyle::State_Selected);
    painter.fillRect(option.rect, ink(option.palette, Ink::Window));
    if (active) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink(option.palette, Ink::Selection));
        painter.drawRoundedRect(option.rect.adjusted(1, 3, -1, -3), scaled(fieldRadius), scaled(fieldRadius));
    }
    painter.setPen(ink(option.palette, has(option, QStyle::State_Enabled) ? Ink::Text : Ink::Text3));
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, option.text);
}

void paintProgress(QPainter& painter, const QStyleOptionProgressBar& option)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(schemeOf(option.palette) == Scheme::HighContrast ? QPen(ink(option.palette, Ink::Text)) : QPen(Qt::NoPen));
    painter.setBrush(ink(option.palette, Ink::Track));
    const QRectF groove = option.rect;
    const double radius = std::min(groove.height() / 2.0, 3.0);
    painter.drawRoundedRect(groove, radius, radius);
    const double share
        = option.maximum > option.minimum ? static_cast<double>(option.progress - option.minimum) / (option.maximum - option.minimum) : 0.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink(option.palette, Ink::Accent));
    painter.drawRoundedRect(QRectF(groove.topLeft(), QSizeF(groove.width() * std::clamp(share, 0.0, 1.0), groove.height())), radius,
                            radius);
    painter.restore();
}

void paintCheck(QPainter& painter, const QStyleOption& option, bool round)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool some = has(option, QStyle::State_NoChange);
    const bool on = has(option, QStyle::State_On) || some;
    const bool enabled = has(option, QStyle::State_Enabled);
    const QColor mark = ink(option.palette, enabled ? Ink::Accent : Ink::Text3);
    const QRectF box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(on ? mark : ink(option.palette, enabled ? Ink::Strong : Ink::Border));
    painter.setBrush(on && !round ? mark : ink(option.palette, Ink::Raised));
    const double radius = round ? box.width() / 2.0 : scaled(3);
    painter.drawRoundedRect(box, radius, radius);
    if (on && round) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark);
        painter.drawEllipse(box.center(), box.width() / 4.0, box.width() / 4.0);
    } else if (on) {
        painter.setPen(QPen(ink(option.palette, Ink::OnAccent), 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const auto at = [&](double x, double y) { return QPointF(box.left() + x * box.width(), box.top() + y * box.height()); };
        painter.drawPolyline(some ? QPolygonF{at(0.25, 0.5), at(0.75, 0.5)} : QPolygonF{at(0.22, 0.52), at(0.42, 0.72), at(0.78, 0.3)});
    }
    painter.restore();
}

void paintInnerFocus(QPainter& painter, const QStyleOption& option)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(ink(option.palette, Ink::Accent), 2.0, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
    painter.restore();
}

} // namespace tranche
