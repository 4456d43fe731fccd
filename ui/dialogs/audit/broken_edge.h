// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/tables/view_setup.h"

namespace tranche {

/// Draws the first cell of a row of the audit log, with an edge in the colour of failures where the chain is broken.
class BrokenEdge final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tranche
