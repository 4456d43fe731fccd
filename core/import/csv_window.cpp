// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_window.h"

#include "core/base/memory.h"
#include "core/import/byte_masks.h"

#include <cstdint>
#include <cstring>

namespace tranche {

namespace {

constexpr std::size_t firstSize = std::size_t{1} << 17U; // fits the second-level cache together with its fields

} // namespace

CsvWindow::CsvWindow(Read read, std::size_t bytes, std::unique_ptr<TextConverter> converter)
    : m_read(std::move(read)), m_converter(std::move(converter)), m_buffer(firstSize + maskWidth), m_bytes(bytes)
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
    if (!m_converter) {
        const auto got = readWhole(std::span(m_buffer).subspan(m_end, room));
        if (!got)
            return std::unexpected(got.error());
        m_end += *got;
        return {};
    }
    m_raw.resize(room / TextConverter::longestCharacter - TextConverter::mostPending);
    const auto got = readWhole(m_raw);
    if (!got)
        return std::unexpected(got.error());
    auto* const end = m_converter->convert(std::string_view(m_raw.data(), *got), m_last, m_buffer.data() + m_end);
    m_end = static_cast<std::size_t>(end - m_buffer.data());
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

} // namespace tranche
