// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/cards/section_card.h"
#include "ui/session/document.h"
#include "ui/session/verified_draft.h"

#include <QWidget>

class QPushButton;

namespace tranche {

class Badge;
class BusyArc;

/// What the independent verifier says of exactly the bytes that would be written, line by line.
class VerifierCard final : public QWidget {
    Q_OBJECT

public:
    explicit VerifierCard(QWidget* parent);

    /// `busy`: the verifier may be at work, so an absent report is not shown as missing.
    void show(const Document& now, bool busy);

signals:
    void verifyAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    SectionCard* m_card = nullptr;
    Badge* m_badge = nullptr;
    BusyArc* m_arc = nullptr;
    QWidget* m_lines = nullptr;
    QPushButton* m_again = nullptr;
    std::shared_ptr<const VerifiedDraft> m_shown;
};

} // namespace tranche
