// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/history.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tranche {

namespace {

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
    for (std::size_t step = 0; step < m_steps.size(); ++step)
        names += step == 0 ? QString() : m_steps[step].document.decision;
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
    Weighed weighed;
    std::size_t bytes = tableBytes(current(), weighed) + resultBytes(current(), weighed);
    forgetTables(bytes, weighed);
    for (std::size_t distance = 1; distance < m_steps.size(); ++distance) {
        for (const auto step : {m_at - distance, m_at + distance}) { // before the first wraps round and is skipped as well
            if (step >= m_steps.size())
                continue;
            bytes += resultBytes(m_steps[step].document, weighed);
            if (bytes > m_budget)
                m_steps[step].document = withoutResults(m_steps[step].document);
        }
    }
}

void History::forgetTables(std::size_t& bytes, Weighed& weighed)
{
    const auto fits = [&](std::size_t step) {
        const auto more = tableBytes(m_steps[step].document, weighed);
        bytes += more;
        return more == 0 || bytes <= m_budget;
    };
    std::size_t first = m_at;
    std::size_t last = m_at;
    while (first > 0 && fits(first - 1))
        --first;
    while (last + 1 < m_steps.size() && fits(last + 1))
        ++last;
    m_steps.erase(m_steps.begin() + static_cast<std::ptrdiff_t>(last) + 1, m_steps.end());
    m_steps.erase(m_steps.begin(), m_steps.begin() + static_cast<std::ptrdiff_t>(first));
    m_at -= first;
}

} // namespace tranche
