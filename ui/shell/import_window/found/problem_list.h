// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/open_problems.h"
#include "ui/shell/import_window/found/problem_fixes.h"

#include <QFrame>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace tranche {

class CellRow;

/// What is wrong with one place of a source. The chosen one shows what was expected and found, and the raw text with the fault marked.
class ProblemRow final : public QFrame {
    Q_OBJECT

public:
    ProblemRow(const ImportProblem& problem, const std::vector<ProblemFix>& fixes, QWidget* parent);

    void setOpen(bool open);
    bool isOpen() const { return m_open; }
    quint64 line() const { return m_line; }

signals:
    void chosen();
    void fixed(const std::function<void(tranche::ImportOptions&)>& change);
    void answered(const std::function<void(tranche::CellAnswers&)>& answer);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* facts(const ImportProblem& problem, const std::vector<ProblemFix>& fixes);
    QWidget* buttons(const std::vector<ProblemFix>& fixes, QWidget* place);

    quint64 m_line = 0;
    bool m_open = false;
    QLabel* m_brief = nullptr;
    QWidget* m_facts = nullptr;
};

/// All problems of a source, those that stop its reading first; one of them is open. Below: what was decided instead of mending cells, and
/// numbers that could stand for "missing".
class ProblemList final : public QWidget {
    Q_OBJECT

public:
    explicit ProblemList(QWidget* parent);

    /// Of the look, what is open.
    void show(const ImportLook& look, const OpenProblems& open);
    /// The next problem, or with -1 the one before; around at the ends.
    void step(int by);
    int current() const { return m_current; }

signals:
    void lineWanted(quint64 line);
    /// A way out was pressed; it says how the source is read then.
    void fixed(const std::function<void(tranche::ImportOptions&)>& change);
    /// Or one that says something about cells.
    void answered(const std::function<void(tranche::CellAnswers&)>& answer);
    void shown(QWidget* row); ///< to be scrolled to

private:
    void choose(int index);
    void addProblems(const ImportLook& look, const OpenProblems& open);
    void addCells(const OpenProblems& open);
    void add(CellRow* row, const std::function<void(CellAnswers&)>& answer);
    void copy() const;

    QVBoxLayout* m_down = nullptr;
    QWidget* m_inside = nullptr;
    QVBoxLayout* m_list = nullptr;
    QList<ProblemRow*> m_rows;
    QStringList m_sentences; ///< without anything of the source
    int m_current = -1;
};

} // namespace tranche
