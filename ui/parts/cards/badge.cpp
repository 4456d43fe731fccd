// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/cards/badge.h"

#include "ui/style/icons.h"
#include "ui/style/type.h"

#include <QFontMetrics>
#include <QPaintDevice>
#include <QPainter>

namespace tranche {

namespace {

constexpr double height = 20.0;
constexpr double iconSide = 14.0;
constexpr double badgePadding = 6.0;
constexpr double gap = 4.0;
constexpr double radius = 3.0;

QSize badgeSize(const QString& word)
{
    const int words = QFontMetrics(typeface(Type::Badge)).horizontalAdvance(word);
    return {scaled(badgePadding) * 2 + scaled(iconSide) + scaled(gap) + words, scaled(height)};
}

struct Look {
    Judgement judgement;
    QString word;
    QString icon;
};

void paint(QPainter& painter, const QRect& covered, const Look& look, const QPalette& palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(schemeOf(palette) == Scheme::HighContrast ? QPen(ink(palette, inkOf(look.judgement))) : QPen(Qt::NoPen));
    painter.setBrush(ink(palette, backOf(look.judgement)));
    painter.drawRoundedRect(QRectF(covered).adjusted(0.5, 0.5, -0.5, -0.5), scaled(radius), scaled(radius));
    const QColor colour = ink(palette, inkOf(look.judgement));
    const int side = scaled(iconSide);
    const QPoint corner(covered.left() + scaled(badgePadding), covered.center().y() - side / 2 + 1);
    painter.drawPixmap(corner, iconPixmap(look.icon, colour, side, painter.device()->devicePixelRatio()));
    painter.setFont(typeface(Type::Badge));
    painter.setPen(colour);
    painter.drawText(covered.adjusted(scaled(badgePadding) + side + scaled(gap), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, look.word);
    painter.restore();
}

} // namespace

Badge::Badge(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

Badge::Badge(Judgement judgement, const QString& word, QWidget* parent) : Badge(parent)
{
    setJudgement(judgement, word);
}

void Badge::setJudgement(Judgement judgement, const QString& word, const QString& icon)
{
    m_judgement = judgement;
    m_word = word;
    m_icon = icon;
    setAccessibleName(word);
    updateGeometry();
    update();
}

QSize Badge::sizeHint() const
{
    return badgeSize(m_word);
}

void Badge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRect covered(QPoint(0, (this->height() - sizeHint().height()) / 2), sizeHint());
    paint(painter, covered, {m_judgement, m_word, m_icon.isEmpty() ? iconOf(m_judgement) : m_icon}, palette());
}

int badgeWidth(const QString& word)
{
    return badgeSize(word).width();
}

QRect paintBadge(QPainter& painter, const QRect& area, Judgement judgement, const QString& word, const QPalette& palette)
{
    const QSize size = badgeSize(word);
    const QRect covered(QPoint(area.left(), area.center().y() - size.height() / 2 + 1), size);
    paint(painter, covered, {judgement, word, iconOf(judgement)}, palette);
    return covered;
}

} // namespace tranche
