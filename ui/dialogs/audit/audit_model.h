// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/read_audit.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <memory>
#include <optional>

namespace tranche {

/// An audit log, the newest entry first; entries from the first bad one on are marked.
class AuditModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Time, Event, What, Name, Digest, ColumnsShown };
    enum Roles { EventRole = Qt::UserRole + 1, LineRole, BadRole }; ///< int(AuditEvent), or -1 of what is no entry; from 1; bool

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::shared_ptr<const AuditReading> log);
    const AuditReading* log() const { return m_log.get(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textOf(std::size_t line, int column) const;
    bool isBad(std::size_t line) const;

    std::shared_ptr<const AuditReading> m_log;
};

/// Those entries that have this text anywhere, and are of this event.
class AuditFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setText(const QString& text);
    void setEvent(std::optional<AuditEvent> event);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QString m_text;
    std::optional<AuditEvent> m_event;
};

} // namespace tranche
