// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "app/cli/output/result_file.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace tranche::cli {

/// Where the JSON of a command goes: nowhere, to standard output, or into a file.
class JsonTarget {
public:
    /// Looks at --json and tries whether the file can be written, before any work is done.
    /// Io when it cannot; InvalidArgument when it would overwrite one of `inputs`, or a file that the command line names to be read.
    static Result<JsonTarget> open(Run& run, std::span<const std::filesystem::path> inputs);

    bool wanted() const { return m_toOutput || m_file; }
    /// As ResultFile::write().
    Result<void> write(const std::string& text);
    /// Writes what `make` answers; does not ask it where no JSON is wanted.
    template <class Make>
    Result<void> writeIfWanted(Make&& make)
    {
        return wanted() ? write(std::forward<Make>(make)()) : Result<void>();
    }

private:
    std::stop_token m_stop;
    bool m_toOutput = false;
    std::optional<ResultFile> m_file;
};

} // namespace tranche::cli
