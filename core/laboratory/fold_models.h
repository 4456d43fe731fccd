// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/evaluate_learning.h"
#include "core/laboratory/lab_publications.h"
#include "core/laboratory/test_records.h"
#include "core/utility/labels.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tranche {

/// One way to train: from what, and how.
struct TrainingWay {
    Technique technique = Technique::Original;
    TrainingMethod method = TrainingMethod::Rows;
};

/// What the models of one way got right in one fold.
struct FoldOutcome {
    std::vector<ClassScores> runs; ///< one, or one a linking
    double nodes = 0.0;            ///< of a tree, summed over runs
};

/// What one target is learned from and tested on.
struct LearningGround {
    const Snapshot& snapshot;
    const LearningRequest& request;
    const std::vector<AttributeLabels>& labels; ///< by attribute of the kept table
    AttributeId target;
    std::vector<TrainingWay> ways;

    std::size_t classes() const { return labels[target.value].count(); }
    std::size_t methods() const { return ways.size() * request.learners.size(); }
};

/// Everything about one fold.
struct FoldResult {
    std::vector<FoldOutcome> outcomes;         ///< by learner and way; without runs where the technique is not feasible
    std::vector<std::optional<Error>> reasons; ///< by way
    ClassScores commonest;                     ///< the commonest class of the training part
};

/// Held out: the tuples with another fold are anonymized and learned from, those with this one are guessed.
FoldResult heldOutFold(const LearningGround& ground, const std::vector<std::uint32_t>& foldOfTuple, std::uint32_t fold, JobContext& job);

/// What models that were trained on what is published of the whole table get right of a test file's records.
struct FileResult {
    std::vector<FoldOutcome> outcomes; ///< by learner
    ClassScores commonest;             ///< the commonest class of the table
};
FileResult testedOnFile(const LearningGround& ground, const TrainingWay& way, const Publication& publication, const TestRecords& records,
                        JobContext& job);

/// The rows that the paper's way learns from and tests on: one linking, the bounds, or the table itself.
struct PublishedRows {
    Publication publication;         ///< one block, one factor
    std::vector<AttributeId> source; ///< by its attributes, those of the kept table
    std::vector<AttributeLabels> labels;
    AttributeId target;
};
PublishedRows rowsOf(const Publication& publication, TrainingMethod method, const LearningGround& ground, LabStream stream,
                     JobContext& job);

/// By learner, what the models of the other folds get right in each fold, pooled; folds are stratified over the rows as they come.
struct RowsResult {
    std::vector<std::vector<ClassScores>> folds; ///< by learner and fold
    std::vector<double> nodes;                   ///< by learner, mean over folds
    std::vector<ClassScores> commonest;          ///< by fold
};
RowsResult testedInside(const PublishedRows& rows, const LearningRequest& request, JobContext& job);

} // namespace tranche
