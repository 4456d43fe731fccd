// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/schema.h"
#include "ui/parts/tables/view_setup.h"

#include <QHeaderView>

namespace tranche {

/// Line numbers; a dropped tuple carries the icon of what is missing.
class LineHead final : public QHeaderView {
    Q_OBJECT

public:
    explicit LineHead(QWidget* parent);

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& area, int line) const override;
};

/// Attribute names with the icon of their type; the current one stands on the selection's colour.
class AttributeHead final : public QHeaderView {
    Q_OBJECT

public:
    explicit AttributeHead(QWidget* parent);

    void setCurrent(int section);

protected:
    void paintSection(QPainter* painter, const QRect& area, int section) const override;
    QSize sectionSizeFromContents(int section) const override;

private:
    int m_current = -1;
};

/// Cells of the source table: dropped tuples dimmed, numbers to the right, the current attribute tinted.
class SourceCell final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void setCurrent(int column) { m_current = column; }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    int m_current = -1;
};

/// resources/icons name of a type.
QString typeIcon(AttributeType type);

} // namespace tranche
