// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/fold_models.h"

#include <optional>
#include <vector>

namespace tranche {

/// What one way's models got right, before it is summed up.
struct Tally {
    std::vector<std::vector<ClassScores>> byRun; ///< by run and fold
    double nodes = 0.0;                          ///< mean over runs and folds
};

/// What one target comes to.
class TargetResults {
public:
    explicit TargetResults(const LearningGround& ground) : m_ground(ground) {}

    /// Without way: the commonest class.
    void add(std::optional<TrainingWay> way, Learner learner, const Tally& tally);
    void addFailed(const TrainingWay& way, Learner learner, const Error& why, std::optional<std::size_t> fold);
    /// Compares with the original, the commonest class and slicing.
    std::vector<ClassificationResult> taken();

private:
    ClassificationResult begun(std::optional<TrainingWay> way, Learner learner) const;
    const ClassificationResult* find(std::optional<Technique> technique, Learner learner) const;
    void compare(ClassificationResult& result) const;

    const LearningGround& m_ground;
    std::vector<ClassificationResult> m_results;
};

} // namespace tranche
