// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/pdf/set_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace tranche::pdf {

namespace {

QTextCharFormat formatOf(ReportStyle style, const TextLook& look)
{
    QTextCharFormat format;
    format.setForeground(colourOf(style == ReportStyle::Quiet ? report::quietInk : look.colour));
    format.setFont(style == ReportStyle::Mono ? monoFace(look.size) : face(look.size, look.isStrong || style == ReportStyle::Strong));
    return format;
}

} // namespace

SetText::SetText(const ReportText& text, const TextLook& look, double width)
    : m_layout(std::make_shared<QTextLayout>()), m_leading(look.leading)
{
    QString whole;
    QList<QTextLayout::FormatRange> formats;
    for (const auto& span : text) {
        formats.append({static_cast<int>(whole.size()), static_cast<int>(span.text.size()), formatOf(span.style, look)});
        whole += span.text;
    }
    QTextOption option(look.toTheRight ? Qt::AlignRight : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LeftToRight); // a name in another script does not turn the report around
    m_layout->setTextOption(option);
    m_layout->setFont(face(look.size, look.isStrong));
    m_layout->setText(whole);
    m_layout->setFormats(formats);
    m_layout->beginLayout();
    const double base = look.leading * 0.5 + look.size * 0.36; // of every line, so that styles share it
    for (auto line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width * dots);
        line.setPosition({0.0, (look.leading * (m_layout->lineCount() - 1) + base) * dots - line.ascent()});
    }
    m_layout->endLayout();
}

double SetText::widthOfFirstLine() const
{
    return lines() == 0 ? 0.0 : m_layout->lineAt(0).naturalTextWidth() / dots;
}

void SetText::draw(QPainter& painter, DrawnPoint corner, std::size_t first, std::size_t count) const
{
    const QPointF place(corner.x * dots, (corner.y - static_cast<double>(first) * m_leading) * dots);
    const auto end = count >= lines() - std::min(first, lines()) ? lines() : first + count;
    for (auto line = first; line < end; ++line)
        m_layout->lineAt(static_cast<int>(line)).draw(&painter, place);
}

QString cutToWidth(const QString& text, const QFont& font, double width)
{
    return QFontMetricsF(font).elidedText(text, Qt::ElideRight, width * dots);
}

} // namespace tranche::pdf
