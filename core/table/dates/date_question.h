// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/table/schema.h"
#include "core/table/table.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tranche {

/// What all dates of an attribute have in common, where that may tell a person whether they are read as they were meant.
enum class DateFact : std::uint8_t {
    FirstOfQuarter, ///< each is the first of January, April, July or October
    FirstOfMonth,   ///< each is the first of a month
    OneMonth,       ///< they lie in one month, of whatever years
    InFuture,       ///< some lie ahead
};

/// What an attribute's values would be in one order of day and month.
struct DateReading {
    std::string pattern;                                            ///< for AttributeSchema::dates
    std::vector<std::pair<std::string, std::string>> examples = {}; ///< as written, and as an ISO day: for the eyes of who opens the source
    std::size_t different = 0;                                      ///< dates that are not equal
    std::string first = {};                                         ///< of them, as an ISO day
    std::string last = {};
    unsigned month = 0; ///< 1 .. 12: all of them lie in this month, of whatever years; 0: they do not
    bool firstOfMonth = false;
    bool firstOfQuarter = false;
};

/// An attribute all of whose values are dates, and in which order they are written.
struct DateSight {
    enum class Order : std::uint8_t {
        Iso,        ///< YYYY-MM-DD
        YearFirst,  ///< year, month, day, with other signs between them
        DayFirst,   ///< and in no other order
        MonthFirst, ///< and in no other order
        Either,     ///< day first or month first: see DateQuestion
    };

    std::string attribute;
    Order order = Order::Iso;
    std::size_t cells = 0;   ///< with a value
    std::size_t telling = 0; ///< DayFirst, MonthFirst: cells that are no date in the other order
};

/// An attribute all of whose values are dates whether the day comes first or the month. Only a person can tell.
struct DateQuestion {
    std::string attribute;
    DateReading dayFirst;
    DateReading monthFirst;
    std::size_t spellings = 0; ///< values that it has as a category
};

/// What there is of dates in a table.
struct DatesFound {
    std::vector<DateSight> sights;       ///< in table order
    std::vector<DateQuestion> questions; ///< one for each sight of either order
};

/// The attributes of dates whose type is not decided. O(spellings + cells of those attributes).
DatesFound findDates(const Table& table, const Schema& schema, const JobContext& job);

/// A question for each attribute whose type is not decided and whose dates could be of either order, in table order. As findDates().
std::vector<DateQuestion> dateQuestions(const Table& table, const Schema& schema, const JobContext& job);

/// What helps to tell whether a reading is the right one: the narrowest that holds for all of its dates, where there are several; then
/// whether the last of them lies behind `today`, in days since 1970-01-01. O(1).
std::vector<DateFact> factsOf(const DateReading& reading, std::int64_t today);

/// Today by the clock of this computer, in days since 1970-01-01, in UTC.
std::int64_t dayOfToday();

/// A day as YYYY-MM-DD.
std::string isoDay(std::int64_t day);

} // namespace tranche
