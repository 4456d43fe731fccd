// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QImage>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <optional>

namespace tranche {

namespace {

QPixmap drawIcon(const QString& name, const QColor& colour, int pixels)
{
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QSvgRenderer renderer(QStringLiteral(":/icons/%1.svg").arg(name));
    QPainter painter(&image);
    renderer.render(&painter, QRectF(0, 0, pixels, pixels));
    // The drawings are black; only their coverage counts.
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), colour);
    painter.end();
    return QPixmap::fromImage(image);
}

/// Draws at whatever size and ratio it is asked for, and follows the program when it changes between light and dark.
class IconEngine final : public QIconEngine {
public:
    IconEngine(QString name, Ink role, std::optional<QPalette> fixed) : m_name(std::move(name)), m_role(role), m_fixed(std::move(fixed)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device() != nullptr ? painter->device()->devicePixelRatio() : 1.0;
        painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, ratio));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override { return scaledPixmap(size, mode, state, 1.0); }

    /// `size` is in device pixels, as QIcon asks for it.
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        const int pixels = std::min(size.width(), size.height());
        const QPalette palette = m_fixed.value_or(QGuiApplication::palette());
        QPixmap drawn = iconPixmap(m_name, ink(palette, mode == QIcon::Disabled ? Ink::Text3 : m_role), pixels, 1.0);
        drawn.setDevicePixelRatio(scale);
        return drawn;
    }

    QIconEngine* clone() const override { return new IconEngine(*this); }
    QString key() const override { return QStringLiteral("tranche"); }

private:
    QString m_name;
    Ink m_role;
    std::optional<QPalette> m_fixed;
};

} // namespace

QPixmap iconPixmap(const QString& name, const QColor& colour, int size, qreal pixelRatio)
{
    const int pixels = qRound(size * pixelRatio);
    const QString key = QStringLiteral("tranche-icon/%1/%2/%3").arg(name).arg(colour.rgba()).arg(pixels);
    QPixmap drawn;
    if (!QPixmapCache::find(key, &drawn)) {
        drawn = drawIcon(name, colour, pixels);
        QPixmapCache::insert(key, drawn);
    }
    drawn.setDevicePixelRatio(pixelRatio);
    return drawn;
}

QIcon icon(const QString& name, const QPalette& palette, Ink role)
{
    const bool ofTheProgram = schemeOf(palette) == schemeOf(QGuiApplication::palette());
    return QIcon(new IconEngine(name, role, ofTheProgram ? std::nullopt : std::optional(palette)));
}

} // namespace tranche
