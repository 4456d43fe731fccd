// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/recipe/json_entries.h"
#include "core/recipe/recipe.h"

#include <QJsonObject>

namespace tranche {

/// The entries of a recipe as far as they can be read; what cannot be is noted and stands as its default: an attribute without a role that
/// can be read is undecided. Of what makes sense only whole (a hierarchy, a conversion, a scenario, a waiver, what a model asks for)
/// nothing is taken where a part cannot be read. O(bytes).
Recipe readEntries(JsonEntries entries);

/// BadInput where the object says no version; NotSupported, with its version, where this program is too old for it.
Result<void> checkFormat(const QJsonObject& whole);

} // namespace tranche
