// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/diversity_check.h"
#include "core/models/figure.h"
#include "core/models/value_weight.h" // heavy: include this header in .cpp files only

#include <compare>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

/// How far one distribution goes under a model, in the model's own figure, exactly: the greatest l it keeps (l-diversity, distinct,
/// entropy), the c that it keeps any above of (recursive), the least t it keeps (t-closeness).
class DiversityFigure {
public:
    /// The distribution must not be empty.
    static DiversityFigure of(const DiversityCheck& check, std::span<const ValueCount> group);
    static DiversityFigure of(const DiversityCheck& check, std::span<const ValueWeight> distribution);

    /// Greater is safer. Figures of one kind of model. Costs logarithms only where two entropies are close.
    friend std::strong_ordering operator<=>(const DiversityFigure& a, const DiversityFigure& b);
    friend bool operator==(const DiversityFigure& a, const DiversityFigure& b) { return (a <=> b) == 0; }

    /// Of entropy rounded down to six places, else exactly. None for recursive where fewer than l values occur, so that no c suffices.
    /// Of entropy O(values) logarithms a few times over; more only where it is a decimal of six places itself, or all but one.
    Figure figure() const;
    /// As a number, greater being safer; of entropy H itself. Relative error below 2^-40.
    double approximately() const;

private:
    explicit DiversityFigure(ModelKind kind) : m_kind(kind) {}

    ModelKind m_kind;
    BigRational m_safety;              ///< greatest l; number of values; tail / r1; minus the distance
    std::vector<BigInteger> m_weights; ///< of entropy: in lowest terms, ascending
};

/// The least safe of many distributions of one sensitive attribute. Doubles tell those apart that are not close.
class WorstFigure {
public:
    /// Whether the group is less safe than all before it; equally safe is not.
    bool add(const DiversityCheck& check, std::span<const ValueCount> group);
    bool add(const DiversityFigure& figure);
    /// Whether a distribution may be less safe than all before it, by weights of which each is within `error` times the largest of the
    /// truth. False is certain.
    bool mayBeWorse(const DiversityCheck& check, std::span<const std::uint32_t> values, std::span<const double> weights,
                    double error) const;

    /// None before the first.
    const std::optional<DiversityFigure>& figure() const { return m_figure; }

private:
    std::optional<DiversityFigure> m_figure;
    double m_score = 0.0;            ///< of m_figure
    std::vector<ValueCount> m_group; ///< that m_figure is of, where it was given as counts
};

} // namespace tranche
