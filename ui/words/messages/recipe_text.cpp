// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"
#include "ui/words/messages/edited_text.h"

namespace tranche {

QString windowText(RecipeMessage message, const Statement&)
{
    switch (message) {
    case RecipeMessage::TooLarge: return tr("The file is too large to be a recipe.");
    case RecipeMessage::Damaged: return tr("This is not a recipe, or it is damaged from here on. Use a backup copy.");
    case RecipeMessage::NotARecipe: return tr("This is not a Tranche recipe.");
    case RecipeMessage::Newer:
        return tr("This recipe was saved by a newer version of Tranche: it has format %1, and this version reads formats up to %2. Open it "
                  "with the newer version.");
    case RecipeMessage::EntryMissing: return edited(tr("The entry “%1” is missing."));
    case RecipeMessage::EntryUnknown: return edited(tr("The group “%1” has an entry that this version does not know."));
    case RecipeMessage::EntryEmpty: return edited(tr("The entry “%1” is empty."));
    case RecipeMessage::NoTable: return edited(tr("The entry “%1” names no table."));
    case RecipeMessage::NoDigest: return edited(tr("The entry “%1” is not a digest."));
    case RecipeMessage::Unusable: return edited(tr("The entry “%1” cannot be used. %2"));
    case RecipeMessage::AttributeTwiceOrUnknown:
        return edited(tr("The entry “%1” names an attribute twice, or one that the recipe does not have."));
    case RecipeMessage::AttributeUnknown: return edited(tr("The entry “%1” names an attribute that the recipe does not have."));
    case RecipeMessage::BadColumns:
        return edited(tr("The entry “%1” has an empty column, names an attribute twice, or names one that the recipe does not have."));
    case RecipeMessage::BadGroups:
        return edited(tr("The entry “%1” has an empty group, names an attribute twice, or names one that the recipe does not have."));
    case RecipeMessage::BadAttributes: return edited(tr("The entry “%1” has an attribute without a name, or the same attribute twice."));
    case RecipeMessage::ValueTwice: return edited(tr("The entry “%1” lists a value twice."));
    case RecipeMessage::BadWaivers:
        return edited(tr("The entry “%1” waives a rule twice, without a policy, without a reason or without a name, or one that this "
                         "version does not know."));
    case RecipeMessage::NothingLeft: return tr("The file is damaged, and none of the roles in it can be read. Use a backup copy.");
    }
    return {};
}

} // namespace tranche
