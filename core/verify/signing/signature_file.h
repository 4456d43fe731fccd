// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/signing/signers_key.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tranche {

/// A detached signature as minisign writes it: the verifier's own reading of a .minisig file.
struct SignatureFile {
    bool prehashed = true; ///< algorithm `ED`: over BLAKE2b-512 of the bytes; else `Ed`, over the bytes themselves
    std::array<std::uint8_t, 8> keyId{};
    std::array<std::uint8_t, 64> signature{};
    std::array<std::uint8_t, 64> commentSignature{}; ///< over `signature` and the comment
    std::string comment;                             ///< the trusted one, one line
    std::string secondLine;                          ///< the signature as it is written
};

/// Four lines: a comment that nobody vouches for, the signature, the trusted comment, its signature. nullopt for anything else. O(length).
std::optional<SignatureFile> readSignatureFile(std::string_view text);

enum class SignatureState { Valid, OtherBytes, OtherComment };

/// Whether the key made the signature over these bytes, and over its comment. OtherBytes also where the key is another one. O(bytes).
SignatureState checkSignature(const SignatureFile& file, const SignersKey& key, std::string_view bytes);

} // namespace tranche
