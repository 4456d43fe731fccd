// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/approve/approval_card.h"
#include "ui/panels/approve/approvals_shown.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace tranche {

/// Who has approved the draft: name, time, reason and key of each, and the digest of the manifest that all of them approved.
class ApprovalCards final : public QWidget {
    Q_OBJECT

public:
    explicit ApprovalCards(QWidget* parent);

    /// `facts`: of those that were given. `mayTakeBack`: they were given here.
    void show(const ApprovalsShown& approvals, const std::vector<ApprovalFacts>& facts, bool mayTakeBack);

signals:
    void takeBackAsked();

private:
    void addTakeBack();

    QLabel* m_count = nullptr;
    QLabel* m_digest = nullptr;
    QVBoxLayout* m_column = nullptr;
    QWidget* m_cards = nullptr;
    std::vector<ApprovalFacts> m_shown;
};

} // namespace tranche
