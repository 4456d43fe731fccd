// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/pdf/flow.h"
#include "core/release/report/report.h"

#include <vector>

class QPainter;

namespace tranche::pdf {

/// Draws a drawing with its upper left corner here; points. Opaque vectors alone. O(shapes).
void drawShapes(QPainter& painter, const ReportDrawing& drawing, DrawnPoint corner);

// The pieces that parts of a report are set in, after those that are there.

void addFront(std::vector<Piece>& pieces, const Report& report);
void addHeading(std::vector<Piece>& pieces, const QString& heading, std::size_t number);
void addBlock(std::vector<Piece>& pieces, const ReportParagraph& paragraph);
/// A row is a piece; the head comes again on every page.
void addBlock(std::vector<Piece>& pieces, const ReportTable& table);
void addBlock(std::vector<Piece>& pieces, const ReportDrawing& drawing);

} // namespace tranche::pdf
