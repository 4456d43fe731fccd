// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/draft.h"

#include "core/release/policy_facts.h"
#include "core/release/render_release.h"

#include <utility>

namespace tranche {

Draft::Draft(Snapshot snapshot, ReleaseRequest request, RenderedRelease files)
    : m_snapshot(std::move(snapshot)), m_request(std::move(request)), m_files(std::move(files))
{
}

Result<Draft> Draft::make(Snapshot snapshot, ReleaseRequest request, JobContext& job, const DraftTools& tools)
{
    auto files = renderDraft(snapshot, request, job, tools);
    if (!files)
        return std::unexpected(files.error());
    return Draft(std::move(snapshot), std::move(request), std::move(*files));
}

ApprovalsAsked Draft::approvalsAsked() const
{
    if (!m_request.policy)
        return {};
    return {.count = m_request.policy->approvers(), .isSigned = m_request.policy->asksForSignatures()};
}

const RuleFinding* Draft::failingRule() const
{
    return firstFailing(m_files.policy);
}

} // namespace tranche
