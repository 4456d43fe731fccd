// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/report_html.h"

#include "core/release/report/drawings/inks.h"

namespace tranche {

namespace {

/// Signs that no HTML text may hold become the sign for what cannot be shown.
QString escaped(QString text)
{
    for (auto& sign : text)
        if (sign.unicode() < 0x20 || (sign.unicode() >= 0x7f && sign.unicode() < 0xa0) || sign.unicode() >= 0xfffe)
            sign = QChar(sign.isSpace() ? u' ' : u'\ufffd');
    return text.toHtmlEscaped().replace(QLatin1Char('\''), QLatin1String("&#39;"));
}

QString colour(std::uint32_t rgb)
{
    return QStringLiteral("#%1").arg(rgb, 6, 16, QLatin1Char('0'));
}

/// At most two places: a hundredth of a point is nothing to see.
QString length(double points)
{
    QString text = QString::number(points, 'f', 2);
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    return text.endsWith(QLatin1Char('.')) ? text.chopped(1) : text;
}

QString element(const char* name, const QString& content)
{
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(name), content);
}

QString htmlOf(const ReportText& text)
{
    QString html;
    for (const auto& [words, style] : text) {
        const QString inner = escaped(words);
        switch (style) {
        case ReportStyle::Plain: html += inner; break;
        case ReportStyle::Strong: html += element("strong", inner); break;
        case ReportStyle::Quiet: html += QStringLiteral("<span class=\"quiet\">") + inner + QStringLiteral("</span>"); break;
        case ReportStyle::Mono: html += element("code", inner); break;
        }
    }
    return html;
}

QString htmlOf(const ReportParagraph& paragraph)
{
    return (paragraph.isNote ? QStringLiteral("<p class=\"note\">") : QStringLiteral("<p>")) + htmlOf(paragraph.text)
           + QStringLiteral("</p>\n");
}

QString htmlOf(const ReportCell& cell)
{
    QString badge;
    if (!cell.badge.isEmpty())
        badge = QStringLiteral("<span class=\"badge\" style=\"background:") + colour(cell.badgeColour) + QStringLiteral("\">")
                + escaped(cell.badge) + QStringLiteral("</span>");
    return badge + htmlOf(cell.text);
}

QString htmlOf(const ReportTable& table)
{
    QString html = QStringLiteral("<table>\n<colgroup>");
    bool anyTitle = false;
    QString head;
    for (const auto& column : table.columns) {
        html += QStringLiteral("<col style=\"width:") + length(column.share * 100.0) + QStringLiteral("%\">");
        const QString side = column.toTheRight ? QStringLiteral(" class=\"right\"") : QString();
        // A column without a title has no heading to be read out.
        head += column.title.isEmpty()
                    ? QStringLiteral("<td></td>")
                    : QStringLiteral("<th scope=\"col\"") + side + QLatin1Char('>') + escaped(column.title) + QStringLiteral("</th>");
        anyTitle = anyTitle || !column.title.isEmpty();
    }
    html += QStringLiteral("</colgroup>\n");
    if (anyTitle)
        html += QStringLiteral("<thead><tr>") + head + QStringLiteral("</tr></thead>\n");
    html += QStringLiteral("<tbody>\n");
    for (const auto& row : table.rows) {
        html += QStringLiteral("<tr>");
        for (std::size_t i = 0; i < row.size(); ++i)
            html += QStringLiteral("<td") + (table.columns[i].toTheRight ? QStringLiteral(" class=\"right\">") : QStringLiteral(">"))
                    + htmlOf(row[i]) + QStringLiteral("</td>");
        html += QStringLiteral("</tr>\n");
    }
    return html + QStringLiteral("</tbody>\n</table>\n");
}

QString attribute(const char* name, const QString& value)
{
    return QLatin1Char(' ') + QLatin1String(name) + QStringLiteral("=\"") + value + QLatin1Char('"');
}

QString svgOf(const DrawnRect& rect)
{
    QString svg = QStringLiteral("<rect") + attribute("x", length(rect.corner.x)) + attribute("y", length(rect.corner.y))
                  + attribute("width", length(rect.width)) + attribute("height", length(rect.height));
    if (rect.round > 0.0)
        svg += attribute("rx", length(rect.round));
    if (rect.frame > 0.0)
        svg += attribute("fill", QStringLiteral("none")) + attribute("stroke", colour(rect.colour))
               + attribute("stroke-width", length(rect.frame));
    else
        svg += attribute("fill", colour(rect.colour));
    return svg + QStringLiteral("/>");
}

QString svgOf(const DrawnLine& line)
{
    QString points;
    for (const auto& point : line.points)
        points += (points.isEmpty() ? QString() : QStringLiteral(" ")) + length(point.x) + QLatin1Char(',') + length(point.y);
    return QStringLiteral("<polyline") + attribute("points", points) + attribute("fill", QStringLiteral("none"))
           + attribute("stroke", colour(line.colour)) + attribute("stroke-width", length(line.width)) + QStringLiteral("/>");
}

QString svgOf(const DrawnText& text)
{
    QString svg = QStringLiteral("<text") + attribute("x", length(text.place.x)) + attribute("y", length(text.place.y))
                  + attribute("font-size", length(text.size)) + attribute("fill", colour(text.colour));
    if (text.anchor != Anchor::Start)
        svg += attribute("text-anchor", text.anchor == Anchor::Middle ? QStringLiteral("middle") : QStringLiteral("end"));
    if (text.isStrong)
        svg += attribute("font-weight", QStringLiteral("bold"));
    if (text.isMono)
        svg += attribute("class", QStringLiteral("mono"));
    if (text.rise > 0.0)
        svg += attribute("transform",
                         QStringLiteral("rotate(-%1 %2 %3)").arg(length(text.rise), length(text.place.x), length(text.place.y)));
    return svg + QLatin1Char('>') + escaped(text.text) + QStringLiteral("</text>");
}

QString htmlOf(const ReportDrawing& drawing)
{
    QString svg = QStringLiteral("<svg role=\"img\"") + attribute("aria-label", escaped(drawing.title))
                  + attribute("viewBox", QStringLiteral("0 0 %1 %2").arg(length(drawing.width), length(drawing.height)))
                  + attribute("style", QStringLiteral("width:%1pt").arg(length(drawing.width))) + QStringLiteral(">\n");
    for (const auto& shape : drawing.shapes)
        svg += std::visit([](const auto& one) { return svgOf(one); }, shape) + QLatin1Char('\n');
    svg += QStringLiteral("</svg>\n");
    if (drawing.beside.empty())
        return QStringLiteral("<figure>\n") + svg + QStringLiteral("</figure>\n");
    QString beside;
    for (const auto& paragraph : drawing.beside)
        beside += htmlOf(paragraph);
    return QStringLiteral("<figure class=\"with\">\n") + svg + QStringLiteral("<figcaption>\n") + beside
           + QStringLiteral("</figcaption>\n</figure>\n");
}

QString sectionHtml(const ReportSection& section, std::size_t number)
{
    QString html = QStringLiteral("<section>\n<h2><span class=\"number\">%1</span> ").arg(number) + escaped(section.heading)
                   + QStringLiteral("</h2>\n");
    for (const auto& block : section.blocks)
        html += std::visit([](const auto& one) { return htmlOf(one); }, block);
    return html + QStringLiteral("</section>\n");
}

QString styleSheet()
{
    using namespace report;
    return QStringLiteral(R"(@page { size: A4; margin: 20mm }
:root { color-scheme: light }
body { margin: 2em auto; padding: 0 1em; max-width: %5pt; background: #fff; color: %1;
  font: 8.5pt/13pt "Noto Sans", "DejaVu Sans", sans-serif }
header.kind { border-bottom: 1pt solid %1; padding-bottom: 8pt; color: %2 }
header.kind strong { color: %1; margin-right: .5em }
header.kind.private .audience { color: %4; font-weight: bold }
h1 { font-size: 22pt; line-height: 27pt; margin: 14pt 0 0; overflow-wrap: anywhere }
.subtitle { font-size: 10.5pt; color: %2; margin: 2pt 0 12pt }
dl { display: flex; flex-wrap: wrap; border: solid %3; border-width: .6pt 0; margin: 0 0 12pt; padding: 6pt 0 }
dl div { width: 25%; overflow-wrap: anywhere } dt { font-size: 7pt; color: %2 } dd { margin: 0; font-size: 9.5pt }
.guarantee { background: #f1f3f8; border-left: 3pt solid #2a5db0; padding: 10pt 13pt;
  font-size: 11.5pt; line-height: 17pt; margin: 0 0 14pt }
h2 { font-size: 11.5pt; line-height: 15pt; margin: 16pt 0 3pt; break-after: avoid }
h2 .number { color: #2a5db0; display: inline-block; min-width: 1.6em }
p { margin: 0 0 4pt; overflow-wrap: anywhere } .note { color: %2; font-size: 7.5pt; line-height: 12pt } .quiet { color: %2 }
code, .mono, .digest { font-family: "Noto Sans Mono", "DejaVu Sans Mono", monospace; font-size: .88em }
table { border-collapse: collapse; width: 100%; table-layout: fixed; margin: 4pt 0 8pt }
th { text-align: left; vertical-align: bottom; border-bottom: 1pt solid %1; padding: 3pt 6pt 3pt 0 }
td { vertical-align: top; border-bottom: .5pt solid %3; padding: 3pt 6pt 3pt 0; overflow-wrap: anywhere }
thead td { border-bottom: 1pt solid %1 }
.right { text-align: right } th.right + th, td.right + td { padding-left: 8pt } td:last-child, th:last-child { padding-right: 0 }
tr, figure { break-inside: avoid } thead { display: table-header-group }
.badge { display: inline-block; min-width: 11pt; padding: 0 1pt; box-sizing: border-box; border-radius: 2pt; color: #fff;
  font-size: 6.5pt; line-height: 11pt; font-weight: bold; text-align: center }
figure { margin: 4pt 0 8pt } figure.with { display: flex; gap: 14pt } figcaption { flex: 1 }
svg { max-width: 100%; height: auto; flex: none; font-family: "Noto Sans", "DejaVu Sans", sans-serif }
svg .mono { font-family: "Noto Sans Mono", "DejaVu Sans Mono", monospace }
footer { border-top: .6pt solid %3; margin-top: 20pt; padding-top: 5pt; color: %2; font-size: 7.5pt; overflow-wrap: anywhere }
@media print { body { margin: 0; padding: 0; max-width: none } * { print-color-adjust: exact; -webkit-print-color-adjust: exact } }
@media (max-width: 480pt) { figure.with { display: block } dl div { width: 50% } }
)")
        .replace(QLatin1String("%1"), colour(textInk))
        .replace(QLatin1String("%2"), colour(quietInk))
        .replace(QLatin1String("%3"), colour(ruleInk))
        .replace(QLatin1String("%4"), colour(warnInk))
        .replace(QLatin1String("%5"), length(Report::textWidth));
}

QString headHtml(const Report& report)
{
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"") + escaped(report.language)
           + QStringLiteral(
               "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
               "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n<title>")
           + escaped(report.title + QStringLiteral(" – ") + report.kind) + QStringLiteral("</title>\n<style>\n") + styleSheet()
           + QStringLiteral("</style>\n</head>\n<body>\n");
}

QString frontHtml(const Report& report)
{
    QString html = QStringLiteral("<header class=\"kind%1\"><strong>").arg(report.isPrivate ? QStringLiteral(" private") : QString())
                   + escaped(report.kind) + QStringLiteral("</strong><span class=\"audience\">") + escaped(report.audience)
                   + QStringLiteral("</span></header>\n<main>\n<h1>") + escaped(report.title)
                   + QStringLiteral("</h1>\n<p class=\"subtitle\">") + escaped(report.subtitle) + QStringLiteral("</p>\n");
    if (!report.facts.empty()) {
        html += QStringLiteral("<dl>\n");
        for (const auto& [label, value] : report.facts)
            html += QStringLiteral("<div>") + element("dt", escaped(label)) + element("dd", escaped(value)) + QStringLiteral("</div>\n");
        html += QStringLiteral("</dl>\n");
    }
    return html + QStringLiteral("<p class=\"guarantee\">") + htmlOf(report.guarantee) + QStringLiteral("</p>\n");
}

} // namespace

std::string reportHtml(const Report& report)
{
    QString html = headHtml(report) + frontHtml(report);
    for (std::size_t i = 0; i < report.sections.size(); ++i)
        html += sectionHtml(report.sections[i], i + 1);
    html += QStringLiteral("</main>\n");
    if (!report.footDigest.isEmpty())
        html += QStringLiteral("<footer>") + escaped(report.footLabel) + QStringLiteral(" <span class=\"digest\">")
                + escaped(report.footDigest) + QStringLiteral("</span></footer>\n");
    return (html + QStringLiteral("</body>\n</html>\n")).toStdString();
}

} // namespace tranche
