// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/schema.h"
#include "core/table/table.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// What is known about one attribute of a source table before any role is given.
struct AttributeProfile {
    AttributeType detectedType = AttributeType::Categorical; ///< over all values that are not missing
    std::size_t distinct = 0;                                ///< distinct values that are not missing; equal numbers count once
    std::size_t missing = 0;                                 ///< tuples without a value
    std::size_t unique = 0;                                  ///< values that occur in one tuple only
    std::string dates = {};    ///< a pattern of DateForm: how they are written where they are dates; else empty
    std::string dayFirst = {}; ///< they are dates whether the day comes first or the month: both patterns (see dateQuestions())
    std::string monthFirst = {};

    bool eitherOrder() const { return !dayFirst.empty(); }
};

/// Of the attribute at place `id` of the schema, of which only what is missing counts. O(tuples + spellings).
AttributeProfile profileOf(const AttributeData& attribute, const Schema& schema, SourceId id);

/// Numeric if every text is a number with that decimal sign (DEFINITIONS, Table), else date if every text is a date in the
/// only way that fits all of them (see detectDates()), else categorical; no text at all is categorical.
AttributeType detectType(const std::vector<std::string_view>& texts, char decimal = '.');

} // namespace tranche
