// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// What a release says that an analyst may do with it, in plain numbers of the utility laboratory. What is not known is left out.
struct UtilityStatement {
    std::optional<double> kept = {};             ///< share of phi2 left, over all pairs of attributes
    std::optional<double> off = {};              ///< half of all counts over three attributes are off by this share of the count or less
    std::optional<double> offWithSensitive = {}; ///< the same of those with `sensitive`
    std::optional<double> offAcross = {};        ///< three of four whose attributes stand in several columns are off by this or less
    std::string sensitive = {};                  ///< the sensitive attribute; empty: none, or several
    std::string target = {};                     ///< what a naive Bayes model guesses; empty: nothing was learned
    double right = 0.0;                          ///< share of persons it is right for, trained on the release without linking
    double rightOriginal = 0.0;                  ///< the same, trained on the original table
    bool alike = false;                          ///< no difference of the two is shown
    bool generalized = false;                    ///< some columns are published as regions
    std::string weak = {};                       ///< an attribute of whose phi2 with each of `weakWith` less than half is left
    std::vector<std::string> weakWith = {};      ///< empty: there is no such pair

    friend bool operator==(const UtilityStatement&, const UtilityStatement&) = default;

    bool saysNothing() const { return !kept && !off && target.empty(); }
};

} // namespace tranche
