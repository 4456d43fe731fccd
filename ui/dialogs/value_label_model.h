// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/files/released_fields.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tranche {

/// The values of one attribute that a release would hold, and how often each occurs.
struct CountedValues {
    std::shared_ptr<const KeptTable> kept; ///< that the field points into
    ReleasedField field;
    std::vector<std::uint64_t> counts; ///< by code
};

/// Values, counts and labels of one attribute. Labels can be edited; those of values that do not occur are kept and not shown.
class ValueLabelModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Value, Count, Label, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;
    using Labels = std::map<std::string, std::string>;

    /// `values` may be null: nothing is known yet. `unreleased`: names that no label may hold.
    void show(std::shared_ptr<const CountedValues> values, Labels labels, std::vector<std::string> unreleased);
    void removeAll();
    const Labels& labels() const { return m_labels; }
    /// The labels that are shown, and the first row whose label may not be written; -1: none.
    int labelled() const;
    int firstCulprit() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void edited();

private:
    const std::string& valueAt(int row) const { return m_values->field.meaning->values[static_cast<std::size_t>(row)]; }
    const std::string* labelAt(int row) const;
    bool isCulprit(int row) const;

    std::shared_ptr<const CountedValues> m_values;
    Labels m_labels;
    std::vector<std::string> m_unreleased;
};

} // namespace tranche
