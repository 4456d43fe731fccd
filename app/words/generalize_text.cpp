// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(GeneralizeMessage message, const Statement& said)
{
    switch (message) {
    case GeneralizeMessage::UnknownAttribute: return "A column to generalize names this attribute, which is not released.";
    case GeneralizeMessage::LeastOutOfRange:
        return "The smallest number of records in a region must be between 1 and %1, the number of records in the table.";
    case GeneralizeMessage::SensitiveAlone:
        return "The column to generalize holds only the sensitive attribute, which is never generalized.";
    case GeneralizeMessage::NoSuchColumn:
        return "No column holds exactly these attributes: %1. To generalize a column, name all of its attributes; the sensitive one may be "
               "left out.";
    case GeneralizeMessage::Twice: return "The same column is to be generalized twice: %1. Ask for it once.";
    case GeneralizeMessage::Incomplete:
        return "To generalize a column, name its attributes, and a smallest number of records of 1 or more.";
    case GeneralizeMessage::RegionLikeValue:
        return "A region of this attribute would be written like one of its values or like another region. Rename that value or label.";
    case GeneralizeMessage::RegionsTooLong:
        return "The regions of this attribute list too many values to fit. Give it an order or a hierarchy, or declare numbers as numeric.";
    case GeneralizeMessage::ValuesWithoutLine:
        return isOne(said, 0) ? "The hierarchy has no line for %1 value of this attribute. Add one, with the value spelled as in the table."
                              : "The hierarchy has no line for %1 values of this attribute. Add a line for each, with the value spelled as "
                                "in the table.";
    }
    return "";
}

} // namespace tranche
