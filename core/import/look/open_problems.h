// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"
#include "core/table/schema.h"

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tranche {

/// A number of an attribute that could stand for "missing". For the eyes of the person who opens the source.
struct DoubtfulCode {
    std::string attribute;
    std::string code;
    std::size_t cells = 0;
    std::string least; ///< of the attribute's other values, as they are written
    std::string greatest;

    friend bool operator==(const DoubtfulCode&, const DoubtfulCode&) = default;
};

/// What of a look is not settled by what was said about cells.
struct OpenProblems {
    std::vector<ImportProblem> problems; ///< in the order of the look; single cells with the text that conversions leave them
    std::size_t inAll = 0;               ///< where there are more than are listed
    std::vector<std::string> categories; ///< attributes whose odd cells count no longer, for they are no numbers any more
    std::vector<DoubtfulCode> codes;     ///< that nobody has called missing, by code; they stop nothing
};

/// What is open once `done` was done to cells, `missing` counts as missing everywhere and attributes are as `decided` says. A cell that is
/// no number is settled where it counts as missing, where a conversion makes a number of it, and where its attribute was decided to be
/// something else than numbers. O(problems * (conversions + tokens)).
OpenProblems openProblems(const ImportLook& look, std::span<const Conversion> done, std::span<const std::string> missing,
                          const std::map<std::string, AttributeSchema>& decided);

} // namespace tranche
