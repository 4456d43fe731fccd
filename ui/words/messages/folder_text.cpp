// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(FolderMessage message, const Statement&)
{
    switch (message) {
    case FolderMessage::NoFolder: return tr("There is no such folder.");
    case FolderMessage::NotAFolder: return tr("This is not a folder, so it is not a release.");
    case FolderMessage::CannotRead: return tr("The folder cannot be read. Check its permissions.");
    case FolderMessage::NotAPlainFile: return tr("A release holds plain files only: no links, and no folder but linked.");
    case FolderMessage::NoManifest: return tr("There is no manifest.json, so this is not a release.");
    case FolderMessage::NoDictionary: return tr("There is no dictionary.csv.");
    case FolderMessage::NoData: return tr("There is neither data.csv nor %1.");
    case FolderMessage::Missing: return tr("The manifest lists this file, but it is missing.");
    case FolderMessage::Incomplete: return tr("Every release of this format has this file, but the manifest does not list it.");
    case FolderMessage::Unlisted: return tr("The manifest does not list this file.");
    case FolderMessage::NotOfFormat: return tr("A release of this format does not have this file.");
    case FolderMessage::Changed: return tr("The file was changed after the manifest was written: its digest differs.");
    case FolderMessage::NamesUnreleased: return tr("The file names an identifier or an excluded attribute.");
    case FolderMessage::TextNamesUnreleased: return tr("The label or description of “%1” names an identifier or an excluded attribute.");
    case FolderMessage::LabelNamesUnreleased: return tr("A label of a value of “%1” names an identifier or an excluded attribute.");
    case FolderMessage::NamesPath: return tr("The file contains a path of a computer.");
    case FolderMessage::NotAZip: return tr("This is neither a release folder nor a zip.");
    case FolderMessage::DamagedZip: return tr("The zip is damaged.");
    case FolderMessage::BadZipName:
        return tr("The zip holds a name that no release has: outside its folder, in another folder than linked, or twice.");
    case FolderMessage::NotAPlainEntry:
        return tr("The zip holds something else than plain files: a link, an encrypted file, or one packed in an unknown way.");
    case FolderMessage::TooMuchInZip: return tr("The zip says that it holds more than such a file can. Unpack it only if you trust it.");
    }
    return {};
}

} // namespace tranche
