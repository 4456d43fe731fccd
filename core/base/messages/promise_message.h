// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: what a release promises.
enum class PromiseMessage : std::uint8_t {
    NotAnL,          ///< key
    NotWhole,        ///< key
    NotAC,           ///< key
    NotAT,           ///< key
    NotJoint,        ///< key
    JointApart,      ///< key
    NotGeneralized,  ///< key
    NoneOrSensitive, ///< key
    Nothing,         ///< part of a sentence
    LDiversity,      ///< ℓ; part of a sentence
    Distinct,        ///< ℓ; part of a sentence
    Entropy,         ///< ℓ; part of a sentence
    Recursive,       ///< c, ℓ; part of a sentence
    TCloseness,      ///< t; part of a sentence
    SensitiveColumn, ///< part of a sentence
    ColumnOf,        ///< attribute; part of a sentence
};

constexpr Topic topicOf(PromiseMessage)
{
    return Topic::Promise;
}

} // namespace tranche
