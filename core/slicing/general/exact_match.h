// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/general/engine_state.h"
#include "core/slicing/general/tried_cut.h"
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
    ExactMatch(const EngineState& engine, const AttributeView& view, LaneLayout layout) : m_engine(engine), m_view(view), m_layout(layout)
    {
    }

    bool passes(const SignatureParts& signature, const TriedCut& trial, const SideCounts& counts) const;

private:
    class Sums;
    void addLeaf(const SignatureParts& signature, const RowRun& run, Sums& sums) const;
    PublishedRange rangeOf(const SignatureParts& signature, std::uint32_t lane) const;

    const EngineState& m_engine;
    const AttributeView& m_view;
    LaneLayout m_layout;
};

} // namespace tranche
