// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h" // heavy: include this header in .cpp files only
#include "core/models/figure.h"

namespace tranche {

/// What a Figure holds.
struct FigureValue {
    BigRational number;     ///< at least 0
    int roundedPlaces = -1; ///< decimal places that the true number was rounded down to; -1: it is exactly this
};

/// An exact figure. At least 0.
inline Figure exactFigure(BigRational number)
{
    return Figure(std::make_shared<const FigureValue>(FigureValue{std::move(number), -1}));
}

/// `units` times 10^-places, which is what is left of the true number after rounding down.
inline Figure roundedDownFigure(const BigInteger& units, int places)
{
    return Figure(std::make_shared<const FigureValue>(FigureValue{BigRational(units, tenTo(places)), places}));
}

} // namespace tranche
