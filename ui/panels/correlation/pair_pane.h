// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/session/session.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <utility>

class QGridLayout;
class QLabel;
class QSpinBox;

namespace tranche {

class PairTable;

/// One pair of attributes: phi2, domains, what becomes of it, how its values meet, and a plain sentence; below, what is related and yet
/// apart.
class PairPane final : public QWidget {
    Q_OBJECT

public:
    using Pair = std::pair<AttributeId, AttributeId>;

    PairPane(Session& session, QWidget* parent);

    void show(const Document& now, std::optional<Pair> pair);
    using QWidget::show;

signals:
    /// A row of the list was chosen.
    void pairChosen(tranche::AttributeId first, tranche::AttributeId second);

private:
    QWidget* buildCounts();
    void showPair(const Document& now, const Pair& pair);
    void showCounts(const Document& now, const Pair& pair);
    void showApart(const Document& now);
    void addApart(const Document& now, int row, const Pair& pair, double phiSquared);

    Session& m_session;
    QLabel* m_heading = nullptr;
    QLabel* m_value = nullptr;
    QLabel* m_facts = nullptr;
    QWidget* m_counts = nullptr;
    QLabel* m_across = nullptr;
    PairTable* m_table = nullptr;
    QLabel* m_waiting = nullptr;
    QSpinBox* m_hiddenBelow = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_apartHeading = nullptr;
    QWidget* m_apart = nullptr;
    QGridLayout* m_apartGrid = nullptr;
    std::shared_ptr<const CorrelationMatrix> m_apartIn; ///< what is listed as apart
    std::shared_ptr<const ColumnPartition> m_apartBy;
};

} // namespace tranche
