// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/laboratory/utility_report.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// Fewer tuples are nothing to learn from.
inline constexpr std::size_t leastToLearn = 100;

/// What somebody wants to see learned: takes seconds.
struct LearningWish {
    AttributeId target;
    Learner learner = Learner::NaiveBayes;
    bool linked = false; ///< from random linkings, too

    friend bool operator==(const LearningWish&, const LearningWish&) = default;
};

/// What came of one wish.
struct LearnedModels {
    LearningWish wish;
    std::vector<ClassificationResult> results;
    std::optional<Error> reason; ///< why there are none

    /// Without technique: the commonest value. Null: there is none.
    const ClassificationResult* find(std::optional<Technique> technique, TrainingMethod method) const;
    /// Whether the original's model is clearly better than the commonest value: only then is it worth saying how much of that is kept.
    bool learnsFromOriginal() const;
};

/// Everything that was asked for and learned from the present buckets.
struct LabLearning {
    std::vector<LearnedModels> all; ///< at most one of a target and a learner

    /// Null: not learned yet.
    const LearnedModels* find(AttributeId target, Learner learner) const;
    bool answers(const LearningWish& wish) const;
    /// With another one, in place of what was learned of the same target by the same learner.
    LabLearning with(LearnedModels models) const;
};

} // namespace tranche
