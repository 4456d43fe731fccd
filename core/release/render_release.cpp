// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/release_message.h"
#include "core/jobs/parallel.h"
#include "core/recipe/recipe_text.h"
#include "core/release/internal/approvals_file.h"
#include "core/release/files/data_files.h"
#include "core/release/files/dictionary_file.h"
#include "core/release/files/manifest_file.h"
#include "core/release/files/readme_file.h"
#include "core/release/internal/risk_report_files.h"
#include "core/release/internal/source_file.h"
#include "core/release/internal/internal_recipe.h"
#include "core/release/release.h"

namespace tranche {

namespace {

/// What is rendered: a draft has no approvals.
struct Content {
    const Snapshot& snapshot;
    const ReleaseRequest& request;
    std::vector<Approval> approvals;
};

Result<void> checkReady(const Snapshot& snapshot)
{
    if (!snapshot.readyForRelease())
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NotReady);
    return {};
}

/// All but the data and the manifest.
void renderCompanions(const Content& content, RenderedRelease& rendered, const JobContext& job)
{
    rendered.formulaCells = countFormulaCells(*content.snapshot.published);
    const auto& options = content.request.options;
    rendered.release["dictionary.csv"] = dictionaryFile(content.snapshot, options.formulaCells);
    rendered.release["README.txt"] = readmeFile(content.snapshot, content.request, rendered.formulaCells);
    rendered.internal = riskReportFiles(content.snapshot, content.request.rejected, rendered.formulaCells, job);
    rendered.internal["recipe.tranche"] = recipeText(internalRecipe(content.snapshot, content.request));
    rendered.internal["source.json"] = sourceFile(content.request.source);
    rendered.internal["approvals.json"] = approvalsFile(content.approvals);
}

Result<RenderedRelease> render(const Content& content, JobContext& job)
{
    if (const auto ready = checkReady(content.snapshot); !ready)
        return std::unexpected(ready.error());
    auto data = dataFiles(*content.snapshot.sliced, content.request.options, job);
    if (!data)
        return std::unexpected(data.error());
    RenderedRelease rendered;
    Digests digests;
    parallelFor(2, job, [&](std::size_t piece, std::size_t) {
        if (piece == 0)
            digests = digestsOf(*data, job);
        else
            renderCompanions(content, rendered, job);
    });
    digests.merge(digestsOf(rendered.release, job));
    rendered.release.merge(*data);
    rendered.release["manifest.json"] = manifestFile(content.snapshot, digests, content.approvals);
    return rendered;
}

} // namespace

Result<RenderedRelease> renderDraft(const Snapshot& snapshot, const ReleaseRequest& request, JobContext& job)
{
    return render({snapshot, request, {}}, job);
}

Result<RenderedRelease> renderRelease(const Release& release, JobContext& job)
{
    return render({release.snapshot(), release.request(), {release.approval()}}, job);
}

} // namespace tranche
