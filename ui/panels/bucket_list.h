// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/panels/bucket_filter.h"
#include "ui/panels/view_setup.h"
#include "ui/session/document.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QLabel;
class QLineEdit;
class QTableView;

namespace tranche {

class BucketListModel;

/// Buckets that meet a filter; compared with the exact shares of the report.
class BucketProxy final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void show(const Document& now);
    void setFilter(BucketFilter filter);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    std::shared_ptr<const BucketPartition> m_buckets;
    std::shared_ptr<const PrivacyReport> m_report;
    BucketFilter m_filter;
};

/// Largest p(t,s) of a bucket: number, bar and the limit's tick.
class ProbabilityCell final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The list of buckets with its filter and the way to a number.
class BucketList final : public QWidget {
    Q_OBJECT

public:
    explicit BucketList(QWidget* parent);

    void show(const Document& now);
    void setCurrent(BucketId bucket); ///< silent
    void focusJump();
    void focusFilter();

signals:
    void bucketChosen(tranche::BucketId bucket);

private:
    void build();
    void applyFilter();
    void jump();
    void showProblem(const QString& problem);

    BucketListModel* m_model = nullptr;
    BucketProxy* m_proxy = nullptr;
    QLineEdit* m_filter = nullptr;
    QLineEdit* m_jump = nullptr;
    QLabel* m_problem = nullptr;
    QTableView* m_view = nullptr;
    bool m_silent = false;
};

} // namespace tranche
