// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace tranche {

/// How a stretch of text is set.
enum class ReportStyle : std::uint8_t { Plain, Strong, Quiet, Mono };

/// A stretch of text that is set alike. What stands in it is text and nothing else: no marks, in either rendering.
struct ReportSpan {
    QString text;
    ReportStyle style = ReportStyle::Plain;

    friend bool operator==(const ReportSpan&, const ReportSpan&) = default;
};
using ReportText = std::vector<ReportSpan>;

/// A paragraph; a note is smaller and quieter.
struct ReportParagraph {
    ReportText text;
    bool isNote = false;

    friend bool operator==(const ReportParagraph&, const ReportParagraph&) = default;
};

/// A cell of a table. With a badge, a letter on a coloured square stands before the text.
struct ReportCell {
    ReportText text;
    QString badge;
    std::uint32_t badgeColour = 0; ///< 0xRRGGBB

    friend bool operator==(const ReportCell&, const ReportCell&) = default;
};

struct ReportColumn {
    QString title;
    double share = 1.0; ///< of the table's width; all of a table sum to 1
    bool toTheRight = false;

    friend bool operator==(const ReportColumn&, const ReportColumn&) = default;
};

/// Ruled only across. A row has as many cells as there are columns.
struct ReportTable {
    std::vector<ReportColumn> columns;
    std::vector<std::vector<ReportCell>> rows;

    friend bool operator==(const ReportTable&, const ReportTable&) = default;
};

// What drawings consist of. Lengths are points, from the upper left corner; colours 0xRRGGBB and opaque.

struct DrawnPoint {
    double x = 0.0;
    double y = 0.0;

    friend bool operator==(const DrawnPoint&, const DrawnPoint&) = default;
};

/// A filled rectangle, or the frame of one.
struct DrawnRect {
    DrawnPoint corner; ///< upper left
    double width = 0.0;
    double height = 0.0;
    std::uint32_t colour = 0;
    double frame = 0.0; ///< width of its line; 0: filled
    double round = 0.0; ///< radius of the corners

    friend bool operator==(const DrawnRect&, const DrawnRect&) = default;
};

/// A line through points.
struct DrawnLine {
    std::vector<DrawnPoint> points;
    std::uint32_t colour = 0;
    double width = 1.0;

    friend bool operator==(const DrawnLine&, const DrawnLine&) = default;
};

enum class Anchor : std::uint8_t { Start, Middle, End };

/// A line of text.
struct DrawnText {
    DrawnPoint place; ///< on the base line, where `anchor` says
    QString text;
    double size = 7.5;
    std::uint32_t colour = 0;
    bool isStrong = false;
    bool isMono = false;
    Anchor anchor = Anchor::Start;
    double rise = 0.0; ///< degrees that the text rises, around its place

    friend bool operator==(const DrawnText&, const DrawnText&) = default;
};

using DrawnShape = std::variant<DrawnRect, DrawnLine, DrawnText>;

/// A drawing of vectors, and what is told beside it.
struct ReportDrawing {
    QString title; ///< what it shows, for those who cannot see it
    double width = 0.0;
    double height = 0.0;
    std::vector<DrawnShape> shapes;      ///< the first is at the back
    std::vector<ReportParagraph> beside; ///< to the right of it; empty: the drawing has the whole width

    friend bool operator==(const ReportDrawing&, const ReportDrawing&) = default;
};

using ReportBlock = std::variant<ReportParagraph, ReportTable, ReportDrawing>;

/// A section; its number is its place.
struct ReportSection {
    QString heading;
    std::vector<ReportBlock> blocks;

    friend bool operator==(const ReportSection&, const ReportSection&) = default;
};

struct ReportFact {
    QString label;
    QString value;

    friend bool operator==(const ReportFact&, const ReportFact&) = default;
};

/// A report, before it is set: what both renderings say and draw. Sections that nothing is known about are not there.
struct Report {
    static constexpr double textWidth = 481.9; ///< points: A4 less 20 mm on either side

    QString language;       ///< "en", "de"
    QString kind;           ///< head of every page: "Release report"
    QString audience;       ///< beside it: "for recipients of the data"
    bool isPrivate = false; ///< `audience` is a warning
    QString title;
    QString subtitle;
    QString pageWords;             ///< "page %1 of %2"
    std::vector<ReportFact> facts; ///< below the title
    ReportText guarantee;          ///< in its box
    std::vector<ReportSection> sections;
    QString footLabel;  ///< foot of every page: "SHA-256 of data.csv"; may be empty
    QString footDigest; ///< set in groups; may be empty

    friend bool operator==(const Report&, const Report&) = default;
};

/// Makes PDF of each report, in their order. Given by who can: the window draws by itself, the command line asks another program.
using PdfMaker = std::function<Result<std::vector<std::string>>(std::span<const Report>)>;

} // namespace tranche
