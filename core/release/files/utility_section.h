// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/utility_statement.h"

#include <string>

namespace tranche {

/// A sentence about what may be done with a release. The window translates it before its places are filled in, so that one finding has
/// one wording. What counts in it stands between <b> and </b>, which a text file leaves out.
struct UtilityWords {
    static constexpr const char* kept = "Of the relations between attributes %1 are left.";
    static constexpr const char* off = "Half of all counts over 3 attributes are off by %1 or less.";
    static constexpr const char* offWith = "Half of all counts over 3 attributes are off by %1 or less, with %2 by %3.";
    static constexpr const char* guesses = "A model guesses %1 for %2 of all persons instead of %3.";
    static constexpr const char* guessesAlike = "A model guesses %1 for %2 of all persons; from the original for %3, no clear difference.";

    static constexpr const char* mayWithin = "count and relate attributes of <b>one column</b>: exact, as in the table";
    static constexpr const char* mayWithinRegions = "count and relate attributes of <b>one column</b>: exact, but for what was generalized";
    static constexpr const char* mayAcross = "count over several columns: give the error with it";
    static constexpr const char* mayAcrossOff = "count over several columns: give the error with it, at most %1 in three of four cases";
    static constexpr const char* mayTrain = "train a model <b>without linking</b>, or on several linkings: report the mean and the spread";
    static constexpr const char* mayNotLine = "take a line for a person";
    static constexpr const char* mayNotPair = "trust the relation of %1 with %2: less than half of it is left";
    static constexpr const char* mayNotPairs = "trust relations of %1 with %2: less than half of each is left";
    static constexpr const char* either = "%1 or %2";
    static constexpr const char* mayNotOne = "use one linking only, or look for rare combinations";
};

/// The section of README.txt that says what an analyst may do: the sentence, then what may and what may not be done. Names stand in
/// double quotes. Empty where nothing is known.
std::string utilitySection(const UtilityStatement& statement);

} // namespace tranche
