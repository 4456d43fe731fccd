// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/minisign.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace tranche {

/// What a .minisig file says; nothing of it is believed before signatureHolds().
struct Signature {
    std::array<std::uint8_t, 8> keyId{};
    bool prehashed = true;                  ///< `ED`; `Ed`, the old form, signs the bytes themselves
    std::array<std::uint8_t, 64> bytes{};   ///< over the file
    std::string trustedComment;             ///< one line
    std::array<std::uint8_t, 64> comment{}; ///< over `bytes` and the trusted comment

    std::string keyIdText() const;

    friend bool operator==(const Signature&, const Signature&) = default;
};

/// The text of a .minisig file. BadInput: no such file, or a signature of another kind.
Result<Signature> readSignature(std::string_view text);

/// Whether a key signed these bytes and the trusted comment. DoesNotHold: SignedByAnother where the ids differ, NotTheseBytes,
/// NotThisComment. O(bytes).
Result<void> signatureHolds(const Signature& signature, const PublicKey& key, std::string_view bytes);

/// 16 hex digits in capitals, as minisign prints the id of a key.
std::string keyIdText(const std::array<std::uint8_t, 8>& id);

namespace keys {

/// BLAKE2b-512, what a prehashed signature is over. O(bytes).
std::array<unsigned char, 64> prehash(std::string_view bytes);
/// What the second signature of a file is over.
std::string withComment(const std::array<unsigned char, 64>& signature, std::string_view trustedComment);

} // namespace keys

} // namespace tranche
