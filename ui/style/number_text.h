// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/models/figure.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <string>

namespace tranche {

/// A number written with a point, with the decimal sign of the person instead: "3.93" -> "3,93" in German.
QString decimalText(QString plain);
/// The same for a number that is written without the zero before its point: ".333" where the point is a point, "0,333" where it is a comma.
QString bareText(QString plain);
/// The other way: what somebody typed, with a point.
QString plainNumber(QString typed);

// Numbers as people read them here: 1,203 and .333 and 25.4 %, with the signs of the person's language. Files have a point in every
// language.

/// All digits, thousands separated as the person is used to.
QString countText(std::size_t count);
/// What is counted in a sentence.
enum class Counted { Record, Tuple, Bucket, Column, Attribute, Pair, Value };
/// "1 tuple", "1,203 tuples". In German the words stand as a subject or object does; a sentence that needs another case says it itself.
QString countText(std::size_t count, Counted what);
/// The other way: what somebody typed, thousands separated in any way; nullopt where it is no whole number.
std::optional<std::size_t> typedCount(QString typed);
/// A count that may be a half (a median of two): "15" or "15.5".
QString medianText(double median);
/// Three decimals without the leading zero; "0" and "1" exactly.
QString shareText(double share);
/// A probability beside its limit: nearest, but what is over the limit never reads like it (digits are added until it differs).
QString probabilityText(const Figure& probability, const Ratio& limit);
/// phi2 in three decimals: ".190" on cells, "0.190" with `leadingZero`; "0" below .0005, "1" for exactly 1.
QString phiText(double phiSquared, bool leadingZero = false);
/// A change of phi2 with its sign: "−.033", "+0.012"; what rounds to nothing is a dot on a map and 0 elsewhere.
QString changeText(double change, bool leadingZero = false);
/// One decimal and the sign: "25.4 %". What is not zero never reads "0.0 %", what is below 1 never "100.0 %".
QString percentText(double share);
/// A moment in UTC as files have it (ISO 8601), by the clock of the person: "28 Nov 2026, 17:31". What is none stays as it is.
QString momentText(const std::string& utc);
/// A day as files have it: "30 November 2027". What is none stays as it is.
QString dayText(const std::string& day);
/// l, rounded down to two places where it has more: "3.93".
QString lText(const Ratio& l);

} // namespace tranche
