// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tranche {

/// What the format of a cell shows of its number as a point in time.
enum class DateStyle : std::uint8_t {
    None, ///< it is a number
    Day,
    Moment, ///< day and time
    Time,
    Duration, ///< hours may be more than a day has
};

/// Of a format that every workbook has without saying so (ECMA-376, 18.8.30), by its number.
DateStyle builtInDateStyle(std::uint32_t number);
/// Of a format as "dd/mm/yyyy hh:mm". Its first section counts; what stands in quotes or brackets and what a backslash, a star or a low
/// line protects is no sign of it. O(length).
DateStyle dateStyleOf(std::string_view format);

/// A count of days as ISO 8601 writes the day, the time or both: "2024-03-01", "2024-03-01T13:45:00", "13:45:00", "36:00:00". A part that
/// is not shown by the style is written where it is not nought. Time is exact to the millisecond, which is written where there are any.
/// Counted from 1904-01-01 as day 0 with `from1904`, else from 1900-01-01 as day 1, with a 29 February 1900 that never was. None where
/// `days` is no number, below nought, that day, or after the year 9999.
std::optional<std::string> dateText(std::string_view days, DateStyle style, bool from1904);

/// Whether a text is a day or a moment as ISO 8601 writes it: "2024-03-01", "2024-03-01T13:45", "2024-03-01T13:45:00.25". The day must be
/// one of the calendar.
bool isIsoDate(std::string_view text);

} // namespace tranche
