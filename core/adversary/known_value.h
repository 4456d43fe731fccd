// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adversary/adversary_view.h"
#include "core/base/result.h"
#include "core/table/kept_table.h"

#include <string_view>

namespace tranche {

/// A value as somebody types it: the code of the equal value (numbers and dates by value), or none where no tuple has it.
/// NotFound when no released attribute has this name.
Result<KnownValue> knownValue(const KeptTable& table, std::string_view attribute, std::string_view text);

} // namespace tranche
