// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(ColumnsMessage message, const Statement&)
{
    switch (message) {
    case ColumnsMessage::TooFewBins: return "Fewer than 2 bins cannot tell values apart. Ask for at least 2.";
    case ColumnsMessage::NotReleased: return "The sensitive attribute is not among the released ones. Choose one that is.";
    case ColumnsMessage::AlphaTooSmall: return "Alpha must be 1 or more: the sensitive column holds at least the sensitive attribute.";
    case ColumnsMessage::TooFewColumns: return "The number of columns c must be 1 or more.";
    case ColumnsMessage::EmptyColumn: return "A column has no attribute. Give each column at least one.";
    case ColumnsMessage::NotACover: return "The columns do not hold each released attribute exactly once. Name each one in one column.";
    }
    return "";
}

} // namespace tranche
