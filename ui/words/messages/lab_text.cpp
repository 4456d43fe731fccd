// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(LabMessage message, const Statement&)
{
    switch (message) {
    case LabMessage::PredicatesOutOfRange:
        return tr("A query needs at least one predicate and at most one for each released attribute (%1).");
    case LabMessage::TooFewPredicates:
        return tr("%1 attributes are to stand in every query, so each query needs at least as many predicates.");
    case LabMessage::BandUpsideDown: return tr("The band of answers ends below its beginning. Give the smaller share first.");
    case LabMessage::NoQueryInBand: return tr("No random query has an answer within the band. Widen the band or change the selectivity.");
    case LabMessage::FoldsOutOfRange: return tr("Choose at least 2 folds and at most %1, one for each tuple.");
    case LabMessage::LinkingsOutOfRange: return tr("At least one linking has to be drawn.");
    case LabMessage::TargetOneLabel: return tr("This attribute has a single value, so there is nothing to guess. Choose another target.");
    case LabMessage::TargetTwice: return tr("This attribute is named twice as a target. Name it once.");
    case LabMessage::TargetMissing: return tr("No attribute is sensitive, so name the attribute whose values are to be guessed.");
    case LabMessage::TrainingPartFails: return tr("Without fold %1 the rest of the table cannot keep the privacy model: %2");
    case LabMessage::NothingSensitive:
        return tr("No attribute is sensitive, so there is nothing to keep apart from the quasi-identifiers.");
    case LabMessage::TestLacksAttribute:
        return tr("The test file has no such attribute, but the table has it. Both need the same attributes.");
    case LabMessage::TestHasOther: return tr("The test file has this attribute, but the table has not. Both need the same attributes.");
    }
    return {};
}

} // namespace tranche
