// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/models/privacy_model.h"
#include "core/table/kept_table.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace tranche {

/// How often a sensitive value occurs in a group of tuples.
struct ValueCount {
    std::uint32_t value = 0; ///< code of the sensitive value
    std::uint64_t count = 0; ///< at least 1

    friend bool operator==(const ValueCount&, const ValueCount&) = default;
};

struct ValueWeight; // core/models/value_weight.h

class SensitiveDistribution;
struct EntropyScale;

/// Decides whether one distribution p(t,.) of a sensitive attribute keeps a privacy model (DEFINITIONS, Privacy models). Exact.
///
/// A distribution is given by its values that occur, ascending, and their counts or weights on any common scale. A value; copies
/// share what they know of the table. Safe to use from several threads at once.
class DiversityCheck {
public:
    /// InvalidArgument for a model out of range. Knows the distribution of `sensitive` over the kept tuples. O(tuples).
    static Result<DiversityCheck> make(const PrivacyModel& model, const KeptTable& table, AttributeId sensitive);
    /// For a valid model, from what is known of the attribute already. O(1).
    DiversityCheck(const PrivacyModel& model, std::shared_ptr<const SensitiveDistribution> distribution);

    /// Whether a group of tuples keeps the model by itself. Sum of counts below 2^32; no value at all does not pass.
    /// O(values), times the logarithm of the domain for an ordered t-closeness; more only for entropies close to the limit.
    bool passes(std::span<const ValueCount> group) const;
    /// The same for weights of any size.
    bool passes(std::span<const ValueWeight> distribution) const;

    /// On which side of the limit: greater is safer, equal exactly on it (which passes, but for recursive, whose limit is strict).
    std::strong_ordering standing(std::span<const ValueCount> group) const;
    std::strong_ordering standing(std::span<const ValueWeight> distribution) const;

    enum class Screen {
        Passes, ///< certainly
        Fails,  ///< certainly
        Close,  ///< doubles cannot tell: ask passes() with exact weights
    };
    /// Decide from doubles where that is certain. Each weight is within `error` (absolute, on the weights' own scale) of the truth;
    /// a weight must be there for every value that occurs, and a value with weight 0 must not occur. Never wrong; Close when in doubt.
    /// O(values).
    Screen screen(std::span<const std::uint32_t> values, std::span<const double> weights, double error) const;

    const PrivacyModel& model() const { return m_model; }
    /// Of t-closeness: the table's distribution and the kind of distance.
    const SensitiveDistribution& distribution() const { return *m_distribution; }

    /// Whether a distribution with this standing passes.
    bool admits(std::strong_ordering standing) const;

private:
    std::strong_ordering entropyStanding(std::span<const ValueCount> group) const;
    std::strong_ordering entropyStanding(std::span<const ValueWeight> distribution) const;

    PrivacyModel m_model;
    std::shared_ptr<const SensitiveDistribution> m_distribution;
    std::shared_ptr<const EntropyScale> m_entropy; ///< of entropy only
};

} // namespace tranche
