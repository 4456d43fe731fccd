// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_text.h"

#include "core/base/messages/import/statistical_message.h"
#include "core/import/text_check.h"

#include <algorithm>
#include <utility>

#include <iconv.h>

namespace tranche {

namespace {

const iconv_t noConverter = reinterpret_cast<iconv_t>(-1); // NOLINT(performance-no-int-to-ptr): so POSIX has it

bool isNameOfUtf8(std::string_view name)
{
    std::string small(name);
    std::ranges::transform(small, small.begin(),
                           [](char sign) { return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign + 32) : sign; });
    return small == "utf-8" || small == "utf8";
}

} // namespace

void StatisticalText::Close::operator()(void* converter) const
{
    iconv_close(converter);
}

Result<StatisticalText> StatisticalText::make(const std::string& encoding, const std::string& file)
{
    StatisticalText text;
    if (isNameOfUtf8(encoding))
        return text;
    // What stands behind a slash would ask for characters to be left out or replaced.
    auto* converter = encoding.contains('/') ? noConverter : iconv_open("UTF-8", encoding.c_str());
    if (converter == noConverter)
        return fail(ErrorCode::NotSupported, {StatisticalMessage::OtherEncoding, encoding}, {.file = file});
    text.m_converter.reset(converter);
    return text;
}

std::optional<std::string_view> StatisticalText::decode(std::string_view text)
{
    constexpr std::size_t mostPerByte = 8; // of UTF-8 for a byte of any encoding, and room for more
    text = withoutPadding(text);
    if (!m_converter)
        return firstBadByte(text, false) == text.size() ? std::optional(text) : std::nullopt;
    m_decoded.resize(text.size() * mostPerByte + mostPerByte);
    iconv(m_converter.get(), nullptr, nullptr, nullptr, nullptr);
    auto* from = const_cast<char*>(text.data()); // iconv does not write there
    auto left = text.size();
    auto* to = m_decoded.data();
    auto room = m_decoded.size();
    const bool whole = iconv(m_converter.get(), &from, &left, &to, &room) != static_cast<std::size_t>(-1) && left == 0
                       && iconv(m_converter.get(), nullptr, nullptr, &to, &room) != static_cast<std::size_t>(-1);
    if (!whole)
        return std::nullopt;
    m_decoded.resize(m_decoded.size() - room);
    if (firstBadByte(m_decoded, false) != m_decoded.size())
        return std::nullopt;
    return withoutPadding(m_decoded);
}

std::string_view withoutPadding(std::string_view text)
{
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

} // namespace tranche
