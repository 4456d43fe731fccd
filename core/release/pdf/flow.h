// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/report/report.h"

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace tranche::pdf {

/// Something that no page break splits. Lengths in points.
struct Piece {
    double above = 0.0; ///< room above it, but at the top of a page
    double height = 0.0;
    bool keepsWithNext = false;
    std::shared_ptr<const Piece> head;               ///< comes again before it on a new page: the head of its table
    std::function<void(QPainter&, DrawnPoint)> draw; ///< with its upper left corner here
};

/// A piece and where on its page it stands.
struct PlacedPiece {
    Piece piece;
    double y = 0.0;
};
using Page = std::vector<PlacedPiece>;

/// Deals pieces out to pages of this height, in their order. Pieces that keep with the next share a page with it, as far as a page can hold
/// them. There is at least one page. O(pieces).
std::vector<Page> pagesOf(const std::vector<Piece>& pieces, double height);

} // namespace tranche::pdf
