// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tranche {

/// Collects plain shapes and text of one SVG picture. Lengths in pixels, colours as "#rrggbb" or "none"; text is escaped here.
class SvgWriter {
public:
    enum class Anchor { Start, Middle, End };
    struct Text {
        double size = 12.0;
        Anchor anchor = Anchor::Start;
        std::string_view colour = "#1c2530";
        bool bold = false;
        bool upwards = false; ///< turned by a quarter to the left
    };
    struct Look {
        std::string_view fill = "none";
        std::string_view line = "none";
        double width = 1.0;
        bool dashed = false;
    };

    SvgWriter(double width, double height);

    void line(double x1, double y1, double x2, double y2, const Look& look);
    void rectangle(double x, double y, double width, double height, const Look& look);
    void circle(double x, double y, double radius, const Look& look);
    void text(double x, double y, std::string_view words, const Text& look);

    /// The whole picture; nothing can be added any more.
    std::string finish();

private:
    void attribute(std::string_view name, double number);
    void attributes(const Look& look);

    std::string m_text;
};

/// With &, <, > and quotes written so that markup can hold the words; signs that no markup may hold are left out.
std::string escapedForMarkup(std::string_view words);

} // namespace tranche
