// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/drawing/svg_writer.h"

#include <array>
#include <cstdio>

namespace tranche {

namespace {

std::string shortNumber(double number)
{
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.2f", number);
    std::string digits = text.data();
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.ends_with('.'))
        digits.pop_back();
    return digits == "-0" ? "0" : digits;
}

} // namespace

std::string escapedForMarkup(std::string_view words)
{
    std::string text;
    for (const char sign : words) {
        switch (sign) {
        case '&': text += "&amp;"; break;
        case '<': text += "&lt;"; break;
        case '>': text += "&gt;"; break;
        case '"': text += "&quot;"; break;
        default:
            if (static_cast<unsigned char>(sign) >= ' ')
                text += sign;
        }
    }
    return text;
}

SvgWriter::SvgWriter(double width, double height)
{
    m_text = "<svg xmlns=\"http://www.w3.org/2000/svg\"";
    attribute("width", width);
    attribute("height", height);
    m_text
        += " viewBox=\"0 0 " + shortNumber(width) + ' ' + shortNumber(height) + "\" font-family=\"Noto Sans, DejaVu Sans, sans-serif\">\n";
    rectangle(0.0, 0.0, width, height, {.fill = "#ffffff"});
}

void SvgWriter::attribute(std::string_view name, double number)
{
    m_text.append(" ").append(name).append("=\"").append(shortNumber(number)).append("\"");
}

void SvgWriter::attributes(const Look& look)
{
    m_text.append(" fill=\"").append(look.fill).append("\"");
    if (look.line != "none") {
        m_text.append(" stroke=\"").append(look.line).append("\"");
        attribute("stroke-width", look.width);
    }
    if (look.dashed)
        m_text += " stroke-dasharray=\"5 3\"";
    m_text += "/>\n";
}

void SvgWriter::line(double x1, double y1, double x2, double y2, const Look& look)
{
    m_text += "<line";
    attribute("x1", x1);
    attribute("y1", y1);
    attribute("x2", x2);
    attribute("y2", y2);
    attributes(look);
}

void SvgWriter::rectangle(double x, double y, double width, double height, const Look& look)
{
    m_text += "<rect";
    attribute("x", x);
    attribute("y", y);
    attribute("width", width);
    attribute("height", height);
    attributes(look);
}

void SvgWriter::circle(double x, double y, double radius, const Look& look)
{
    m_text += "<circle";
    attribute("cx", x);
    attribute("cy", y);
    attribute("r", radius);
    attributes(look);
}

void SvgWriter::text(double x, double y, std::string_view words, const Text& look)
{
    m_text += "<text";
    attribute("x", x);
    attribute("y", y);
    attribute("font-size", look.size);
    m_text.append(" fill=\"").append(look.colour).append("\"");
    if (look.anchor != Anchor::Start)
        m_text += look.anchor == Anchor::Middle ? " text-anchor=\"middle\"" : " text-anchor=\"end\"";
    if (look.bold)
        m_text += " font-weight=\"bold\"";
    if (look.upwards)
        m_text += " transform=\"rotate(-90 " + shortNumber(x) + ' ' + shortNumber(y) + ")\"";
    m_text += '>' + escapedForMarkup(words) + "</text>\n";
}

std::string SvgWriter::finish()
{
    return std::move(m_text) + "</svg>\n";
}

} // namespace tranche
