// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "core/release/writing/leftovers.h"

#include <QObject>
#include <QString>

#include <vector>

namespace tranche {

class Session;

/// Remembers where a release is being written until nothing of it is left there, so that what the end of the program left is found at the
/// next start, and looks for leftovers of earlier ones wherever one is written. Files are touched beside the GUI thread.
class LeftoverKeeper final : public QObject {
    Q_OBJECT

public:
    explicit LeftoverKeeper(Session& session, QObject* parent = nullptr);

    /// Where the last writing has not come to its end.
    void lookAtStart();
    void look(const QString& folder);
    /// Removes what was found last.
    void clear();

signals:
    void found(const QString& folder);
    void cleared(bool all);

private:
    Session& m_session;
    QString m_writingTo; ///< empty: nothing is being written
    std::vector<Leftover> m_found;
    JobRunner m_runner; // last: its thread ends before all else goes
};

} // namespace tranche
