// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "core/laboratory/experiments/run_experiments.h"
#include "core/laboratory/scenarios/decisions.h"
#include "ui/dialogs/questions.h"

#include <QDialog>

#include <memory>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace tranche {

class ClaimList;

/// The table that the experiments are computed on.
struct ExperimentSource {
    std::shared_ptr<const Table> table;     ///< null: none is open
    std::vector<std::string> missingTokens; ///< beside those that Adult's files have
    QString name;
    Schema schema; ///< as it is in force for the table
};

/// The paper's experiments on the open table: its figures as cards, and what it claims with verdicts. Computed aside, with progress, until
/// it is cancelled or closed; saved as the same folder that the command line writes.
class ExperimentsWindow final : public QDialog {
    Q_OBJECT

public:
    ExperimentsWindow(ExperimentSource source, std::shared_ptr<Questions> questions, QWidget* parent = nullptr);

    /// `learn`: labLearning(), or what a test has in its place.
    void setLearning(LearnBy learn) { m_learn = std::move(learn); }
    void compute(const ExperimentRequest& request);
    bool isBusy() const { return m_busy; }
    const ExperimentResults* results() const { return m_results.get(); }
    ClaimList& claims() const { return *m_claims; }
    QString message() const;
    /// What became of something that was asked of somebody else.
    void tell(const QString& sentence);
    void save(const QString& folder);

signals:
    void finished();
    /// Somebody wants to see a claim's settings in the main window: as a scenario, nothing in force changes.
    void settingsWanted(const tranche::ExperimentSource& source, const tranche::Decisions& decisions, const QString& name);

private:
    void build();
    void buildHead(QVBoxLayout& down);
    void buildFoot(QVBoxLayout& down);
    ExperimentRequest chosenRequest() const;
    void begin(const QString& doing);
    void end(const QString& said);
    void arrive(const Result<ExperimentResults>& results);
    void askWhereToSave();
    void openSettings();
    void refresh();

    ExperimentSource m_source;
    std::shared_ptr<Questions> m_questions;
    LearnBy m_learn;
    std::shared_ptr<const ExperimentResults> m_results;
    bool m_busy = false;
    QComboBox* m_extent = nullptr;
    QPushButton* m_compute = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_settings = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_message = nullptr;
    QWidget* m_cards = nullptr;
    QVBoxLayout* m_cardsDown = nullptr;
    ClaimList* m_claims = nullptr;
    JobRunner m_runner;
};

} // namespace tranche
