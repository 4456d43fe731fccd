// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/parts/tables/view_setup.h"

#include <QHeaderView>
#include <QTableView>

#include <optional>

namespace tranche {

class SlicedModel;

/// Gap before the first attribute of each column; what stands left and right of it is shuffled apart.
inline constexpr int columnGap = 9;

/// Two rows: the column's colour, letter and name; below, attribute names.
class SlicedHead final : public QHeaderView {
    Q_OBJECT

public:
    explicit SlicedHead(QWidget* parent);

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& area, int section) const override;
    QSize sectionSizeFromContents(int section) const override;

private:
    void paintColumn(QPainter& painter, const QRect& top, int section) const;
};

/// Cells of the sliced table: bands by bucket, a strong line between buckets, the selected bucket with an accent edge.
class SlicedCell final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void setBucket(std::optional<BucketId> bucket) { m_bucket = bucket; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintMatched(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    std::optional<BucketId> m_bucket;
};

/// The sliced table as it would be released.
class SlicedView final : public QTableView {
    Q_OBJECT

public:
    SlicedView(SlicedModel& model, QWidget* parent);

    void fitColumns();
    void showBucket(BucketId bucket); ///< select and scroll to its first line; silent
    std::optional<BucketId> bucket() const { return m_bucket; }
    void clearBucket();

    /// What somebody looks at: the chosen bucket and how it stands on the screen.
    struct Place {
        std::optional<BucketId> bucket;
        int top = 0;              ///< first line in sight
        int across = 0;           ///< of the horizontal scroll bar
        int column = 0;           ///< of the current cell
        std::optional<int> below; ///< lines from the top to the chosen bucket, where it is in sight
    };
    Place place() const;
    /// The same place in another table: where the chosen bucket was in sight it stands there again, else the lines stay; silent.
    void restore(const Place& place);

signals:
    void bucketChosen(tranche::BucketId bucket);
    void lineChosen(std::size_t line); ///< by a click or Enter: what would somebody infer who knows this

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void select(std::optional<BucketId> bucket);

    SlicedModel& m_model;
    SlicedCell* m_cells = nullptr;
    std::optional<BucketId> m_bucket;
};

} // namespace tranche
