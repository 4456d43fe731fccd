// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QTableView;

namespace tranche {

class KeptModel;

/// The tuples of one bucket as they are in the table, next to the sliced ones. They are never part of a release.
class OriginalView final : public QWidget {
    Q_OBJECT

public:
    explicit OriginalView(QWidget* parent);

    /// `marked`: by tuple, whether it is bold; empty: none is.
    void show(const Document& now, std::optional<BucketId> bucket, const std::vector<bool>& marked);
    using QWidget::show;
    void setCurrent(RowId tuple);
    QTableView* table() const { return m_view; }

signals:
    void personChosen(tranche::RowId tuple);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    KeptModel* m_model = nullptr;
    QLabel* m_heading = nullptr;
    QLabel* m_note = nullptr;
    QTableView* m_view = nullptr;
};

} // namespace tranche
