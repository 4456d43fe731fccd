// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: signing keys.
enum class KeyMessage : std::uint8_t {
    NoSuchKey,    ///< id
    NoSuchSigner, ///< id
    AmbiguousKey, ///< the beginning of several ids
    KnownAlready, ///< id
    OwnKey,       ///< id
    NoName,
    NotAPublicKey,
    NotASecretKey,
    NotASignature,
    OtherKind,
    DamagedKey,
    WrongPassphrase,
    NeedsPassphrase,
    NoPassphrase,
    EmptyPassphrase,
    LongPassphrase,
    CostsTooMuch,
    NoMemory, ///< bytes
    LongComment,
    CommentOfManyLines,
    SignedByAnother, ///< id
    NotTheseBytes,
    NotThisComment,
    DamagedStore,
    FolderNotMade,
    NotRemoved,
};

constexpr Topic topicOf(KeyMessage)
{
    return Topic::Key;
}

} // namespace tranche
