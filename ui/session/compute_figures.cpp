// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that are dear and that nothing waits for.
#include "core/membership/membership.h"
#include "ui/session/compute_stages.h"

#include <utility>

namespace tranche {

namespace {

using HandOver = std::function<void(std::function<void(Document&)>)>;

/// False: cancelled.
bool addMembership(const Document& document, RandomSource& random, JobContext& job, const HandOver& handOver)
{
    const auto& snapshot = document.snapshot;
    if (document.membership || !snapshot.buckets || !snapshot.published)
        return true;
    auto report = membership({*snapshot.published, *snapshot.columns, *snapshot.buckets}, {}, random, job);
    if (report)
        handOver([found = std::make_shared<const MembershipReport>(std::move(*report))](Document& next) { next.membership = found; });
    return job.goOn();
}

void addCurve(const Document& document, RandomSource& random, JobContext& job, const HandOver& handOver)
{
    const auto& snapshot = document.snapshot;
    if (!document.standing || !snapshot.published || !snapshot.correlation)
        return;
    auto curve = document.curve ? document.curve : std::make_shared<const DialCurve>(emptyCurve(snapshot, document.standing->limit));
    handOver([curve](Document& next) { next.curve = curve; });
    while (!curve->isComplete()) {
        auto further = withNextPoint(*curve, snapshot, random, job);
        if (!further || !job.goOn())
            return;
        curve = std::make_shared<const DialCurve>(std::move(*further));
        handOver([curve](Document& next) { next.curve = curve; });
    }
}

} // namespace

void computeFigures(const Document& document, RandomSource& random, JobContext& job, const HandOver& handOver)
{
    if (addMembership(document, random, job, handOver))
        addCurve(document, random, job, handOver);
}

} // namespace tranche
