// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(TableMessage message, const Statement& said)
{
    switch (message) {
    case TableMessage::RolesDoNotFit: return "Roles and schema must name every attribute of the table.";
    case TableMessage::TooManyRecords: return "The table is too long: at most %1 records are possible.";
    case TableMessage::NoRole: return "This attribute has no role yet. Choose what it is for.";
    case TableMessage::NothingReleased: return "No attribute would be released. Make at least one a quasi-identifier or sensitive.";
    case TableMessage::OrderRepeatsValue: return "The order given for this attribute lists a value twice. Remove one.";
    case TableMessage::OrderLacksValue: return "The order given for this attribute does not list all of its values. Add the missing ones.";
    case TableMessage::NotADate: return "A value of this attribute is not a date. Correct it, or make the attribute categorical.";
    case TableMessage::NotDates:
        return "Values of this attribute are not dates, in lines %1. Correct them, or make the attribute categorical.";
    case TableMessage::SomeNotDates:
        if (isOne(said, 0))
            return numbersIn(said, 1) == 0
                       ? "%1 value of this attribute is not a date. Correct it, or make the attribute categorical."
                       : "%1 value of this attribute is not a date, in line %2. Correct it, or make the attribute categorical.";
        return numbersIn(said, 1) == 0 ? "%1 values of this attribute are not dates. Correct them, or make the attribute categorical."
               : numbersIn(said, 1) == 1
                   ? "%1 values of this attribute are not dates, the first in line %2. Correct them, or make the attribute categorical."
                   : "%1 values of this attribute are not dates, the first in lines %2. Correct them, or make the attribute categorical.";
    case TableMessage::NotANumber: return "A value of this attribute is not a number. Correct it, or make the attribute categorical.";
    case TableMessage::NotNumbers:
        return "Values of this attribute are not numbers, in lines %1. Correct them, or make the attribute categorical.";
    case TableMessage::SomeNotNumbers:
        if (isOne(said, 0))
            return numbersIn(said, 1) == 0
                       ? "%1 value of this attribute is not a number. Correct it, or make the attribute categorical."
                       : "%1 value of this attribute is not a number, in line %2. Correct it, or make the attribute categorical.";
        return numbersIn(said, 1) == 0 ? "%1 values of this attribute are not numbers. Correct them, or make the attribute categorical."
               : numbersIn(said, 1) == 1
                   ? "%1 values of this attribute are not numbers, the first in line %2. Correct them, or make the attribute categorical."
                   : "%1 values of this attribute are not numbers, the first in lines %2. Correct them, or make the attribute categorical.";
    case TableMessage::NoValueKept:
        return "No record is left: this attribute has no value in any of them. Treat missing as a value, or exclude the attribute.";
    case TableMessage::NothingKept:
        return "No record is left: each has a missing value in some attribute, most of them in this one. Treat missing as a value, or "
               "exclude attributes.";
    case TableMessage::NoReleasedAttribute: return "No released attribute has this name.";
    case TableMessage::NoAttribute: return "The table has no attribute with this name.";
    case TableMessage::UnnamedAttribute: return "An attribute has no name.";
    case TableMessage::RepeatedAttribute: return "Two attributes have the same name.";
    case TableMessage::WithoutAttributes: return "A table needs at least one attribute.";
    case TableMessage::UnevenAttributes: return "The attributes differ in length.";
    }
    return "";
}

} // namespace tranche
