// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace tranche {

/// The public half of a key, in the form of minisign: Ed25519.
struct PublicKey {
    std::array<std::uint8_t, 8> id{};
    std::array<std::uint8_t, 32> point{};

    std::string idText() const; ///< 16 hex digits in capitals; minisign prints the same, but leaves out zeros in front
    std::string text() const;   ///< 56 signs of base64, what `minisign -P` takes

    friend bool operator==(const PublicKey&, const PublicKey&) = default;
};

/// A key of 56 signs, or the text of a .pub file with its comment. BadInput.
Result<PublicKey> readPublicKey(std::string_view text);
/// The text of a .pub file.
std::string publicKeyFile(const PublicKey& key);

/// A key that can sign; its secret half lies in memory that is locked and wiped.
class SigningKey {
public:
    SigningKey(SigningKey&&) noexcept;
    SigningKey& operator=(SigningKey&&) noexcept;
    ~SigningKey();

    const PublicKey& publicKey() const;

private:
    friend struct SigningKeys; ///< makes, reads and writes them
    friend Result<std::string> signBytes(const SigningKey& key, std::string_view bytes, std::string_view trustedComment);
    struct Secret;
    explicit SigningKey(std::unique_ptr<Secret> secret);
    std::unique_ptr<Secret> m_secret;
};

/// A detached signature as minisign writes it (prehashed, `ED`), the text of a .minisig file: over the bytes, and over the signature with
/// the trusted comment, which is one line of at most 8000 bytes: InvalidArgument. O(bytes).
Result<std::string> signBytes(const SigningKey& key, std::string_view bytes, std::string_view trustedComment);

} // namespace tranche
