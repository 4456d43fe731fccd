// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/parallel.h"
#include "core/release/files/data_files.h"
#include "core/release/release.h"
#include "core/release/files/release_texts.h"
#include "core/release/files/released_fields.h"
#include "core/release/files/render_parts.h"

namespace tranche {

namespace {

/// What is rendered: a draft has no approvals.
struct Content {
    const Snapshot& snapshot;
    const SourceInfo& source;
    const ReleaseOptions& options;
    std::vector<Approval> approvals;
};

Result<void> checkReady(const Snapshot& snapshot)
{
    if (!snapshot.readyForRelease())
        return fail(ErrorCode::InvalidArgument, "There is no sliced table yet that keeps the promise. Finish the stages before.");
    for (const auto& field : fieldsOf(*snapshot.published))
        if (field.meaning->name == "bucket")
            return fail(
                ErrorCode::InvalidArgument,
                "An attribute is called \"bucket\", which is how a release names the number of the bucket. Rename it in the source.",
                {.attribute = field.meaning->name});
    return {};
}

/// All but the data and the manifest.
void renderCompanions(const Content& content, RenderedRelease& rendered, const JobContext& job)
{
    rendered.formulaCells = countFormulaCells(*content.snapshot.published);
    rendered.release["dictionary.csv"] = dictionaryFile(content.snapshot, content.options.formulaCells);
    rendered.release["README.txt"] = readmeFile(content.snapshot, content.options, rendered.formulaCells);
    rendered.internal = riskReportFiles(content.snapshot, rendered.formulaCells, job);
    rendered.internal["decisions.json"] = decisionsFile(content.snapshot, content.options);
    rendered.internal["source.json"] = sourceFile(content.source);
    rendered.internal["approvals.json"] = approvalsFile(content.approvals);
}

Result<RenderedRelease> render(const Content& content, JobContext& job)
{
    if (const auto ready = checkReady(content.snapshot); !ready)
        return std::unexpected(ready.error());
    auto data = dataFiles(*content.snapshot.sliced, content.options, job);
    if (!data)
        return std::unexpected(data.error());
    RenderedRelease rendered;
    Digests digests;
    const bool done = parallelFor(2, job, [&](std::size_t piece, std::size_t) {
        if (piece == 0)
            digests = digestsOf(*data, job);
        else
            renderCompanions(content, rendered, job);
    });
    if (!done)
        return cancelled();
    digests.merge(digestsOf(rendered.release, job));
    rendered.release.merge(*data);
    rendered.release["manifest.json"] = manifestFile(content.snapshot, digests, content.approvals);
    if (!job.goOn())
        return cancelled();
    return rendered;
}

} // namespace

Result<RenderedRelease> renderDraft(const Snapshot& snapshot, const SourceInfo& source, const ReleaseOptions& options, JobContext& job)
{
    return render({snapshot, source, options, {}}, job);
}

Result<RenderedRelease> renderRelease(const Release& release, JobContext& job)
{
    return render({release.snapshot(), release.source(), release.options(), {release.approval()}}, job);
}

} // namespace tranche
