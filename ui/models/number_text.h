// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"

#include <QString>

#include <cstddef>

namespace tranche {

// Numbers as people read them, in the language of the default QLocale. For the screen only, never for files.

/// All digits, thousands separated.
QString countText(std::size_t count);
/// Three significant digits without the leading zero: ".333"; "1", "0". What is over `limit` gets digits until it reads differently.
QString probabilityText(const Ratio& p, const Ratio& limit);
/// Three significant digits: ".190" on cells, "0.190" with `leadingZero`; "0" below .0005, "1" for exactly 1.
QString phiText(double phiSquared, bool leadingZero = false);
/// One decimal and the unit: "38.3 %". A share that is not zero never reads "0.0 %", one below 1 never "100.0 %".
QString percentText(double share);
/// l rounded down to two places: 2939/746 -> "3.93"; whole numbers without decimals.
QString ellText(const Ratio& l);
/// Median and mean of bucket sizes: one decimal where it is not whole.
QString meanText(double value);

} // namespace tranche
