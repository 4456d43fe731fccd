// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/schema.h"
#include "core/table/table.h"

#include <string_view>
#include <vector>

namespace tranche {

/// Whether a spelling of attribute `id` means "missing": the empty cell, or one of the tokens of the schema or of the attribute.
/// O(tokens).
bool meansMissing(std::string_view spelling, const Schema& schema, SourceId id);

/// The same for each spelling of an attribute, which is the one at place `id` of the schema. O(spellings * tokens).
std::vector<bool> missingSpellings(const AttributeData& attribute, const Schema& schema, SourceId id);

} // namespace tranche
