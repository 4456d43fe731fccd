// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tranche {

/// The public key of somebody who signs releases: the verifier's own reading of minisign's public keys (Ed25519).
struct SignersKey {
    std::array<std::uint8_t, 8> id{};
    std::array<std::uint8_t, 32> point{};

    /// 16 hex digits in capitals, as minisign prints them: the eight bytes from the last to the first.
    std::string idText() const;
    /// 56 signs of base64.
    std::string text() const;

    friend bool operator==(const SignersKey&, const SignersKey&) = default;
};

/// 56 signs of base64; nullopt for anything else. O(1).
std::optional<SignersKey> signersKeyOf(std::string_view signs);

/// The text of a .pub file (a line of comment, then the key) or the key alone, with a line end or without. BadInput. O(length).
Result<SignersKey> readSignersKey(std::string_view text);

/// The bytes that a text of base64 without line ends stands for, where they are exactly `size`; nullopt otherwise. O(length).
std::optional<std::string> bytesOfBase64(std::string_view text, std::size_t size);

/// The first line of a text, which is cut off it; a line ends with \n or \r\n, the last one may have no end. O(line).
std::string_view takeLine(std::string_view& text);

} // namespace tranche
