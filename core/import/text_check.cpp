// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/text_check.h"

#include "core/import/byte_masks.h"

#include <algorithm>

namespace tranche {

namespace {

/// What may follow a lead byte: how many bytes, and the range of the first of them.
struct Lead {
    std::size_t following = 0;
    unsigned char low = 0x80;
    unsigned char high = 0xBF;
};

bool leadOf(unsigned char byte, Lead& lead)
{
    if (byte >= 0xC2 && byte <= 0xDF)
        lead = {1, 0x80, 0xBF};
    else if (byte >= 0xE0 && byte <= 0xEF)
        lead = {2, static_cast<unsigned char>(byte == 0xE0 ? 0xA0 : 0x80), static_cast<unsigned char>(byte == 0xED ? 0x9F : 0xBF)};
    else if (byte >= 0xF0 && byte <= 0xF4)
        lead = {3, static_cast<unsigned char>(byte == 0xF0 ? 0x90 : 0x80), static_cast<unsigned char>(byte == 0xF4 ? 0x8F : 0xBF)};
    else
        return false;
    return true;
}

/// Length of the sequence that starts with a byte that is not ASCII; 0 when it is malformed. A cut-off one reaches to the end.
std::size_t sequenceLength(std::string_view text, bool more)
{
    Lead lead;
    if (!leadOf(static_cast<unsigned char>(text.front()), lead))
        return 0;
    for (std::size_t i = 1; i <= lead.following; ++i) {
        if (i == text.size())
            return more ? i : 0;
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < (i == 1 ? lead.low : 0x80) || byte > (i == 1 ? lead.high : 0xBF))
            return 0;
    }
    return lead.following + 1;
}

} // namespace

std::size_t firstBadByte(std::string_view text, bool more)
{
    std::size_t at = 0;
    while (at < text.size()) {
        if (at + maskWidth <= text.size() && plainAscii(text.data() + at)) {
            at += maskWidth;
            continue;
        }
        const auto stop = std::min(at + maskWidth, text.size());
        while (at < stop) {
            const auto byte = static_cast<unsigned char>(text[at]);
            const auto length = byte == 0 ? 0 : byte < 0x80 ? 1 : sequenceLength(text.substr(at), more);
            if (length == 0)
                return at;
            at += length;
        }
    }
    return text.size();
}

} // namespace tranche
