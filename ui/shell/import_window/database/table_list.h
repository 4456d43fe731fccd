// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"

#include <QWidget>

#include <vector>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace tranche {

/// The tables and views of a database, by schema, with about how many records each has.
class TableList final : public QWidget {
    Q_OBJECT

public:
    explicit TableList(QWidget* parent);

    void show(const std::vector<SourcePart>& tables);
    using QWidget::show;
    /// Marks a table; silent. None where it is not in the list.
    void choose(const QString& table);

signals:
    void chosen(const QString& table); ///< as DatabaseOptions::table names it

private:
    void filter(const QString& wanted);
    QTreeWidgetItem* schemaItem(const QString& schema);

    QLineEdit* m_find = nullptr;
    QTreeWidget* m_tree = nullptr;
};

} // namespace tranche
