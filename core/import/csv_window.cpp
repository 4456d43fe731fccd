// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_window.h"

#include "core/base/memory.h"
#include "core/import/byte_masks.h"

#include <cstdint>
#include <cstring>

namespace tranche {

namespace {

constexpr std::size_t firstSize = std::size_t{1} << 17U; // fits the second-level cache together with its fields
constexpr std::size_t longestCharacter = 3;              // in UTF-8, of the encodings that take one byte

} // namespace

CsvWindow::CsvWindow(Read read, std::size_t bytes, std::optional<ByteCharacters> characters)
    : m_read(std::move(read)), m_characters(std::move(characters)), m_buffer(firstSize + maskWidth), m_bytes(bytes)
{
}

void CsvWindow::setSize(std::size_t bytes)
{
    m_buffer.resize(bytes + maskWidth);
}

Result<void> CsvWindow::advance(std::size_t done)
{
    m_begin += done;
    const auto left = m_end - m_begin;
    const auto capacity = m_buffer.size() - maskWidth;
    const bool grows = left > capacity / 2;
    if (const auto fits = grows ? checkMemory(4 * std::uint64_t{capacity}) : Result<void>(); !fits)
        return fits; // a record without an end
    m_before.resize((grows ? capacity * 2 : capacity) + maskWidth);
    std::memcpy(m_before.data(), m_buffer.data() + m_begin, left);
    std::swap(m_buffer, m_before);
    m_begin = 0;
    m_end = left;
    return fill();
}

Result<void> CsvWindow::fill()
{
    const auto room = m_buffer.size() - maskWidth - m_end;
    if (!m_characters) {
        const auto got = readWhole(std::span(m_buffer).subspan(m_end, room));
        if (!got)
            return std::unexpected(got.error());
        m_end += *got;
        return {};
    }
    m_raw.resize(room / longestCharacter);
    const auto got = readWhole(m_raw);
    if (!got)
        return std::unexpected(got.error());
    convert(std::string_view(m_raw.data(), *got));
    return {};
}

Result<std::size_t> CsvWindow::readWhole(std::span<char> target)
{
    std::size_t filled = 0;
    while (filled < target.size()) {
        const auto got = m_read(target.subspan(filled));
        if (!got)
            return got;
        if (*got == 0) {
            m_last = true;
            break;
        }
        filled += *got;
    }
    if (m_bytesRead == 0)
        m_firstBytes.assign(target.data(), std::min<std::size_t>(filled, 16));
    m_bytesRead += filled;
    return filled;
}

void CsvWindow::convert(std::string_view raw)
{
    for (const char byte : raw) {
        if (static_cast<unsigned char>(byte) < 0x80) {
            m_buffer[m_end++] = byte;
            continue;
        }
        const auto& character = (*m_characters)[static_cast<unsigned char>(byte)];
        std::memcpy(m_buffer.data() + m_end, character.data(), character.size());
        m_end += character.size();
    }
}

} // namespace tranche
