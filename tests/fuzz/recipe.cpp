// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/recipe_text.h"
#include "tests/fuzz/fuzz.h"

using namespace tranche;

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const auto recipe = readRecipe(fuzz::textOf(bytes, count));
    if (!recipe)
        return 0;
    const auto text = recipeText(*recipe);
    const auto again = readRecipe(text);
    fuzz::require(again.has_value(), "a recipe that was written is read");
    fuzz::require(*again == *recipe, "it says what was written");
    fuzz::require(recipeText(*again) == text, "equal recipes give equal bytes");
    return 0;
}
