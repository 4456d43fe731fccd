// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/metadata/described_attribute.h"

#include <string_view>

namespace tranche {

/// ddi.xml describes the data files as they are: their names, lines and fields; one variable an attribute in the order of the columns, with
/// label, description, type, slicing column, values with their frequencies or range, and how missing is written; and the release as the
/// manifest does. Signs that XML cannot hold are expected as U+FFFD. DoesNotHold names the first attribute that differs; BadInput where it
/// is no codebook. O(bytes).
Result<void> checkDdi(std::string_view xml, const ReadRelease& release, const std::vector<DescribedAttribute>& described);

} // namespace tranche
