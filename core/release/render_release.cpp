// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/render_release.h"

#include "core/base/messages/release_message.h"
#include "core/jobs/parallel.h"
#include "core/recipe/recipe_text.h"
#include "core/release/files/data_files.h"
#include "core/release/files/dictionary_file.h"
#include "core/release/files/manifest_file.h"
#include "core/release/files/readme_file.h"
#include "core/release/internal/risk_report_files.h"
#include "core/release/internal/source_file.h"
#include "core/release/internal/internal_recipe.h"
#include "core/release/policy_facts.h"

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

/// All but the data and the manifest.
void renderCompanions(const Snapshot& snapshot, const ReleaseRequest& request, RenderedRelease& rendered, const JobContext& job)
{
    rendered.formulaCells = countFormulaCells(*snapshot.published);
    const auto& options = request.options;
    rendered.release["dictionary.csv"] = dictionaryFile(snapshot, options.formulaCells);
    rendered.release["README.txt"] = readmeFile(snapshot, request, rendered.formulaCells);
    rendered.internal = riskReportFiles(snapshot, request.rejected, rendered.formulaCells, job);
    rendered.internal["recipe.tranche"] = recipeText(internalRecipe(snapshot, request));
    rendered.internal["source.json"] = sourceFile(request.source);
}

} // namespace

Result<RenderedRelease> renderDraft(const Snapshot& snapshot, const ReleaseRequest& request, JobContext& job)
{
    if (const auto ready = checkReady(snapshot); !ready)
        return std::unexpected(ready.error());
    if (const auto named = checkPolicy(request); !named)
        return std::unexpected(named.error());
    auto data = dataFiles(*snapshot.sliced, request.options, job);
    if (!data)
        return std::unexpected(data.error());
    auto findings = judgedPolicy(snapshot, request, job);
    if (!findings)
        return std::unexpected(findings.error());
    RenderedRelease rendered;
    rendered.policy = std::move(*findings);
    Digests digests;
    parallelFor(2, job, [&](std::size_t piece, std::size_t) {
        if (piece == 0)
            digests = digestsOf(*data, job);
        else
            renderCompanions(snapshot, request, rendered, job);
    });
    digests.merge(digestsOf(rendered.release, job));
    rendered.release.merge(*data);
    rendered.release["manifest.json"] = manifestFile(snapshot, request, {digests, rendered.policy});
    return rendered;
}

} // namespace tranche
