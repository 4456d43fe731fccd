// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/text/text_converter.h"

#include <array>
#include <bitset>
#include <string>

namespace tranche {

/// Encodings that take one byte a character: ASCII, and a table of the rest.
class OneByteConverter : public TextConverter {
public:
    static Result<std::unique_ptr<TextConverter>> make(const std::string& encoding, BadBytes bad);

    explicit OneByteConverter(BadBytes bad) : TextConverter(bad) {}
    char* convert(std::string_view raw, bool last, char* target) override;

private:
    std::array<std::string, 256> m_characters;
    std::bitset<256> m_nothing; ///< bytes that stand for no character
};

/// UTF-16 in either order. A surrogate alone, and U+FFFE at the front (the mark of the other order), stand for nothing.
class Utf16Converter : public TextConverter {
public:
    Utf16Converter(bool bigEndian, BadBytes bad) : TextConverter(bad), m_bigEndian(bigEndian) {}
    char* convert(std::string_view raw, bool last, char* target) override;

private:
    char32_t unitAt(std::string_view text, std::size_t at) const;

    bool m_bigEndian;
    bool m_front = true;
    std::string m_pending;
};

/// Encodings in which a character may take several bytes, by the system's own tables.
class ManyByteConverter : public TextConverter {
public:
    static Result<std::unique_ptr<TextConverter>> make(const char* page, BadBytes bad);

    ManyByteConverter(void* handle, BadBytes bad) : TextConverter(bad), m_handle(handle) {}
    ~ManyByteConverter() override;
    ManyByteConverter(const ManyByteConverter&) = delete;
    ManyByteConverter& operator=(const ManyByteConverter&) = delete;
    char* convert(std::string_view raw, bool last, char* target) override;

private:
    void* m_handle; ///< iconv_t
    std::string m_pending;
};

/// UTF-8 whose bad bytes are replaced.
class Utf8Repair : public TextConverter {
public:
    Utf8Repair() : TextConverter(BadBytes::Replace) {}
    char* convert(std::string_view raw, bool last, char* target) override;

private:
    std::string m_pending;
};

/// Under which name the system converts an encoding that takes several bytes; null where it takes one.
const char* codePageOf(std::string_view encoding);

} // namespace tranche
