// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace tranche {

/// Which program's file it is.
enum class StatisticalKind {
    Spss,         ///< .sav, .zsav
    SpssPortable, ///< .por
    Stata,        ///< .dta
    Sas,          ///< .sas7bdat
    SasTransport, ///< .xpt
};

/// By the first bytes of a file and, where these leave it open, by the end of its name (upper and lower case count the same); nullopt
/// where neither is known. 512 bytes are enough.
std::optional<StatisticalKind> statisticalKind(std::string_view firstBytes, std::string_view fileName);

} // namespace tranche
