// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/signing/signers_key.h"

#include "core/base/messages/release/evidence_message.h"

#include <sodium.h>

#include <algorithm>

namespace tranche {

namespace {

constexpr std::string_view keyAlgorithm = "Ed";
constexpr std::size_t keyBytes = 42; // algorithm, id, point
constexpr std::size_t keySigns = 56;

} // namespace

std::string SignersKey::idText() const
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (auto byte = id.rbegin(); byte != id.rend(); ++byte) {
        text += digits[*byte >> 4U];
        text += digits[*byte & 15U];
    }
    return text;
}

std::string SignersKey::text() const
{
    std::array<std::uint8_t, keyBytes> bytes{};
    const auto rest = std::ranges::copy(keyAlgorithm, bytes.begin()).out;
    std::ranges::copy(point, std::ranges::copy(id, rest).out);
    std::array<char, keySigns + 1> signs{};
    sodium_bin2base64(signs.data(), signs.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_ORIGINAL);
    return signs.data();
}

std::optional<std::string> bytesOfBase64(std::string_view text, std::size_t size)
{
    std::string bytes(size, '\0');
    std::size_t written = 0;
    const auto read = sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), size, text.data(), text.size(), nullptr, &written,
                                        nullptr, sodium_base64_VARIANT_ORIGINAL);
    return read == 0 && written == size ? std::optional(std::move(bytes)) : std::nullopt;
}

std::string_view takeLine(std::string_view& text)
{
    const auto end = text.find('\n');
    auto line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

std::optional<SignersKey> signersKeyOf(std::string_view signs)
{
    const auto bytes = signs.size() == keySigns ? bytesOfBase64(signs, keyBytes) : std::nullopt;
    if (!bytes || !bytes->starts_with(keyAlgorithm))
        return std::nullopt;
    SignersKey key;
    std::copy_n(bytes->begin() + 2, key.id.size(), key.id.begin());
    std::copy_n(bytes->begin() + 10, key.point.size(), key.point.begin());
    return key;
}

Result<SignersKey> readSignersKey(std::string_view text)
{
    auto line = takeLine(text);
    if (line.starts_with("untrusted comment:"))
        line = takeLine(text);
    const auto key = signersKeyOf(line);
    if (!key || text.find_first_not_of(" \r\n") != std::string_view::npos)
        return fail(ErrorCode::BadInput, EvidenceMessage::NotAKey);
    return *key;
}

} // namespace tranche
