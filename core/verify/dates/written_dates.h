// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// Where a date lies: seconds since 1970-01-01, in UTC where it has a zone, and the digits behind them.
struct DatePlace {
    std::int64_t seconds = 0;
    std::string fraction; ///< without zeros at the end

    friend std::strong_ordering operator<=>(const DatePlace&, const DatePlace&) = default;
    friend bool operator==(const DatePlace&, const DatePlace&) = default;
};

/// Whether dictionary.csv may say that dates are written so: day, month and year in some order, perhaps with a time (DEFINITIONS, Dates).
bool isWrittenOrder(std::string_view pattern);

/// The verifier's own reading of dates; an empty pattern is ISO. nullopt where a text is no such date, or some have a zone and some have
/// none. O(total length).
std::optional<std::vector<DatePlace>> placesOfDates(std::span<const std::string_view> texts, std::string_view pattern);

/// How a data package names what dates look like.
struct DateLook {
    enum class Kind { Day, Time, Unlike }; ///< Unlike: they are not all written alike

    Kind kind = Kind::Unlike;
    std::string format; ///< empty: as the type has it by itself
};

/// Of dates that placesOfDates() can read. O(total length).
DateLook lookOfDates(std::span<const std::string_view> texts, std::string_view pattern);

} // namespace tranche
