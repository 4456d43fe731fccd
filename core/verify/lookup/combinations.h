// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Codes of one attribute on the lines of the release and, where there is one, in the tuples of the original table.
struct CodedTwice {
    std::span<const std::uint32_t> lines;
    std::span<const std::uint32_t> tuples;
    std::size_t domain = 0;                  ///< every code is below
    std::span<const std::uint32_t> lineCode; ///< by code of a line, the same value's code in the tuples; empty: they are coded alike
};

/// Combinations of several attributes, numbered alike for lines and tuples.
struct Combinations {
    std::vector<std::uint32_t> lines;
    std::vector<std::uint32_t> tuples;
    std::size_t count = 0; ///< every number is below; not every number need occur

    CodedTwice coded() const { return {lines, tuples, count, {}}; }
};

/// How many lines and tuples there are.
struct RowCounts {
    std::size_t lines = 0;
    std::size_t tuples = 0;
};

/// Number the combinations of `attributes`; equal numbers mean equal codes in all of them. Numbers follow the first occurrence,
/// tuples first, but where all combinations that could be are few. Without any attribute everything is combination 0.
/// O((lines + tuples) * attributes) expected.
Combinations combine(std::span<const CodedTwice> attributes, RowCounts rows, const JobContext& job);

} // namespace tranche
