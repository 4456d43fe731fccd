// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

class QSaveFile;

namespace tranche::cli {

/// Whether a name is where standard output goes: `/dev/stdout`, or the very file, pipe or device.
bool isStandardOutput(const std::string& name);

/// Whether results in a file of this name would replace one of these files.
bool wouldReplace(const std::string& name, std::span<const std::filesystem::path> inputs);

/// A file that results go to. An ordinary file is replaced whole or not at all; into anything else (a device, a pipe) is written as it
/// is, and it stays what it is.
class ResultFile {
public:
    /// Tries whether it can be written, before any work is done. Io when it cannot. `option` is the one that names it.
    static Result<ResultFile> open(const std::string& name, const std::string& option);
    ~ResultFile();
    ResultFile(ResultFile&&) noexcept;
    ResultFile& operator=(ResultFile&&) noexcept;

    /// Io when not all of it could be written; an ordinary file is then as it was. Asks the job while it waits for somebody to read
    /// a pipe.
    Result<void> write(std::string_view text, const JobContext& job);

private:
    ResultFile(std::string name, std::string option);

    std::string m_name;
    std::string m_option;
    std::unique_ptr<QSaveFile> m_ordinary; ///< null: it is no ordinary file
};

} // namespace tranche::cli
