// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/privacy/sensitive_rules.h"
#include "core/slicing/records.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// Decides whether both halves of a cut keep the model by themselves for one sensitive attribute, before anything is moved.
///
/// For l-diversity with l = a/b a half passes when a * n(w,s) <= b * n(w) for each of its pairs, in integers; the other models judge
/// group by group. Counters of pairs and groups are kept from call to call and only those that were touched are reset.
class CutCheck {
public:
    /// `rule` must outlive the check.
    explicit CutCheck(const SensitiveRule& rule);

    /// `pairs` and `codes` are lanes of one run; codes up to `last` go left. False also when told to stop. O(tuples).
    bool passes(const Lane& pairs, const Lane& codes, std::uint32_t last, const JobContext& job);

private:
    std::size_t count(const Lane& pairs, const Lane& codes, std::uint32_t last, const JobContext& job);
    bool holds(std::size_t touched);
    bool everyShareIsSmall(std::size_t touched);
    bool everyGroupPasses(std::size_t touched);
    void reset(std::size_t touched);

    using Sides = std::array<std::uint32_t, 2>; ///< right, left

    const SensitiveGroups& m_groups;
    const DiversityCheck& m_model;
    std::uint64_t m_numerator;
    std::uint64_t m_denominator;
    std::vector<Sides> m_pairCounts;
    std::vector<Sides> m_groupCounts;
    std::vector<std::uint32_t> m_touched; ///< pairs
    std::array<std::vector<ValueCount>, 2> m_group; ///< of one group, on either side
};

} // namespace tranche
