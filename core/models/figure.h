// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"

#include <compare>
#include <memory>
#include <optional>
#include <string>

namespace tranche {

struct FigureValue; // core/models/exact_figure.h

/// To which side a figure goes when it is brought to a number of decimal places.
enum class Rounding {
    Down,  ///< the greatest such number that is not above it
    Up,    ///< the least such number that is not below it
    Above, ///< the least such number that is above it
};

/// A number that a privacy model gives, of any size: an exact fraction; a decimal, where the number is irrational and known only
/// rounded down (entropy); or none, where a model has none.
///
/// Figures are ordered by their numbers. None comes after all others: where recursive (c,l)-diversity has none, no c is above it.
/// A value, cheap to copy; safe to read from several threads.
class Figure {
public:
    /// None.
    Figure() = default;
    /// Exactly this number.
    Figure(const Ratio& exactly); // NOLINT(google-explicit-constructor): every ratio is a figure
    explicit Figure(std::shared_ptr<const FigureValue> value) : m_value(std::move(value)) {}

    /// Whether there is a number. The functions below, but for the comparisons, are about one that is there.
    explicit operator bool() const { return m_value != nullptr; }
    /// False: rounded down.
    bool isExact() const;

    /// Exactly what is known: "num/den" in lowest terms, also for whole numbers; rounded down, as a decimal without trailing zeros.
    std::string text() const;
    /// As a decimal of at most `places` places without trailing zeros: 2939/746 is "3.93" rounded down and "3.94" rounded up.
    std::string decimal(int places, Rounding rounding) const;
    /// Brought to `places` decimal places: an exact figure. Of one that is rounded down already only Down is sure to be on its side.
    Figure rounded(int places, Rounding rounding) const;
    /// The number as a fraction; nullopt where its parts are beyond 64 bits.
    std::optional<Ratio> ratio() const;
    /// Nearest double, relative error at most 2^-52.
    double toDouble() const;

    /// Whether the number is at least `asked`; nullopt where what was rounded off decides. None is at least everything.
    std::optional<bool> reaches(const Ratio& asked) const;

    /// For .cpp files that include core/models/exact_figure.h; null: none.
    const FigureValue* value() const { return m_value.get(); }

    /// Of equal numbers the one that is rounded down, and so may be more, comes after the exact one.
    friend std::strong_ordering operator<=>(const Figure& a, const Figure& b);
    friend bool operator==(const Figure& a, const Figure& b) { return (a <=> b) == 0; }

private:
    std::shared_ptr<const FigureValue> m_value;
};

} // namespace tranche
