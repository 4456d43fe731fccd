// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QFrame>

namespace tranche {

/// The raised ground of a card, with its thin border.
class CardFrame : public QFrame {
    Q_OBJECT

public:
    using QFrame::QFrame;

    void setBorder(Ink border);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Ink m_border = Ink::Border;
};

} // namespace tranche
