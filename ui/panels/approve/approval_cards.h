// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/approve/approvals_shown.h"
#include "ui/session/governance/key_book.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace tranche {

/// Who has approved the draft: name, time, reason and key of each, and the digest of the manifest that all of them approved.
class ApprovalCards final : public QWidget {
    Q_OBJECT

public:
    explicit ApprovalCards(QWidget* parent);

    void setKeys(std::shared_ptr<const KeyBook> keys) { m_keys = std::move(keys); }
    /// `mayTakeBack`: they were given here.
    void show(const ApprovalsShown& approvals, bool mayTakeBack);

signals:
    void takeBackAsked();

private:
    QWidget* cardOf(const Approval& approval);
    void addTakeBack();

    std::shared_ptr<const KeyBook> m_keys;
    QLabel* m_count = nullptr;
    QLabel* m_digest = nullptr;
    QVBoxLayout* m_column = nullptr;
    QWidget* m_cards = nullptr;
    std::vector<Approval> m_shown;
};

} // namespace tranche
