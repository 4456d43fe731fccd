// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "core/recipe/release_details.h"

#include <QWidget>

#include <memory>
#include <set>
#include <string>
#include <vector>

class QLabel;
class QPushButton;
class QTableView;

namespace tranche {

struct CountedValues;
class KeptTable;
class ValueLabelModel;

/// What the values of an attribute are called: a table of value, count and label. Values are counted on a worker; until then, the table
/// is empty.
class ValueLabelsEditor final : public QWidget {
    Q_OBJECT

public:
    struct About {
        std::shared_ptr<const KeptTable> kept; ///< null: values are not known
        std::set<std::string> generalized;     ///< attributes whose values are regions
        std::vector<std::string> unreleased;   ///< names that no label may hold
    };

    ValueLabelsEditor(About about, ValueLabels labels, QWidget* parent);

    /// The attribute to edit; what was edited of another one stays.
    void show(const std::string& attribute);
    /// Of all attributes; one without a label is not in it.
    ValueLabels labels() const;

private:
    void build();
    void take();
    void count();
    void arrive(std::shared_ptr<const CountedValues> values);
    void sayHow();

    About m_about;
    ValueLabels m_labels;
    std::string m_attribute;
    ValueLabelModel* m_model = nullptr;
    QLabel* m_heading = nullptr;
    QLabel* m_how = nullptr;
    QPushButton* m_remove = nullptr;
    QTableView* m_table = nullptr;
    JobRunner m_counter; // last: its thread ends before all else goes
};

} // namespace tranche
