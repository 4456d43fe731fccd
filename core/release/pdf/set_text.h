// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/pdf/pdf_type.h"
#include "core/release/report/drawings/inks.h"
#include "core/release/report/report.h"

#include <QTextLayout>

#include <cstddef>
#include <cstdint>
#include <memory>

class QPainter;

namespace tranche::pdf {

/// How a text is set; lengths in points.
struct TextLook {
    double size = bodySize;
    double leading = bodyLeading;
    std::uint32_t colour = report::textInk;
    bool isStrong = false;
    bool toTheRight = false;
};

/// A text in lines of one width. Cheap to copy.
class SetText {
public:
    /// `width`: points. A word that is longer is broken anywhere. O(signs).
    SetText(const ReportText& text, const TextLook& look, double width);

    std::size_t lines() const { return static_cast<std::size_t>(m_layout->lineCount()); }
    double height() const { return static_cast<double>(lines()) * m_leading; }
    double leading() const { return m_leading; }
    double widthOfFirstLine() const; ///< of what stands in it

    /// These lines, the first of them with its upper left corner here; points.
    void draw(QPainter& painter, DrawnPoint corner, std::size_t first = 0, std::size_t count = SIZE_MAX) const;

private:
    std::shared_ptr<QTextLayout> m_layout;
    double m_leading;
};

/// A text on one line, cut off where it is wider.
QString cutToWidth(const QString& text, const QFont& font, double width);

} // namespace tranche::pdf
