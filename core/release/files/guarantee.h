// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/models/privacy_model.h"
#include "core/pipeline/snapshot.h"
#include "core/table/kept_table.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// The guarantee of a release in one sentence: who can learn what, and how surely. README.txt and the report fill in its words as they
/// stand; the window translates them first, so that one promise has one wording.
struct Guarantee {
    const char* sentence = "";          ///< %1: the knower; %2: the sensitive attributes; %3: `figure`; %4: `rank` as 1st, 2nd and so on
    const char* knower = "";            ///< %1: `others`, as a word where it is small
    std::size_t others = 0;             ///< attributes that the knower knows
    std::vector<std::string> sensitive; ///< names; empty where nothing is promised
    const char* between = "";           ///< two names
    const char* around = "";            ///< %1: all names
    Ratio figure{1, 1};
    bool isShare = false; ///< the figure is a probability, written as a fraction
    std::optional<std::uint64_t> rank = {};
};

/// Of a table's sensitive attributes, joint ones by their parts, under this model. O(attributes).
Guarantee guaranteeOf(const KeptTable& table, const PrivacyModel& model);

/// The same in English, with the names in double quotes. O(attributes).
std::string guaranteeSentence(const Snapshot& snapshot);

} // namespace tranche
