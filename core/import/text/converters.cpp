// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/text/converters.h"

#include "core/base/messages/import_message.h"
#include "core/import/text_check.h"

#include <QStringDecoder>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <iconv.h>

namespace tranche {

namespace {

/// Windows leaves some bytes without a character; converters make control characters of them.
bool standsForNothing(const std::string& encoding, QStringView character)
{
    if (character.size() != 1 || character.front() == QChar::ReplacementCharacter)
        return true;
    return encoding.starts_with("windows-") && character.front() >= QChar(0x80) && character.front() <= QChar(0x9F);
}

char* putText(std::string_view text, char* target)
{
    std::memcpy(target, text.data(), text.size());
    return target + text.size();
}

char* putCharacter(char32_t character, char* target)
{
    const auto part = [&](unsigned shift) { return static_cast<char>(0x80U | (character >> shift & 0x3FU)); };
    if (character < 0x80) {
        *target++ = static_cast<char>(character);
    } else if (character < 0x800) {
        *target++ = static_cast<char>(0xC0U | character >> 6U);
        *target++ = part(0);
    } else if (character < 0x10000) {
        *target++ = static_cast<char>(0xE0U | character >> 12U);
        *target++ = part(6);
        *target++ = part(0);
    } else {
        *target++ = static_cast<char>(0xF0U | character >> 18U);
        *target++ = part(12);
        *target++ = part(6);
        *target++ = part(0);
    }
    return target;
}

/// Where a sequence starts that is cut off at the end of the text; its size where there is none.
std::size_t cutOffAt(std::string_view text)
{
    const auto most = std::min(TextConverter::mostPending, text.size());
    for (std::size_t back = 1; back <= most; ++back) {
        const auto at = text.size() - back;
        const auto tail = text.substr(at);
        const bool leads = static_cast<unsigned char>(tail.front()) >= 0xC0;
        if (leads && firstBadByte(tail, true) == tail.size() && firstBadByte(tail, false) < tail.size())
            return at;
        if (leads)
            break;
    }
    return text.size();
}

} // namespace

Result<std::unique_ptr<TextConverter>> OneByteConverter::make(const std::string& encoding, BadBytes bad)
{
    auto converter = std::make_unique<OneByteConverter>(bad);
    for (std::size_t byte = 0x80; byte < converter->m_characters.size(); ++byte) {
        QStringDecoder decoder(encoding.c_str());
        if (!decoder.isValid())
            return fail(ErrorCode::NotSupported, ImportMessage::CannotConvert);
        const QString character = decoder(QByteArray(1, static_cast<char>(byte)));
        converter->m_nothing[byte] = decoder.hasError() || standsForNothing(encoding, character);
        const bool stops = converter->m_nothing[byte] && bad == BadBytes::Stop;
        converter->m_characters[byte] = stops ? "\xFF" : character.toStdString();
    }
    converter->m_nothing[0] = true;
    return converter;
}

char* OneByteConverter::convert(std::string_view raw, bool, char* target)
{
    if (replaces())
        return repair(raw, target);
    for (const char byte : raw) {
        if (static_cast<unsigned char>(byte) < 0x80)
            *target++ = byte;
        else
            target = putText(m_characters[static_cast<unsigned char>(byte)], target);
    }
    return target;
}

char* OneByteConverter::repair(std::string_view raw, char* target)
{
    for (const char byte : raw) {
        const auto number = static_cast<unsigned char>(byte);
        if (m_nothing[number])
            target = putBad(target);
        else if (number < 0x80)
            *target++ = byte;
        else
            target = putText(m_characters[number], target);
    }
    return target;
}

char32_t Utf16Converter::unitAt(std::string_view text, std::size_t at) const
{
    const auto first = static_cast<unsigned char>(text[at]);
    const auto second = static_cast<unsigned char>(text[at + 1]);
    return m_bigEndian ? static_cast<char32_t>(first << 8U | second) : static_cast<char32_t>(second << 8U | first);
}

char* Utf16Converter::convert(std::string_view raw, bool last, char* target)
{
    m_pending.append(raw);
    const std::string_view text = m_pending;
    std::size_t at = 0;
    for (; at + 2 <= text.size(); m_front = false) {
        const auto unit = unitAt(text, at);
        const bool high = unit >= 0xD800 && unit < 0xDC00;
        if (high && at + 4 > text.size() && !last)
            break;
        const auto next = high && at + 4 <= text.size() ? unitAt(text, at + 2) : U'\0';
        if (next >= 0xDC00 && next < 0xE000) {
            target = putCharacter(0x10000 + ((unit - 0xD800) << 10U) + (next - 0xDC00), target);
            at += 4;
            continue;
        }
        const bool nothing = (unit >= 0xD800 && unit < 0xE000) || (m_front && unit == 0xFFFE) || (unit == 0 && replaces());
        target = nothing ? putBad(target) : putCharacter(unit, target);
        at += 2;
    }
    if (last && at < text.size()) {
        target = putBad(target);
        at = text.size();
    }
    m_pending.erase(0, at);
    return target;
}

const char* codePageOf(std::string_view encoding)
{
    if (encoding == "Shift_JIS")
        return "CP932";
    if (encoding == "EUC-KR")
        return "CP949";
    return encoding == "GB18030" ? "GB18030" : nullptr;
}

Result<std::unique_ptr<TextConverter>> ManyByteConverter::make(const char* page, BadBytes bad)
{
    const auto handle = ::iconv_open("UTF-8", page);
    if (handle == reinterpret_cast<iconv_t>(-1)) // NOLINT(performance-no-int-to-ptr): so it is defined
        return fail(ErrorCode::NotSupported, ImportMessage::CannotConvert);
    return std::make_unique<ManyByteConverter>(handle, bad);
}

ManyByteConverter::~ManyByteConverter()
{
    ::iconv_close(m_handle);
}

char* ManyByteConverter::convert(std::string_view raw, bool last, char* target)
{
    m_pending.append(raw);
    char* next = m_pending.data();
    auto left = m_pending.size();
    while (left > 0) {
        if (*next == '\0' && replaces()) {
            target = putBad(target);
            ++next;
            --left;
            continue;
        }
        const auto nul = replaces() ? std::string_view(next, left).find('\0') : std::string_view::npos;
        const auto most = std::min(nul, left);
        auto part = most;
        std::size_t room = longestCharacter * most + 1;
        const auto converted = ::iconv(m_handle, &next, &part, &target, &room);
        left -= most - part;
        if (converted != static_cast<std::size_t>(-1))
            continue;
        if (errno == EINVAL && nul == std::string_view::npos && !last)
            break; // cut off at the end
        target = putBad(target);
        ++next;
        --left;
    }
    m_pending.erase(0, m_pending.size() - left);
    return target;
}

char* Utf8Repair::convert(std::string_view raw, bool last, char* target)
{
    m_pending.append(raw);
    std::string_view text = m_pending;
    const auto end = last ? text.size() : cutOffAt(text);
    text = text.substr(0, end);
    while (!text.empty()) {
        const auto bad = firstBadByte(text, false);
        target = putText(text.substr(0, bad), target);
        text.remove_prefix(bad);
        if (text.empty())
            break;
        target = putBad(target);
        text.remove_prefix(1);
    }
    m_pending.erase(0, end);
    return target;
}

} // namespace tranche
