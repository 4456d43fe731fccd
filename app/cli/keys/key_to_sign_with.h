// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "core/release/keys/key_store.h"

#include <optional>
#include <string>

namespace tranche::cli {

/// The keys of this account.
KeyStore accountKeys();

/// Whether what `--sign-with` or `--key` says is an id in the store, or the beginning of one; else it is the path of a key file.
bool isInStore(const std::string& text);

/// The passphrase of a key file, where it is under one: from the file that was named, else typed at the terminal. As typedPassphrase(),
/// passphraseIn(), SigningKeys::isProtected().
Result<std::optional<Passphrase>> passphraseFor(const Run& run, const std::string& keyFile,
                                                const std::optional<std::string>& passphraseFile);

/// The key that `--sign-with` names: an id of the store or the unique beginning of one, or the path of a secret key file (see
/// isInStore()), opened. Says where a key is under no passphrase. A signature with it is counted by KeyStore::countSignature().
/// NotFound: NoSuchKey; InvalidArgument: AmbiguousKey; and as passphraseFor(), SigningKeys::open().
Result<SigningKey> keyToSignWith(Run& run, const KeyStore& store, const std::string& text,
                                 const std::optional<std::string>& passphraseFile);

} // namespace tranche::cli
