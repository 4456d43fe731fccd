// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: a file that is read or written.
enum class FileMessage : std::uint8_t {
    NotThere,    ///< place: the file
    Gone,        ///< place: the file
    IsFolder,    ///< place: the file
    CannotOpen,  ///< place: the file
    MayNotRead,  ///< place: the file
    PathTooLong, ///< place: the file
    TooManyOpen, ///< place: the file
    BrokeOff,    ///< place: the file
    Changed,     ///< place: the file
    NotReplaced, ///< place: the file
    DiskFull,
    FolderReadOnly,
    NoFolder,
    NameTooLong,
    ReleaseExists,
    FolderExists, ///< place: the folder
    DiskRefused,
};

constexpr Topic topicOf(FileMessage)
{
    return Topic::File;
}

} // namespace tranche
