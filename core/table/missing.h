// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/schema.h"
#include "core/table/table.h"

#include <vector>

namespace tranche {

/// For each spelling of an attribute, whether it means "missing": the empty cell, or one of the schema's tokens.
std::vector<bool> missingSpellings(const AttributeData& attribute, const Schema& schema);

} // namespace tranche
