// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/request/import_options.h"
#include "core/import/request/source_labels.h"
#include "core/recipe/release_options.h"
#include "core/table/table.h"

#include <span>
#include <string>

namespace tranche {

/// What a source says about its attributes and values is said about the release too, where nobody said anything: the label of an attribute
/// without one, and labels of values of an attribute without any, where the table holds their codes. All labels of an attribute are taken,
/// whether a tuple has the value or not: what they say follows from the source's list alone. `labels` is by attribute, or empty.
/// O(labels * log labels).
void addSourceTexts(ReleaseOptions& options, const Table& table, std::span<const SourceLabels> labels, const ImportOptions& reading);

/// Whether an attribute's values are shown as the source stores them. Where labels are shown, a code stands for nothing in the table, or
/// for another value.
bool showsCodes(const ImportOptions& reading, const std::string& attribute);

} // namespace tranche
