// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/panels/buckets/bucket_filter.h"
#include "ui/parts/tables/view_setup.h"
#include "ui/session/document.h"

#include <QSortFilterProxyModel>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QTableView;
class QTimer;

namespace tranche {

class BucketListModel;
class BucketSearch;

/// Buckets that meet a filter.
class BucketProxy final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// By bucket; empty: every bucket.
    void take(std::vector<bool> buckets);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    std::vector<bool> m_taken;
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
    void focusList();
    QTableView* table() { return m_view; }
    void setFilterText(const QString& text);                     ///< as if it was typed
    const std::vector<bool>& tuples() const { return m_tuples; } ///< by tuple, whether the filter asks for it; empty: for none

signals:
    void bucketChosen(tranche::BucketId bucket);
    void filtered(); ///< another filter holds

private:
    void build();
    void readFilter();
    void applyFilter();
    void showFound(const FoundBuckets& buckets);
    void showNone(const QString& why);
    void setCurrentAgain(int scrolled);
    void jump();
    void showProblem(const QString& problem);

    BucketListModel* m_model = nullptr;
    BucketProxy* m_proxy = nullptr;
    QLineEdit* m_filter = nullptr;
    QLineEdit* m_jump = nullptr;
    QLabel* m_problem = nullptr;
    QTableView* m_view = nullptr;
    BucketSearch* m_search = nullptr;
    QTimer* m_patience = nullptr;
    std::optional<BucketId> m_current; ///< chosen last
    BucketFilter m_asked;
    std::vector<bool> m_tuples;
    Document m_now; ///< what is filtered
    bool m_silent = false;
};

} // namespace tranche
