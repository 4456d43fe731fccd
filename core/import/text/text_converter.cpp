// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/text/text_converter.h"

#include "core/base/messages/import_message.h"
#include "core/import/text/converters.h"
#include "core/import/text_check.h"

#include <algorithm>
#include <array>

namespace tranche {

namespace {

constexpr std::array<std::string_view, 12> encodingNames
    = {"UTF-8",      "UTF-16LE",     "UTF-16BE",     "windows-1252", "ISO-8859-1", "ISO-8859-15",
       "ISO-8859-2", "windows-1250", "windows-1251", "Shift_JIS",    "GB18030",    "EUC-KR"};

/// Most characters are ASCII, so that half their bytes are zeros, all on one side; and all of it is text.
bool looksLikeUtf16(std::string_view bytes, bool whole, const std::string& encoding)
{
    std::array<std::size_t, 2> zeros = {};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        zeros[i % 2] += bytes[i] == '\0' ? 1 : 0;
    const bool big = encoding == "UTF-16BE";
    if (zeros[big ? 0 : 1] < bytes.size() / 8 || zeros[big ? 1 : 0] > bytes.size() / 64)
        return false;
    const auto text = convertText(bytes, whole, encoding, BadBytes::Stop);
    return text && firstBadByte(*text, !whole) == text->size();
}

} // namespace

std::span<const std::string_view> textEncodings()
{
    return encodingNames;
}

std::optional<std::string_view> markedEncoding(std::string_view firstBytes)
{
    if (firstBytes.starts_with("\xEF\xBB\xBF"))
        return "UTF-8";
    if (firstBytes.starts_with("\xFF\xFE"))
        return "UTF-16LE";
    if (firstBytes.starts_with("\xFE\xFF"))
        return "UTF-16BE";
    return std::nullopt;
}

char* TextConverter::putBad(char* target)
{
    if (!replaces()) {
        *target = '\xFF';
        return target + 1;
    }
    ++m_replaced;
    return std::ranges::copy(std::string_view("\uFFFD"), target).out;
}

Result<std::unique_ptr<TextConverter>> makeConverter(const std::string& encoding, BadBytes bad)
{
    if (encoding == "UTF-8")
        return bad == BadBytes::Stop ? nullptr : std::make_unique<Utf8Repair>();
    if (encoding == "UTF-16LE" || encoding == "UTF-16BE")
        return std::make_unique<Utf16Converter>(encoding == "UTF-16BE", bad);
    if (const auto* page = codePageOf(encoding))
        return ManyByteConverter::make(page, bad);
    return OneByteConverter::make(encoding, bad);
}

Result<std::string> convertText(std::string_view raw, bool last, const std::string& encoding, BadBytes bad)
{
    const auto converter = makeConverter(encoding, bad);
    if (!converter)
        return std::unexpected(converter.error());
    if (!*converter)
        return std::string(raw);
    std::string text(TextConverter::longestCharacter * (raw.size() + TextConverter::mostPending), '\0');
    const auto* const end = (*converter)->convert(raw, last, text.data());
    text.resize(static_cast<std::size_t>(end - text.data()));
    return text;
}

std::string proposeEncoding(std::string_view beginning, bool whole)
{
    if (const auto marked = markedEncoding(beginning))
        return std::string(*marked);
    if (firstBadByte(beginning, !whole) == beginning.size())
        return "UTF-8";
    for (const std::string encoding : {"UTF-16LE", "UTF-16BE"})
        if (looksLikeUtf16(beginning, whole, encoding))
            return encoding;
    return "windows-1252";
}

} // namespace tranche
