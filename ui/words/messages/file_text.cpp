// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(FileMessage message, const Statement&)
{
    switch (message) {
    case FileMessage::NotThere: return tr("There is no such file. Check its name and folder.");
    case FileMessage::Gone: return tr("The file is no longer there. It may have been moved.");
    case FileMessage::IsFolder: return tr("This is a folder. Choose a file.");
    case FileMessage::CannotOpen: return tr("The file cannot be opened. Check its permissions.");
    case FileMessage::MayNotRead: return tr("You may not read this file, or not enter a folder above it. Check their permissions.");
    case FileMessage::PathTooLong: return tr("The path is longer than this system allows. Move the file to a shorter one.");
    case FileMessage::TooManyOpen: return tr("Too many files are open at once. Close other programs, or name fewer files.");
    case FileMessage::BrokeOff: return tr("The file could not be read completely. Check the disk or the connection, and try again.");
    case FileMessage::Changed: return tr("The file changed while it was being read. Read it again when nobody is writing to it.");
    case FileMessage::NotReplaced:
        return tr("The file could not be written; it was left as it was. Check that there is space and that you may write to the folder.");
    case FileMessage::DiskFull: return tr("Nothing was written: the disk is full. Free some space, or choose another folder.");
    case FileMessage::FolderReadOnly: return tr("Nothing was written: you may not write to this folder. Choose another folder.");
    case FileMessage::NoFolder: return tr("Nothing was written: the folder does not exist. Choose another folder.");
    case FileMessage::NameTooLong: return tr("Nothing was written: the name is too long. Choose a shorter one.");
    case FileMessage::ReleaseExists: return tr("Nothing was written: there already is a release with this name. Choose another name.");
    case FileMessage::FolderExists: return tr("Nothing was written: something with this name is there already. Choose another name.");
    case FileMessage::DiskRefused: return tr("Nothing was written: the disk reported an error. Choose another folder.");
    }
    return {};
}

} // namespace tranche
