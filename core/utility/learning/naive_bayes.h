// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/utility/learning/learning_task.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Naive Bayes on labels (DEFINITIONS, Laboratory: classification): P(y) = (n_y + 1) / (n + |Y|), P(x|y) = (N(x,y) + 1) / (n_y + |X|) with
/// expected counts n_y and N(x,y), |X| and |Y| labels of the whole table. The score of a class is the sum of the logarithms.
class NaiveBayes {
public:
    /// One predictor; the target is none, and has neither counts nor logarithms.
    struct Predictor {
        std::vector<std::uint32_t> labelOfCode;
        std::vector<double> counts;     ///< N(x,y), labels times classes, row by row
        std::vector<double> logarithms; ///< of P(x|y), likewise
    };

    /// `counts` of predictors by attribute of the table, empty for the target.
    NaiveBayes(std::vector<double> classCounts, std::vector<Predictor> predictors);

    std::size_t classes() const { return m_classCounts.size(); }
    /// n_y
    const std::vector<double>& classCounts() const { return m_classCounts; }
    /// By attribute.
    const std::vector<Predictor>& predictors() const { return m_predictors; }

    /// Writes each class's score into `scores`, as many as classes(): natural logarithms of P(y) prod P(x|y). A code that is unknown or
    /// beyond the table's is left out. O(attributes * classes).
    void logScores(TupleCodes tuple, std::span<double> scores) const;
    /// The class of greatest score; a later one wins where it is greater by more than 1e-9.
    std::uint32_t predict(TupleCodes tuple) const;

private:
    std::vector<double> m_classCounts;
    std::vector<double> m_priors; ///< logarithms of P(y)
    std::vector<Predictor> m_predictors;
};

/// Trains from expected counts; on all threads, with the same numbers for any of them. InvalidArgument where labels and publication are not
/// of one table. O(sum over attributes of what LabelCounts::with() takes).
Result<NaiveBayes> trainNaiveBayes(const LearningTask& task, const JobContext& job);

} // namespace tranche
