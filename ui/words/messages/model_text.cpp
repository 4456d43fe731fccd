// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(ModelMessage message, const Statement&)
{
    switch (message) {
    case ModelMessage::LTooSmall: return tr("ℓ must be 1 or more.");
    case ModelMessage::LTooLong: return tr("ℓ may have at most nine digits on each side of its fraction.");
    case ModelMessage::DistinctNotWhole:
        return tr("ℓ must be a whole number for distinct ℓ-diversity, because it counts sensitive values.");
    case ModelMessage::RecursiveNotWhole:
        return tr("ℓ must be a whole number for recursive (c,ℓ)-diversity, because it counts sensitive values.");
    case ModelMessage::TOutOfRange: return tr("t must be between 0 and 1.");
    case ModelMessage::TTooLong: return tr("t may have at most nine digits on each side of its fraction.");
    case ModelMessage::CTooSmall: return tr("c must be above 0.");
    case ModelMessage::CTooLong: return tr("c may have at most nine digits on each side of its fraction.");
    case ModelMessage::Unknown: return tr("The privacy model must be l, distinct, entropy, recursive or t.");
    case ModelMessage::LTooGreat:
        return tr("This ℓ cannot be met with these columns: the greatest ℓ possible is %1. Ask for that or less, or take attributes out of "
                  "the sensitive column.");
    case ModelMessage::EntropyTooGreat:
        return tr("This ℓ cannot be met with these columns: the greatest ℓ possible for entropy ℓ-diversity is %1 (rounded down). Ask for "
                  "that or less, or take attributes out of the sensitive column.");
    case ModelMessage::NoCSuffices:
        return tr("This ℓ cannot be met with these columns, whatever c is: a group has fewer sensitive values. Ask for a smaller ℓ, or "
                  "take attributes out of the sensitive column.");
    case ModelMessage::CTooStrict:
        return tr("This c cannot be met with these columns: c must be above %1 (rounded up). Ask for a greater c, or take attributes out "
                  "of the sensitive column.");
    case ModelMessage::TTooStrict:
        return tr("This t cannot be met with these columns: the least t possible is %1 (rounded up). Ask for that or more, or take "
                  "attributes out of the sensitive column.");
    case ModelMessage::CannotBeMet: return tr("The privacy model cannot be met for this table with these columns.");
    }
    return {};
}

} // namespace tranche
