// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/run_stages.h"

#include "core/base/random.h"
#include "core/pipeline/run_stage.h"
#include "core/pipeline/run_to.h"

#include <string_view>
#include <utility>

namespace tranche::cli {

namespace {

/// What its time is told under.
std::string_view phaseOf(Stage stage)
{
    switch (stage) {
    case Stage::Keep: return "keep";
    case Stage::Correlate: return "phi2";
    case Stage::Propose: return "columns";
    case Stage::Generalize: return "generalize";
    case Stage::Feasibility: return "feasibility";
    case Stage::Partition: return "partition";
    case Stage::Judge: return "judge";
    case Stage::Slice: return "slice";
    }
    return "slice";
}

/// The codes take as much room as the table.
std::shared_ptr<const CorrelationMatrix> withoutCodes(const CorrelationMatrix& matrix)
{
    std::vector<std::size_t> domains;
    for (std::size_t i = 0; i < matrix.size(); ++i)
        domains.push_back(matrix.domain(AttributeId(i)));
    CorrelationMatrix values(std::vector<std::vector<std::uint32_t>>(matrix.size()), std::move(domains));
    for (std::size_t i = 0; i < matrix.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            values.set(AttributeId(i), AttributeId(j), matrix.at(AttributeId(i), AttributeId(j)));
    return std::make_shared<const CorrelationMatrix>(std::move(values));
}

} // namespace

Result<Snapshot> runStages(Run& run, Snapshot snapshot, Stage last, const Pins& pins)
{
    SystemRandom random;
    return runTo(std::move(snapshot), last, pins, [&](const Snapshot& before, Stage stage) {
        auto next = run.phases.run(phaseOf(stage), [&](JobContext& job) { return runStage(before, stage, random, job); });
        if (next && stage == Stage::Propose)
            next->correlation = withoutCodes(*next->correlation);
        return next;
    });
}

} // namespace tranche::cli
