// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(ValueMessage message, const Statement&)
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
    }
    return {};
}

} // namespace tranche
