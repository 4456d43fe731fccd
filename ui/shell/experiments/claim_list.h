// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/experiments/claims.h"

#include <QWidget>

#include <optional>
#include <vector>

class QVBoxLayout;

namespace tranche {

class SegmentedButtons;

/// What the paper claims, a row a claim with its verdict, the measured value and the reason; chips show all, or those of one verdict.
class ClaimList final : public QWidget {
    Q_OBJECT

public:
    explicit ClaimList(QWidget* parent = nullptr);

    void show(const std::vector<ClaimResult>& claims);
    using QWidget::show;
    /// Ids of the rows that the chip lets through.
    QStringList shownIds() const;
    SegmentedButtons& chips() const { return *m_chips; }

private:
    struct Row {
        QString id;
        ClaimVerdict verdict = ClaimVerdict::NotTestable;
        QWidget* widget = nullptr;
    };

    QWidget* rowOf(const ClaimResult& claim);
    void count();
    void filter(int chip);

    SegmentedButtons* m_chips = nullptr;
    QWidget* m_page = nullptr;
    QVBoxLayout* m_down = nullptr;
    std::vector<Row> m_rows;
};

} // namespace tranche
