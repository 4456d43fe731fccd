// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/csv_window.h"
#include "core/import/source/input_file.h"
#include "core/jobs/job_context.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace tranche {

/// Where the bytes of one text file come from: a file, or text in memory.
class CsvSource {
public:
    /// Gets every byte of a file once, in its order, as it was read.
    using Heard = std::function<void(std::string_view)>;

    /// NotFound when there is no such file; Io when it is a folder or cannot be opened.
    static Result<CsvSource> file(const std::filesystem::path& path, std::string encoding, BadBytes bad = BadBytes::Stop);
    /// The text must outlive the source.
    static CsvSource text(std::string_view text, std::string_view name, std::string encoding, BadBytes bad = BadBytes::Stop);

    /// A window before the first byte; once. NotSupported when this computer cannot convert the encoding. Reading asks the
    /// job, which must outlive the window.
    Result<CsvWindow> window(const JobContext& job, Heard heard = {});
    /// After the last byte: BadInput where somebody wrote to the file meanwhile.
    Result<void> checkUnchanged() const;
    /// Whether both read one file, by whatever names.
    bool isSameFile(const CsvSource& other) const;
    /// False for a pipe and the like.
    bool canBeReadAgain() const;
    /// Base name, for errors.
    const std::string& name() const { return m_name; }
    /// In bytes; 0 when it is not known.
    std::size_t size() const { return m_size; }

private:
    CsvSource(std::string name, std::string encoding, BadBytes bad);

    std::string m_name;
    std::string m_encoding;
    BadBytes m_bad;
    std::shared_ptr<InputFile> m_file; // null: m_text
    std::string_view m_text;
    std::size_t m_size = 0;
};

} // namespace tranche
