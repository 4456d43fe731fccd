// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"

#include <QWidget>

#include <optional>
#include <set>
#include <string>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace tranche {

/// The attributes of a table of a database beside its query, which of them the query gives, and their types. One that is chosen is written
/// into the query.
class AttributeList final : public QWidget {
    Q_OBJECT

public:
    explicit AttributeList(QWidget* parent);

    void show(const SourcePart& table);
    using QWidget::show;
    /// Names that the query gives.
    void mark(const std::set<std::string>& asked);
    bool isEmpty() const;

signals:
    void chosen(const QString& name); ///< as SQL takes it

private:
    void sayHowMany(std::size_t asked);

    std::optional<std::set<std::string>> m_marked; ///< nullopt: it is not known yet
    QLabel* m_title = nullptr;
    QLabel* m_count = nullptr;
    QTreeWidget* m_tree = nullptr;
};

} // namespace tranche
