// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/table/schema.h"
#include "core/verify/labels/value_labels.h"
#include "core/verify/reading/region_table.h"
#include "core/verify/reading/release_manifest.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// One line of dictionary.csv.
struct DictionaryEntry {
    std::string name;
    std::string label;
    std::string description; ///< format 2
    AttributeType type = AttributeType::Categorical;
    std::string dates;               ///< how dates are written: the order of day, month and year; empty: ISO
    bool ordered = false;            ///< numbers, dates, and categories with an order of the curator's
    std::vector<std::string> values; ///< categorical: what occurs, in order
    std::string minimum;             ///< numeric, date
    std::string maximum;
    bool missingIsValue = false;
    std::string missingWritten;         ///< the cell that means missing
    std::optional<RegionTable> regions; ///< of a generalized attribute: what its values stand for
    std::vector<LabelledValue> labels;  ///< of values, in their order
};

struct ReleaseDictionary {
    std::vector<DictionaryEntry> entries; ///< column by column, as in the manifest
    bool prefixed = false;                ///< formula cells carry an apostrophe
};

/// BadInput when dictionary.csv cannot be read; DoesNotHold when it disagrees with the manifest. O(bytes).
Result<ReleaseDictionary> readDictionary(std::string_view text, const ReleaseManifest& manifest, JobContext& job);

/// A cell as it was before an apostrophe was put in front of what a spreadsheet would run.
std::string_view withoutPrefix(std::string_view cell);

/// A text as a cell of a release has it: with an apostrophe before what a spreadsheet would run, where cells are prefixed.
std::string asWritten(std::string_view text, bool prefixed);

/// Whether a spreadsheet would run the cell: it begins with = + - @, tab or return and is not a number.
bool runsAsFormula(std::string_view cell);

} // namespace tranche
