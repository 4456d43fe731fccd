// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/pipeline/snapshot.h"

#include <QWidget>

#include <optional>
#include <utility>

class QGridLayout;
class QLabel;

namespace tranche {

/// One pair of attributes: phi2, domains, what becomes of it, and a plain sentence; below, what is related and yet apart.
class PairPane final : public QWidget {
    Q_OBJECT

public:
    using Pair = std::pair<AttributeId, AttributeId>;

    explicit PairPane(QWidget* parent);

    void show(const Snapshot& now, std::optional<Pair> pair);

signals:
    /// A row of the list was chosen.
    void pairChosen(tranche::AttributeId first, tranche::AttributeId second);

private:
    void showPair(const Snapshot& now, const Pair& pair);
    void showApart(const Snapshot& now);
    void addApart(const Snapshot& now, int row, const Pair& pair, double phiSquared);

    QLabel* m_heading = nullptr;
    QLabel* m_value = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_apartHeading = nullptr;
    QWidget* m_apart = nullptr;
    QGridLayout* m_apartGrid = nullptr;
};

} // namespace tranche
