// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "ui/shell/import_window/looker.h"

#include <QObject>

#include <memory>
#include <utility>

namespace tranche {

/// Looks at files on a thread of its own: at their beginning first, then at all records. The newest question wins; what is found for an
/// older one is dropped.
class LookKeeper final : public QObject {
    Q_OBJECT

public:
    explicit LookKeeper(Looker looker, QObject* parent = nullptr);

    /// Who looks from now on.
    void setLooker(Looker looker) { m_looker = std::move(looker); }
    void look(const LookOrder& order);
    /// Only at the beginning, where the rest is known already and does not depend on what changed.
    void lookAtBeginning(const LookOrder& order);
    /// For these files.
    void readRecipe(const RecipeReader& read, const std::filesystem::path& recipe, const std::vector<std::filesystem::path>& files);
    void stop();
    bool isBusy() const { return m_busy; }

signals:
    void began(const std::shared_ptr<const tranche::Looked>& beginning);
    void finished(const std::shared_ptr<const tranche::Looked>& whole);
    void remembered(const tranche::RememberedReading& reading);
    void failed(const tranche::Error& error);
    void progressed(int permille);

private:
    void run(const LookOrder& order, bool whole);
    void end(const Error& error);

    Looker m_looker;
    bool m_busy = false;
    JobRunner m_runner;
};

} // namespace tranche
