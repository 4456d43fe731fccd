// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/judging/local_condition.h"
#include "core/verify/judging/posterior.h"
#include "core/verify/judging/targets.h"

#include <string>
#include <vector>

namespace tranche {

// The sentences of a report. They name attributes, buckets and counts, never a cell value.

/// "l-diversity, l = 3/1", "recursive (c,l)-diversity, c = 2/1, l = 3/1", "t-closeness, t = 1/5".
std::string promiseText(const Promise& promise);

/// "the sensitive column", or where several attributes are judged by themselves "the column of "disease"".
std::string columnText(const ReadRelease& release, const Target& target);

/// Every group keeps the promise.
std::string locallyKeptText(const ReadRelease& release, const Target& target);
/// Some groups do not; which, by way of example.
std::string brokenGroupsText(const ReadRelease& release, const Target& target, const LocalCondition& local);

/// What summing over all matching buckets gave.
std::string summedText(const ReadRelease& release, const Target& target, const PosteriorReport& report);

/// What this mode cannot notice.
std::vector<std::string> blindSpots(bool withOriginal);

} // namespace tranche
