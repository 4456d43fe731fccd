// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

enum class AttributeType { Categorical, Numeric, Date };

enum class MissingRule {
    DropTuple,   ///< a tuple without this value is left out (the paper's choice)
    KeepAsValue, ///< missing is a value of its own
};

/// What the curator decided about one attribute beside its role.
struct AttributeSchema {
    std::optional<AttributeType> type; ///< nullopt: detect it from the kept tuples
    MissingRule missing = MissingRule::DropTuple;
    std::vector<std::string> order;    ///< categorical only: every value once, first to last; empty: by UTF-8 bytes
    std::optional<std::uint32_t> bins; ///< numeric only: bins for phi2 where they differ from the table's number
    std::string dates = {};            ///< dates only: a pattern of DateForm; empty: ISO, or the only order of day and month that fits
    std::vector<std::string> missingTokens = {}; ///< count as missing in this attribute, beside the schema's

    friend bool operator==(const AttributeSchema&, const AttributeSchema&) = default;
};

/// One entry for each attribute of a source Table, in its order, and which cells count as missing beside the empty one.
struct Schema {
    std::vector<AttributeSchema> attributes;
    std::vector<std::string> missingTokens;
    std::vector<SourceId>
        sensitiveOrder; ///< the sensitive attributes in the order in which they were named; others come after, in table order

    friend bool operator==(const Schema&, const Schema&) = default;
};

} // namespace tranche
