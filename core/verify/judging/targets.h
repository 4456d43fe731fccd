// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/lookup/column_index.h"
#include "core/verify/judging/model_judge.h"
#include "core/verify/reading/release_data.h"

#include <string>
#include <vector>

namespace tranche {

/// A release that was read back and is sound by itself.
struct ReadRelease {
    ReleaseManifest manifest;
    ReleaseDictionary dictionary;
    ReleaseData data;
};

/// What the release must be judged for: each sensitive attribute by itself, all of them as one where they are joint, and one
/// target without any attribute where nothing is sensitive.
std::vector<Target> targetsOf(const ReleaseManifest& manifest);

/// First attribute of each column, then their number.
std::vector<std::size_t> columnStarts(const ReleaseManifest& manifest);

/// The judge of one target: the distribution of its values over all lines and, where the dictionary gives one, their order.
/// Attributes that are sensitive together have no order. O(lines).
ModelJudge judgeOf(const ReadRelease& release, const Target& target, const GroupedColumn& groups, const CodedRelease& coded);

/// By code of a released attribute: its value's place among those that occur, missing last; empty without an order. O(values log values).
std::vector<std::uint32_t> placesOf(const ReleasedAttribute& attribute, const DictionaryEntry& entry);

} // namespace tranche
