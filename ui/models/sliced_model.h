// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"
#include "ui/session/intruder.h"

#include <QAbstractTableModel>

#include <vector>

namespace tranche {

/// The sliced table, line by line as it would be released: column 0 is the bucket, then the attributes column by column.
class SlicedModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Roles {
        BucketRole = Qt::UserRole + 1, ///< int: BucketId (the number on the screen is one more)
        BandRole,                      ///< bool: every second bucket
        FirstOfBucketRole,             ///< bool: a strong line goes above
        ColumnIndexRole,               ///< int: ColumnId, -1 for the bucket's number; also in the horizontal header
        FirstOfColumnRole,             ///< bool: a gap goes before; also in the horizontal header
        MatchedRole,                   ///< bool: the line's value of this column is what an intruder knows, in a bucket that fits
        AttributeRole,                 ///< int: AttributeId, -1 for the bucket's number; also in the horizontal header
        LetterRole,                    ///< header only: the column's letter
        SensitiveColumnRole,           ///< header only: bool
    };

    explicit SlicedModel(QObject* parent = nullptr);

    void show(const Document& now);
    /// What an intruder knows and which buckets fit; null: nothing is matched. Ignored where it is about another sliced table.
    void showKnown(std::shared_ptr<const IntruderAnswer> answer);
    /// First line of a bucket; -1 where there is none.
    int firstLine(BucketId bucket) const;
    std::shared_ptr<const SlicedTable> sliced() const { return m_sliced; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Field {
        AttributeId attribute;
        ColumnId column;
        bool first = false;
    };

    bool isMatched(std::size_t line, const Field& field) const;
    QVariant lineData(std::size_t line, int role) const;
    QVariant fieldData(const Field& field, int role) const;

    std::shared_ptr<const SlicedTable> m_sliced;
    std::vector<Field> m_fields;
    std::shared_ptr<const IntruderAnswer> m_answer;
    std::vector<std::vector<KnownValue>> m_known; ///< by column
    std::vector<bool> m_fits;                     ///< by bucket
};

} // namespace tranche
