// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/opened_table.h"
#include "ui/session/session.h"

#include <QAbstractTableModel>

namespace tranche {

/// A row for each attribute of the source table; its role can be edited, which is a decision of the session.
class RolesModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Attribute, Type, Distinct, Missing, Order, RoleColumn, Suggestion, ColumnCount };
    enum Roles {
        SourceRole = Qt::UserRole + 1, ///< int: SourceId
        TypeRole,                      ///< int(AttributeType)
        RoleRole,                      ///< int(Role)
        MissingRuleRole,               ///< int(MissingRule)
        BinsRole,                      ///< int: bins in use; invalid for a categorical attribute
        SuggestedRoleRole,             ///< int(Role); invalid where nothing is suggested
        SortRole,                      ///< a number or text to sort by
    };

    explicit RolesModel(Session& session, QObject* parent = nullptr);

    void show(const Document& now);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// RoleRole or EditRole in RoleColumn: int(Role); becomes Session::setRoles. Nothing else is edited here.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QVariant text(std::size_t row, Column column) const;
    QString orderText(std::size_t row) const;
    QVariant sortValue(std::size_t row, Column column) const;
    AttributeType typeOf(std::size_t row) const;

    Session& m_session;
    std::shared_ptr<const OpenedTable> m_opened;
    Snapshot m_snapshot;
};

/// "Quasi-identifier", "Undecided", ...
QString roleText(Role role);
/// "number", "text", "date".
QString typeText(AttributeType type);

} // namespace tranche
