// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/text/text_converter.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// A stretch of a text file in memory, as UTF-8, that moves on from the front to the end of the file.
class CsvWindow {
public:
    /// Fills the span from the front and says with how many bytes; 0 at the end of the file.
    using Read = std::function<Result<std::size_t>(std::span<char>)>;

    /// `bytes`: the file's size, 0 where it is not known. `converter`: how to convert; null where the file is UTF-8.
    CsvWindow(Read read, std::size_t bytes, std::unique_ptr<TextConverter> converter);

    /// Hold so many bytes at a time; before the first advance.
    void setSize(std::size_t bytes);

    /// Forget the first `done` bytes and read on. Where nothing is done the window grows to twice its size. What text() was before
    /// stays readable until the next call. OutOfMemory where the window would outgrow what is free.
    Result<void> advance(std::size_t done);

    /// Forget the first `done` bytes; nothing is read.
    void forget(std::size_t done) { m_begin += done; }

    /// What is to be read next; at least 64 bytes beyond its end are readable.
    std::string_view text() const { return std::string_view(m_buffer.data() + m_begin, m_end - m_begin); }
    /// Whether the text reaches to the end of the file.
    bool last() const { return m_last; }
    /// The first bytes of the file, before they were converted: 16 where it has as many.
    std::string_view firstBytes() const { return m_firstBytes; }
    /// Bytes read from the file.
    std::size_t bytesRead() const { return m_bytesRead; }
    /// Of what was read, how many were no character and were replaced.
    std::uint64_t replaced() const { return m_converter ? m_converter->replaced() : 0; }
    /// Bytes of the file as far as is known.
    std::size_t bytesExpected() const { return std::max(m_bytes, m_bytesRead); }

private:
    Result<void> fill();
    Result<std::size_t> readWhole(std::span<char> target);

    Read m_read;
    std::unique_ptr<TextConverter> m_converter;
    std::vector<char> m_buffer;
    std::vector<char> m_before; ///< what the buffer was before the last advance
    std::vector<char> m_raw;
    std::string m_firstBytes;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
    std::size_t m_bytes = 0;
    std::size_t m_bytesRead = 0;
    bool m_last = false;
};

} // namespace tranche
