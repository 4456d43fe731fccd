// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/text/raw_text.h"

#include "core/import/text_check.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t aroundFault = 40;
constexpr std::size_t longestMark = 40;
constexpr std::string_view more = "…";

bool isInside(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The nearest place from here on, or before, where a character begins.
std::size_t characterFrom(std::string_view text, std::size_t at)
{
    while (at < text.size() && isInside(text[at]))
        ++at;
    return std::min(at, text.size());
}

} // namespace

std::string readableText(std::string_view text)
{
    std::string readable;
    while (!text.empty()) {
        const auto bad = firstBadByte(text, false);
        readable += text.substr(0, bad);
        text.remove_prefix(bad);
        if (!text.empty()) {
            readable += "\uFFFD";
            text.remove_prefix(1);
        }
    }
    return readable;
}

RawText rawAround(std::string_view record, std::size_t from, std::size_t to)
{
    while (record.ends_with('\n') || record.ends_with('\r'))
        record.remove_suffix(1);
    from = std::min(from, record.size());
    to = std::clamp(to, from, std::min(record.size(), from + longestMark));
    to = characterFrom(record, to);
    const auto begin = from > aroundFault ? characterFrom(record, from - aroundFault) : 0;
    const auto end = characterFrom(record, std::min(record.size(), to + aroundFault));
    RawText raw;
    raw.text = begin > 0 ? more : "";
    raw.text += readableText(record.substr(begin, from - begin));
    raw.from = raw.text.size();
    raw.text += readableText(record.substr(from, to - from));
    raw.to = raw.text.size();
    raw.text += readableText(record.substr(to, end - to));
    raw.text += end < record.size() ? more : "";
    return raw;
}

} // namespace tranche
