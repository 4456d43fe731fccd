// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/verify/judging/targets.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tranche {

/// What data and dictionary say about an attribute, for comparing with what other files say. Texts are as they stand in a cell.
struct DescribedAttribute {
    enum class Type { Whole, Number, Day, Time, Text };

    std::string attribute; ///< its name in the manifest
    std::string name;      ///< in the header
    std::size_t column = 0;
    std::string label;
    std::string description;
    Type type = Type::Text;
    std::string format;   ///< of dates that are not all YYYY-MM-DD
    bool numeric = false; ///< numbers or dates: it has a range and no list
    bool decimalCommas = false;
    std::vector<std::string> values; ///< in the order of the dictionary; numeric: those with a label
    std::vector<std::string> labels; ///< of `values`; empty: none
    std::string minimum;             ///< numeric, empty without any value
    std::string maximum;
    bool missingOccurs = false;
    std::string missing;                    ///< how it is written
    std::string missingLabel;               ///< empty: none
    std::vector<std::uint64_t> frequencies; ///< of `values`, over all lines
    std::uint64_t missingFrequency = 0;
};

/// Column by column. O(lines * attributes).
std::vector<DescribedAttribute> describedAttributes(const ReadRelease& release, const JobContext& job);

} // namespace tranche
