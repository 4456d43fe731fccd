// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(ValueMessage message, const Statement& said)
{
    switch (message) {
    case ValueMessage::BadNumberSigns:
        return "The decimal sign must be a point or a comma, and what stands between thousands one other character.";
    case ValueMessage::ConvertsNothing: return "A conversion says nothing to convert. Say which text, and what becomes of it.";
    case ValueMessage::TrimsBlanks: return "Blanks at both ends are removed.";
    case ValueMessage::TrimsToNothing: return "Blanks at both ends are removed. Cells of blanks alone become empty, which is missing.";
    case ValueMessage::WritesPlainNumbers: return "Numbers are written plainly: digits and a decimal point alone.";
    case ValueMessage::GroupsOrFractions: return "The sign before three digits could part thousands or begin a fraction. Decide which.";
    case ValueMessage::NumbersMerge: return "Numbers are written plainly. Cells with and without the sign become equal.";
    case ValueMessage::RemovesEnds: return "What some cells have at their end and others have not is removed.";
    case ValueMessage::BadDatePattern: return "This cannot be how dates are written. Give iso, or day, month and year as in %d/%m/%Y.";
    case ValueMessage::EitherOrder: return "Day and month of these dates could be either way round. Say which comes first, with --date.";
    case ValueMessage::DatesOpen: return "%1: every cell (%2) fits day first, and month first as well";
    case ValueMessage::DatesOpenMore:
        return isOne(said, 2) ? "%1: every cell (%2) fits day first, and month first as well; %3 more attribute asks"
                              : "%1: every cell (%2) fits day first, and month first as well; %3 more attributes ask";
    case ValueMessage::DatesDecided:
        return isOne(said, 0) ? "as you have decided, in %1 attribute" : "as you have decided, in %1 attributes";
    case ValueMessage::DatesRefused:
        return isOne(said, 0) ? "%1 attribute of dates is a category, as you have decided"
                              : "%1 attributes of dates are categories, as you have decided";
    case ValueMessage::DatesIso:
        return isOne(said, 1) ? "year, month, day in every cell (%1) of %2 attribute"
                              : "year, month, day in every cell (%1) of %2 attributes";
    case ValueMessage::DatesYearFirst: return "%1: every cell (%2) has the year first, then the month";
    case ValueMessage::DatesDayFirst: return "%1: every cell (%2) fits day first, %3 of them no other order";
    case ValueMessage::DatesMonthFirst: return "%1: every cell (%2) fits month first, %3 of them no other order";
    }
    return "";
}

} // namespace tranche
