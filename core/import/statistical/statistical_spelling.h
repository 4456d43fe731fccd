// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/statistical/statistical_kind.h"

#include <optional>
#include <string>
#include <string_view>

namespace tranche {

/// What the numbers of an attribute stand for.
enum class NumberMeaning {
    Number,
    Days,         ///< since 1960-01-01
    Seconds,      ///< since 1960-01-01, 00:00
    Milliseconds, ///< since 1960-01-01, 00:00
    SpssSeconds,  ///< since 1582-10-14, 00:00, shown as a day
    SpssMoment,   ///< the same, shown with the time
    Clock,        ///< seconds since midnight, or a length of time
    Weeks,        ///< since the first of 1960, of Stata: 52 a year
    Months,       ///< since January 1960
    Quarters,     ///< since the first of 1960
    Halves,       ///< since the first of 1960
};

/// By the format that a file gives for an attribute, as "DATE11", "%td" or "YYMMDD10."; Number where it is none of a date or time.
NumberMeaning numberMeaning(StatisticalKind kind, std::string_view format);

/// The shortest decimal that reads back as the same number; a whole number has no point, one from 1e21 on and one below 1e-6 has an
/// exponent; minus zero is 0.
std::string plainNumber(double number);
/// The same for a number that is stored in four bytes: the shortest that reads back as the same four.
std::string plainNumber(float number);

/// A number as what it means, in ISO 8601: `2026-03-01`, `2026-03-01T08:15:00`, `08:15:00.25` (a length of time may have more than 24
/// hours, and a sign), `2026-03`; quarters, halves and weeks as Stata writes them, `2026q1`, `2026h1`, `2026w05`. As many digits of a
/// second as tell the number again. nullopt where it cannot be written so, exactly: a part of a day, a year outside 1 to 9999.
std::optional<std::string> meantText(double number, NumberMeaning meaning);

} // namespace tranche
