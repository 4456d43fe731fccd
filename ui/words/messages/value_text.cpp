// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(ValueMessage message, const Statement& said)
{
    switch (message) {
    case ValueMessage::BadNumberSigns:
        return tr("The decimal sign must be a point or a comma, and what stands between thousands one other character.");
    case ValueMessage::ConvertsNothing: return tr("A conversion says nothing to convert. Say which text, and what becomes of it.");
    case ValueMessage::TrimsBlanks: return tr("Blanks at both ends are removed.");
    case ValueMessage::TrimsToNothing: return tr("Blanks at both ends are removed. Cells of blanks alone become empty, which is missing.");
    case ValueMessage::WritesPlainNumbers: return tr("Numbers are written plainly: digits and a decimal point alone.");
    case ValueMessage::GroupsOrFractions: return tr("The sign before three digits could part thousands or begin a fraction. Decide which.");
    case ValueMessage::NumbersMerge: return tr("Numbers are written plainly. Cells with and without the sign become equal.");
    case ValueMessage::RemovesEnds: return tr("What some cells have at their end and others have not is removed.");
    case ValueMessage::BadDatePattern: return tr("This cannot be how dates are written. Give iso, or day, month and year as in %d/%m/%Y.");
    case ValueMessage::EitherOrder: return tr("Day and month of these dates could be either way round. Say which comes first.");
    case ValueMessage::DatesOpen: return tr("%1: every cell (%2) fits day first, and month first as well");
    case ValueMessage::DatesOpenMore:
        return isOne(said, 2) ? tr("%1: every cell (%2) fits day first, and month first as well; %3 more attribute asks")
                              : tr("%1: every cell (%2) fits day first, and month first as well; %3 more attributes ask");
    case ValueMessage::DatesDecided:
        return isOne(said, 0) ? tr("as you have decided, in %1 attribute") : tr("as you have decided, in %1 attributes");
    case ValueMessage::DatesRefused:
        return isOne(said, 0) ? tr("%1 attribute of dates is a category, as you have decided")
                              : tr("%1 attributes of dates are categories, as you have decided");
    case ValueMessage::DatesIso:
        return isOne(said, 1) ? tr("year, month, day in every cell (%1) of %2 attribute")
                              : tr("year, month, day in every cell (%1) of %2 attributes");
    case ValueMessage::DatesYearFirst: return tr("%1: every cell (%2) has the year first, then the month");
    case ValueMessage::DatesDayFirst: return tr("%1: every cell (%2) fits day first, %3 of them no other order");
    case ValueMessage::DatesMonthFirst: return tr("%1: every cell (%2) fits month first, %3 of them no other order");
    }
    return {};
}

} // namespace tranche
