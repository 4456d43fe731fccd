// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche::keys {

// How the files of minisign are laid out: lines, comments and base64.

inline constexpr std::string_view untrustedPrefix = "untrusted comment: ";
inline constexpr std::string_view trustedPrefix = "trusted comment: ";

/// What the program minisign reads of a comment, with its name and the end of the line.
inline constexpr std::size_t longestTrustedLine = 8192;

/// The lines of a small file, without their ends (\n or \r\n); none where it has more than `most` or is longer than any file of minisign.
std::optional<std::vector<std::string_view>> linesOf(std::string_view text, std::size_t most);

std::string base64(std::span<const unsigned char> bytes);
/// The bytes, where the text is base64 of exactly as many as `bytes` takes.
bool fromBase64(std::string_view text, std::span<unsigned char> bytes);

} // namespace tranche::keys
