// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/privacy/sensitive_groups.h"
#include "core/slicing/records.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// Decides whether both halves of a cut keep l-diversity by themselves, before anything is moved.
///
/// With l = a/b a half passes when a * n(w,s) <= b * n(w) for each of its pairs, in integers. Counters of pairs and groups are
/// kept from call to call and only those that were touched are reset.
class CutCheck {
public:
    /// `groups` must outlive the check.
    CutCheck(const SensitiveGroups& groups, Ratio l);

    /// `pairs` and `codes` are lanes of one run; codes up to `last` go left. False also when told to stop. O(tuples).
    bool passes(const Lane& pairs, const Lane& codes, std::uint32_t last, const JobContext& job);

private:
    std::size_t count(const Lane& pairs, const Lane& codes, std::uint32_t last, const JobContext& job);
    bool holds(std::size_t touched);
    void reset(std::size_t touched);

    using Sides = std::array<std::uint32_t, 2>; ///< right, left

    const SensitiveGroups& m_groups;
    std::uint64_t m_numerator;
    std::uint64_t m_denominator;
    std::vector<Sides> m_pairCounts;
    std::vector<Sides> m_groupCounts;
    std::vector<std::uint32_t> m_touched; ///< pairs
};

} // namespace tranche
