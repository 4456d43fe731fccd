// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/cards/card_frame.h"
#include "ui/session/scenarios/scenario_board.h"

#include <cstddef>
#include <optional>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tranche {

/// One scenario beside the one in force: what gets better and what worse, and the way there.
class BesideCard final : public CardFrame {
    Q_OBJECT

public:
    explicit BesideCard(QWidget* parent = nullptr);

    /// `row`: among those of the board; nullopt, or the one in force: nothing to compare.
    void show(const ScenarioBoard& board, std::optional<std::size_t> row);
    using QWidget::show;

signals:
    void adoptAsked();
    void removeAsked();
    void noted(const QString& note);

private:
    void buildFoot();
    void showFigures(const ScenarioBoard& board, const BoardRow& chosen);
    void showButtons(const BoardRow* chosen, const QString& letter);

    QLabel* m_heading = nullptr;
    QLabel* m_settings = nullptr;
    QLabel* m_empty = nullptr;
    QGridLayout* m_grid = nullptr;
    QLineEdit* m_note = nullptr;
    QPushButton* m_adopt = nullptr;
    QPushButton* m_remove = nullptr;
    QLabel* m_sentence = nullptr;
};

} // namespace tranche
