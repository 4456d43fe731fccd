// SPDX-License-Identifier: GPL-3.0-or-later
// Intents about scenarios: pinned decisions that the present ones are compared with.
#include "core/laboratory/scenarios/decisions.h"
#include "ui/session/scenarios/scenario_board.h"
#include "ui/session/session_private.h"

#include <utility>

namespace tranche {

namespace {

std::vector<Scenario> pinnedIn(const Document& document)
{
    return document.scenarios ? *document.scenarios : std::vector<Scenario>();
}

QString nameOf(const Scenario& scenario)
{
    return QString::fromStdString(scenario.name);
}

Document named(Document document, const QString& decision)
{
    document.decision = decision;
    return document;
}

} // namespace

void Session::pinScenario(const QString& name, const QString& note)
{
    pinDecisions(decisionsOf(d->now().snapshot, d->now().pins), name, note);
}

void Session::pinDecisions(const Decisions& decisions, const QString& name, const QString& note)
{
    const auto& document = d->now();
    if (!document.snapshot.table || name.trimmed().isEmpty() || decisions.roles.size() != document.snapshot.roles.size())
        return;
    auto scenarios = pinnedIn(document);
    scenarios.push_back({name.trimmed().toStdString(), note.trimmed().toStdString(), decisions});
    d->decide(named(withScenarios(document, std::move(scenarios)), tr("Pin scenario %1").arg(name.trimmed())));
}

void Session::renameScenario(std::size_t index, const QString& name, const QString& note)
{
    auto scenarios = pinnedIn(d->now());
    if (index >= scenarios.size() || name.trimmed().isEmpty())
        return;
    const auto before = scenarios[index];
    scenarios[index].name = name.trimmed().toStdString();
    scenarios[index].note = note.trimmed().toStdString();
    if (scenarios[index] != before)
        d->decide(named(withScenarios(d->now(), std::move(scenarios)), tr("Rename scenario %1").arg(nameOf(before))));
}

void Session::removeScenario(std::size_t index)
{
    auto scenarios = pinnedIn(d->now());
    if (index >= scenarios.size())
        return;
    const auto name = nameOf(scenarios[index]);
    scenarios.erase(scenarios.begin() + static_cast<std::ptrdiff_t>(index));
    d->decide(named(withScenarios(d->now(), std::move(scenarios)), tr("Remove scenario %1").arg(name)));
}

void Session::adoptScenario(std::size_t index)
{
    const auto& document = d->now();
    if (!document.scenarios || index >= document.scenarios->size())
        return;
    const auto scenario = (*document.scenarios)[index];
    if (scenario.decisions == decisionsOf(document.snapshot, document.pins))
        return;
    const auto decision = tr("Adopt scenario %1").arg(nameOf(scenario));
    auto next = afterDecision(document, withDecisions(document.snapshot, scenario.decisions), decision);
    d->decide(withPins(next, scenario.decisions.pins));
}

void Session::setScenarioWork(const ScenarioWork& work)
{
    if (work == d->now().scenarioWork)
        return;
    Document next = d->now();
    next.scenarioWork = work;
    d->decide(named(std::move(next), tr("Change how scenarios are measured")));
}

ScenarioBoard& Session::scenarioBoard()
{
    if (d->board == nullptr)
        d->board = new ScenarioBoard(*this, programLaboratory());
    return *d->board;
}

} // namespace tranche
