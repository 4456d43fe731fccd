// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"
#include "ui/session/figures/weights.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace tranche {

/// The steps that were decided, oldest first, and where we are among them.
///
/// Step 0 is what the program started with. Once all steps together hold more than the budget, the farthest from the present one lose their
/// results first: whoever goes back to such a step has them computed anew (with a new shuffle, hence without approval). A step about
/// another table is forgotten, with all beyond it, where that table and what the present step holds are more than the budget together: one
/// can go back to a small table that was open before, not to any number of large ones. Step 0 is then the oldest step that is left.
class History {
public:
    explicit History(std::size_t budgetBytes);

    const Document& current() const { return m_steps[m_at].document; }
    /// Results that arrived for the step where we are.
    void update(Document document);
    /// A new step after the present one; later steps are forgotten. Steps in a row with one `mergeKey` that is not empty become one.
    void push(Document document, const QString& mergeKey = {});
    /// The next step does not merge with the present one.
    void closeStep() { m_steps[m_at].mergeKey.clear(); }

    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_steps.size(); }
    void undo();
    void redo();
    QString undoText() const;
    QString redoText() const;
    std::size_t stepCount() const { return m_steps.size() - 1; }
    /// Names of all steps, oldest first; the first, what the program started with, has none.
    QStringList names() const;
    std::size_t position() const { return m_at; }
    /// To a step by its place in names(); beyond the last: the last.
    void goTo(std::size_t step);

private:
    struct Step {
        Document document;
        QString mergeKey;
    };

    void keepWithinBudget();
    void forgetTables(std::size_t& bytes, Weighed& weighed);

    std::vector<Step> m_steps;
    std::size_t m_at = 0;
    std::size_t m_budget;
};

} // namespace tranche
