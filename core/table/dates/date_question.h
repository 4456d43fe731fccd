// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/table/schema.h"
#include "core/table/table.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tranche {

/// What an attribute's values would be in one order of day and month.
struct DateReading {
    std::string pattern;                                            ///< for AttributeSchema::dates
    std::vector<std::pair<std::string, std::string>> examples = {}; ///< as written, and as an ISO day: for the eyes of who opens the source
    std::size_t different = 0;                                      ///< dates that are not equal
    std::string first = {};                                         ///< of them, as an ISO day
    std::string last = {};
};

/// An attribute all of whose values are dates whether the day comes first or the month. Only a person can tell.
struct DateQuestion {
    std::string attribute;
    DateReading dayFirst;
    DateReading monthFirst;
    std::size_t spellings = 0; ///< values that it has as a category
};

/// A question for each attribute whose type is not decided and whose dates could be of either order, in table order. O(spellings).
std::vector<DateQuestion> dateQuestions(const Table& table, const Schema& schema, const JobContext& job);

/// A day as YYYY-MM-DD.
std::string isoDay(std::int64_t day);

} // namespace tranche
