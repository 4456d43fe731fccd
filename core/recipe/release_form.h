// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/recipe/json_entries.h"
#include "core/recipe/release_options.h"

#include <QJsonObject>

#include <set>
#include <string>

namespace tranche {

/// The group "release" of a recipe. What says no more than its default is left out, so that the recipe stays readable for programs that
/// do not know it. O(texts).
QJsonObject releaseFormJson(const ReleaseOptions& options);

/// What releaseFormJson() wrote; what earlier recipes lack is read as its default. Problems are noted in the entries. O(texts).
ReleaseOptions readReleaseForm(JsonEntries entries);

/// BadInput, with the entry that is meant and no text of it, where options contradict each other or the table: texts about what is no
/// attribute of it (`known`), a day of review that does not exist, a digest that is none, a waiver without a policy, of a rule that
/// nobody knows or that has one already, or with a blank reason or name. O(texts log attributes).
Result<void> checkReleaseForm(const ReleaseOptions& options, const std::set<std::string>& known);

} // namespace tranche
