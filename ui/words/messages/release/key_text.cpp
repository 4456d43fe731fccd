// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(KeyMessage message, const Statement&)
{
    switch (message) {
    case KeyMessage::NoSuchKey: return tr("There is no key %1 on this computer. Import it, or choose another one.");
    case KeyMessage::NoSuchSigner: return tr("There is no signer with the key %1 in the list.");
    case KeyMessage::AmbiguousKey: return tr("More than one key begins with %1. Give more of its digits.");
    case KeyMessage::KnownAlready: return tr("The key %1 is in the list already.");
    case KeyMessage::OwnKey: return tr("The key %1 is one of your own. It needs no entry among the known signers.");
    case KeyMessage::NoName: return tr("A key needs the name of the person it belongs to: one line of at most 200 characters.");
    case KeyMessage::NotAPublicKey:
        return tr("This is not a public key. It is a line of 56 characters that begins with RW, or a .pub file with that line.");
    case KeyMessage::NotASecretKey:
        return tr("This is not a file with a signing key, or it is damaged. Choose a file that this program or minisign has made.");
    case KeyMessage::NotASignature: return tr("This is not a signature file of minisign, or it is damaged.");
    case KeyMessage::OtherKind: return tr("This is a key or signature of another kind. Only those of minisign (Ed25519) can be used.");
    case KeyMessage::DamagedKey: return tr("This key file is damaged. Take a copy of it, if there is one.");
    case KeyMessage::WrongPassphrase: return tr("This does not open the key. Nothing has changed.");
    case KeyMessage::NeedsPassphrase: return tr("This key is under a passphrase. Enter it.");
    case KeyMessage::NoPassphrase: return tr("This key is under no passphrase. Leave it out.");
    case KeyMessage::EmptyPassphrase: return tr("The passphrase is empty. Enter one.");
    case KeyMessage::LongPassphrase: return tr("The passphrase is too long. It may take up to 1,023 bytes.");
    case KeyMessage::CostsTooMuch:
        return tr("Opening this key would take far more memory or time than any key of minisign needs. It was not tried.");
    case KeyMessage::NoMemory:
        return tr("A passphrase takes %1 of memory for a second, and that much is not free. Close other programs and try again.");
    case KeyMessage::LongComment: return tr("Name and reason are too long for a signature. Shorten the reason.");
    case KeyMessage::CommentOfManyLines: return tr("What is signed along with a file must be one line.");
    case KeyMessage::SignedByAnother: return tr("This was signed by another key, %1.");
    case KeyMessage::NotTheseBytes:
        return tr("The signature does not fit the file: it was changed after signing, or another file was signed.");
    case KeyMessage::NotThisComment: return tr("Name, reason and time beside the signature are not those that were signed.");
    case KeyMessage::DamagedStore: return tr("What the program keeps about its keys cannot be read: a file is damaged.");
    case KeyMessage::FolderNotMade: return tr("The folder for keys could not be made for this account alone, so no key was written.");
    case KeyMessage::NotRemoved: return tr("The key could not be deleted. It is still there.");
    }
    return {};
}

} // namespace tranche
