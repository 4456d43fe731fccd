// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/laboratory/scenarios/decisions.h"
#include "core/laboratory/scenarios/scenario_figures.h"
#include "core/laboratory/scenarios/scenario_work.h"
#include "core/laboratory/utility_report.h"
#include "core/utility/queries/query_workload.h"

#include <functional>
#include <vector>

namespace tranche {

/// The laboratory's calls that a scenario needs, so that a test can put its own in their place. Whose member is empty is NotSupported.
struct ScenarioLaboratory {
    using Association = std::vector<AssociationFigures>;
    using Errors = std::vector<QueryErrors>;
    using Learning = std::vector<ClassificationResult>;
    struct Lesson {
        AttributeId target;
        Learner learner = Learner::NaiveBayes;
        std::vector<Technique> techniques;
        TrainingMethod method = TrainingMethod::Expected; ///< or Linked, for what has linkings
    };

    /// One a technique. The snapshot has results up to the report.
    std::function<Result<Association>(const Snapshot&, JobContext&)> association;
    std::function<Result<Errors>(const Snapshot&, const QueryRequest&, JobContext&)> queries;
    std::function<Result<Learning>(const Snapshot&, const Lesson&, JobContext&)> learning;
};

/// The laboratory of this program.
const ScenarioLaboratory& programLaboratory();

struct ScenarioRequest {
    std::vector<ScenarioMeasure> measures; ///< those wanted, in the order in which they are to be found out
    ScenarioFigures known = {};            ///< what is there is not computed again
    ScenarioWork work = {};
    const ScenarioLaboratory* laboratory = nullptr; ///< not null where a measure is wanted that is not cheap; outlives the call
};

/// Hears of each measure once it is there.
using ScenarioFound = std::function<void(ScenarioMeasure, const ScenarioFigures&)>;

/// The snapshot of `base`'s table with these decisions and its results up to the report, or up to feasibility where the request cannot be
/// met. Random buckets draw from a fixed place, so the same decisions give the same figures. Fails as the first stage that fails
/// otherwise. As runTo().
Result<Snapshot> runScenario(const Snapshot& base, const Decisions& decisions, JobContext& job);

/// What is known with the measures asked for. A measure that fails is there with its reason; where the request cannot be met, or a stage
/// fails, every measure but the guarantee has that reason. Fails with OutOfMemory alone. As runScenario() and the measures.
Result<ScenarioFigures> scenarioFigures(const Snapshot& base, const Decisions& decisions, const ScenarioRequest& request, JobContext& job,
                                        const ScenarioFound& found = {});

/// A technique that scenarios are compared with, on the present settings.
struct ReferenceFigures {
    Technique technique = Technique::Original;
    ScenarioFigures figures; ///< what cannot be said of a technique stays empty
};
inline constexpr Technique referenceTechniques[]
    = {Technique::Original, Technique::Bucketization, Technique::Generalization, Technique::Marginals};

/// One for each of referenceTechniques, by the measures asked for, `known` of the request aside: association, variation, queries and
/// learning of all; guarantee, unique values and fakes of bucketization, which is a slicing. As four scenarios.
Result<std::vector<ReferenceFigures>> referenceFigures(const Snapshot& base, const Decisions& decisions, const ScenarioRequest& request,
                                                       JobContext& job);

} // namespace tranche
