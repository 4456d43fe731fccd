// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/utility/learning_card.h"

#include "ui/panels/plot_card.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/plots/utility/score_rows_plot.h"
#include "ui/session/session.h"
#include "ui/style/type.h"
#include "ui/words/utility/learning_facts.h"
#include "ui/words/utility/technique_words.h"
#include "ui/words/wording.h"

#include <QComboBox>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace tranche {

LearningCard::LearningCard(Session& session, QWidget* parent) : LearningCard(session, new ScoreRowsPlot, parent) {}

LearningCard::LearningCard(Session& session, ScoreRowsPlot* plot, QWidget* parent)
    : FactsCard(tr("Learning"), plot, tr("learning"), parent), m_session(session), m_plot(plot)
{
    m_target = new QComboBox(&card());
    m_target->setAccessibleName(tr("What the model guesses"));
    m_target->setObjectName(QStringLiteral("target"));
    m_target->setMinimumContentsLength(8);
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_target->setMinimumWidth(scaled(120));
    m_learner = new SegmentedButtons({learnerName(Learner::NaiveBayes), learnerName(Learner::Tree)}, &card());
    m_learner->setAccessibleName(tr("Kind of model"));
    card().addToHead(m_target);
    card().addToHead(m_learner);
    buildFoot();
    connect(m_target, &QComboBox::activated, this, &LearningCard::choose);
    connect(m_learner, &SegmentedButtons::chosen, this, &LearningCard::choose);
    connect(m_plot, &CursorPlot::pointed, this, &LearningCard::hovered);
    connect(&m_session, &Session::learningProgressed, m_progress, &QProgressBar::setValue);
}

void LearningCard::buildFoot()
{
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(scaled(140), scaled(6));
    m_progress->setAccessibleName(tr("Progress of learning"));
    m_cancel = new QPushButton(tr("Stop learning"), this);
    m_again = new QPushButton(tr("Calculate"), this);
    m_again->setAccessibleName(tr("Calculate what a model can learn"));
    m_linked = new QPushButton(tr("Also link at random"), this);
    m_linked->setToolTip(tr("Trains on five random linkings, too; takes several times as long."));
    const std::pair<QWidget*, const char*> parts[]
        = {{m_progress, "progress"}, {m_cancel, "stop"}, {m_again, "calculate"}, {m_linked, "linked"}};
    for (const auto& [part, name] : parts) {
        part->setObjectName(QLatin1String(name));
        addToFoot(part);
    }
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_stopped = true;
        m_wantsLinked = false;
        m_session.stopLearning();
        emit choiceChanged();
    });
    connect(m_again, &QPushButton::clicked, this, [this] {
        m_stopped = false;
        emit choiceChanged();
    });
    connect(m_linked, &QPushButton::clicked, this, [this] {
        m_stopped = false;
        m_wantsLinked = true;
        emit choiceChanged();
    });
}

void LearningCard::choose()
{
    m_stopped = false;
    m_wantsLinked = false;
    emit choiceChanged();
}

LearningWish LearningCard::wish() const
{
    return {AttributeId{m_target->currentData().toULongLong()}, m_learner->current() == 1 ? Learner::Tree : Learner::NaiveBayes,
            m_wantsLinked};
}

bool LearningCard::isRunning() const
{
    return m_session.learning() == wish();
}

/// What was chosen stays chosen where it is still there; first the sensitive attribute.
void LearningCard::showTargets(const Document& now)
{
    ColumnPartition::Column all;
    if (now.snapshot.kept)
        for (std::size_t i = 0; i < now.snapshot.kept->attributeCount(); ++i)
            all.emplace_back(i);
    const QStringList names = all.empty() ? QStringList() : namesOf(*now.snapshot.kept, all);
    if (names == m_names)
        return;
    const QString before = m_target->currentText();
    m_names = names;
    m_target->clear();
    for (std::size_t i = 0; i < all.size(); ++i)
        m_target->addItem(names[static_cast<qsizetype>(i)], static_cast<qulonglong>(i));
    const auto& sensitive = now.snapshot.kept ? now.snapshot.kept->sensitive() : ColumnPartition::Column();
    const int first = sensitive.empty() ? 0 : static_cast<int>(sensitive.front().value);
    m_target->setCurrentIndex(names.contains(before) ? m_target->findText(before) : first);
}

void LearningCard::showFoot(const Document& now)
{
    const bool running = isRunning();
    const auto* models = now.learning ? now.learning->find(wish().target, wish().learner) : nullptr;
    const bool possible = now.snapshot.report && nothingToLearn(now).isEmpty();
    m_progress->setVisible(running);
    m_cancel->setVisible(running);
    m_again->setVisible(possible && !running && m_stopped && models == nullptr);
    m_linked->setVisible(possible && !running && models != nullptr && !models->reason && !models->wish.linked);
    if (!running)
        m_progress->setValue(0);
}

void LearningCard::refresh(const Document& now)
{
    if (m_buckets.lock() != now.snapshot.buckets) {
        m_buckets = now.snapshot.buckets;
        m_stopped = false;
        m_wantsLinked = false;
    }
    showTargets(now);
    const LearningView view{wish(), isRunning()};
    m_plot->show(learningRows(now, view));
    FactsCard::show(learningCard(now, view));
    showFoot(now);
}

void LearningCard::ask(const Document& now)
{
    if (!m_stopped && now.snapshot.report && m_target->count() > 0)
        m_session.learn(wish());
}

} // namespace tranche
