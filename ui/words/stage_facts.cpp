// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/stage_facts.h"

#include "core/columns/column_facts.h"
#include "core/utility/expected_association.h"
#include "ui/session/tr.h"
#include "ui/session/utility/lab_queries.h"
#include "ui/words/model_words.h"
#include "ui/style/number_text.h"

#include <algorithm>
#include <iterator>

namespace tranche {

namespace {

struct Facts {
    const Document& now;
    bool busy;
    double uniqueLimit;
    bool busyBeside;

    StageFact make(PanelId panel, const QString& fact, StageState state) const { return {panel, panelName(panel), fact, state}; }

    bool failedAt(PanelId panel) const { return now.failure.has_value() && panelOf(now.failure->stage) == panel; }

    /// A stage without a result: it failed, is being computed, or waits for the one before.
    StageFact open(PanelId panel, PanelId before, bool beforeDone) const
    {
        if (failedAt(panel))
            return make(panel, tr("needs your input"), StageState::NeedsDecision);
        if (beforeDone && busy)
            return make(panel, tr("calculating"), StageState::Running);
        return make(panel, tr("waiting for %1").arg(panelName(before)), StageState::ToDo);
    }
};

StageFact tableFact(const Facts& facts)
{
    const Snapshot& snapshot = facts.now.snapshot;
    if (snapshot.table == nullptr)
        return facts.busy ? facts.make(PanelId::Table, tr("reading"), StageState::Running)
                          : facts.make(PanelId::Table, tr("open a table"), StageState::ToDo);
    if (snapshot.kept == nullptr)
        return facts.make(PanelId::Table, countText(snapshot.table->rowCount(), Counted::Tuple), StageState::Done);
    if (snapshot.kept->droppedRowCount() == 0)
        return facts.make(PanelId::Table, tr("%1 kept").arg(countText(snapshot.kept->rowCount())), StageState::Done);
    return facts.make(PanelId::Table, tr("%1 of %2").arg(countText(snapshot.kept->rowCount()), countText(snapshot.table->rowCount())),
                      StageState::Done);
}

StageFact rolesFact(const Facts& facts)
{
    const Snapshot& snapshot = facts.now.snapshot;
    if (snapshot.table == nullptr)
        return facts.make(PanelId::AttributeRoles, tr("who may know what"), StageState::ToDo);
    const auto count = [&](auto wanted) { return static_cast<std::size_t>(std::ranges::count_if(snapshot.roles, wanted)); };
    const std::size_t undecided = count([](Role role) { return role == Role::Undecided; });
    const std::size_t sensitive = count([](Role role) { return role == Role::Sensitive; });
    if (undecided > 0)
        return facts.make(PanelId::AttributeRoles, tr("%1 without a role").arg(countText(undecided)), StageState::NeedsDecision);
    if (sensitive == 0) // may be so, once the smallest bucket is set
        return facts.make(PanelId::AttributeRoles, tr("none sensitive"),
                          lacksSize(snapshot) ? StageState::NeedsDecision : StageState::Done);
    if (facts.failedAt(PanelId::AttributeRoles))
        return facts.make(PanelId::AttributeRoles, tr("needs your input"), StageState::NeedsDecision);
    return facts.make(PanelId::AttributeRoles, tr("%1 of %2 released").arg(countText(count(isReleased)), countText(snapshot.roles.size())),
                      StageState::Done);
}

StageFact correlationFact(const Facts& facts)
{
    const Snapshot& snapshot = facts.now.snapshot;
    if (snapshot.table == nullptr)
        return facts.make(PanelId::Correlation, tr("what is related"), StageState::ToDo);
    if (snapshot.correlation == nullptr || snapshot.kept == nullptr)
        return facts.open(PanelId::Correlation, PanelId::AttributeRoles,
                          std::ranges::find(snapshot.roles, Role::Undecided) == snapshot.roles.end());
    const std::size_t attributes = snapshot.kept->attributeCount();
    const QString fact
        = tr("%1, %2 bins").arg(countText(attributes * (attributes - 1) / 2, Counted::Pair), countText(snapshot.parameters.bins));
    return facts.make(PanelId::Correlation, fact, StageState::Done);
}

/// Columns with more unique values than the person wants to see.
std::size_t columnsOver(const Facts& facts)
{
    if (facts.now.columnFacts == nullptr)
        return 0;
    std::size_t over = 0;
    for (std::size_t i = 0; i < facts.now.columnFacts->columns.size(); ++i)
        over += facts.now.columnFacts->uniqueShare(ColumnId{i}) > facts.uniqueLimit ? 1 : 0;
    return over;
}

StageFact columnsFact(const Facts& facts)
{
    const Snapshot& snapshot = facts.now.snapshot;
    if (snapshot.table == nullptr)
        return facts.make(PanelId::Columns, tr("what stays together"), StageState::ToDo);
    if (snapshot.columns == nullptr)
        return facts.open(PanelId::Columns, PanelId::Correlation, snapshot.correlation != nullptr);
    if (const std::size_t over = columnsOver(facts); over > 0)
        return facts.make(PanelId::Columns, tr("%1, %2 above limit").arg(countText(snapshot.columns->size()), countText(over)),
                          StageState::NeedsDecision);
    QString fact = countText(snapshot.columns->size(), Counted::Column);
    if (snapshot.columns->sensitive().has_value())
        fact = tr("%1, α %2").arg(fact, countText(snapshot.columns->sensitiveColumn().size()));
    return facts.make(PanelId::Columns, fact, StageState::Done);
}

StageFact bucketsFact(const Facts& facts)
{
    const Snapshot& snapshot = facts.now.snapshot;
    if (snapshot.table == nullptr)
        return facts.make(PanelId::Buckets, tr("who is grouped together"), StageState::ToDo);
    if (isInfeasible(facts.now))
        return facts.make(PanelId::Buckets, tr("%1 cannot be met").arg(requestBrief(snapshot.parameters.model)), StageState::NeedsDecision);
    if (snapshot.columns != nullptr && lacksSize(snapshot))
        return facts.make(PanelId::Buckets, tr("minimum size?"), StageState::NeedsDecision);
    if (snapshot.buckets == nullptr)
        return facts.open(PanelId::Buckets, PanelId::Columns, snapshot.columns != nullptr);
    const QString fact = countText(snapshot.buckets->size(), Counted::Bucket);
    if (facts.failedAt(PanelId::Buckets) || (snapshot.report != nullptr && !snapshot.report->holds()))
        return facts.make(PanelId::Buckets, fact, StageState::NeedsDecision);
    if (snapshot.sliced != nullptr && snapshot.report != nullptr)
        return facts.make(PanelId::Buckets, fact, StageState::Done);
    return facts.make(PanelId::Buckets, fact, facts.busy ? StageState::Running : StageState::ToDo);
}

StageFact riskFact(const Facts& facts)
{
    const Snapshot& snapshot = facts.now.snapshot;
    if (snapshot.table == nullptr)
        return facts.make(PanelId::Risk, tr("what is revealed"), StageState::ToDo);
    if (snapshot.report == nullptr)
        return facts.open(PanelId::Risk, PanelId::Buckets, snapshot.buckets != nullptr);
    if (!snapshot.report->holds())
        return facts.make(PanelId::Risk, tr("p above limit"), StageState::NeedsDecision);
    if (const std::size_t over = columnsOver(facts); over > 0)
        return facts.make(PanelId::Risk, over == 1 ? tr("1 column above limit") : tr("%1 columns above limit").arg(countText(over)),
                          StageState::NeedsDecision);
    return facts.make(PanelId::Risk, tr("all limits met"), StageState::Done);
}

/// Never a decision: how much has to be left is the person's to say.
StageFact utilityFact(const Facts& facts)
{
    const Document& now = facts.now;
    const auto make = [&](const QString& fact, StageState state) { return facts.make(PanelId::Utility, fact, state); };
    if (now.snapshot.table == nullptr)
        return make(tr("what can still be found out"), StageState::ToDo);
    if (now.snapshot.report == nullptr)
        return facts.open(PanelId::Utility, PanelId::Buckets, now.snapshot.buckets != nullptr);
    const bool whole = now.labQueries && now.labQueries->isComplete(now.snapshot.kept->attributeCount());
    const bool running = !whole && (facts.busy || facts.busyBeside);
    if (!now.association)
        return running ? make(tr("calculating"), StageState::Running) : make(tr("not calculated"), StageState::Done);
    const auto& kept = now.association->keptPercent;
    return make(kept ? tr("%1 kept").arg(percentText(*kept / 100.0)) : tr("no relations"),
                running ? StageState::Running : StageState::Done);
}

StageFact approveFact(const Facts& facts)
{
    const Document& now = facts.now;
    if (now.snapshot.table == nullptr)
        return facts.make(PanelId::Approve, tr("approve and write"), StageState::ToDo);
    if (!now.snapshot.readyForRelease())
        return facts.make(PanelId::Approve, tr("waiting for %1").arg(panelName(PanelId::Buckets)), StageState::ToDo);
    if (isApproved(now))
        return facts.make(PanelId::Approve, tr("approved"), StageState::Done);
    if (approvalsGiven(now) > 0)
        return facts.make(PanelId::Approve, tr("%1 of %2 approvals").arg(approvalsGiven(now)).arg(approvalsAsked(now)),
                          StageState::NeedsDecision);
    return facts.make(PanelId::Approve, tr("draft"), StageState::ToDo);
}

} // namespace

std::vector<StageFact> stageFacts(const Document& now, bool busy, double uniqueLimit, bool busyBeside)
{
    const Facts facts{now, busy, uniqueLimit, busyBeside};
    return {tableFact(facts),   rolesFact(facts), correlationFact(facts), columnsFact(facts),
            bucketsFact(facts), riskFact(facts),  utilityFact(facts),     approveFact(facts)};
}

QString panelName(PanelId panel)
{
    switch (panel) {
    case PanelId::Table: return tr("Table");
    case PanelId::AttributeRoles: return tr("Roles");
    case PanelId::Correlation: return tr("Correlation");
    case PanelId::Columns: return tr("Columns");
    case PanelId::Buckets: return tr("Buckets");
    case PanelId::Risk: return tr("Risk");
    case PanelId::Utility: return tr("Utility");
    case PanelId::Approve: return tr("Approve");
    }
    return {};
}

QString stageIcon(PanelId panel)
{
    static constexpr const char* names[] = {"stage-table",   "stage-roles", "stage-correlation", "stage-columns",
                                            "stage-buckets", "stage-risk",  "stage-utility",     "stage-approve"};
    static_assert(std::size(names) == std::size(allPanels));
    return QLatin1String(names[static_cast<std::size_t>(panel)]);
}

QString stateIcon(StageState state)
{
    static constexpr const char* names[] = {"state-todo", "state-running", "state-done", "state-decision"};
    return QLatin1String(names[static_cast<std::size_t>(state)]);
}

QString stateName(StageState state)
{
    switch (state) {
    case StageState::ToDo: return tr("to do");
    case StageState::Running: return tr("running");
    case StageState::Done: return tr("done");
    case StageState::NeedsDecision: return tr("needs your input");
    }
    return {};
}

PanelId panelOf(Stage stage)
{
    switch (stage) {
    case Stage::Keep: return PanelId::AttributeRoles;
    case Stage::Correlate: return PanelId::Correlation;
    case Stage::Propose:
    case Stage::Generalize:
    case Stage::Feasibility: return PanelId::Columns;
    case Stage::Partition:
    case Stage::Judge:
    case Stage::Slice: return PanelId::Buckets;
    }
    return PanelId::Table;
}

} // namespace tranche
