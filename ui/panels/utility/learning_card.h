// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/facts_card.h"
#include "ui/session/document.h"
#include "ui/session/utility/lab_learning.h"

#include <QStringList>

#include <memory>
#include <optional>

class QComboBox;
class QProgressBar;
class QPushButton;

namespace tranche {

class ScoreRowsPlot;
class SegmentedButtons;
class Session;

/// What a model can learn: of any attribute, by either learner. It takes seconds, says how far it is, and can be stopped.
class LearningCard final : public FactsCard {
    Q_OBJECT

public:
    LearningCard(Session& session, QWidget* parent);

    void refresh(const Document& now);
    /// Asks for what is looked at and is not there, unless somebody has stopped it.
    void ask(const Document& now);

signals:
    void hovered(const QString& sentence);
    void choiceChanged();

private:
    LearningCard(Session& session, ScoreRowsPlot* plot, QWidget* parent);
    void buildFoot();
    void showTargets(const Document& now);
    void showFoot(const Document& now);
    void choose();
    LearningWish wish() const;
    bool isRunning() const;

    Session& m_session;
    ScoreRowsPlot* m_plot = nullptr;
    QComboBox* m_target = nullptr;
    SegmentedButtons* m_learner = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_again = nullptr;  ///< after it was stopped
    QPushButton* m_linked = nullptr; ///< from random linkings, too
    QStringList m_names;             ///< of the targets
    bool m_wantsLinked = false;
    bool m_stopped = false;
    std::weak_ptr<const BucketPartition> m_buckets; ///< that this was decided about
};

} // namespace tranche
