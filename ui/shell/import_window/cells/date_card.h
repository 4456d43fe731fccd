// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/cards/card_frame.h"
#include "ui/shell/import_window/cells/cell_answers.h"

#include <array>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QRadioButton;
class QToolButton;

namespace tranche {

class IconLabel;

/// Whether the day or the month comes first, where both fit all values: one attribute at a time, each answer with what it gives. No answer
/// is preset.
class DateCard final : public CardFrame {
    Q_OBJECT

public:
    explicit DateCard(QWidget* parent);

    using CardFrame::show;
    /// Hidden where nothing is asked.
    void show(const std::vector<DateQuestion>& asked, const CellAnswers& answers);
    QList<QRadioButton*> answers() const;

signals:
    void answered(const tranche::DateQuestion& question, tranche::CellAnswers::Dates dates);

private:
    struct Column {
        QRadioButton* choice = nullptr;
        QLabel* first = nullptr;
        QLabel* second = nullptr;
    };

    void addColumn(std::size_t at, const QString& name, QGridLayout& grid);
    void step(int by);
    void say();

    std::vector<DateQuestion> m_asked;
    CellAnswers m_answers;
    std::size_t m_current = 0;
    IconLabel* m_mark = nullptr;
    QLabel* m_question = nullptr;
    QLabel* m_place = nullptr; ///< which of several
    QToolButton* m_back = nullptr;
    QToolButton* m_on = nullptr;
    QButtonGroup* m_group = nullptr;
    std::array<Column, 3> m_columns;
};

} // namespace tranche
