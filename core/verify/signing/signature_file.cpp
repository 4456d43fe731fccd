// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/signing/signature_file.h"

#include <sodium.h>

#include <algorithm>

namespace tranche {

namespace {

constexpr std::string_view untrustedMark = "untrusted comment:";
constexpr std::string_view trustedMark = "trusted comment: ";
constexpr std::size_t signatureBytes = 74; // algorithm, id of the key, signature

const unsigned char* bytesOf(std::string_view text)
{
    return reinterpret_cast<const unsigned char*>(text.data());
}

bool made(const std::array<std::uint8_t, 64>& signature, std::string_view bytes, const SignersKey& key)
{
    return crypto_sign_verify_detached(signature.data(), bytesOf(bytes), bytes.size(), key.point.data()) == 0;
}

} // namespace

std::optional<SignatureFile> readSignatureFile(std::string_view text)
{
    if (!takeLine(text).starts_with(untrustedMark))
        return std::nullopt;
    SignatureFile file;
    file.secondLine = takeLine(text);
    const auto comment = takeLine(text);
    const auto signature = bytesOfBase64(file.secondLine, signatureBytes);
    const auto commentSignature = bytesOfBase64(takeLine(text), file.commentSignature.size());
    if (!signature || !commentSignature || !comment.starts_with(trustedMark) || !text.empty())
        return std::nullopt;
    if (!signature->starts_with("ED") && !signature->starts_with("Ed"))
        return std::nullopt;
    file.prehashed = signature->starts_with("ED");
    std::copy_n(signature->begin() + 2, file.keyId.size(), file.keyId.begin());
    std::copy_n(signature->begin() + 10, file.signature.size(), file.signature.begin());
    std::ranges::copy(*commentSignature, file.commentSignature.begin());
    file.comment = comment.substr(trustedMark.size());
    return file;
}

SignatureState checkSignature(const SignatureFile& file, const SignersKey& key, std::string_view bytes)
{
    std::string hash;
    if (file.prehashed) {
        hash.resize(crypto_generichash_BYTES_MAX); // BLAKE2b with 64 bytes and no key
        crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(), bytesOf(bytes), bytes.size(), nullptr, 0);
        bytes = hash;
    }
    if (file.keyId != key.id || !made(file.signature, bytes, key))
        return SignatureState::OtherBytes;
    std::string commented(file.signature.begin(), file.signature.end());
    commented += file.comment;
    return made(file.commentSignature, commented, key) ? SignatureState::Valid : SignatureState::OtherComment;
}

} // namespace tranche
