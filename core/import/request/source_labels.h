// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace tranche {

/// What a source says about one of its attributes beside its values.
struct SourceLabels {
    std::string label = {};                                       ///< a few words that stand for its name; empty: none
    std::vector<std::pair<std::string, std::string>> values = {}; ///< code and label, in the order of the source
    std::vector<std::string> declaredMissing = {};                ///< spellings that the source declares missing

    friend bool operator==(const SourceLabels&, const SourceLabels&) = default;
};

} // namespace tranche
