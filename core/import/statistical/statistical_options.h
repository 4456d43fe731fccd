// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

namespace tranche {

/// How a file of SPSS, Stata or SAS is to be read. Nothing is guessed: what stands here is used.
struct StatisticalOptions {
    enum class Values {
        Codes,  ///< values as they are stored
        Labels, ///< the label of a value where it has one
    };
    enum class DeclaredMissing {
        Missing, ///< values that the file declares missing are read as empty
        Value,   ///< they are read like any other
    };

    Values values = Values::Codes;
    std::map<std::string, Values> valuesOf = {}; ///< of attributes, by name, where they differ
    DeclaredMissing missing = DeclaredMissing::Missing;
    std::map<std::string, DeclaredMissing> missingOf = {}; ///< of attributes, by name, where they differ
    std::string encoding = {};                             ///< where it is not what the file says of itself

    friend bool operator==(const StatisticalOptions&, const StatisticalOptions&) = default;
};

} // namespace tranche
