// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/jobs/job_context.h"
#include "core/verify/judging/local_condition.h"
#include "core/verify/judging/posterior.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// Says whether no p(t,s) is above a bound, whatever the release itself promises: "at most 1/l" is l-diversity, judged by the same plain
/// summation. Files alone show it where every group of every bucket keeps it by itself; otherwise only the original does.
class GreatestP {
public:
    explicit GreatestP(const Ratio& bound);

    const Ratio& bound() const { return m_bound; }

    /// By the files, for one target after another. O(groups).
    void lookLocally(ReleaseIndex& index, const Target& target, const GroupedColumn& groups, JobContext& job);
    /// By the greatest p(t,s) of that target in the order of lookLocally(). O(1).
    void compare(std::size_t which, const Ratio& largest);
    /// By the original, where that is not known. As sumPosteriors(), nothing where the files show it.
    void sum(ReleaseIndex& index, const Target& target, const GroupedColumn& groups, std::size_t which, JobContext& job);

    /// nullopt: not shown yet, or nothing was looked at.
    std::optional<bool> kept() const;

private:
    Ratio m_bound;
    ModelJudge m_judge;
    std::vector<LocalCondition> m_local; ///< by target
    std::vector<std::optional<bool>> m_kept;
};

} // namespace tranche
