// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(ModelMessage message, const Statement&)
{
    switch (message) {
    case ModelMessage::LTooSmall: return "l must be 1 or more.";
    case ModelMessage::LTooLong: return "l may have at most nine digits on each side of its fraction.";
    case ModelMessage::DistinctNotWhole: return "l must be a whole number for distinct l-diversity, because it counts sensitive values.";
    case ModelMessage::RecursiveNotWhole:
        return "l must be a whole number for recursive (c,l)-diversity, because it counts sensitive values.";
    case ModelMessage::TOutOfRange: return "t must be between 0 and 1.";
    case ModelMessage::TTooLong: return "t may have at most nine digits on each side of its fraction.";
    case ModelMessage::CTooSmall: return "c must be above 0.";
    case ModelMessage::CTooLong: return "c may have at most nine digits on each side of its fraction.";
    case ModelMessage::Unknown: return "The privacy model must be l, distinct, entropy, recursive or t.";
    case ModelMessage::LTooGreat:
        return "This l cannot be met with these columns: the greatest l possible is %1. Ask for that or less, or take attributes out of "
               "the sensitive column.";
    case ModelMessage::EntropyTooGreat:
        return "This l cannot be met with these columns: the greatest l possible for entropy l-diversity is %1 (rounded down). Ask for "
               "that or less, or take attributes out of the sensitive column.";
    case ModelMessage::NoCSuffices:
        return "This l cannot be met with these columns, whatever c is: a group has fewer sensitive values. Ask for a smaller l, or take "
               "attributes out of the sensitive column.";
    case ModelMessage::CTooStrict:
        return "This c cannot be met with these columns: c must be above %1 (rounded up). Ask for a greater c, or take attributes out of "
               "the sensitive column.";
    case ModelMessage::TTooStrict:
        return "This t cannot be met with these columns: the least t possible is %1 (rounded up). Ask for that or more, or take attributes "
               "out of the sensitive column.";
    case ModelMessage::CannotBeMet: return "The privacy model cannot be met for this table with these columns.";
    }
    return "";
}

} // namespace tranche
