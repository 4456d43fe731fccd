// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/models/figure.h"
#include "core/utility/distances/association_figures.h"
#include "core/utility/learning/accuracy_interval.h"
#include "core/utility/learning/class_scores.h"
#include "core/utility/publications/publication.h"
#include "core/utility/queries/query_errors.h"
#include "core/utility/queries/query_workload.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tranche {

/// What became of one technique with the present request.
struct TechniqueFacts {
    Technique technique = Technique::Original;
    std::size_t buckets = 0;        ///< blocks of tuples; 0 where it is not feasible
    std::optional<Error> reason;    ///< why it is not feasible; none: it is
    std::optional<Figure> maxP;     ///< greatest probability that a sensitive value has for a tuple; less is safer
    std::optional<Figure> largestL; ///< of the request's own kind, how far the technique can go; none where nothing is asked of it

    bool feasible() const { return !reason; }
};

/// How a model was trained (DEFINITIONS, Laboratory: classification).
enum class TrainingMethod : std::uint8_t { Rows, Expected, Linked, Bounds };
enum class Learner : std::uint8_t { NaiveBayes, Tree };

/// What one technique's models got right. Without technique: the commonest class of each training part (ZeroR).
struct ClassificationResult {
    AttributeId target;
    std::optional<Technique> technique;
    TrainingMethod method = TrainingMethod::Rows;
    Learner learner = Learner::NaiveBayes;
    std::size_t classes = 0;
    std::size_t tested = 0;
    std::vector<ClassScores> runs; ///< one, or one a linking; empty where there is a reason
    std::optional<Error> reason;   ///< why there is no result: a training part cannot hold the model
    std::optional<std::size_t> failedFold;
    std::vector<double> foldAccuracy; ///< mean over runs; none where a test file was guessed
    double accuracy = 0.0;            ///< mean over runs
    double spread = 0.0;              ///< greatest less least accuracy of the runs
    double kappa = 0.0;
    double macroF1 = 0.0;
    double low = 0.0; ///< corrected 95 % interval of the accuracy, where there are folds
    double high = 0.0;
    std::optional<double> kept; ///< (accuracy - ZeroR) / (original - ZeroR); none where those are equal
    std::optional<AccuracyDifference> versusSlicing;
    std::optional<double> nodes; ///< of a tree, mean
};

} // namespace tranche
