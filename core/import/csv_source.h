// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/csv_window.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

class QFile;

namespace tranche {

/// Where the bytes of one text file come from: a file, or text in memory.
class CsvSource {
public:
    /// NotFound when there is no such file; Io when it is a folder or cannot be opened.
    static Result<CsvSource> file(const std::filesystem::path& path, std::string encoding);
    /// The text must outlive the source.
    static CsvSource text(std::string_view text, std::string_view name, std::string encoding);

    CsvSource(CsvSource&&) noexcept;
    CsvSource& operator=(CsvSource&&) noexcept;
    ~CsvSource();

    /// A window before the first byte. NotSupported when this computer cannot convert the encoding. The source must outlive it.
    Result<CsvWindow> window();
    /// Base name, for errors.
    const std::string& name() const { return m_name; }
    /// In bytes; 0 when it is not known.
    std::size_t size() const { return m_size; }

private:
    CsvSource(std::string name, std::string encoding);

    std::string m_name;
    std::string m_encoding;
    std::unique_ptr<QFile> m_file; // null: m_text
    std::string_view m_text;
    std::size_t m_size = 0;
};

} // namespace tranche
