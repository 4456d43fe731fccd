// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "ui/dialogs/questions.h"
#include "ui/session/document.h"

#include <QDialog>

#include <memory>
#include <vector>

class QCheckBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace tranche {

/// Which columns are published as ranges or sets, how many tuples each must stand for, and by which hierarchies.
class GeneralizeDialog final : public QDialog {
    Q_OBJECT

public:
    GeneralizeDialog(const Document& now, std::shared_ptr<Questions> questions, QWidget* parent = nullptr);

    /// What the fields say now; columns that are not ticked are left as they are.
    std::vector<GeneralizeRequest> requests() const;
    const Hierarchies& hierarchies() const { return m_hierarchies; }

signals:
    void chosen(const std::vector<tranche::GeneralizeRequest>& requests, const tranche::Hierarchies& hierarchies);

private:
    /// One column that can be generalized.
    struct Line {
        std::vector<std::string> attributes; ///< without sensitive ones
        QCheckBox* on = nullptr;
        QSpinBox* least = nullptr;
    };

    void build(const Document& now);
    void addColumn(QGridLayout& grid, const Snapshot& snapshot, ColumnId column);
    void addHierarchy(QGridLayout& grid, int row, const std::string& attribute);
    void readFile(const std::string& attribute, const QString& path, QLabel* state, QPushButton* forget);
    void setReading(bool reading);
    void showHierarchy(const std::string& attribute, QLabel* state, QPushButton* forget) const;
    void agree();

    std::shared_ptr<Questions> m_questions;
    Hierarchies m_hierarchies;
    std::vector<Line> m_lines;
    std::vector<QPushButton*> m_chooseFile;
    QPushButton* m_agreed = nullptr;
    JobRunner m_reader;
};

} // namespace tranche
