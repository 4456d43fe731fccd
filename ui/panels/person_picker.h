// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QDialog>

#include <memory>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace tranche {

class KeptModel;

/// Choose a person: a tuple of the table, by looking or by its line in the file. Opened without waiting; personChosen tells.
class PersonPicker final : public QDialog {
    Q_OBJECT

public:
    explicit PersonPicker(QWidget* parent);

    void show(const Snapshot& snapshot);
    using QDialog::show;
    /// Closes where the tuples that are shown are no longer those of the table: their places now mean others.
    void closeUnlessOf(const Snapshot& snapshot);

signals:
    void personChosen(tranche::RowId tuple);

private:
    void goToLine();
    void choose();

    KeptModel* m_model = nullptr;
    QTableView* m_view = nullptr;
    QLineEdit* m_line = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_choose = nullptr;
    std::shared_ptr<const KeptTable> m_table; ///< whose tuples are shown
};

} // namespace tranche
