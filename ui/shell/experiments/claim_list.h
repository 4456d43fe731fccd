// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/experiments/claims.h"

#include <QWidget>

#include <optional>
#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace tranche {

class ClaimRow;
class SegmentedButtons;

/// What the paper claims, a row a claim with its verdict, the measured value and the reason; chips show all, or those of one verdict. One
/// row may be chosen: by a click, or with Up and Down; Enter opens it.
class ClaimList final : public QWidget {
    Q_OBJECT

public:
    explicit ClaimList(QWidget* parent = nullptr);

    void show(const std::vector<ClaimResult>& claims);
    using QWidget::show;
    /// Ids of the rows that the chip lets through.
    QStringList shownIds() const;
    SegmentedButtons& chips() const { return *m_chips; }
    /// The row that is chosen; null: none.
    const ClaimRow* chosen() const { return m_chosen; }
    void choose(const QString& id);

signals:
    void chosenChanged();
    void opened(); ///< the row that is chosen

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void count();
    void filter(int chip);
    void setChosen(ClaimRow* row);
    void move(int step);

    SegmentedButtons* m_chips = nullptr;
    QScrollArea* m_scroll = nullptr;
    QWidget* m_page = nullptr;
    QVBoxLayout* m_down = nullptr;
    std::vector<ClaimRow*> m_rows;
    ClaimRow* m_chosen = nullptr;
};

} // namespace tranche
