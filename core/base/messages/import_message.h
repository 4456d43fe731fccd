// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: how a table is to be read.
enum class ImportMessage : std::uint8_t {
    BadSigns,
    SameSigns,
    BadDecimalSign,
    UnknownEncoding,
    BadNames,
    CannotConvert,
    NoFileNamed,
    FileTwice,     ///< place: the file
    NotDetectable, ///< place: the file
    Utf16,         ///< place: the file
    UnknownForm,   ///< of the source: this version has no reader for it
};

constexpr Topic topicOf(ImportMessage)
{
    return Topic::Import;
}

} // namespace tranche
