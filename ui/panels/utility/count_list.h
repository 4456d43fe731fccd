// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/figures_model.h"
#include "ui/session/lookup/lookup.h"
#include "ui/words/utility/count_facts.h"

#include <QDialog>

#include <memory>

class QLabel;
class QTableView;

namespace tranche {

/// The counts behind a box: each with its number in the table and its estimate. Found on a thread of its own; gone with the buckets that
/// they are of.
class CountList final : public QDialog {
    Q_OBJECT

public:
    explicit CountList(QWidget* parent);

    void show(const Document& now, const CountsWanted& wanted);
    using QDialog::show;
    /// Closes where the counts are no longer those of the document.
    void refresh(const Document& now);
    const FiguresModel& counts() const { return *m_counts; }

private:
    void arrive(const std::vector<FiguresModel::Line>& lines);

    std::shared_ptr<const LabPublications> m_publications; ///< what is listed is of these
    QLabel* m_heading = nullptr;
    QLabel* m_caption = nullptr;
    QTableView* m_view = nullptr;
    FiguresModel* m_counts = nullptr;
    Lookup m_lookup{*this};
};

} // namespace tranche
