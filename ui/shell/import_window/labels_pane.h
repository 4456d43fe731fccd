// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/records_by_label.h"
#include "core/jobs/job_runner.h"
#include "ui/shell/import_window/labels_table.h"

#include <QWidget>

#include <memory>

class QButtonGroup;
class QLabel;
class QRadioButton;
class QTableWidget;

namespace tranche {

class ElidedLabel;
class SegmentedButtons;

/// What a statistical file says about one attribute: its values with their labels and how many records have each, whether codes or labels
/// are read, and what becomes of what the file declares missing. Records are counted on a worker.
class LabelsPane final : public QWidget {
    Q_OBJECT

public:
    LabelsPane(LabelsModel& labels, QWidget* parent);

    /// The attribute of this row; -1: none. Once more when its file was looked at anew.
    void show(int row);
    /// "Labels of MSP"; empty where no attribute is shown.
    QString title() const;

private:
    void build();
    QWidget* buildMissing();
    void fill(const SourceLabels& said);
    void count();
    void arrive(const RecordsByLabel& counts);
    void showMissing(const SourceLabels& said);
    const SourceLabels* said() const;
    std::string name() const;

    LabelsModel& m_labels;
    int m_row = -1;
    std::shared_ptr<const Looked> m_shown;
    ElidedLabel* m_name = nullptr;
    QLabel* m_label = nullptr;
    SegmentedButtons* m_as = nullptr;
    QTableWidget* m_values = nullptr;
    QLabel* m_others = nullptr;
    QWidget* m_missing = nullptr;
    QLabel* m_declared = nullptr;
    QButtonGroup* m_readAs = nullptr;
    JobRunner m_counter; // last: its thread ends before all else goes
};

} // namespace tranche
