// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/utility_lab.h"
#include "tests/ui/shell/documents.h"
#include "ui/session/utility/lab_learning.h"
#include "ui/session/utility/lab_queries.h"

#include <memory>
#include <vector>

namespace tranche::test {

/// phi2 of Age and Sex, Age and Disease, Sex and Disease.
inline AssociationFigures associationWith(Technique technique, double ageSex, double ageDisease, double sexDisease)
{
    AssociationFigures figures;
    figures.technique = technique;
    figures.attributes = 3;
    figures.phi = {1, ageSex, ageDisease, ageSex, 1, sexDisease, ageDisease, sexDisease, 1};
    figures.tv = {0, .01, .02, .01, 0, .03, .02, .03, 0};
    figures.tvPairsMean = .02;
    return figures;
}

inline QueryErrors errorsWith(Technique technique, std::size_t predicates, QueryPart part, double median)
{
    QueryErrors errors;
    errors.technique = technique;
    errors.predicates = predicates;
    errors.part = part;
    errors.count = 400;
    errors.exact = 27;
    errors.q25 = median / 2;
    errors.median = median;
    errors.q75 = median * 2;
    errors.q95 = median * 4;
    return errors;
}

inline ClassificationResult resultWith(std::optional<Technique> technique, TrainingMethod method, std::uint64_t right)
{
    ClassificationResult result;
    result.technique = technique;
    result.method = method;
    result.classes = 2;
    result.tested = 1000;
    ClassScores scores(2);
    for (std::uint64_t i = 0; i < 1000; ++i)
        scores.add(0, i < right ? 0 : 1);
    result.runs = {scores};
    result.accuracy = static_cast<double>(right) / 1000.0;
    result.low = result.accuracy - .006;
    result.high = result.accuracy + .006;
    return result;
}

inline LabLearning learnedWith(const LearningWish& wish)
{
    auto original = resultWith(Technique::Original, TrainingMethod::Rows, 322);
    original.versusSlicing = AccuracyDifference{.039, .03, .048, AccuracyDifference::Verdict::Better};
    auto sliced = resultWith(Technique::Slicing, TrainingMethod::Expected, 283);
    sliced.kept = .79;
    auto bucketized = resultWith(Technique::Bucketization, TrainingMethod::Expected, 284);
    bucketized.versusSlicing = AccuracyDifference{.001, -.004, .006, AccuracyDifference::Verdict::NoDifferenceShown};
    auto generalized = resultWith(Technique::Generalization, TrainingMethod::Expected, 0);
    generalized.runs.clear();
    generalized.reason = Error(ErrorCode::OutOfMemory, GeneralMessage::MemoryRanOut);
    LearnedModels models{wish, {resultWith(std::nullopt, TrainingMethod::Rows, 133), original, sliced, bucketized, generalized}, {}};
    if (wish.linked) {
        auto linked = resultWith(Technique::Slicing, TrainingMethod::Linked, 282);
        linked.runs.push_back(resultWith(Technique::Slicing, TrainingMethod::Linked, 284).runs.front());
        linked.versusSlicing = AccuracyDifference{-.01, -.02, -.001, AccuracyDifference::Verdict::Worse};
        models.results.push_back(linked);
    }
    return LabLearning().with(models);
}

inline const LearningWish guessDisease{AttributeId(2), Learner::NaiveBayes, false};

/// A document of a hundred and sixty persons with made-up findings, as the laboratory would hand them over.
inline Document withFindings()
{
    Document document = documentWith(Ratio(2, 1), 20);
    std::vector associations{associationWith(Technique::Original, .2, .047, .1), associationWith(Technique::Slicing, .2, .021, .04),
                             associationWith(Technique::Bucketization, .2, .02, .03)};
    associations[1].keptPercent = 75.2;
    associations[2].keptPercent = 72.0;
    document.labAssociation = std::make_shared<const std::vector<AssociationFigures>>(associations);
    LabQueries queries;
    for (const auto part : {QueryPart::All, QueryPart::WithSensitive, QueryPart::AcrossColumns})
        for (std::size_t k = 2; k <= 3; ++k) {
            queries.errors.push_back(errorsWith(Technique::Slicing, k, part, part == QueryPart::All ? .015 : .032));
            queries.errors.push_back(errorsWith(Technique::Bucketization, k, part, .02));
            queries.errors.push_back(errorsWith(Technique::Marginals, k, part, .21));
        }
    queries.next = 4;
    document.labQueries = std::make_shared<const LabQueries>(queries);
    document.learning = std::make_shared<const LabLearning>(learnedWith(guessDisease));
    return document;
}

} // namespace tranche::test
