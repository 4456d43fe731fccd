// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/conformance/utility/utility_vector.h"

#include <QJsonObject>

namespace tranche::cli {

/// One entry of "trained_on_all": naive Bayes and tree from one technique's whole publication, asked for each original row.
void checkTrained(const UtilityVector& utility, AttributeId target, const QJsonObject& expected, Tally& tally, JobContext& job);

} // namespace tranche::cli
