// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace tranche {

/// Number of bytes behind one mask; bit i stands for byte i.
inline constexpr std::size_t maskWidth = 64;

/// The four bytes that cut a delimited text.
struct CsvSigns {
    char delimiter = ',';
    char quote = '"'; ///< the delimiter again: no quoting
};

/// Which of 64 bytes are a delimiter, a quote, CR or LF.
inline std::uint64_t signMask(const char* bytes, CsvSigns signs)
{
    std::uint64_t mask = 0;
#if defined(__SSE2__)
    const auto delimiter = _mm_set1_epi8(signs.delimiter);
    const auto quote = _mm_set1_epi8(signs.quote);
    const auto cr = _mm_set1_epi8('\r');
    const auto lf = _mm_set1_epi8('\n');
    for (std::size_t i = 0; i < maskWidth; i += 16) {
        const auto block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes + i));
        const auto cuts = _mm_or_si128(_mm_cmpeq_epi8(block, delimiter), _mm_cmpeq_epi8(block, quote));
        const auto ends = _mm_or_si128(_mm_cmpeq_epi8(block, cr), _mm_cmpeq_epi8(block, lf));
        mask |= static_cast<std::uint64_t>(static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_or_si128(cuts, ends)))) << i;
    }
#else
    for (std::size_t i = 0; i < maskWidth; ++i) {
        const char byte = bytes[i];
        const bool cut = byte == signs.delimiter || byte == signs.quote || byte == '\r' || byte == '\n';
        mask |= static_cast<std::uint64_t>(cut) << i;
    }
#endif
    return mask;
}

/// Where 64 bytes are one of the signs that end a field or a record, and where they are others that need care; bit i stands for byte i.
struct EndMasks {
    std::uint64_t ends = 0;    ///< delimiters and LF
    std::uint64_t feeds = 0;   ///< LF alone
    std::uint64_t returns = 0; ///< CR
    std::uint64_t quotes = 0;  ///< none where the quote is the delimiter
};

inline EndMasks endMasks(const char* bytes, CsvSigns signs)
{
    EndMasks masks;
#if defined(__SSE2__)
    const auto delimiter = _mm_set1_epi8(signs.delimiter);
    const auto quote = _mm_set1_epi8(signs.quote);
    const auto cr = _mm_set1_epi8('\r');
    const auto lf = _mm_set1_epi8('\n');
    const auto bits = [](__m128i equal) { return static_cast<std::uint64_t>(static_cast<std::uint32_t>(_mm_movemask_epi8(equal))); };
    for (std::size_t i = 0; i < maskWidth; i += 16) {
        const auto block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes + i));
        const auto feeds = _mm_cmpeq_epi8(block, lf);
        masks.ends |= bits(_mm_or_si128(_mm_cmpeq_epi8(block, delimiter), feeds)) << i;
        masks.feeds |= bits(feeds) << i;
        masks.returns |= bits(_mm_cmpeq_epi8(block, cr)) << i;
        masks.quotes |= bits(_mm_cmpeq_epi8(block, quote)) << i;
    }
#else
    for (std::size_t i = 0; i < maskWidth; ++i) {
        masks.ends |= static_cast<std::uint64_t>(bytes[i] == signs.delimiter || bytes[i] == '\n') << i;
        masks.feeds |= static_cast<std::uint64_t>(bytes[i] == '\n') << i;
        masks.returns |= static_cast<std::uint64_t>(bytes[i] == '\r') << i;
        masks.quotes |= static_cast<std::uint64_t>(bytes[i] == signs.quote) << i;
    }
#endif
    if (signs.quote == signs.delimiter)
        masks.quotes = 0;
    return masks;
}

/// Whether all of 64 bytes are ASCII and none is NUL.
inline bool plainAscii(const char* bytes)
{
#if defined(__SSE2__)
    const auto one = _mm_set1_epi8(1);
    auto odd = _mm_setzero_si128();
    for (std::size_t i = 0; i < maskWidth; i += 16) // signed: below 1 is NUL or not ASCII
        odd = _mm_or_si128(odd, _mm_cmplt_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes + i)), one));
    return _mm_movemask_epi8(odd) == 0;
#else
    bool plain = true;
    for (std::size_t i = 0; i < maskWidth; ++i)
        plain &= static_cast<unsigned char>(bytes[i] - 1) < 0x7F;
    return plain;
#endif
}

} // namespace tranche
