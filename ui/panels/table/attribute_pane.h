// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/distribution_data.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace tranche {

class Badge;
class DistributionPlot;
class ElidedLabel;

/// What is known of one attribute: its distribution, counts, and most frequent values.
class AttributePane final : public QWidget {
    Q_OBJECT

public:
    explicit AttributePane(QWidget* parent);

    void show(const DistributionData& shown);

signals:
    void barHovered(const QString& text);

private:
    void showFacts(const DistributionData& shown);
    void showValues(const DistributionData& shown);
    void addFact(int row, int column, const QString& label, const QString& value);

    ElidedLabel* m_name = nullptr;
    Badge* m_type = nullptr;
    DistributionPlot* m_plot = nullptr;
    QWidget* m_facts = nullptr;
    QGridLayout* m_factGrid = nullptr;
    QLabel* m_valuesHeading = nullptr;
    QLabel* m_valuesCount = nullptr;
    QGridLayout* m_valueGrid = nullptr;
    QWidget* m_values = nullptr;
};

} // namespace tranche
