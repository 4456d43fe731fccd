// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/release_details.h"

#include "core/recipe/recipe_words.h"
#include "core/table/numbers.h"

namespace tranche {

std::string_view releaseTypeWord(ReleaseType type)
{
    return wordOf(releaseTypeWords, type);
}

bool isReviewDay(std::string_view text)
{
    return isDate(text) && text.find_first_not_of("-0123456789") == std::string_view::npos; // without blanks around it
}

} // namespace tranche
