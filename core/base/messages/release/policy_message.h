// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: policies and their rules.
enum class PolicyMessage : std::uint8_t {
    NotJson,
    KeyTwice,     ///< key
    OtherFormat,  ///< entry
    EntryMissing, ///< entry
    EntryUnknown, ///< entry
    RuleUnknown,  ///< entry
    NoRules,      ///< entry
    NotALine,     ///< entry
    NotL,         ///< entry
    NotP,         ///< entry
    NotAShare,    ///< entry
    NotANumber,   ///< entry
    NotACount,    ///< entry, least, greatest
    NotAFlag,     ///< entry
    NotWords,     ///< entry, the words
    NotAWord,     ///< entry, the words

    RuleFails,      ///< what is asked, what was found
    WaiverNotAsked, ///< rule
    WaiverNeedless, ///< rule
    WaiverBlank,    ///< rule
    WaiverTwice,    ///< rule

    // What each rule asks, in the order of Rule; the argument is what is asked.
    AsksModels,
    AsksLeastL,
    AsksGreatestP,
    AsksGreatestUnique,
    AsksLeastBucket,
    AsksLeastFakes,
    AsksMissing,
    AsksReleaseTypes,
    AsksApprovers,
    AsksSigned,
    AsksOriginalVerified,
    AsksFormulaCells,
    AsksReviewWithinDays,
};

constexpr Topic topicOf(PolicyMessage)
{
    return Topic::Policy;
}

} // namespace tranche
