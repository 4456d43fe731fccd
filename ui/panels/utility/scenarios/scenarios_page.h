// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/scenarios/scenario_board.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QComboBox;
class QHBoxLayout;
class QPushButton;

namespace tranche {

class BesideCard;
class BoardTable;
class ParetoPlot;
class PlotCard;
class Questions;
class Session;
struct BoardLine;

/// The page of Utility that compares scenarios: the board, the picture of risk against utility, and two side by side. Figures are computed
/// while it is visible.
class ScenariosPage final : public QWidget {
    Q_OBJECT

public:
    explicit ScenariosPage(Session& session, QWidget* parent = nullptr);

    void setQuestions(std::shared_ptr<Questions> questions);
    /// The present one and those pinned.
    std::size_t scenarioCount() const;
    /// "Six pinned scenarios and 42 more, tried in the background."
    QString sentence() const;
    /// What goes into the head of the stage; without one they stand above the board.
    QPushButton* pinButton() { return m_pin; }
    QPushButton* saveButton() { return m_save; }

signals:
    /// One line for the job bar.
    void hovered(const QString& text);
    /// scenarioCount() or sentence() is another.
    void countChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QHBoxLayout* buildHead();
    QWidget* buildPicture();
    void refresh();
    void showPicture();
    void showBeside();
    void act(const BoardLine& line);
    void pinPresent();
    void saveTable();
    const BoardRow* selected() const;

    Session& m_session;
    ScenarioBoard& m_board;
    std::shared_ptr<Questions> m_questions;
    QTimer m_soon; ///< many figures, one refresh
    std::size_t m_shownCount = 0;
    QPushButton* m_pin = nullptr;
    QPushButton* m_save = nullptr;
    BoardTable* m_table = nullptr;
    QComboBox* m_column = nullptr;
    ParetoPlot* m_plot = nullptr;
    PlotCard* m_card = nullptr;
    BesideCard* m_beside = nullptr;
};

} // namespace tranche
