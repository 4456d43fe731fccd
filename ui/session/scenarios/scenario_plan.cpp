// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/scenarios/scenario_plan.h"

#include "core/laboratory/scenarios/scenario_grid.h"
#include "core/recipe/apply_recipe.h"
#include "core/recipe/recipe_text.h"
#include "ui/session/opened_table.h"
#include "ui/session/tr.h"

#include <QCryptographicHash>

#include <algorithm>
#include <functional>

namespace tranche {

namespace {

/// The recipe of these decisions tells everything that results depend on.
QByteArray keyOf(const Document& now, const Decisions& decisions)
{
    Snapshot snapshot;
    snapshot.table = now.snapshot.table;
    snapshot.schema = decisions.schema;
    snapshot.roles = decisions.roles;
    snapshot.parameters = decisions.parameters;
    snapshot.columnsByHand = decisions.columnsByHand;
    const RecipeSource source{now.opened->files, now.opened->source.sha256, now.opened->options};
    auto text = recipeText(recipeOf(snapshot, decisions.pins, source));
    for (const auto measure : allScenarioMeasures)
        text += std::to_string(versionOf(measure)) + ' ';
    return QCryptographicHash::hash(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())), QCryptographicHash::Sha256);
}

std::size_t releasedCount(const Snapshot& snapshot)
{
    return releasedNames(snapshot).size();
}

bool lacks(const BoardFigures& known, const QByteArray& key, ScenarioMeasure measure)
{
    const auto found = known.find(key);
    return found == known.end() || !found->second->has(measure);
}

void addTasks(std::vector<BoardTask>& plan, const std::vector<BoardRow>& rows, const BoardFigures& known, bool tried,
              const std::function<bool(ScenarioMeasure)>& which)
{
    for (const auto& row : rows) {
        if ((row.kind == BoardRow::Kind::Tried) != tried)
            continue;
        BoardTask task{row.key, row.decisions, {}};
        for (const auto measure : allScenarioMeasures)
            if (which(measure) && lacks(known, row.key, measure))
                task.measures.push_back(measure);
        if (!task.measures.empty())
            plan.push_back(std::move(task));
    }
}

} // namespace

std::vector<BoardRow> boardRows(const Document& now)
{
    std::vector<BoardRow> rows;
    const auto& roles = now.snapshot.roles;
    if (!now.opened || !now.snapshot.table || std::ranges::find(roles, Role::Undecided) != roles.end())
        return rows;
    const auto present = decisionsOf(now.snapshot, now.pins);
    const auto have = [&](const Decisions& decisions) { return std::ranges::find(rows, decisions, &BoardRow::decisions) != rows.end(); };
    if (now.scenarios)
        for (std::size_t i = 0; i < now.scenarios->size(); ++i) {
            const auto& [name, note, decisions] = (*now.scenarios)[i];
            rows.push_back({BoardRow::Kind::Pinned, i, QString::fromStdString(name), QString::fromStdString(note), decisions,
                            decisions == present, keyOf(now, decisions)});
        }
    if (!have(present))
        rows.insert(rows.begin(), {BoardRow::Kind::Now, 0, tr("Now"), {}, present, true, keyOf(now, present)});
    for (auto& tried : scenarioGrid(present, releasedCount(now.snapshot)))
        if (!have(tried)) {
            auto key = keyOf(now, tried);
            rows.push_back({BoardRow::Kind::Tried, 0, {}, {}, std::move(tried), false, std::move(key)});
        }
    return rows;
}

std::vector<BoardTask> boardPlan(const std::vector<BoardRow>& rows, const BoardFigures& known)
{
    std::vector<BoardTask> plan;
    addTasks(plan, rows, known, false, isCheap);
    addTasks(plan, rows, known, true, isCheap);
    for (const auto one : allScenarioMeasures)
        if (!isCheap(one))
            addTasks(plan, rows, known, false, [one](ScenarioMeasure measure) { return measure == one; });
    return plan;
}

} // namespace tranche
