// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tranche {

/// With what the measures of a scenario work, by name, as a person set it.
struct ScenarioWork {
    std::vector<std::string> targets; ///< of the learners; the first counts; empty: the first sensitive attribute
    std::size_t predicates = 3;       ///< of a count query
    std::size_t queries = 1000;
    Ratio selectivity{1, 20};
    Ratio bandLow{1, 1000};
    Ratio bandHigh{1, 10};
    std::vector<std::string> always; ///< attributes that stand in every query

    friend bool operator==(const ScenarioWork&, const ScenarioWork&) = default;
};

} // namespace tranche
