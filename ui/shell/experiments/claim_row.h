// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/experiments/claims.h"
#include "ui/parts/judgement.h"

#include <QFrame>

namespace tranche {

Judgement judgementOf(ClaimVerdict verdict);

/// A claim with its verdict, what was found and why. A click or the keyboard chooses it.
class ClaimRow final : public QFrame {
    Q_OBJECT

public:
    ClaimRow(const ClaimResult& claim, QWidget* parent);

    const QString& id() const { return m_id; }
    const QString& claim() const { return m_claim; }
    ClaimVerdict verdict() const { return m_verdict; }
    void setChosen(bool chosen);

signals:
    void pressed();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_id;
    QString m_claim;
    ClaimVerdict m_verdict;
    bool m_chosen = false;
};

} // namespace tranche
