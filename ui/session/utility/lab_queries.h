// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/laboratory/utility_report.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// How far random counts are off, one number of attributes after the other.
struct LabQueries {
    static constexpr std::size_t fewest = 2; ///< attributes of a count
    static constexpr std::size_t most = 4;

    std::size_t next = fewest; ///< attributes of the counts that are asked next
    std::vector<QueryErrors> errors;
    std::optional<Error> reason; ///< why there are none of some number of attributes

    /// The greatest number of attributes that is asked for of a table with so many.
    static std::size_t last(std::size_t attributes) { return std::min(most, attributes); }
    bool isComplete(std::size_t attributes) const { return next > last(attributes); }
    /// What is asked of counts over so many attributes.
    static QueryRequest asked(std::size_t predicates)
    {
        QueryRequest request;
        request.predicates = predicates;
        return request;
    }
    /// Null: not asked yet, or there are none.
    const QueryErrors* find(Technique technique, std::size_t predicates, QueryPart part) const
    {
        const auto found = std::ranges::find_if(errors, [&](const QueryErrors& one) {
            return one.technique == technique && one.predicates == predicates && one.part == part && one.count > 0;
        });
        return found == errors.end() ? nullptr : &*found;
    }
};

} // namespace tranche
