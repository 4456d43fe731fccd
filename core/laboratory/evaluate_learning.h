// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/laboratory/lab_publications.h"
#include "core/laboratory/test_records.h"
#include "core/laboratory/utility_report.h"
#include "core/pipeline/snapshot.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// What is to be learned, by whom and how it is tested (DEFINITIONS, Laboratory: classification).
struct LearningRequest {
    std::vector<AttributeId> targets;
    std::vector<Learner> learners{Learner::NaiveBayes};
    std::vector<Technique> techniques{Technique::Original, Technique::Slicing, Technique::Bucketization, Technique::Generalization};
    std::size_t folds = 10;     ///< 2 to the number of tuples
    std::size_t linkings = 5;   ///< of each fold, for Linked
    bool expected = true;       ///< train from expected counts
    bool linked = false;        ///< train from random linkings; generalization from its bounds
    bool paperProtocol = false; ///< test inside the linked or bounded rows instead of on held-out tuples
    std::uint64_t seed = 1;     ///< of the laboratory

    friend bool operator==(const LearningRequest&, const LearningRequest&) = default;
};

/// How well models trained on each technique's publication guess the targets. One result for each target, learner, technique and method,
/// in this order; beside them what the commonest class of each training part gets right.
///
/// Held out: in each fold the other folds are anonymized as a table of their own, with the snapshot's columns and settings; the fold stays
/// as it is. The paper's way: the whole table is anonymized, and folds are made of its linked or bounded rows. A technique that is not
/// feasible in some fold has no result, but that fold and the reason. InvalidArgument: no target, a target twice, of one label, folds or
/// linkings out of range. The snapshot needs columns; the paper's way also buckets. On all threads; numbers do not depend on how many.
Result<std::vector<ClassificationResult>> labLearning(const Snapshot& snapshot, const LearningRequest& request, JobContext& job);

/// The same with records of a file: models are trained on what each technique publishes of the whole table, and guess the file's. A record
/// whose target has no label in the table is tested and not right (ClassScores::outside). There are no folds, so no interval and no
/// comparison with slicing; the request's folds and protocol do not count. `publications` and `records` are of this snapshot. Fails as
/// labLearning().
Result<std::vector<ClassificationResult>> labLearningOnFile(const Snapshot& snapshot, const LabPublications& publications,
                                                            const LearningRequest& request, const TestRecords& records, JobContext& job);

} // namespace tranche
