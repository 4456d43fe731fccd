// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/cards/card_frame.h"

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace tranche {

/// A raised card with a heading and a body; its heading row takes actions on the right.
class SectionCard final : public CardFrame {
    Q_OBJECT

public:
    explicit SectionCard(const QString& heading, QWidget* parent = nullptr);

    void setHeading(const QString& heading);
    QHBoxLayout* head() { return m_head; }
    QVBoxLayout* body() { return m_body; }

private:
    QLabel* m_heading = nullptr;
    QHBoxLayout* m_head = nullptr;
    QVBoxLayout* m_body = nullptr;
};

} // namespace tranche
