// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/keys/minisign.h"

#include "core/base/messages/release/key_message.h"
#include "core/release/keys/key_text.h"
#include "core/release/keys/signature.h"
#include "core/release/keys/signing_key_secret.h"

#include <sodium.h>

#include <algorithm>
#include <span>
#include <vector>

namespace tranche {

namespace {

constexpr std::size_t longestComment = 8000;

std::array<unsigned char, 42> openBytes(const PublicKey& key)
{
    std::array<unsigned char, 42> bytes{'E', 'd'};
    std::ranges::copy(key.id, bytes.begin() + 2);
    std::ranges::copy(key.point, bytes.begin() + 2 + key.id.size());
    return bytes;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto start = text.find_first_not_of(blanks);
    return start == std::string_view::npos ? std::string_view() : text.substr(start, text.find_last_not_of(blanks) - start + 1);
}

const unsigned char* bytesIn(std::string_view text)
{
    return reinterpret_cast<const unsigned char*>(text.data());
}

} // namespace

std::string keyIdText(const std::array<std::uint8_t, 8>& id)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (auto byte = id.rbegin(); byte != id.rend(); ++byte) { // minisign takes it for a number, low byte first
        text += digits[*byte >> 4U];
        text += digits[*byte & 0xfU];
    }
    return text;
}

std::string PublicKey::idText() const
{
    return keyIdText(id);
}

std::string PublicKey::text() const
{
    return keys::base64(openBytes(*this));
}

Result<PublicKey> readPublicKey(std::string_view text)
{
    auto code = trimmed(text);
    if (code.starts_with(keys::untrustedPrefix)) {
        const auto lines = keys::linesOf(code, 2);
        code = lines && lines->size() == 2 ? trimmed(lines->back()) : std::string_view();
    }
    std::array<unsigned char, 42> bytes{};
    if (!keys::fromBase64(code, bytes))
        return fail(ErrorCode::BadInput, KeyMessage::NotAPublicKey);
    if (bytes[0] != 'E' || bytes[1] != 'd')
        return fail(ErrorCode::BadInput, KeyMessage::OtherKind);
    PublicKey key;
    std::copy_n(bytes.begin() + 2, key.id.size(), key.id.begin());
    std::copy_n(bytes.begin() + 2 + key.id.size(), key.point.size(), key.point.begin());
    return key;
}

std::string publicKeyFile(const PublicKey& key)
{
    std::string file(keys::untrustedPrefix);
    file.append("minisign public key ").append(key.idText()).append("\n").append(key.text()).append("\n");
    return file;
}

SigningKey::SigningKey(SigningKey&&) noexcept = default;
SigningKey& SigningKey::operator=(SigningKey&&) noexcept = default;
SigningKey::~SigningKey() = default;
SigningKey::SigningKey(std::unique_ptr<Secret> secret) : m_secret(std::move(secret)) {}

const PublicKey& SigningKey::publicKey() const
{
    return m_secret->open;
}

Result<std::string> signBytes(const SigningKey& key, std::string_view bytes, std::string_view trustedComment)
{
    if (trustedComment.size() > longestComment)
        return fail(ErrorCode::InvalidArgument, KeyMessage::LongComment);
    if (trustedComment.find_first_of(std::string_view("\n\r\0", 3)) != std::string_view::npos)
        return fail(ErrorCode::InvalidArgument, KeyMessage::CommentOfManyLines);
    const auto* secret = key.m_secret->both.data();
    const auto digest = keys::prehash(bytes);
    std::array<unsigned char, 64> signature{};
    std::array<unsigned char, 64> whole{};
    crypto_sign_detached(signature.data(), nullptr, digest.data(), digest.size(), secret);
    const auto signedToo = keys::withComment(signature, trustedComment);
    crypto_sign_detached(whole.data(), nullptr, bytesIn(signedToo), signedToo.size(), secret);
    std::vector<unsigned char> line{'E', 'D'};
    line.insert(line.end(), key.publicKey().id.begin(), key.publicKey().id.end());
    line.insert(line.end(), signature.begin(), signature.end());
    return std::string(keys::untrustedPrefix) + "signature by key " + key.publicKey().idText() + "\n" + keys::base64(line) + "\n"
           + std::string(keys::trustedPrefix) + std::string(trustedComment) + "\n" + keys::base64(whole) + "\n";
}

} // namespace tranche
