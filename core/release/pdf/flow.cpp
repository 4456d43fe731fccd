// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/pdf/flow.h"

#include <utility>

namespace tranche::pdf {

namespace {

/// Fills one page after the other.
class Flow {
public:
    explicit Flow(double height) : m_height(height) {}

    bool isAtTop() const { return m_pages.back().empty(); }
    bool holds(double height) const { return m_y + height <= m_height + 1e-6; }

    void turn()
    {
        m_pages.emplace_back();
        m_y = 0.0;
    }

    void place(const Piece& piece)
    {
        if (isAtTop() && piece.head && m_pages.size() > 1) {
            m_pages.back().push_back({*piece.head, 0.0});
            m_y = piece.head->height;
        } else if (!isAtTop()) {
            m_y += piece.above;
        }
        m_pages.back().push_back({piece, m_y});
        m_y += piece.height;
    }

    std::vector<Page> take() { return std::move(m_pages); }

private:
    double m_height;
    double m_y = 0.0;
    std::vector<Page> m_pages = std::vector<Page>(1);
};

} // namespace

std::vector<Page> pagesOf(const std::vector<Piece>& pieces, double height)
{
    Flow flow(height);
    for (std::size_t first = 0; first < pieces.size();) {
        auto end = first;
        double together = 0.0;
        bool goesOn = true;
        for (; goesOn && end < pieces.size(); ++end) {
            together += pieces[end].above + pieces[end].height;
            goesOn = pieces[end].keepsWithNext;
        }
        if (!flow.isAtTop() && !flow.holds(together))
            flow.turn();
        for (; first < end; ++first) {
            // What keeps together and is higher than a page is parted after all.
            if (!flow.isAtTop() && !flow.holds(pieces[first].above + pieces[first].height))
                flow.turn();
            flow.place(pieces[first]);
        }
    }
    return flow.take();
}

} // namespace tranche::pdf
