// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/general/cut_trial.h"
#include "core/slicing/general/side_counts.h"

#include <cstdint>
#include <span>

namespace tranche {

/// A signature by its parts.
struct SignatureParts {
    std::span<const std::uint32_t> parts; ///< by column without the sensitive one
    std::uint32_t group = 0;              ///< w
    std::uint32_t tuple = 0;              ///< one that has it
};

/// Whether p(t,.) of a signature keeps the model after a cut that is being tried, in whole numbers: counts are summed up by bucket size and
/// then brought to one denominator. Nothing is remembered of the buckets a signature matches: they are found by going down the
/// cuts, as a half holds only values that the whole had. O(buckets whose box holds the signature, and their tuples).
class ExactMatch {
public:
    /// All must outlive it.
    ExactMatch(const EngineGround& ground, const SensitiveView& view, ViewLanes lanes) : m_ground(ground), m_view(view), m_lanes(lanes) {}

    bool passes(const SignatureParts& signature, const CutTrial& trial, const SideCounts& counts) const;

private:
    class Sums;
    void addLeaf(const SignatureParts& signature, const RowRun& run, Sums& sums) const;
    CodeRange rangeOf(const SignatureParts& signature, std::uint32_t lane) const;

    const EngineGround& m_ground;
    const SensitiveView& m_view;
    ViewLanes m_lanes;
};

} // namespace tranche
