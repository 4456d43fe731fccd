// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/blind_spot_message.h"
#include "core/verify/judging/local_condition.h"
#include "core/verify/judging/posterior.h"
#include "core/verify/judging/targets.h"

#include <vector>

namespace tranche {

// What a report says. It names attributes, buckets and counts, never a cell value.

/// Every group keeps the promise.
Statement locallyKept(const ReadRelease& release, const Target& target);
/// Some groups do not; which, by way of example.
Statement brokenGroups(const ReadRelease& release, const Target& target, const LocalCondition& local);

/// What summing over all matching buckets gave.
Statement summed(const ReadRelease& release, const Target& target, const PosteriorReport& report);

/// What this mode cannot notice.
std::vector<BlindSpotMessage> blindSpots(bool withOriginal);

} // namespace tranche
