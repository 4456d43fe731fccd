// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/count_fakes.h"

#include "app/cli/options/fixed_draws.h"
#include "core/membership/membership.h"

namespace tranche::cli {

Result<MembershipReport> countFakes(const Snapshot& snapshot, Counting counting, JobContext& job)
{
    auto random = drawsOfEstimates();
    MembershipRequest request;
    request.counting = counting;
    return membership({*snapshot.published, *snapshot.columns, *snapshot.buckets}, request, random, job);
}

} // namespace tranche::cli
