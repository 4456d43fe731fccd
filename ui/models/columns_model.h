// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/names.h"
#include "ui/session/session.h"

#include <QAbstractItemModel>

#include <vector>

namespace tranche {

/// The columns as a tree of two levels: columns, and in each its attributes. Dropping attributes on a column moves them there,
/// dropping them beside all columns makes a new one.
class ColumnsModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Roles {
        // of a column
        LetterRole = Qt::UserRole + 1, ///< "A", "B", ...; "S" for the sensitive column
        SensitiveColumnRole,           ///< bool
        DistinctRole,                  ///< text of a count, or "…" while it is computed
        InnerPhiRole,                  ///< text, "–" for a lone attribute, or "…"
        UniqueShareRole,               ///< double in [0, 1]; invalid while it is computed
        UniqueTextRole,                ///< "38.3 %", or "…"
        // of an attribute
        AttributeRole,      ///< int: AttributeId
        MedoidRole,         ///< bool: nearest to all others of its column; by hand never in the sensitive column
        PinnedRole,         ///< bool: stays where it is when columns are proposed anew
        SensitiveRole,      ///< bool
        SilhouetteRole,     ///< double; invalid for a lone attribute or while it is computed
        SilhouetteTextRole, ///< "−0.13", or empty
        // of both
        ColumnIndexRole, ///< int: ColumnId
    };

    explicit ColumnsModel(Session& session, QObject* parent = nullptr);

    void show(const Document& now);
    QModelIndex indexOf(AttributeId attribute) const; ///< invalid where it is not there
    QModelIndex indexOfColumn(ColumnId column) const;
    /// The attributes behind indexes, without repetition; a column stands for all of its attributes.
    std::vector<AttributeId> attributesOf(const QModelIndexList& indexes) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    using QObject::parent;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    static QString mimeType();
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column, const QModelIndex& parent) const override;
    /// Parent: a column or one of its attributes; none: a new column. Calls the session.
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column, const QModelIndex& parent) override;

private:
    const ColumnPartition::Column& attributesIn(std::size_t column) const;
    AttributeId attributeAt(const QModelIndex& index) const;
    QVariant columnData(ColumnId column, int role) const;
    QVariant attributeData(AttributeId attribute, ColumnId column, int role) const;
    QVariant factData(ColumnId column, int role) const;
    QVariant silhouetteOf(AttributeId attribute) const;
    QString attributeSentence(AttributeId attribute, ColumnId column) const;
    std::vector<AttributeId> attributesIn(const QMimeData& data) const;

    Session& m_session;
    Document m_now;
};

} // namespace tranche
