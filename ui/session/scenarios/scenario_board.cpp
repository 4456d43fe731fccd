// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/scenarios/scenario_board.h"

#include "ui/session/post_to.h"
#include "ui/session/session.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t mostKept = 500; // figures of so many settings are a few hundred kilobytes

/// Without what depends on how scenarios are measured.
std::shared_ptr<const ScenarioFigures> withoutWork(const ScenarioFigures& figures)
{
    auto next = figures;
    next.queries.reset();
    next.naiveBayes.reset();
    next.tree.reset();
    return std::make_shared<const ScenarioFigures>(std::move(next));
}

ScenarioRequest requestOf(const BoardTask& task, const std::shared_ptr<const ScenarioFigures>& known, const ScenarioWork& work,
                          const ScenarioLaboratory& laboratory)
{
    return {task.measures, known ? *known : ScenarioFigures(), work, &laboratory};
}

} // namespace

ScenarioBoard::ScenarioBoard(Session& session, ScenarioLaboratory laboratory)
    : QObject(&session),
      m_session(session),
      m_laboratory(std::move(laboratory)),
      m_runner(
          postTo(*this), [](int) {},
          [this](const Error&) { // figures stay away, and nothing else needs them
              m_busy = false;
              emit changed();
          })
{
    connect(&session, &Session::snapshotChanged, this, &ScenarioBoard::follow);
    connect(&session, &Session::jobEnded, this, &ScenarioBoard::follow);
}

void ScenarioBoard::setWatched(bool watched)
{
    if (watched == m_watched)
        return;
    m_watched = watched;
    if (watched)
        follow();
    else
        stop();
}

std::shared_ptr<const ScenarioFigures> ScenarioBoard::figuresOf(const BoardRow& row) const
{
    const auto found = m_figures.find(row.key);
    return found == m_figures.end() ? nullptr : found->second;
}

const std::vector<ReferenceFigures>& ScenarioBoard::references() const
{
    static const std::vector<ReferenceFigures> none;
    return !m_references.key.isEmpty() && m_references.key == presentKey() ? m_references.figures : none;
}

QByteArray ScenarioBoard::presentKey() const
{
    const auto present = std::ranges::find(m_rows, true, &BoardRow::current);
    return present == m_rows.end() ? QByteArray() : present->key;
}

void ScenarioBoard::follow()
{
    if (!m_watched)
        return;
    const Document& now = m_session.now();
    Ground ground{now.opened, now.scenarios, decisionsOf(now.snapshot, now.pins)};
    const bool sameWork = now.scenarioWork == m_work;
    if (!sameWork || ground != m_ground) {
        stop();
        m_ground = std::move(ground);
        m_rows = boardRows(now);
        if (!sameWork)
            forgetWork();
        emit changed();
    }
    if (m_session.isBusy())
        stop(); // what is decided comes first
    else if (!m_busy)
        start();
}

void ScenarioBoard::forgetWork()
{
    m_work = m_session.now().scenarioWork;
    for (auto& [key, figures] : m_figures)
        figures = withoutWork(*figures);
    m_references = {};
}

void ScenarioBoard::stop()
{
    if (std::exchange(m_busy, false))
        m_runner.cancel();
}

void ScenarioBoard::take(const QByteArray& key, const ScenarioFigures& figures)
{
    m_figures[key] = std::make_shared<const ScenarioFigures>(figures);
    emit changed();
}

void ScenarioBoard::start()
{
    if (m_figures.size() > mostKept)
        std::erase_if(m_figures, [&](const auto& kept) { return std::ranges::find(m_rows, kept.first, &BoardRow::key) == m_rows.end(); });
    auto plan = boardPlan(m_rows, m_figures);
    std::erase_if(plan, [&](const BoardTask& task) { return m_failed.contains(task.key); });
    const auto present = std::ranges::find(m_rows, true, &BoardRow::current);
    const bool lacksReferences = present != m_rows.end() && m_references.key != present->key;
    if (plan.empty() && !lacksReferences)
        return;
    m_busy = true;
    std::optional<BoardRow> reference = lacksReferences ? std::optional(*present) : std::nullopt;
    m_runner.run([this, plan = std::move(plan), reference = std::move(reference), base = m_session.now().snapshot, known = m_figures,
                  work = m_work, laboratory = m_laboratory](JobContext& job, const JobRunner::Deliver& deliver) mutable {
        job.setThreads(1); // the other processors are for who decides
        for (const auto& task : plan) {
            const auto found = [&](ScenarioMeasure, const ScenarioFigures& figures) {
                deliver([this, key = task.key, figures] { take(key, figures); });
            };
            auto& place = known[task.key];
            if (const auto figures = scenarioFigures(base, task.decisions, requestOf(task, place, work, laboratory), job, found))
                place = std::make_shared<const ScenarioFigures>(*figures);
            else
                deliver([this, key = task.key] { m_failed.insert(key); });
        }
        if (reference) {
            const BoardTask all{reference->key, reference->decisions, {std::begin(allScenarioMeasures), std::end(allScenarioMeasures)}};
            auto figures = referenceFigures(base, all.decisions, requestOf(all, nullptr, work, laboratory), job);
            deliver([this, key = all.key, rows = figures ? std::move(*figures) : std::vector<ReferenceFigures>()] {
                m_references = {key, rows};
            });
        }
        deliver([this] {
            m_busy = false;
            emit changed();
        });
    });
}

} // namespace tranche
