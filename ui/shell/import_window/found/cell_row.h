// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/judgement.h"

#include <QFrame>

class QPushButton;

namespace tranche {

/// What is open, or was decided, about the cells of an attribute: what it is, a word of explanation, and one button.
class CellRow final : public QFrame {
    Q_OBJECT

public:
    struct Words {
        QString title;
        QString why;
        QString button;
        QString hint; ///< of the button
    };

    CellRow(Judgement judgement, const Words& words, QWidget* parent);

signals:
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace tranche
