// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include <functional>

class QGridLayout;

namespace tranche {

/// Cards that stand two beside each other where they fit, else below each other, and scroll.
class CardGrid final : public QScrollArea {
    Q_OBJECT

public:
    explicit CardGrid(const QMargins& margins, QWidget* parent = nullptr);

    /// What the cards are to be children of.
    QWidget* inside() { return widget(); }
    /// The width that the cards of two columns need together, and how they are put into the grid, one or two across.
    void arrangeBy(std::function<int()> widthOfTwo, std::function<void(QGridLayout& grid, int across)> arrange);
    /// Again, where the cards may need another width.
    void arrange();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QGridLayout* m_grid = nullptr;
    int m_across = 0; ///< 0: not arranged yet
    std::function<int()> m_widthOfTwo;
    std::function<void(QGridLayout&, int)> m_arrange;
};

} // namespace tranche
