// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/buckets/original_view.h"

#include "ui/models/kept_model.h"
#include "ui/parts/tables/view_setup.h"
#include "ui/parts/buttons.h"
#include "ui/style/number_text.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace tranche {

OriginalView::OriginalView(QWidget* parent) : QWidget(parent)
{
    m_model = new KeptModel(this);
    m_heading = textLabel({}, Type::Heading, Ink::Text, this);
    m_note = wrappedLabel(
        tr("Real people. Do not share this view. Click a record or press Enter to see what someone who knows the person could infer."),
        Type::Caption, Ink::Text2, this);
    m_view = new QTableView(this);
    setUpTable(m_view, tr("Original records of the bucket"));
    m_view->setModel(m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->installEventFilter(this);
    auto* words = new QVBoxLayout;
    words->setContentsMargins(8, 6, 8, 4);
    words->setSpacing(0);
    words->addWidget(m_heading);
    words->addWidget(m_note);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(words);
    all->addWidget(m_view, 1);
    connect(m_model, &KeptModel::modelReset, m_view, [view = m_view] { fitColumns(view); });
    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex& cell) { emit personChosen(m_model->tuple(cell.row())); });
}

void OriginalView::show(const Document& now, std::optional<BucketId> bucket, const std::vector<bool>& marked)
{
    const bool some = bucket && now.snapshot.buckets && bucket->value < now.snapshot.buckets->size();
    m_heading->setText(some ? tr("Original of bucket %1").arg(countText(bucket->value + 1)) : tr("Original"));
    m_model->show(some ? now.snapshot : Snapshot{}, bucket);
    m_model->mark(some ? marked : std::vector<bool>());
}

void OriginalView::setCurrent(RowId tuple)
{
    const int row = m_model->rowOf(tuple);
    if (row < 0)
        return;
    m_view->setCurrentIndex(m_model->index(row, 0));
    m_view->scrollTo(m_view->currentIndex());
}

bool OriginalView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && m_view->currentIndex().isValid()) {
            emit personChosen(m_model->tuple(m_view->currentIndex().row()));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tranche
