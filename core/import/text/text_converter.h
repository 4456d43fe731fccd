// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tranche {

/// What some programs put before UTF-8; no part of the first field.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// What is done with bytes that stand for no character.
enum class BadBytes {
    Stop,    ///< the first is a fault
    Replace, ///< each is read as U+FFFD, and counted
};

/// The encodings in which a text can be read, by the names under which people know them. Shift_JIS and EUC-KR with the characters that
/// Windows added to them (code pages 932 and 949), as files of these names have them.
std::span<const std::string_view> textEncodings();

/// The encoding whose mark a file begins with: UTF-8, UTF-16LE or UTF-16BE; nullopt where there is none.
std::optional<std::string_view> markedEncoding(std::string_view firstBytes);

/// Makes UTF-8 of a text in another encoding, stretch by stretch.
class TextConverter {
public:
    /// UTF-8 takes at most so many bytes for each byte of any encoding.
    static constexpr std::size_t longestCharacter = 3;
    /// Bytes that may be left from the stretch before.
    static constexpr std::size_t mostPending = 3;

    explicit TextConverter(BadBytes bad) : m_bad(bad) {}
    virtual ~TextConverter() = default;

    /// Write `raw` to `target`, which has room for longestCharacter * (raw.size() + mostPending); where the writing ended. A character
    /// that is cut off at the end is kept for the next stretch; with `last` it stands for nothing. What stands for nothing becomes a byte
    /// 0xFF, which is not UTF-8, or U+FFFD. O(bytes).
    virtual char* convert(std::string_view raw, bool last, char* target) = 0;

    /// How many were replaced so far: bytes; of UTF-16, units.
    std::uint64_t replaced() const { return m_replaced; }

protected:
    bool replaces() const { return m_bad == BadBytes::Replace; }
    /// Write what stands for nothing.
    char* putBad(char* target);

private:
    BadBytes m_bad;
    std::uint64_t m_replaced = 0;
};

/// A converter from an encoding of textEncodings(); null where nothing is to be converted: UTF-8 that stops at bad bytes. NotSupported
/// when this computer cannot convert it.
Result<std::unique_ptr<TextConverter>> makeConverter(const std::string& encoding, BadBytes bad);

/// `raw` in one piece; `last`: nothing follows it. Errors as makeConverter().
Result<std::string> convertText(std::string_view raw, bool last, const std::string& encoding, BadBytes bad);

/// The encoding in which the beginning of a file can be read without a fault: that of its mark, UTF-8, UTF-16 where the zeros in every
/// other byte show it; windows-1252 where nothing speaks for another. `whole`: nothing follows. O(bytes).
std::string proposeEncoding(std::string_view beginning, bool whole);

} // namespace tranche
