// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/json_writer.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace tranche::cli {

namespace {

void appendQuoted(std::string& out, std::string_view text)
{
    constexpr std::string_view hex = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            out.append(1, '\\').append(1, c);
        else if (c == '\n')
            out += "\\n";
        else if (c == '\t')
            out += "\\t";
        else if (byte < 0x20)
            out.append("\\u00").append(1, hex[byte >> 4U]).append(1, hex[byte & 15U]);
        else
            out += c;
    }
    out += '"';
}

} // namespace

void JsonWriter::separate()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_levels.empty())
        return;
    auto& level = m_levels.back();
    if (!level.empty)
        m_text += level.oneLine ? ", " : ",";
    level.empty = false;
    if (!level.oneLine)
        newLine();
}

JsonWriter& JsonWriter::raw(std::string_view text)
{
    separate();
    m_text += text;
    return *this;
}

JsonWriter& JsonWriter::open(char sign, bool oneLine)
{
    separate();
    m_text += sign;
    m_levels.push_back({true, oneLine});
    return *this;
}

JsonWriter& JsonWriter::close(char sign)
{
    assert(!m_levels.empty());
    const auto level = m_levels.back();
    m_levels.pop_back();
    if (!level.empty && !level.oneLine)
        newLine();
    m_text += sign;
    return *this;
}

JsonWriter& JsonWriter::beginObject()
{
    return open('{', false);
}
JsonWriter& JsonWriter::endObject()
{
    return close('}');
}
JsonWriter& JsonWriter::beginArray()
{
    return open('[', false);
}
JsonWriter& JsonWriter::endArray()
{
    return close(']');
}
JsonWriter& JsonWriter::beginLine()
{
    return open('[', true);
}
JsonWriter& JsonWriter::endLine()
{
    return close(']');
}

JsonWriter& JsonWriter::key(std::string_view name)
{
    separate();
    appendQuoted(m_text, name);
    m_text += ": ";
    m_afterKey = true;
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text)
{
    separate();
    appendQuoted(m_text, text);
    return *this;
}

JsonWriter& JsonWriter::value(double number)
{
    assert(std::isfinite(number));
    std::array<char, 40> buffer{};
    const auto [end, failure] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    assert(failure == std::errc{});
    return raw({buffer.data(), end});
}

} // namespace tranche::cli
