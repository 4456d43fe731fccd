// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/utility/association_losses.h"
#include "ui/session/document.h"

#include <QWidget>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace tranche {

/// What slicing takes away: association kept, the pairs that lose most, and what is kept between columns.
class LossesPane final : public QWidget {
    Q_OBJECT

public:
    explicit LossesPane(QWidget* parent);

    void show(const Document& now);
    using QWidget::show;

signals:
    void pairChosen(tranche::AttributeId first, tranche::AttributeId second);
    /// Put the two attributes that lose most into one column.
    void joinAsked(tranche::AttributeId first, tranche::AttributeId second);
    void allPairsAsked();

private:
    QHBoxLayout* buildButtons();
    void showLosses(const Document& now);
    void addLoss(const Document& now, int row, const PairLoss& loss);
    void showBetween(const Document& now);

    std::vector<PairLoss> m_losses;
    std::shared_ptr<const AssociationReport> m_shown;
    std::shared_ptr<const ColumnPartition> m_shownColumns;
    QLabel* m_kept = nullptr;
    QLabel* m_facts = nullptr;
    QGridLayout* m_grid = nullptr;
    QLabel* m_sentence = nullptr;
    QPushButton* m_join = nullptr;
    QPushButton* m_all = nullptr;
    QLabel* m_betweenHeading = nullptr;
    QGridLayout* m_between = nullptr;
};

} // namespace tranche
