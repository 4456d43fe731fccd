// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tranche {

/// A day, or a moment of one, as it is written.
struct Moment {
    std::int64_t day = 0;           ///< days since 1970-01-01; of the moment itself where a zone moves it to another day, in UTC
    std::int64_t second = 0;        ///< of that day, 0 .. 86'399
    std::string_view fraction = {}; ///< digits behind the second, without zeros at the end; in the text it was read from
    bool hasTime = false;
    bool hasZone = false;
};

/// How dates are written (DEFINITIONS, Dates): ISO, or in an order of day, month and year.
class DateForm {
public:
    /// ISO: `YYYY-MM-DD`, or that, `T` or a blank, and a time.
    DateForm() = default;
    /// `%d`, `%m` and `%Y` once each in any order with up to three signs of ASCII between two of them, neither letters, digits nor `%`;
    /// then perhaps `T` or a blank and `%H:%M` or `%H:%M:%S`, which every date must have then. Empty and `iso`: ISO. nullopt for all else.
    static std::optional<DateForm> parse(std::string_view pattern);

    bool iso() const { return m_iso; }

    /// nullopt where the text is no such date, or its day does not exist. Blanks and tabs around it do not count; day and month may lack
    /// the zero before them, but not in ISO dates nor where nothing stands between two parts; the year has four digits. O(length).
    std::optional<Moment> read(std::string_view text) const;

    friend bool operator==(const DateForm&, const DateForm&) = default;

private:
    bool m_iso = true;
    std::array<char, 3> m_order{'Y', 'm', 'd'};
    std::array<std::string, 2> m_between{"-", "-"};
    bool m_needsTime = false;
};

/// Digits behind the second beyond this many are no date.
inline constexpr std::size_t mostFractionDigits = 18;

} // namespace tranche
