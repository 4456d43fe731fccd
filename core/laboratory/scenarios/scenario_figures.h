// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/limits/limit.h"
#include "core/models/figure.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tranche {

/// What is found out about a scenario, in the order in which it is: the cheaper, the earlier.
enum class ScenarioMeasure : std::uint8_t {
    Guarantee, ///< feasibility, buckets, largest p
    Association,
    Unique,
    Fakes,
    Variation, ///< total variation
    Queries,
    NaiveBayes,
    Tree,
    Linked, ///< naive Bayes that was trained from random linkings
};
inline constexpr ScenarioMeasure allScenarioMeasures[]
    = {ScenarioMeasure::Guarantee,  ScenarioMeasure::Association, ScenarioMeasure::Unique,
       ScenarioMeasure::Fakes,      ScenarioMeasure::Variation,   ScenarioMeasure::Queries,
       ScenarioMeasure::NaiveBayes, ScenarioMeasure::Tree,        ScenarioMeasure::Linked};
/// What takes a blink only; the rest is for scenarios that somebody pinned.
constexpr bool isCheap(ScenarioMeasure measure)
{
    return measure <= ScenarioMeasure::Fakes;
}

/// The version of how a measure is computed; a result of another one does not count.
constexpr std::uint32_t versionOf(ScenarioMeasure)
{
    return 1;
}

/// One result: not there yet, there, or why there is none.
template <class T>
using Measured = std::optional<Result<T>>;

/// Whether a result is there and is a number.
template <class T>
const T* valueIn(const Measured<T>& measured)
{
    return measured && *measured ? &**measured : nullptr;
}

/// What a scenario promises.
struct ScenarioGuarantee {
    std::size_t alpha = 0; ///< attributes of the sensitive column; 0 where none is sensitive
    std::size_t columns = 0;
    std::optional<Limit> limit; ///< how far the request could go, and the group that stops it; none where nothing is claimed
    bool feasible = false;
    bool holds = false; ///< the report says so
    Figure largestP;    ///< greatest p(t,s); none where the request cannot be met, 0 where nothing is claimed
    bool fileAloneProves = false;
    std::size_t buckets = 0;
    double median = 0.0; ///< tuples of a bucket
};

struct ScenarioAssociation {
    std::optional<double> keptPercent; ///< none where no pair had any association before
};

struct ScenarioFakes {
    double perOriginal = 0.0; ///< distinct fakes on quasi-identifiers for each tuple
    bool estimate = false;
};

/// Count queries that ask for a sensitive value.
struct ScenarioQueries {
    std::optional<double> median; ///< relative error; none where no such query was found
    std::size_t count = 0;
    std::size_t predicates = 0;
};

/// What a learner that saw only the release gets right.
struct ScenarioAccuracy {
    double accuracy = 0.0; ///< share of the tuples tested
    double low = 0.0;      ///< corrected 95 % interval
    double high = 0.0;
    std::optional<double> original; ///< accuracy of the same learner that saw the tuples
    std::optional<double> kept;     ///< (accuracy - ZeroR) / (original - ZeroR)
    std::optional<double> keptLow;  ///< the same of the interval's ends
    std::optional<double> keptHigh;
    std::optional<double> spread; ///< greatest less least accuracy over linkings
};

/// All that is known about one scenario. Where the request cannot be met, every figure but the guarantee is Infeasible.
struct ScenarioFigures {
    Measured<ScenarioGuarantee> guarantee;
    Measured<ScenarioAssociation> association;
    Measured<double> uniqueShare; ///< tuples whose value in a column nobody else has, as share; of the worst column
    Measured<ScenarioFakes> fakes;
    Measured<double> meanTv; ///< total variation, mean over pairs
    Measured<ScenarioQueries> queries;
    Measured<ScenarioAccuracy> naiveBayes;
    Measured<ScenarioAccuracy> tree;
    Measured<ScenarioAccuracy> linked; ///< naive Bayes

    bool has(ScenarioMeasure measure) const;
    /// Whether its guarantee is known and is kept.
    bool isFeasible() const;
    /// Whether its guarantee is known and cannot be kept, or could not be found out.
    bool isInfeasible() const;
};

/// The columns of the board that are numbers.
enum class BoardColumn : std::uint8_t { LargestP, Buckets, AssociationKept, MeanTv, NaiveBayes, Tree, Linked, QueryError, Fakes, Unique };
inline constexpr BoardColumn allBoardColumns[]
    = {BoardColumn::LargestP, BoardColumn::Buckets, BoardColumn::AssociationKept, BoardColumn::MeanTv, BoardColumn::NaiveBayes,
       BoardColumn::Tree,     BoardColumn::Linked,  BoardColumn::QueryError,      BoardColumn::Fakes,  BoardColumn::Unique};

/// As on the command line and in JSON: "largest_p", "buckets", "association_kept", ...
std::string_view boardColumnKey(BoardColumn column);
std::optional<BoardColumn> boardColumnOfKey(std::string_view key);
/// Whether a greater number is better.
bool moreIsBetter(BoardColumn column);
/// Which measure fills it.
ScenarioMeasure measureOf(BoardColumn column);
/// The number of one column; nullopt where it is pending or there is none. Units: shares, but for AssociationKept (percent), Buckets and
/// Fakes; of NaiveBayes, Tree and Linked the accuracy.
std::optional<double> numberIn(const ScenarioFigures& figures, BoardColumn column);

} // namespace tranche
