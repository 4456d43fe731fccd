// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(RecipeMessage message, const Statement&)
{
    switch (message) {
    case RecipeMessage::TooLarge: return "The file is too large to be a recipe.";
    case RecipeMessage::Damaged: return "This is not a recipe, or it is damaged from here on. Use a backup copy.";
    case RecipeMessage::NotARecipe: return "This is not a Tranche recipe.";
    case RecipeMessage::Newer:
        return "This recipe was saved by a newer version of Tranche: it has format %1, and this version reads formats up to %2. Open it "
               "with "
               "the newer version.";
    case RecipeMessage::EntryMissing:
        return "The entry \"%1\" is missing. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case RecipeMessage::EntryUnknown:
        return "The group \"%1\" has an entry that this version does not know. The file is damaged or was edited outside Tranche. Use a "
               "backup copy.";
    case RecipeMessage::EntryEmpty:
        return "The entry \"%1\" is empty. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case RecipeMessage::NoTable:
        return "The entry \"%1\" names no table. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case RecipeMessage::NoDigest:
        return "The entry \"%1\" is not a digest. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case RecipeMessage::Unusable:
        return "The entry \"%1\" cannot be used. %2 The file is damaged or was edited outside Tranche. Use a backup copy.";
    case RecipeMessage::AttributeTwiceOrUnknown:
        return "The entry \"%1\" names an attribute twice, or one that the recipe does not have. The file is damaged or was edited outside "
               "Tranche. Use a backup copy.";
    case RecipeMessage::AttributeUnknown:
        return "The entry \"%1\" names an attribute that the recipe does not have. The file is damaged or was edited outside Tranche. Use "
               "a backup copy.";
    case RecipeMessage::BadColumns:
        return "The entry \"%1\" has an empty column, names an attribute twice, or names one that the recipe does not have. The file is "
               "damaged or was edited outside Tranche. Use a backup copy.";
    case RecipeMessage::BadGroups:
        return "The entry \"%1\" has an empty group, names an attribute twice, or names one that the recipe does not have. The file is "
               "damaged or was edited outside Tranche. Use a backup copy.";
    case RecipeMessage::BadAttributes:
        return "The entry \"%1\" has an attribute without a name, or the same attribute twice. The file is damaged or was edited outside "
               "Tranche. Use a backup copy.";
    case RecipeMessage::ValueTwice:
        return "The entry \"%1\" lists a value twice. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case RecipeMessage::BadWaivers:
        return "The entry \"%1\" waives a rule twice, without a policy, without a reason or without a name, or one that this version does "
               "not know. The file is damaged or was edited outside Tranche. Use a backup copy.";
    case RecipeMessage::NothingLeft: return "The file is damaged, and none of the roles in it can be read. Use a backup copy.";
    }
    return "";
}

} // namespace tranche
