// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(FolderMessage message, const Statement&)
{
    switch (message) {
    case FolderMessage::NoFolder: return "There is no such folder.";
    case FolderMessage::NotAFolder: return "This is not a folder, so it is not a release.";
    case FolderMessage::CannotRead: return "The folder cannot be read. Check its permissions.";
    case FolderMessage::NotAPlainFile: return "A release holds plain files only: no links, and no folder but linked.";
    case FolderMessage::NoManifest: return "There is no manifest.json, so this is not a release.";
    case FolderMessage::NoDictionary: return "There is no dictionary.csv.";
    case FolderMessage::NoData: return "There is neither data.csv nor %1.";
    case FolderMessage::Missing: return "The manifest lists this file, but it is missing.";
    case FolderMessage::Incomplete: return "Every release of this format has this file, but the manifest does not list it.";
    case FolderMessage::Unlisted: return "The manifest does not list this file.";
    case FolderMessage::NotOfFormat: return "A release of this format does not have this file.";
    case FolderMessage::Changed: return "The file was changed after the manifest was written: its digest differs.";
    case FolderMessage::NamesUnreleased: return "The file names an identifier or an excluded attribute.";
    case FolderMessage::TextNamesUnreleased: return "The label or description of \"%1\" names an identifier or an excluded attribute.";
    case FolderMessage::LabelNamesUnreleased: return "A label of a value of \"%1\" names an identifier or an excluded attribute.";
    case FolderMessage::NamesPath: return "The file contains a path of a computer.";
    case FolderMessage::NotAZip: return "This is neither a release folder nor a zip.";
    case FolderMessage::DamagedZip: return "The zip is damaged.";
    case FolderMessage::BadZipName:
        return "The zip holds a name that no release has: outside its folder, in another folder than linked, or twice.";
    case FolderMessage::NotAPlainEntry:
        return "The zip holds something else than plain files: a link, an encrypted file, or one packed in an unknown way.";
    case FolderMessage::TooMuchInZip: return "The zip says that it holds more than such a file can. Unpack it only if you trust it.";
    }
    return "";
}

} // namespace tranche
