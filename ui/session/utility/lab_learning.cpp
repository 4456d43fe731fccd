// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/utility/lab_learning.h"

#include <algorithm>
#include <utility>

namespace tranche {

const ClassificationResult* LearnedModels::find(std::optional<Technique> technique, TrainingMethod method) const
{
    const auto found = std::ranges::find_if(results, [&](const ClassificationResult& one) {
        return one.technique == technique && (!technique || one.method == method);
    });
    return found == results.end() ? nullptr : &*found;
}

bool LearnedModels::learnsFromOriginal() const
{
    const auto* original = find(Technique::Original, TrainingMethod::Rows);
    const auto* commonest = find(std::nullopt, TrainingMethod::Rows);
    return original != nullptr && commonest != nullptr && !original->reason && original->low > commonest->accuracy;
}

const LearnedModels* LabLearning::find(AttributeId target, Learner learner) const
{
    const auto found
        = std::ranges::find_if(all, [&](const LearnedModels& one) { return one.wish.target == target && one.wish.learner == learner; });
    return found == all.end() ? nullptr : &*found;
}

bool LabLearning::answers(const LearningWish& wish) const
{
    const auto* found = find(wish.target, wish.learner);
    return found != nullptr && (found->wish.linked || !wish.linked);
}

LabLearning LabLearning::with(LearnedModels models) const
{
    LabLearning next = *this;
    std::erase_if(next.all, [&](const LearnedModels& one) {
        return one.wish.target == models.wish.target && one.wish.learner == models.wish.learner;
    });
    next.all.push_back(std::move(models));
    return next;
}

} // namespace tranche
