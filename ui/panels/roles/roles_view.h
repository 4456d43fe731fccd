// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/roles.h"

#include <QSortFilterProxyModel>
#include <QTableView>

namespace tranche {

enum class RoleFilter { All, Undecided, Suggestions };

/// Attributes by a part of their name, and by what is still to be done.
class RolesProxy final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setFilter(RoleFilter filter);
    void setText(const QString& text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    RoleFilter m_filter = RoleFilter::All;
    QString m_text;
};

/// The list of attributes. Single keys act on the whole selection instead of searching by type-ahead.
class RolesView final : public QTableView {
    Q_OBJECT

public:
    explicit RolesView(QWidget* parent);

signals:
    void roleKeyPressed(tranche::Role role);
    void suggestionAccepted();
    void binsAsked();
    void missingAsked();
    void orderAsked();
    void filterAsked();
    void resized();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace tranche
