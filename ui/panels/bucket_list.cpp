// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/bucket_list.h"

#include "ui/panels/tinted_icon.h"
#include "ui/models/bucket_list_model.h"
#include "ui/parts/buttons.h"
#include "ui/parts/meter.h"
#include "ui/style/number_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QTableView>

namespace tranche {

void BucketProxy::show(const Document& now)
{
    m_buckets = now.snapshot.buckets;
    m_report = now.snapshot.report;
    invalidateFilter();
}

void BucketProxy::setFilter(BucketFilter filter)
{
    m_filter = std::move(filter);
    invalidateFilter();
}

bool BucketProxy::filterAcceptsRow(int row, const QModelIndex&) const
{
    if (m_filter.conditions.empty())
        return true;
    const auto bucket = static_cast<std::size_t>(row);
    if (!m_buckets || !m_report || bucket >= m_buckets->size() || bucket >= m_report->bucketMaxP.size())
        return false;
    return m_filter.accepts(m_buckets->sizeOf(BucketId{bucket}), m_report->bucketMaxP[bucket]);
}

QSize ProbabilityCell::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {scaled(112), scaled(tableRowHeight)};
}

void ProbabilityCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem now(option);
    initStyleOption(&now, index);
    painter->save();
    paintBack(*painter, now);
    const QVariant share = index.data(BucketListModel::ProbabilityRole);
    const int textWidth = QFontMetrics(now.font).horizontalAdvance(QStringLiteral(".0000"));
    now.displayAlignment = Qt::AlignLeft;
    paintText(*painter, now, now.rect.adjusted(8, 0, -4, 0), now.text);
    const QRect bar = now.rect.adjusted(8 + textWidth + 6, 0, -10, 0);
    if (share.isValid() && bar.width() > 20) {
        const double limit = index.data(BucketListModel::LimitRole).toDouble();
        paintMeter(*painter, bar, {.value = share.toDouble(), .limit = limit, .end = std::min(1.0, limit * 1.2)}, now.palette);
    }
    paintFocus(*painter, now);
    painter->restore();
}

BucketList::BucketList(QWidget* parent) : QWidget(parent)
{
    m_model = new BucketListModel(this);
    m_proxy = new BucketProxy(this);
    m_proxy->setSourceModel(m_model);
    build();
    connect(m_filter, &QLineEdit::textChanged, this, &BucketList::applyFilter);
    connect(m_jump, &QLineEdit::returnPressed, this, &BucketList::jump);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!m_silent && current.isValid())
            emit bucketChosen(BucketId{static_cast<std::size_t>(m_proxy->mapToSource(current).row())});
    });
}

void BucketList::build()
{
    m_filter = new QLineEdit(this);
    m_filter->setPlaceholderText(tr("size<10 p>=.3"));
    m_filter->setAccessibleName(tr("Filter buckets by size and largest p"));
    m_filter->setToolTip(tr("Conditions on size and p: size<10 p>=.3"));
    m_filter->setClearButtonEnabled(true);
    setTintedIcon(m_filter, QStringLiteral("filter"));
    m_jump = new QLineEdit(this);
    m_jump->setPlaceholderText(tr("No."));
    m_jump->setAccessibleName(tr("Go to bucket"));
    m_jump->setToolTip(tr("Go to a bucket by its number (Ctrl+G)"));
    m_jump->setMaximumWidth(scaled(64));
    m_problem = textLabel({}, Type::Caption, Ink::Fail, this);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 8, 8, 6);
    row->setSpacing(4);
    row->addWidget(m_filter, 1);
    row->addWidget(m_jump);
    m_view = new QTableView(this);
    setUpTable(m_view, tr("Buckets"));
    m_view->setModel(m_proxy);
    m_view->setItemDelegateForColumn(BucketListModel::LargestP, new ProbabilityCell(m_view));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->setColumnWidth(BucketListModel::Bucket, scaled(60));
    m_view->setColumnWidth(BucketListModel::Size, scaled(52));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(row);
    all->addWidget(m_problem);
    all->addWidget(m_view, 1);
}

void BucketList::show(const Document& now)
{
    const QModelIndex current = m_view->currentIndex();
    const int bucket = current.isValid() ? m_proxy->mapToSource(current).row() : -1;
    m_silent = true;
    m_model->show(now);
    m_proxy->show(now);
    m_silent = false;
    if (bucket >= 0 && bucket < m_model->rowCount())
        setCurrent(BucketId{static_cast<std::size_t>(bucket)});
}

void BucketList::setCurrent(BucketId bucket)
{
    const QModelIndex index = m_proxy->mapFromSource(m_model->index(static_cast<int>(bucket.value), 0));
    if (!index.isValid() || index.row() == m_view->currentIndex().row())
        return;
    m_silent = true;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
    m_silent = false;
}

void BucketList::applyFilter()
{
    auto filter = BucketFilter::parse(m_filter->text());
    showProblem(filter ? QString() : QString::fromStdString(filter.error().message));
    m_proxy->setFilter(filter ? std::move(*filter) : BucketFilter{});
    if (filter && m_proxy->rowCount() == 0)
        showProblem(tr("No bucket is like this."));
}

void BucketList::jump()
{
    bool isNumber = false;
    const int number = m_jump->text().remove(QLatin1Char(',')).toInt(&isNumber);
    if (!isNumber || number < 1 || number > m_model->rowCount()) {
        showProblem(tr("There are buckets 1 to %1.").arg(countText(static_cast<std::size_t>(m_model->rowCount()))));
        return;
    }
    showProblem({});
    const BucketId bucket{static_cast<std::size_t>(number) - 1};
    setCurrent(bucket);
    emit bucketChosen(bucket);
    m_view->setFocus(Qt::OtherFocusReason);
}

void BucketList::showProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void BucketList::focusJump()
{
    m_jump->setFocus(Qt::ShortcutFocusReason);
    m_jump->selectAll();
}

void BucketList::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

} // namespace tranche
