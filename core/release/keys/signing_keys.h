// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/minisign.h"
#include "core/import/secret/secret_bytes.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tranche {

/// What trying one passphrase costs: scrypt's operations, and bytes of memory.
struct KeyCost {
    std::uint64_t operations = 33554432; ///< minisign's: about a second
    std::uint64_t memory = 1073741824;   ///< minisign's: 1 GB, given back at once

    friend bool operator==(const KeyCost&, const KeyCost&) = default;
};

/// Keys that sign, and the files of minisign that hold them. What takes a passphrase takes a second and 1 GB: never on the window's thread.
struct SigningKeys {
    /// A new key from the system's entropy.
    static SigningKey make();

    /// Whether the text of a secret key file is under a passphrase. BadInput where it is no such file, or one of another kind.
    static Result<bool> isProtected(std::string_view file);

    /// The key in a file that is under this passphrase. InvalidArgument: WrongPassphrase, also where the file is damaged, for that cannot
    /// be told apart; BadInput as isProtected(), where it asks for far more than minisign's cost, or where it is under no passphrase;
    /// OutOfMemory where the memory is not there.
    static Result<SigningKey> open(std::string_view file, const Passphrase& passphrase);
    /// The key in a file that is under no passphrase. BadInput as isProtected(), and where it is under one (NeedsPassphrase) or damaged.
    static Result<SigningKey> openUnprotected(std::string_view file);

    /// The text of a secret key file under a passphrase of 1 to 1023 bytes, what minisign takes. InvalidArgument, OutOfMemory.
    static Result<std::string> file(const SigningKey& key, const Passphrase& passphrase, KeyCost cost = {});
    /// The text of a secret key file that anybody who can read it can sign with, as `minisign -W` makes it. The caller wipes it.
    static std::string unprotectedFile(const SigningKey& key);

private:
    static SigningKey uncovered(const SecretBytes& file);
    static SecretBytes fileBytesOf(const SigningKey& key, std::string_view kind);
};

} // namespace tranche
