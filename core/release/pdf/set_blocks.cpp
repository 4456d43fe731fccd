// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/pdf/set_blocks.h"

#include "core/release/pdf/set_text.h"

#include <QPainter>

#include <algorithm>

namespace tranche::pdf {

namespace {

constexpr double width = Report::textWidth;

void fill(QPainter& painter, DrawnPoint corner, double wide, double high, std::uint32_t colour)
{
    painter.fillRect(QRectF(corner.x * dots, corner.y * dots, wide * dots, high * dots), colourOf(colour));
}

void rule(QPainter& painter, DrawnPoint from, double wide, double thick, std::uint32_t colour)
{
    fill(painter, {from.x, from.y - thick / 2.0}, wide, thick, colour);
}

ReportText textOf(const QString& text)
{
    return {{text, ReportStyle::Plain}};
}

TextLook lookOf(const ReportParagraph& paragraph)
{
    return paragraph.isNote ? TextLook{7.5, 12.0, report::quietInk} : TextLook{};
}

Piece textPiece(const SetText& text, double above)
{
    return {above, text.height(), false, {}, [text](QPainter& painter, DrawnPoint corner) { text.draw(painter, corner); }};
}

/// Facts in four columns, a rule above and below.
void addFacts(std::vector<Piece>& pieces, const std::vector<ReportFact>& facts)
{
    constexpr std::size_t across = 4;
    constexpr double room = width / across;
    for (std::size_t first = 0; first < facts.size(); first += across) {
        std::vector<SetText> labels;
        std::vector<SetText> values;
        double height = 0.0;
        for (auto i = first; i < std::min(facts.size(), first + across); ++i) {
            labels.emplace_back(textOf(facts[i].label), TextLook{7.0, 10.0, report::quietInk}, room - 8.0);
            values.emplace_back(textOf(facts[i].value), TextLook{9.5, 12.5}, room - 8.0);
            height = std::max(height, values.back().height());
        }
        const double whole = height + 22.0;
        const bool isLast = first + across >= facts.size();
        pieces.push_back({first == 0 ? 9.0 : 0.0, whole, true, {}, [=](QPainter& painter, DrawnPoint corner) {
                              rule(painter, corner, width, 0.6, report::ruleInk);
                              if (isLast)
                                  rule(painter, {corner.x, corner.y + whole}, width, 0.6, report::ruleInk);
                              for (std::size_t i = 0; i < labels.size(); ++i) {
                                  const double x = corner.x + room * static_cast<double>(i);
                                  labels[i].draw(painter, {x, corner.y + 5.0});
                                  values[i].draw(painter, {x, corner.y + 15.0});
                              }
                          }});
    }
}

void addGuarantee(std::vector<Piece>& pieces, const ReportText& guarantee)
{
    constexpr double padding = 13.0;
    constexpr double bar = 3.0;
    const SetText text(guarantee, TextLook{11.5, 17.0}, width - 2.0 * padding - bar);
    const double height = text.height() + 2.0 * 10.0;
    pieces.push_back({10.0, height, false, {}, [=](QPainter& painter, DrawnPoint corner) {
                          fill(painter, corner, width, height, report::boxInk);
                          fill(painter, corner, bar, height, report::accentInk);
                          text.draw(painter, {corner.x + bar + padding, corner.y + 10.0});
                      }});
}

} // namespace

void addFront(std::vector<Piece>& pieces, const Report& report)
{
    const SetText title(textOf(report.title), TextLook{22.0, 27.0, report::textInk, true}, width);
    pieces.push_back(textPiece(title, 0.0));
    pieces.back().keepsWithNext = true;
    pieces.push_back(textPiece(SetText(textOf(report.subtitle), TextLook{10.5, 15.0, report::quietInk}, width), 1.0));
    pieces.back().keepsWithNext = true;
    addFacts(pieces, report.facts);
    addGuarantee(pieces, report.guarantee);
}

void addHeading(std::vector<Piece>& pieces, const QString& heading, std::size_t number)
{
    constexpr double indent = 19.0;
    const TextLook look{11.5, 16.0, report::textInk, true};
    const SetText text(textOf(heading), look, width - indent);
    TextLook accented = look;
    accented.colour = report::accentInk;
    const SetText digits(textOf(QString::number(number)), accented, indent);
    pieces.push_back({12.0, text.height() + 1.0, true, {}, [=](QPainter& painter, DrawnPoint corner) {
                          digits.draw(painter, corner);
                          text.draw(painter, {corner.x + indent, corner.y});
                      }});
}

void addBlock(std::vector<Piece>& pieces, const ReportParagraph& paragraph)
{
    constexpr std::size_t splitFrom = 9; // lines
    const SetText text(paragraph.text, lookOf(paragraph), width);
    constexpr double above = 3.0;
    if (text.lines() < splitFrom) {
        pieces.push_back(textPiece(text, above));
        return;
    }
    for (std::size_t line = 0; line < text.lines(); ++line) {
        // No line is left alone: the first keeps with the second, the last but one with the last.
        const bool keeps = line == 0 || line + 2 == text.lines();
        pieces.push_back({line == 0 ? above : 0.0, text.leading(), keeps, {}, [=](QPainter& painter, DrawnPoint corner) {
                              text.draw(painter, corner, line, 1);
                          }});
    }
}

namespace {

constexpr double badgeSide = 10.5;
constexpr double cellGap = 8.0;
constexpr double wideGap = 14.0; ///< after what stands to the right
constexpr double rowPadding = 2.5;

/// Left ends and widths of a table's columns.
struct Rails {
    explicit Rails(const std::vector<ReportColumn>& columns)
    {
        double x = 0.0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const bool isLast = i + 1 == columns.size();
            const double whole = columns[i].share * width;
            const double gap = isLast ? 0.0 : columns[i].toTheRight && !columns[i + 1].toTheRight ? wideGap : cellGap;
            left.push_back(x);
            wide.push_back(whole - gap);
            x += whole;
        }
    }
    std::vector<double> left;
    std::vector<double> wide;
};

void drawBadge(QPainter& painter, const ReportCell& cell, DrawnPoint corner)
{
    const auto font = face(6.5, true);
    const double wide = std::max(badgeSide, QFontMetricsF(font).horizontalAdvance(cell.badge) / dots + 4.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(cell.badgeColour));
    const QRectF square(corner.x * dots, corner.y * dots, wide * dots, badgeSide * dots);
    painter.drawRoundedRect(square, 1.8 * dots, 1.8 * dots);
    painter.setPen(colourOf(report::whiteInk));
    painter.setFont(font);
    painter.drawText(square, Qt::AlignCenter, cell.badge);
}

Piece rowPiece(const ReportTable& table, const std::vector<ReportCell>& row, const Rails& rails)
{
    std::vector<SetText> texts;
    double height = 0.0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        TextLook look;
        look.toTheRight = table.columns[i].toTheRight;
        const double indent = row[i].badge.isEmpty() || row[i].text.empty() ? 0.0 : badgeSide + 4.0;
        texts.emplace_back(row[i].text, look, std::max(10.0, rails.wide[i] - indent));
        height = std::max(height, texts.back().height());
    }
    const double whole = std::max(height, bodyLeading) + 2.0 * rowPadding;
    return {0.0, whole, false, {}, [=](QPainter& painter, DrawnPoint corner) {
                for (std::size_t i = 0; i < texts.size(); ++i) {
                    const double x = corner.x + rails.left[i];
                    if (!row[i].badge.isEmpty())
                        drawBadge(painter, row[i], {x, corner.y + rowPadding + (bodyLeading - badgeSide) / 2.0});
                    const double indent = row[i].badge.isEmpty() || row[i].text.empty() ? 0.0 : badgeSide + 4.0;
                    texts[i].draw(painter, {x + indent, corner.y + rowPadding});
                }
                rule(painter, {corner.x, corner.y + whole}, width, 0.5, report::ruleInk);
            }};
}

std::shared_ptr<const Piece> headOf(const ReportTable& table, const Rails& rails)
{
    if (std::ranges::all_of(table.columns, [](const auto& column) { return column.title.isEmpty(); }))
        return nullptr;
    std::vector<SetText> titles;
    double height = 0.0;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        TextLook look{bodySize, bodyLeading, report::textInk, true};
        look.toTheRight = table.columns[i].toTheRight;
        titles.emplace_back(textOf(table.columns[i].title), look, rails.wide[i]);
        height = std::max(height, titles.back().height());
    }
    const double whole = height + 2.0 * rowPadding;
    return std::make_shared<const Piece>(
        Piece{3.0, whole, true, {}, [=](QPainter& painter, DrawnPoint corner) {
                  for (std::size_t i = 0; i < titles.size(); ++i) // titles stand on their rule
                      titles[i].draw(painter, {corner.x + rails.left[i], corner.y + whole - rowPadding - titles[i].height()});
                  rule(painter, {corner.x, corner.y + whole}, width, 1.0, report::textInk);
              }});
}

} // namespace

void addBlock(std::vector<Piece>& pieces, const ReportTable& table)
{
    const Rails rails(table.columns);
    const auto head = headOf(table, rails);
    if (head)
        pieces.push_back(*head);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        auto piece = rowPiece(table, table.rows[i], rails);
        piece.head = i == 0 ? nullptr : head;
        piece.above = i == 0 && !head ? 3.0 : 0.0;
        // The last row is not left alone either.
        piece.keepsWithNext = i + 2 == table.rows.size();
        pieces.push_back(std::move(piece));
    }
    pieces.push_back({0.0, 3.0, false, {}, {}});
}

void addBlock(std::vector<Piece>& pieces, const ReportDrawing& drawing)
{
    constexpr double gap = 14.0;
    std::vector<SetText> beside;
    double height = drawing.height;
    double besideHeight = 0.0;
    for (const auto& paragraph : drawing.beside) {
        beside.emplace_back(paragraph.text, lookOf(paragraph), width - drawing.width - gap);
        besideHeight += beside.back().height() + 6.0;
    }
    height = std::max(height, besideHeight);
    pieces.push_back({5.0, height + 3.0, false, {}, [=](QPainter& painter, DrawnPoint corner) {
                          drawShapes(painter, drawing, corner);
                          double y = corner.y;
                          for (const auto& text : beside) {
                              text.draw(painter, {corner.x + drawing.width + gap, y});
                              y += text.height() + 6.0;
                          }
                      }});
}

} // namespace tranche::pdf
