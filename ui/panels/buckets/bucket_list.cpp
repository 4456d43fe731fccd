// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/buckets/bucket_list.h"

#include "ui/panels/buckets/bucket_search.h"
#include "ui/panels/tinted_icon.h"
#include "ui/models/bucket_list_model.h"
#include "ui/parts/buttons.h"
#include "ui/parts/meter.h"
#include "ui/words/messages/message_text.h"
#include "ui/style/number_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace tranche {

void BucketProxy::take(std::vector<bool> buckets)
{
    if (buckets == m_taken)
        return;
    m_taken = std::move(buckets);
    invalidateFilter();
}

bool BucketProxy::filterAcceptsRow(int row, const QModelIndex&) const
{
    const auto bucket = static_cast<std::size_t>(row);
    return m_taken.empty() || (bucket < m_taken.size() && m_taken[bucket]);
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
    const int textWidth = QFontMetrics(now.font).horizontalAdvance(bareText(QStringLiteral(".0000")));
    now.displayAlignment = Qt::AlignLeft;
    paintText(*painter, now, now.rect.adjusted(8, 0, -4, 0), now.text);
    const QRect bar = now.rect.adjusted(8 + textWidth + 6, 0, -10, 0);
    if (share.isValid() && bar.width() > 20) {
        MeterReading reading;
        reading.value = share.toDouble();
        if (const QVariant limit = index.data(BucketListModel::LimitRole); limit.isValid()) {
            reading.limit = limit.toDouble();
            reading.end = std::min(1.0, limit.toDouble() * 1.2);
        }
        paintMeter(*painter, bar, reading, now.palette);
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
    m_search = new BucketSearch(this);
    m_patience = new QTimer(this);
    m_patience->setSingleShot(true);
    m_patience->setInterval(100); // ms
    connect(m_patience, &QTimer::timeout, this, [this] { showNone(tr("Searching …")); });
    connect(m_search, &BucketSearch::found, this, &BucketList::showFound);
    connect(m_search, &BucketSearch::failed, this, [this](const QString& problem) {
        showFound({}); // every bucket, as where the filter cannot be read
        showProblem(problem);
    });
    connect(m_filter, &QLineEdit::textChanged, this, &BucketList::readFilter);
    connect(m_jump, &QLineEdit::returnPressed, this, &BucketList::jump);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!m_silent && current.isValid())
            emit bucketChosen(BucketId{static_cast<std::size_t>(m_proxy->mapToSource(current).row())});
    });
}

void BucketList::build()
{
    m_filter = new QLineEdit(this);
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->setPlaceholderText(tr("Size, p, value"));
    m_filter->setAccessibleName(tr("Filter buckets by size, largest p and values"));
    m_filter->setToolTip(tr("Shows buckets that meet all conditions: size<10 p>=.3 Race=Other. tuple>=.3 finds tuples whose largest p(t,s) "
                            "is in that range. Put names and values with blanks in double quotes."));
    m_filter->setClearButtonEnabled(true);
    setTintedIcon(m_filter, QStringLiteral("filter"));
    m_jump = new QLineEdit(this);
    m_jump->setObjectName(QStringLiteral("jump"));
    m_jump->setPlaceholderText(tr("No."));
    m_jump->setAccessibleName(tr("Go to bucket"));
    m_jump->setToolTip(tr("Go to a bucket by its number (Ctrl+G)"));
    m_jump->setMaximumWidth(scaled(64));
    m_problem = wrappedLabel({}, Type::Caption, Ink::Fail, this);
    m_problem->setContentsMargins(8, 0, 8, 4); // as the fields above
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
    if (!now.snapshot.buckets)
        m_current.reset();
    else if (current.isValid())
        m_current = BucketId{static_cast<std::size_t>(m_proxy->mapToSource(current).row())};
    const int scrolled = m_view->verticalScrollBar()->value();
    m_silent = true;
    const bool same = m_now.snapshot.buckets == now.snapshot.buckets && m_now.snapshot.report == now.snapshot.report
                      && m_now.tupleRisks == now.tupleRisks;
    if (m_now.snapshot.buckets != now.snapshot.buckets && !m_asked.isEmpty())
        m_proxy->take(std::vector<bool>(1, false)); // what was found is about other buckets
    m_now = now;
    m_model->show(now);
    if (!same)
        applyFilter();
    m_silent = false;
    setCurrentAgain(scrolled);
}

/// The bucket that was chosen, and what is in sight, after the list was filled anew.
void BucketList::setCurrentAgain(int scrolled)
{
    if (!m_current || m_view->currentIndex().isValid() || m_current->value >= static_cast<std::size_t>(m_model->rowCount()))
        return;
    setCurrent(*m_current);
    m_view->doItemsLayout(); // the scroll bar's range is that of the new list
    m_view->verticalScrollBar()->setValue(scrolled);
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

void BucketList::readFilter()
{
    auto filter = BucketFilter::parse(m_filter->text());
    m_asked = filter ? std::move(*filter) : BucketFilter{};
    applyFilter();
    if (!filter)
        showProblem(placedText(filter.error()));
}

void BucketList::applyFilter()
{
    if (!m_asked.isEmpty() && m_now.snapshot.buckets) {
        m_patience->start();
        m_search->look(m_asked, m_now);
        return;
    }
    m_search->forget();
    showFound({});
}

void BucketList::showFound(const FoundBuckets& buckets)
{
    m_patience->stop();
    m_tuples = buckets.tuples;
    m_proxy->take(buckets.taken);
    setCurrentAgain(m_view->verticalScrollBar()->value());
    const bool none = !buckets.taken.empty() && std::ranges::find(buckets.taken, true) == buckets.taken.end();
    const bool lacksFigures = m_asked.asksTuples() && !m_now.tupleRisks;
    showProblem(!none          ? QString()
                : lacksFigures ? tr("The figures for individual tuples are being calculated.")
                               : tr("No bucket matches."));
    emit filtered();
}

/// Nothing is found for a while, or nothing can be: no bucket stands there for the filter before.
void BucketList::showNone(const QString& why)
{
    m_tuples.clear();
    m_proxy->take(std::vector<bool>(1, false));
    showProblem(why);
}

void BucketList::setFilterText(const QString& text)
{
    m_filter->setText(text);
}

void BucketList::jump()
{
    const auto buckets = static_cast<std::size_t>(m_model->rowCount());
    const auto number = typedCount(m_jump->text());
    if (!number || *number < 1 || *number > buckets) {
        showProblem(tr("Enter a number from 1 to %1.").arg(countText(buckets)));
        return;
    }
    showProblem({});
    const BucketId bucket{*number - 1};
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

void BucketList::focusList()
{
    if (!m_view->currentIndex().isValid() && m_proxy->rowCount() > 0)
        m_view->setCurrentIndex(m_proxy->index(0, 0));
    m_view->setFocus(Qt::OtherFocusReason);
}

void BucketList::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

} // namespace tranche
