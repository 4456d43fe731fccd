// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/person_picker.h"

#include "ui/models/kept_model.h"
#include "ui/parts/tables/view_setup.h"
#include "ui/parts/buttons.h"
#include "ui/style/number_text.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <ranges>

namespace tranche {

PersonPicker::PersonPicker(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Choose a person"));
    setAccessibleName(windowTitle());
    m_model = new KeptModel(this);
    m_view = new QTableView(this);
    setUpTable(m_view, tr("Tuples of the table, numbered as in the file"));
    m_view->setModel(m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_line = new QLineEdit(this);
    m_line->setPlaceholderText(tr("Number of the record in the file"));
    m_line->setAccessibleName(tr("Number of the record in the file"));
    m_line->setClearButtonEnabled(true);
    m_problem = textLabel({}, Type::Caption, Ink::Fail, this);
    auto* row = new QHBoxLayout;
    row->addWidget(m_line, 1);
    row->addWidget(m_problem, 2);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_choose = buttons->addButton(tr("Choose this person"), QDialogButtonBox::AcceptRole);
    m_choose->setDefault(true);
    auto* all = new QVBoxLayout(this);
    all->addLayout(row);
    all->addWidget(m_view, 1);
    all->addWidget(buttons);
    resize(scaled(720), scaled(460));
    connect(m_line, &QLineEdit::textEdited, this, &PersonPicker::goToLine);
    connect(m_view, &QTableView::doubleClicked, this, &PersonPicker::choose);
    connect(buttons, &QDialogButtonBox::accepted, this, &PersonPicker::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) { m_choose->setEnabled(current.isValid()); });
    m_choose->setEnabled(false);
}

void PersonPicker::show(const Snapshot& snapshot)
{
    m_table = snapshot.published;
    m_model->show(snapshot);
    m_line->clear();
    m_problem->clear();
    if (!m_view->currentIndex().isValid() && m_model->rowCount() > 0)
        m_view->setCurrentIndex(m_model->index(0, 0));
    open();
}

void PersonPicker::closeUnlessOf(const Snapshot& snapshot)
{
    if (snapshot.published == m_table)
        return;
    m_table.reset();
    m_model->show(Snapshot());
    if (isVisible())
        reject();
}

/// Tuples are numbered as in the file; one that was dropped is not among them.
void PersonPicker::goToLine()
{
    m_problem->clear();
    if (m_line->text().isEmpty() || !m_table)
        return;
    const auto number = typedCount(m_line->text());
    const auto numberOf = [this](std::size_t tuple) { return m_table->sourceRow(RowId(tuple)) + 1; };
    const auto tuples = std::views::iota(std::size_t{0}, m_table->rowCount());
    const auto tuple = std::ranges::lower_bound(tuples, number.value_or(0), {}, numberOf); // numbers ascend
    if (tuple == tuples.end() || numberOf(*tuple) != number) {
        m_problem->setText(tr("No kept record has this number."));
        return;
    }
    const QModelIndex place = m_model->index(static_cast<int>(*tuple), 0);
    m_view->setCurrentIndex(place);
    m_view->scrollTo(place, QAbstractItemView::PositionAtCenter);
}

void PersonPicker::choose()
{
    if (!m_view->currentIndex().isValid())
        return;
    const RowId tuple = m_model->tuple(m_view->currentIndex().row());
    accept();
    emit personChosen(tuple);
}

} // namespace tranche
