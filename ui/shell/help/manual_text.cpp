// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help/manual_text.h"

#include "ui/style/theme.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QRegularExpression>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace tranche {

ManualText::ManualText(const QString& pictures, QWidget* parent) : QTextBrowser(parent), m_pictures(pictures) {}

/// Where a picture lies that a page in "/help/de/" calls "pictures/roles.png".
QString ManualText::pathOf(const QUrl& picture) const
{
    const QString language = source().path().section(QLatin1Char('/'), -2, -2);
    const QString colours = schemeOf(palette()) == Scheme::Light ? QStringLiteral("light") : QStringLiteral("dark");
    return QStringLiteral("%1/%2/%3/%4").arg(m_pictures, language, colours, picture.fileName());
}

QVariant ManualText::loadResource(int type, const QUrl& name)
{
    if (type == QTextDocument::MarkdownResource) {
        QString text = QString::fromUtf8(QTextBrowser::loadResource(type, name).toByteArray());
        static const QRegularExpression place(QStringLiteral("!\\[[^\\]]*\\]\\(pictures/([^)]*)\\)\\n*"));
        for (auto found = place.globalMatch(text); found.hasNext();) {
            const auto picture = found.next();
            if (!QFileInfo::exists(pathOf(QUrl(picture.captured(1)))))
                text.remove(picture.captured());
        }
        return text.toUtf8();
    }
    if (type != QTextDocument::ImageResource)
        return QTextBrowser::loadResource(type, name);
    QImage image(pathOf(name));
    if (image.isNull())
        return {};
    const double room = std::max(64.0, viewport()->width() - 2 * document()->documentMargin());
    const double ratio = devicePixelRatioF();
    if (image.width() > std::lround(room * ratio))
        image = image.scaledToWidth(static_cast<int>(std::lround(room * ratio)), Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    return image;
}

void ManualText::reloadInPlace()
{
    if (m_pictures.isEmpty() || source().isEmpty())
        return;
    const int height = std::max(1, verticalScrollBar()->maximum());
    const double place = static_cast<double>(verticalScrollBar()->value()) / height;
    reload();
    verticalScrollBar()->setValue(static_cast<int>(std::lround(place * verticalScrollBar()->maximum())));
}

void ManualText::resizeEvent(QResizeEvent* event)
{
    const bool wider = event->oldSize().width() != event->size().width();
    QTextBrowser::resizeEvent(event);
    if (wider)
        reloadInPlace();
}

void ManualText::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        reloadInPlace();
}

} // namespace tranche
