// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/audit/broken_edge.h"

#include "ui/dialogs/audit/audit_model.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QPainter>

namespace tranche {

void BrokenEdge::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    CellDelegate::paint(painter, option, index);
    if (index.data(AuditModel::BadRole).toBool())
        painter->fillRect(QRect(option.rect.topLeft(), QSize(scaled(3), option.rect.height())), ink(option.palette, Ink::Fail));
}

} // namespace tranche
