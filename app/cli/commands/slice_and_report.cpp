// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/slice_and_report.h"

#include "app/cli/commands/run_stages.h"
#include "app/cli/output/policy_output.h"
#include "app/cli/output/slice_text.h"
#include "app/cli/output/snapshot_json.h"
#include "core/policy/rule_words.h"
#include "core/release/policy_facts.h"

#include <optional>
#include <utility>

namespace tranche::cli {

namespace {

/// What came of the run.
struct Outcome {
    const Snapshot& snapshot;
    const std::vector<RuleFinding>& findings;
    bool verified = false;
};

std::string jsonOf(const Outcome& outcome, const ReportRequest& report)
{
    const auto& snapshot = outcome.snapshot;
    JsonWriter json;
    json.beginObject().member("format", 1U);
    writeTable(json, snapshot);
    writePhi(json, snapshot);
    writeColumns(json, snapshot);
    writeFeasibility(json, snapshot);
    writeRegions(json, snapshot);
    writeBuckets(json, snapshot, report.slicing.listBuckets);
    writePolicy(json, report.slicing.policy, outcome.findings);
    json.member("verified", outcome.verified);
    report.settings(json);
    json.endObject();
    return json.text();
}

/// What is verified or written: nothing where a rule of the policy refuses an export. Where only a draft is looked at, it is one without
/// the policy, for the verifier would say no more than that the rule fails.
Result<std::string> proofOf(Run& run, const Snapshot& sliced, const ReportRequest& report, const JudgedPolicy& judged)
{
    const auto* failing = firstFailing(judged.findings);
    if (!failing)
        return verifyOrExport(run, sliced, report.slicing, judged, report.tools);
    if (report.slicing.target)
        return std::string();
    auto without = report.slicing;
    without.policy.reset();
    without.release.policy.reset();
    without.release.waivers.clear();
    auto proof = verifyOrExport(run, sliced, without, {}, report.tools);
    return proof ? "The policy refuses an export.\n" + *proof : proof;
}

/// Why a release was not written: a rule of the policy neither holds nor is waived.
std::optional<Error> refusal(const ReportRequest& report, const std::vector<RuleFinding>& findings)
{
    const auto* failing = report.slicing.target ? firstFailing(findings) : nullptr;
    return failing ? std::optional(Error(ErrorCode::DoesNotHold, failingSentence(*failing))) : std::nullopt;
}

} // namespace

Result<Exit> sliceAndReport(Run& run, const Snapshot& prepared, const ReportRequest& report)
{
    if (!prepared.feasibility->admits(prepared.parameters.model)) {
        const auto unknown = report.slicing.policy ? judgeRules(*report.slicing.policy, {}) : std::vector<RuleFinding>();
        if (const auto written = report.target.writeIfWanted([&] { return jsonOf({prepared, unknown}, report); }); !written)
            return std::unexpected(written.error());
        return sayInfeasible(run, prepared);
    }
    const auto sliced = runStages(run, prepared, Stage::Slice);
    if (!sliced)
        return std::unexpected(sliced.error());
    const auto judged = judgePolicy(run, *sliced, report.slicing);
    if (!judged)
        return std::unexpected(judged.error());
    const auto& findings = judged->findings;
    const auto refused = refusal(report, findings);
    const auto proof = proofOf(run, *sliced, report, *judged);
    if (!proof)
        return std::unexpected(proof.error());
    if (const auto written = report.target.writeIfWanted([&] { return jsonOf({*sliced, findings, !refused}, report); }); !written)
        return std::unexpected(written.error());
    run.console.text(slicedText(*sliced) + policyText(report.slicing.policy, findings) + *proof);
    return refused ? Result<Exit>(std::unexpected(*refused)) : Exit::Done;
}

} // namespace tranche::cli
