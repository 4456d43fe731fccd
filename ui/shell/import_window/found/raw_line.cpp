// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/found/raw_line.h"

#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QPainter>

#include <algorithm>

namespace tranche {

namespace {

constexpr qsizetype aroundFault = 24; // signs before it that are kept

/// Signs that would not be seen, or would break the line, by others.
QString visible(const std::string& bytes)
{
    QString text = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(std::min<std::size_t>(bytes.size(), 2000)));
    text.replace(QStringLiteral("\r\n"), QStringLiteral("↵"));
    for (QChar& sign : text) {
        if (sign == u'\n' || sign == u'\r')
            sign = u'↵';
        else if (sign == u'\t')
            sign = u'→';
        else if (sign.category() == QChar::Other_Control || sign.category() == QChar::Other_Format)
            sign = u'�';
    }
    return text;
}

} // namespace

RawLine::RawLine(const ImportProblem& problem, QWidget* parent) : QWidget(parent)
{
    const std::size_t from = std::min(problem.from, problem.raw.size());
    const std::size_t to = std::clamp(problem.to, from, problem.raw.size());
    m_before = visible(problem.raw.substr(from > 2000 ? from - 2000 : 0, std::min<std::size_t>(from, 2000)));
    m_fault = visible(problem.raw.substr(from, to - from));
    m_after = visible(problem.raw.substr(to));
    if (m_before.size() > aroundFault)
        m_before = QStringLiteral("…") + m_before.right(aroundFault);
    setFont(typeface(Type::Digest));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("The line as it stands in the file"));
}

QSize RawLine::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() + scaled(10)};
}

QSize RawLine::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 10, sizeHint().height()};
}

void RawLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(ink(palette(), Ink::Border));
    painter.setBrush(ink(palette(), Ink::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setClipRect(rect().adjusted(scaled(4), 0, -scaled(4), 0));
    int left = scaled(8);
    const auto draw = [&](const QString& text, Ink role) {
        painter.setPen(ink(palette(), role));
        painter.drawText(QRect(left, 0, width(), height()), Qt::AlignVCenter | Qt::AlignLeft, text);
        left += fontMetrics().horizontalAdvance(text);
    };
    draw(m_before, Ink::Text);
    const int wide = std::max(fontMetrics().horizontalAdvance(m_fault), scaled(4)); // a place between two signs is seen as well
    const QRect mark(left, scaled(4), wide, height() - 2 * scaled(4));
    painter.fillRect(mark, ink(palette(), Ink::FailBack));
    painter.fillRect(QRect(mark.left(), mark.bottom() - 1, wide, 2), ink(palette(), Ink::Fail));
    draw(m_fault, Ink::Fail);
    left = mark.right() + 1;
    draw(painter.fontMetrics().elidedText(m_after, Qt::ElideRight, std::max(width() - left - scaled(8), 0)), Ink::Text);
}

} // namespace tranche
