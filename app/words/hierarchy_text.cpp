// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(HierarchyMessage message, const Statement&)
{
    switch (message) {
    case HierarchyMessage::Empty: return "The hierarchy has no lines. Write one for each value: the value, then its label at each level.";
    case HierarchyMessage::WithoutLabel: return "A line of a hierarchy must hold a value and at least one label after it.";
    case HierarchyMessage::OtherLevels: return "This line has a different number of levels than the first.";
    case HierarchyMessage::EmptyLabel: return "A label in this line is empty.";
    case HierarchyMessage::AtTwoLevels:
        return "A text in this line is also used at another level, for other values. Rename one of the two.";
    case HierarchyMessage::RepeatedValue: return "The value in this line already has a line. Remove one of them.";
    case HierarchyMessage::TwoParents: return "A label in this line stood under another label before. Each label can have only one parent.";
    }
    return "";
}

} // namespace tranche
