// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/keys/key_text.h"

#include <sodium.h>

namespace tranche::keys {

std::optional<std::vector<std::string_view>> linesOf(std::string_view text, std::size_t most)
{
    constexpr std::size_t longest = 3 * longestTrustedLine;
    if (text.size() > longest)
        return {};
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        auto line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (lines.size() == most)
            return {};
        lines.push_back(line);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return lines;
}

std::string base64(std::span<const unsigned char> bytes)
{
    std::string text(sodium_base64_encoded_len(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_ORIGINAL);
    text.pop_back(); // libsodium ends it as C does
    return text;
}

bool fromBase64(std::string_view text, std::span<unsigned char> bytes)
{
    std::size_t length = 0;
    const char* end = nullptr;
    const auto done
        = sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, &end, sodium_base64_VARIANT_ORIGINAL);
    return done == 0 && length == bytes.size() && end == text.data() + text.size();
}

} // namespace tranche::keys
