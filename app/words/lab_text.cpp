// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(LabMessage message, const Statement&)
{
    switch (message) {
    case LabMessage::PredicatesOutOfRange: return "A query needs at least one predicate and at most one for each released attribute (%1).";
    case LabMessage::TooFewPredicates: return "%1 attributes are to stand in every query, so each query needs at least as many predicates.";
    case LabMessage::BandUpsideDown: return "The band of answers ends below its beginning. Give the smaller share first.";
    case LabMessage::NoQueryInBand: return "No random query has an answer within the band. Widen the band or change the selectivity.";
    case LabMessage::FoldsOutOfRange: return "Choose at least 2 folds and at most %1, one for each tuple.";
    case LabMessage::LinkingsOutOfRange: return "At least one linking has to be drawn.";
    case LabMessage::TargetOneLabel: return "This attribute has a single value, so there is nothing to guess. Choose another target.";
    case LabMessage::TargetTwice: return "This attribute is named twice as a target. Name it once.";
    case LabMessage::TargetMissing: return "No attribute is sensitive, so name the attribute whose values are to be guessed.";
    case LabMessage::TrainingPartFails: return "Without fold %1 the rest of the table cannot keep the privacy model: %2";
    case LabMessage::NothingSensitive: return "No attribute is sensitive, so there is nothing to keep apart from the quasi-identifiers.";
    case LabMessage::TestLacksAttribute: return "The test file has no such attribute, but the table has it. Both need the same attributes.";
    case LabMessage::TestHasOther: return "The test file has this attribute, but the table has not. Both need the same attributes.";
    }
    return "";
}

} // namespace tranche
