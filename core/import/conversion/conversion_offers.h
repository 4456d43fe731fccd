// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"
#include "core/table/schema.h"

#include <string_view>
#include <vector>

namespace tranche {

/// What could be converted in a table, found by its spellings (DEFINITIONS, Conversions): blanks at ends; numbers with groups, a decimal
/// comma, a percent sign or a currency; an end that some cells have and others have not. Nothing is done by itself. Where one number could
/// be read in two ways both are offered, neither as harmless. O(spellings + cells of attributes with an offer).
std::vector<ConversionOffer> offersFor(const Table& table, JobContext& job);

/// Of tokens that `schema` does not name already: `?`, `NA`, `N/A`, `NULL`, `-`, `k. A.` and the like; -9, -99, -999 and so on where all
/// other values are numbers from 0 on; 9, 99, 999 and so on where all others are at most 0.8 times as large. Of such numbers it is told
/// between which values those lie that are none. O(spellings + cells of attributes with an offer).
std::vector<MissingOffer> missingOffersFor(const Table& table, const Schema& schema, JobContext& job);

/// Whether a text commonly means "missing" whatever else stands beside it.
bool commonlyMissing(std::string_view text);

} // namespace tranche
