// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/conversion/conversion.h"

#include <string>
#include <string_view>

namespace tranche::cli {

/// A conversion as --convert says it: its kind as recipes name it, then its attributes (none: all), then what it needs:
///     trim-blanks:A,B                        plain-numbers:A,B=DECIMAL|GROUPS|AROUND
///     remove-end:A,B=TEXT                    read-as:A,B=TEXT|BECOMES
/// Names, TEXT of read-as and the parts of plain-numbers are written as in CSV where they hold a separator or begin with a quote; a part
/// may be empty, and GROUPS the word blank. InvalidArgument for anything else, and for what validate() refuses.
Result<Conversion> readConversion(std::string_view text);

/// What readConversion() reads as this conversion.
std::string conversionArgument(const Conversion& conversion);

} // namespace tranche::cli
