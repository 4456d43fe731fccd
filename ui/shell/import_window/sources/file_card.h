// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tranche {

/// A file in the list of sources: its name, and what is known of it.
class FileCard final : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Roles {
        PathRole = Qt::UserRole + 1, ///< QString
        FactsRole,                   ///< QStringList, a line each
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tranche
