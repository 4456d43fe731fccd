// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/text/text_tally.h"

namespace tranche {

/// What was learned of the files besides what was counted.
struct TextFacts {
    std::uint64_t bytes = 0;    ///< that were looked at
    bool marked = false;        ///< the first begins with the mark of its encoding
    std::uint64_t replaced = 0; ///< bytes that are no text, where they are replaced
};

/// A row for each choice, in the order in which they are shown. O(attributes).
std::vector<Evidence> textEvidence(const TextTally& tally, const CsvOptions& options, const TextFacts& facts);

/// All that was found wrong, those that stop first, each kind by line; cells that are no number among numbers too. O(problems).
std::vector<ImportProblem> textProblems(const TextTally& tally, const CsvOptions& options);

/// Attributes' names as they would be: given, from the header, or made up.
std::vector<std::string> textNames(const TextTally& tally, const CsvOptions& options);

/// Whether the attribute is one of numbers, all but a few.
bool mostlyNumbers(const AttributeTally& attribute);

} // namespace tranche
