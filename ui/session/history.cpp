// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/history.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tranche {

namespace {

std::size_t bytesOf(const RenderedRelease& files)
{
    std::size_t bytes = 0;
    for (const auto* folder : {&files.release, &files.internal})
        for (const auto& [name, text] : *folder)
            bytes += text.size();
    return bytes;
}

/// What only this step and its like hold, roughly. Each shared result is counted once.
std::size_t weightOf(const Document& document, std::set<const void*>& counted)
{
    const auto& snapshot = document.snapshot;
    std::size_t bytes = 0;
    if (snapshot.buckets && counted.insert(snapshot.buckets.get()).second)
        bytes += snapshot.buckets->rowCount() * sizeof(std::uint32_t);
    if (snapshot.sliced && counted.insert(snapshot.sliced.get()).second)
        bytes += snapshot.sliced->lineCount() * snapshot.sliced->columns().size() * sizeof(std::uint32_t);
    if (snapshot.correlation && counted.insert(snapshot.correlation.get()).second && snapshot.kept)
        bytes += snapshot.kept->rowCount() * snapshot.kept->attributeCount() * sizeof(std::uint32_t);
    for (const auto& table : {snapshot.kept, snapshot.published})
        if (table && counted.insert(table.get()).second)
            bytes += table->rowCount() * (table->attributeCount() + 1) * sizeof(std::uint32_t);
    if (document.tupleRisks && counted.insert(document.tupleRisks.get()).second)
        for (const auto& risk : *document.tupleRisks)
            bytes += risk.greatest.size() * sizeof(double);
    if (document.draft && counted.insert(document.draft.get()).second)
        bytes += bytesOf(document.draft->files);
    return bytes;
}

Document withoutResults(const Document& document)
{
    const auto& old = document.snapshot;
    Document bare;
    bare.opened = document.opened;
    bare.releaseOptions = document.releaseOptions;
    bare.decision = document.decision;
    bare.snapshot.table = old.table;
    bare.snapshot.schema = old.schema;
    bare.snapshot.roles = old.roles;
    bare.snapshot.parameters = old.parameters;
    bare.snapshot.columnsByHand = old.columnsByHand;
    bare.pins = document.pins;
    return bare;
}

} // namespace

History::History(std::size_t budgetBytes) : m_steps(1), m_budget(budgetBytes) {}

void History::update(Document document)
{
    m_steps[m_at].document = std::move(document);
    keepWithinBudget();
}

void History::push(Document document, const QString& mergeKey)
{
    const bool merges = m_at > 0 && !mergeKey.isEmpty() && m_steps[m_at].mergeKey == mergeKey;
    m_steps.resize(m_at + 1);
    if (merges) {
        m_steps.back().document = std::move(document);
    } else {
        closeStep();
        m_steps.push_back({std::move(document), mergeKey});
        ++m_at;
    }
    keepWithinBudget();
}

void History::undo()
{
    if (canUndo())
        goTo(m_at - 1);
}

void History::redo()
{
    goTo(m_at + 1);
}

void History::goTo(std::size_t step)
{
    closeStep();
    m_at = std::min(step, stepCount());
    closeStep();
}

QStringList History::names() const
{
    QStringList names;
    for (const auto& step : m_steps)
        names += step.document.decision;
    return names;
}

QString History::undoText() const
{
    return canUndo() ? current().decision : QString();
}

QString History::redoText() const
{
    return canRedo() ? m_steps[m_at + 1].document.decision : QString();
}

void History::keepWithinBudget()
{
    std::set<const void*> counted;
    std::size_t bytes = weightOf(current(), counted);
    for (std::size_t distance = 1; distance < m_steps.size(); ++distance) {
        for (const auto step : {m_at - distance, m_at + distance}) { // before the first wraps round and is skipped as well
            if (step >= m_steps.size())
                continue;
            bytes += weightOf(m_steps[step].document, counted);
            if (bytes > m_budget)
                m_steps[step].document = withoutResults(m_steps[step].document);
        }
    }
}

} // namespace tranche
