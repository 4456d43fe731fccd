// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/scenarios/run_scenario.h"

namespace tranche {

/// What the snapshot promises. It has feasibility, and buckets and report where the request can be met. O(1) beside the limit.
ScenarioGuarantee guaranteeOf(const Snapshot& snapshot);

/// The greatest share of tuples whose quasi-identifiers of one column nobody else has; 0 where there are none. O(tuples * attributes).
double uniqueShareOf(const Snapshot& snapshot, const JobContext& job);

Result<ScenarioFakes> fakesOf(const Snapshot& snapshot, JobContext& job);
Result<ScenarioAssociation> associationOfSlicing(const Snapshot& snapshot, JobContext& job);

/// The request for count queries with names found in the table; names that it does not release are left out.
QueryRequest queryRequestOf(const ScenarioWork& work, const KeptTable& table);
/// The attribute to be learned: the first of the targets that the table releases, else its first sensitive one; none where nothing is.
std::optional<AttributeId> targetOf(const ScenarioWork& work, const KeptTable& table);

// One technique's part of what the laboratory says; NotFound as NothingToInfer where it says nothing of it.

Result<double> meanTvIn(const ScenarioLaboratory::Association& all, Technique technique);
Result<ScenarioQueries> queriesIn(const ScenarioLaboratory::Errors& all, Technique technique);
Result<ScenarioAccuracy> accuracyIn(const ScenarioLaboratory::Learning& all, Technique technique, Learner learner,
                                    TrainingMethod method = TrainingMethod::Expected);

} // namespace tranche
