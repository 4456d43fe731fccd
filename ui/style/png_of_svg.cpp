// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/png_of_svg.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

namespace tranche {

QByteArray pngOfSvg(const QByteArray& svg)
{
    constexpr int pixels = 2;
    QSvgRenderer renderer(svg);
    const QSize size = renderer.defaultSize() * pixels;
    if (!renderer.isValid() || size.isEmpty())
        return {};
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

} // namespace tranche
