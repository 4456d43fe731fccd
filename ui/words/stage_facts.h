// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"
#include "ui/words/panel_id.h"

#include <QString>

#include <vector>

namespace tranche {

enum class StageState { ToDo, Running, Done, NeedsDecision };

/// What the stage bar says of one panel: its name, one fact, and how it stands.
struct StageFact {
    PanelId panel = PanelId::Table;
    QString name;
    QString fact;
    StageState state = StageState::ToDo;
};

/// One for each panel, in order. `busy`: something is being computed or read. `busyBeside`: figures that nobody waits for.
/// `uniqueLimit`: share of tuples that may have a value of a column that nobody else has; above it the stage needs a decision.
std::vector<StageFact> stageFacts(const Document& now, bool busy, double uniqueLimit = 0.05, bool busyBeside = false);

QString panelName(PanelId panel);
QString stageIcon(PanelId panel);
QString stateIcon(StageState state);
/// "done", "needs your input", ... as a screen reader says it.
QString stateName(StageState state);
/// The panel where a stage that failed is decided.
PanelId panelOf(Stage stage);

} // namespace tranche
