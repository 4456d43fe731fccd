// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/metadata/described_attribute.h"

#include <string_view>

namespace tranche {

/// datapackage.json describes these data files and linkings as they are: their paths in order, the fields of each header with type, label,
/// description, values or range, how missing is written; and the release as the manifest does. DoesNotHold names the first attribute that
/// differs; BadInput where it is no Data Package 1 of the profile tabular-data-package. O(bytes).
Result<void> checkDataPackage(std::string_view json, const ReadRelease& release, const std::vector<DescribedAttribute>& described);

} // namespace tranche
