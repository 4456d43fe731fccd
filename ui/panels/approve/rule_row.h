// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/governance/rule_facts.h"

#include <QWidget>

class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace tranche {

/// One rule: sign and word, what it asks, what was found. A click or Enter leads to where it is decided. Below a failing one stands the
/// place to waive it, below a waived one who did so, and why.
class RuleRow final : public QWidget {
    Q_OBJECT

public:
    RuleRow(const RuleFact& fact, const QString& name, QWidget* parent);

signals:
    void pressed(tranche::PanelId where);
    void waiveAsked(tranche::Rule rule, const QString& reason, const QString& name);
    void takeBackAsked(tranche::Rule rule);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void addHead(QVBoxLayout* down);
    void addWaiving(QVBoxLayout* down, const QString& name);
    void addWaiver(QVBoxLayout* down);
    void typed();

    RuleFact m_fact;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_waive = nullptr;
};

} // namespace tranche
