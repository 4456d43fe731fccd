// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"

#include <memory>
#include <string>
#include <string_view>

class QSaveFile;

namespace tranche::cli {

/// Whether a name is where standard output goes: `/dev/stdout`, or the very file, pipe or device.
bool isStandardOutput(const std::string& name);

/// A file that results go to. An ordinary file is replaced whole or not at all; into anything else (a device, a pipe) is written as it
/// is, and it stays what it is.
class ResultFile {
public:
    /// Tries whether it can be written, before any work is done. Io when it cannot.
    static Result<ResultFile> open(const std::string& name);
    ~ResultFile();
    ResultFile(ResultFile&&) noexcept;
    ResultFile& operator=(ResultFile&&) noexcept;

    /// Io when not all of it could be written; an ordinary file is then as it was. Asks the job while it waits for somebody to read
    /// a pipe.
    Result<void> write(std::string_view text, const JobContext& job);

private:
    explicit ResultFile(std::string name);

    std::string m_name;
    std::unique_ptr<QSaveFile> m_ordinary; ///< null: it is no ordinary file
};

} // namespace tranche::cli
