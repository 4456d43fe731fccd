// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/infeasible_facts.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tranche {

class Banner;
class SectionCard;

/// A request that cannot hold: what stops it by name, and the ways out as buttons with their consequence.
class InfeasibleView final : public QWidget {
    Q_OBJECT

public:
    explicit InfeasibleView(QWidget* parent);

    void show(const InfeasibleFacts& facts);

signals:
    void modelChosen(const tranche::PrivacyModel& model);
    void alphaOneChosen();
    void swapChosen(tranche::AttributeId out, tranche::AttributeId in);

private:
    void showShares(const InfeasibleFacts& facts);
    void showWays(const InfeasibleFacts& facts);
    QPushButton* addWay(const QString& heading, const QString& sentence, const QString& button, bool primary);

    Banner* m_banner = nullptr;
    SectionCard* m_shares = nullptr;
    QWidget* m_shareRows = nullptr;
    SectionCard* m_ways = nullptr;
    QWidget* m_wayRows = nullptr;
    QGridLayout* m_wayGrid = nullptr;
};

} // namespace tranche
