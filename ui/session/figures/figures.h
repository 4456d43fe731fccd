// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/jobs/job_context.h"
#include "ui/session/document.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <span>
#include <string_view>

namespace tranche {

/// What a figure can depend on.
enum class Input : std::uint8_t {
    Correlation,
    Columns,
    Published,
    Feasibility,
    Buckets,
    Sliced,
    SensitiveSize, ///< how many attributes stand in the sensitive column
    AlphaAsked,    ///< how many are asked for
    OtherColumns,  ///< how many columns are asked for, where several attributes are sensitive
    Parameters,    ///< any of them
    Pins,
    ReleaseOptions,
    Scenarios, ///< that are pinned
    Decision,  ///< differs with every decision
};

/// A set of inputs.
class Inputs {
public:
    constexpr Inputs() = default;
    constexpr Inputs(std::initializer_list<Input> inputs)
    {
        for (const auto input : inputs)
            add(input);
    }
    constexpr void add(Input input) { m_bits |= 1U << static_cast<unsigned>(input); }
    constexpr bool has(Input input) const { return (m_bits >> static_cast<unsigned>(input) & 1U) != 0; }
    constexpr bool meets(Inputs others) const { return (m_bits & others.m_bits) != 0; }

private:
    std::uint32_t m_bits = 0;
};

/// When a figure is computed.
enum class Turn {
    AtOnce,       ///< as soon as what it depends on is there, before the next stage
    AfterStages,  ///< when all stages are through, as far as they go; the person waits for it
    InBackground, ///< after all else, and nothing waits for it
    OnRequest,    ///< when somebody asks; by the session
};

/// One figure of a document.
struct FigureRow {
    std::string_view name; ///< in tests
    Inputs inputs;         ///< it falls when one of them changes
    Turn turn = Turn::OnRequest;
    bool lengthy = false; ///< its job says how far it is
    /// Whether what it is computed from is there.
    bool (*possible)(const Document&) = nullptr;
    /// Whether its next part is computed at once all the same; null: never.
    bool (*atOnce)(const Document&) = nullptr;
    /// Whether nothing is left to be computed about it; null: it is there or it is not.
    bool (*complete)(const Document&) = nullptr;
    /// Whether what is there still speaks for the document; null: it does until an input changes.
    bool (*holds)(const Document&) = nullptr;
    /// Computes it, or its next part. False: it failed, and nothing has changed.
    bool (*compute)(Document&, RandomSource&, JobContext&) = nullptr;

    // by the member alone
    const void* (*at)(const Document&) = nullptr; ///< null: not there
    void (*take)(Document& to, const Document& from) = nullptr;
    std::size_t (*bytes)(const Document&) = nullptr; ///< roughly; 0: not there
};

/// One row for each member of Figures, in the order in which they are computed.
std::span<const FigureRow> allFigures();

/// What differs between two documents; but for Input::Decision, which nothing shows.
Inputs changedInputs(const Document& before, const Document& after);
/// Drops the figures that depend on what has changed between the two, or on `also`, or that do not speak for the document any more.
void dropStale(Document& after, const Document& before, Inputs also = {});
/// Whether a figure of this turn can be computed and is not all there.
bool lacksAny(const Document& document, Turn turn);
/// Computes the figures of one turn that a document lacks, and tells of each, part by part. One that cannot be computed is left out.
void addFigures(Document& document, Turn turn, RandomSource& random, JobContext& job, const std::function<void(const FigureRow&)>& added);

} // namespace tranche
