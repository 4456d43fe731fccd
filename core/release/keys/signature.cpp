// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/keys/signature.h"

#include "core/base/messages/release/key_message.h"
#include "core/release/keys/key_text.h"
#include "core/import/secret/secret_bytes.h"

#include <sodium.h>

#include <algorithm>

namespace tranche {

namespace {

bool signedBy(const PublicKey& key, const std::array<std::uint8_t, 64>& signature, std::string_view message)
{
    const auto* bytes = reinterpret_cast<const unsigned char*>(message.data());
    return crypto_sign_verify_detached(signature.data(), bytes, message.size(), key.point.data()) == 0;
}

} // namespace

namespace keys {

std::array<unsigned char, 64> prehash(std::string_view bytes)
{
    std::array<unsigned char, 64> digest{};
    crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), nullptr, 0);
    return digest;
}

std::string withComment(const std::array<unsigned char, 64>& signature, std::string_view trustedComment)
{
    return std::string(signature.begin(), signature.end()) + std::string(trustedComment);
}

} // namespace keys

std::string Signature::keyIdText() const
{
    return tranche::keyIdText(keyId);
}

Result<Signature> readSignature(std::string_view text)
{
    const auto lines = keys::linesOf(text, 4);
    if (!lines || lines->size() != 4 || !(*lines)[0].starts_with(keys::untrustedPrefix) || !(*lines)[2].starts_with(keys::trustedPrefix))
        return fail(ErrorCode::BadInput, KeyMessage::NotASignature);
    Signature signature;
    std::array<unsigned char, 74> bytes{};
    if (!keys::fromBase64((*lines)[1], bytes) || !keys::fromBase64((*lines)[3], signature.comment))
        return fail(ErrorCode::BadInput, KeyMessage::NotASignature);
    if (bytes[0] != 'E' || (bytes[1] != 'D' && bytes[1] != 'd'))
        return fail(ErrorCode::BadInput, KeyMessage::OtherKind);
    signature.prehashed = bytes[1] == 'D';
    std::copy_n(bytes.begin() + 2, signature.keyId.size(), signature.keyId.begin());
    std::copy_n(bytes.begin() + 2 + signature.keyId.size(), signature.bytes.size(), signature.bytes.begin());
    signature.trustedComment = (*lines)[2].substr(keys::trustedPrefix.size());
    return signature;
}

Result<void> signatureHolds(const Signature& signature, const PublicKey& key, std::string_view bytes)
{
    readySodium();
    if (signature.keyId != key.id)
        return fail(ErrorCode::DoesNotHold, {KeyMessage::SignedByAnother, signature.keyIdText()});
    const auto digest = signature.prehashed ? keys::withComment(keys::prehash(bytes), {}) : std::string();
    if (!signedBy(key, signature.bytes, signature.prehashed ? std::string_view(digest) : bytes))
        return fail(ErrorCode::DoesNotHold, KeyMessage::NotTheseBytes);
    if (!signedBy(key, signature.comment, keys::withComment(signature.bytes, signature.trustedComment)))
        return fail(ErrorCode::DoesNotHold, KeyMessage::NotThisComment);
    return {};
}

} // namespace tranche
