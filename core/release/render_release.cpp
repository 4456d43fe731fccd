// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/render_release.h"

#include "core/base/messages/release_message.h"
#include "core/jobs/parallel.h"
#include "core/recipe/recipe_text.h"
#include "core/release/files/data_files.h"
#include "core/release/files/describing/describing_files.h"
#include "core/release/files/lines/linking_files.h"
#include "core/release/files/manifest_file.h"
#include "core/release/files/readme_file.h"
#include "core/release/internal/risk_report_files.h"
#include "core/release/internal/source_file.h"
#include "core/release/internal/internal_recipe.h"
#include "core/release/policy_facts.h"
#include "core/release/report/report_html.h"
#include "core/release/report/report_input.h"

namespace tranche {

namespace {

Result<void> checkReady(const Snapshot& snapshot)
{
    if (!snapshot.readyForRelease())
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NotReady);
    if (!snapshot.report->holds() || snapshot.report->model != snapshot.parameters.model)
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NothingToApprove);
    return {};
}

/// A policy that is named must be there, and no other.
Result<void> checkPolicy(const ReleaseRequest& request)
{
    const auto& named = request.options.policy;
    if (named.has_value() == request.policy.has_value() && (!named || named->sha256 == request.policy->sha256))
        return {};
    return fail(ErrorCode::InvalidArgument, {ReleaseMessage::NoPolicyFile, named ? named->name : request.policy->name});
}

/// What is written into a release, and what it is written from.
struct Rendering {
    const Snapshot& snapshot;
    const ReleaseRequest& request;
    const DraftTools& tools;
    RenderedRelease& to;
};

/// All but the data, the reports and the manifest.
void renderCompanions(const Rendering& rendering, const RiskBefore& before, const JobContext& job)
{
    const auto& [snapshot, request, tools, to] = rendering;
    const auto& options = request.options;
    to.formulaCells = countFormulaCells(*snapshot.published);
    to.release = describingFiles(snapshot, options, job);
    to.release["README.txt"] = readmeFile(snapshot, request, to.formulaCells);
    to.internal["report.json"] = riskReportFile(snapshot, request.rejected, before, to.formulaCells);
    to.internal["recipe.tranche"] = recipeText(internalRecipe(snapshot, request));
    to.internal["source.json"] = sourceFile(request.source);
    if (request.policy && !request.policy->file.empty())
        to.internal["policy.json"] = request.policy->file;
}

/// Both reports; `data` are the digests that they name.
Result<void> renderReports(const Rendering& rendering, const ReportFigures& figures, const RiskBefore& before, const Digests& data)
{
    const auto& [snapshot, request, tools, to] = rendering;
    const ReportInput input{.snapshot = snapshot,
                            .request = request,
                            .figures = figures,
                            .rules = to.policy,
                            .digests = data,
                            .prepared = tools.prepared,
                            .locale = tools.locale};
    const InternalReportInput house{.report = input, .before = before, .formulaCells = to.formulaCells, .auditLines = tools.auditLines};
    const Report reports[] = {externalReport(input), internalReport(house)};
    to.release["report.html"] = reportHtml(reports[0]);
    to.internal["report.html"] = reportHtml(reports[1]);
    if (!tools.pdf)
        return {};
    auto pdf = tools.pdf(reports);
    if (!pdf)
        return std::unexpected(pdf.error());
    to.release["report.pdf"] = std::move(pdf->at(0));
    to.internal["report.pdf"] = std::move(pdf->at(1));
    return {};
}

/// What a rule is judged by as well: a count. An estimate is not, for the same decisions are to give the same verdict.
const MembershipReport* exactFakes(const ReportFigures& figures)
{
    return figures.membership && !figures.membership->interval ? figures.membership.get() : nullptr;
}

} // namespace

Result<RenderedRelease> renderDraft(const Snapshot& snapshot, const ReleaseRequest& request, JobContext& job, const DraftTools& tools)
{
    if (const auto ready = checkReady(snapshot); !ready)
        return std::unexpected(ready.error());
    if (const auto named = checkPolicy(request); !named)
        return std::unexpected(named.error());
    auto data = dataFiles(*snapshot.sliced, request.options, job);
    if (!data)
        return std::unexpected(data.error());
    SystemRandom entropy;
    auto& random = tools.random ? *tools.random : entropy;
    std::vector<LinkingFigures> linkingFigures;
    auto linkings = linkingFiles(snapshot, request.options, random, job, tools.reports ? &linkingFigures : nullptr);
    if (!linkings)
        return std::unexpected(linkings.error());
    const auto figures = tools.reports ? wholeReportFigures(snapshot, tools.figures, random, job) : tools.figures;
    auto findings = judgedPolicy(snapshot, request, job, tools.fakes ? tools.fakes : exactFakes(figures));
    if (!findings)
        return std::unexpected(findings.error());
    RenderedRelease rendered;
    rendered.policy = std::move(*findings);
    rendered.linkings = std::move(linkingFigures);
    const Rendering rendering{snapshot, request, tools, rendered};
    Digests digests;
    RiskBefore before;
    parallelFor(2, job, [&](std::size_t piece, std::size_t) {
        if (piece == 0) {
            digests = digestsOf(*data, job);
        } else {
            before = riskBefore(*snapshot.kept, job);
            renderCompanions(rendering, before, job);
        }
    });
    if (tools.reports)
        if (const auto reported = renderReports(rendering, figures, before, digests); !reported)
            return std::unexpected(reported.error());
    rendered.release.merge(*linkings);
    digests.merge(digestsOf(rendered.release, job));
    rendered.release.merge(*data);
    rendered.release["manifest.json"] = manifestFile(snapshot, request, {digests, rendered.policy});
    return rendered;
}

} // namespace tranche
