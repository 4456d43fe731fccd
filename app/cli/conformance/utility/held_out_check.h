// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/conformance/utility/utility_vector.h"

namespace tranche::cli {

/// Folds, buckets of training parts, confusion matrices and measures of one target.
void checkHeldOut(const UtilityVector& utility, AttributeId target, const QJsonObject& expected, Tally& tally, JobContext& job);

} // namespace tranche::cli
