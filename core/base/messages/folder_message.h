// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: the files of a release as they are found.
enum class FolderMessage : std::uint8_t {
    NoFolder,      ///< place: the folder
    NotAFolder,    ///< place: the folder
    CannotRead,    ///< place: the folder
    NotAPlainFile, ///< place: the file
    NoManifest,
    NoDictionary,
    NoData,               ///< file
    Missing,              ///< place: the file
    Incomplete,           ///< place: the file
    Unlisted,             ///< place: the file
    NotOfFormat,          ///< place: the file
    Changed,              ///< place: the file
    NamesUnreleased,      ///< place: the file
    TextNamesUnreleased,  ///< attribute; place: dictionary.csv
    LabelNamesUnreleased, ///< attribute; place: dictionary.csv
    NamesPath,            ///< place: the file
    NotAZip,              ///< place: the zip
    DamagedZip,           ///< place: the zip
    BadZipName,           ///< place: the zip
    NotAPlainEntry,       ///< place: the zip
    TooMuchInZip,         ///< place: the zip
};

constexpr Topic topicOf(FolderMessage)
{
    return Topic::Folder;
}

} // namespace tranche
