// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/laboratory/experiments/measurements.h"
#include "core/laboratory/experiments/paper_table.h"

#include <map>
#include <set>

namespace tranche {

/// What has to be learned in one setting.
struct AccuracyNeed {
    std::set<PaperAttribute> targets;
    std::set<Learner> learners;
};

/// All settings that these figures need, each once.
std::map<AccuracySetting, AccuracyNeed> accuracyNeeds(const std::vector<const Experiment*>& figures);

/// What is asked for, and who answers.
struct Lessons {
    const ExperimentRequest& request;
    const LearnBy& learn;
};

/// Adds what `learn` answers for one setting to `all`. A setting that cannot be kept adds nothing. Fails as the stages up to the columns
/// and `learn` do, but not with Infeasible.
Result<void> measureAccuracy(const PaperTable& table, const std::pair<const AccuracySetting, AccuracyNeed>& wanted, const Lessons& lessons,
                             Measurements& all, JobContext& job);

} // namespace tranche
