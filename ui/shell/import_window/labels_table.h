// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/import_window/looker.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>
#include <QTableView>

namespace tranche {

/// What a statistical file says about its attributes, and how each is read: by codes or labels, and what it declares missing.
class LabelsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Label, Labelled, ShownAs, Declared, ReadAs, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const std::shared_ptr<const Looked>& looked);
    /// What is shown; null: nothing.
    const std::shared_ptr<const Looked>& looked() const { return m_looked; }
    /// The first row whose values have labels; 0: none.
    int firstLabelled() const;
    /// Of the attribute of a row; empty where nobody knows.
    std::string nameOf(std::size_t row) const;
    /// The words for the choices of a column; empty where there is nothing to choose.
    static QStringList choices(int column);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role) const override; ///< to be edited: index of the choice
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void changed(const tranche::ImportOptions& options);

private:
    QString text(std::size_t row, int column) const;
    int choiceOf(std::size_t row, int column) const;

    std::shared_ptr<const Looked> m_looked;
    StatisticalOptions m_options;
};

/// A box of choices in a cell of the table.
class ChoiceDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

/// The table of both.
class LabelsTable final : public QTableView {
    Q_OBJECT

public:
    explicit LabelsTable(QWidget* parent);

    LabelsModel& labels() const { return *m_model; }
    QSize sizeHint() const override;

private:
    /// For its heading and its choices.
    int widthFor(int column) const;

    LabelsModel* m_model = nullptr;
};

} // namespace tranche
