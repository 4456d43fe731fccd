// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "ui/session/scenarios/scenario_plan.h"

#include <QObject>

#include <memory>
#include <set>
#include <vector>

namespace tranche {

class Session;

/// What is known about the present decisions, the pinned scenarios and a grid of others, and about the techniques that they are compared
/// with. Computed on a thread of its own while somebody watches and nothing else is computed; the newest decisions win, and figures belong
/// to the exact table and settings that they are of, so none of the past is ever shown. Results are in no history and no file.
class ScenarioBoard final : public QObject {
    Q_OBJECT

public:
    ScenarioBoard(Session& session, ScenarioLaboratory laboratory);

    /// Nothing is computed while nobody watches.
    void setWatched(bool watched);

    const std::vector<BoardRow>& rows() const { return m_rows; }
    /// What is known about a row; null: nothing yet.
    std::shared_ptr<const ScenarioFigures> figuresOf(const BoardRow& row) const;
    /// Of all rows, and of some that were; by their keys.
    const BoardFigures& figures() const { return m_figures; }
    /// Of the present settings; empty until they are there.
    const std::vector<ReferenceFigures>& references() const;
    bool isBusy() const { return m_busy; }

signals:
    /// The rows, or a figure.
    void changed();

private:
    /// What the rows are made from.
    struct Ground {
        std::shared_ptr<const OpenedTable> opened;
        std::shared_ptr<const std::vector<Scenario>> scenarios;
        Decisions present;

        friend bool operator==(const Ground&, const Ground&) = default;
    };
    struct Kept {
        QByteArray key;
        std::vector<ReferenceFigures> figures;
    };

    void follow();
    void forgetWork();
    void start();
    void stop();
    void take(const QByteArray& key, const ScenarioFigures& figures);
    QByteArray presentKey() const;

    Session& m_session;
    ScenarioLaboratory m_laboratory;
    bool m_watched = false;
    bool m_busy = false;
    Ground m_ground;
    std::vector<BoardRow> m_rows;
    ScenarioWork m_work;
    BoardFigures m_figures;
    std::set<QByteArray> m_failed; ///< there was no memory for them; not tried again
    Kept m_references;
    JobRunner m_runner; ///< last: its thread ends before all else goes
};

} // namespace tranche
