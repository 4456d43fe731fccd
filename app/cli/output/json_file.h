// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <utility>

class QSaveFile;

namespace tranche::cli {

/// Where the JSON of a command goes: nowhere, to standard output, or whole or not at all into a file.
class JsonTarget {
public:
    /// Looks at --json and tries whether the file can be written, before any work is done.
    /// Io when it cannot; InvalidArgument when it would overwrite one of `inputs`.
    static Result<JsonTarget> open(Run& run, std::span<const std::filesystem::path> inputs);
    ~JsonTarget();
    JsonTarget(JsonTarget&&) noexcept;
    JsonTarget& operator=(JsonTarget&&) noexcept;

    bool wanted() const { return m_toOutput || m_file != nullptr; }
    /// Io when the file cannot be finished; then no file of this name was made or changed.
    Result<void> write(const std::string& text);
    /// Writes what `make` answers; does not ask it where no JSON is wanted.
    template <class Make>
    Result<void> writeIfWanted(Make&& make)
    {
        return wanted() ? write(std::forward<Make>(make)()) : Result<void>();
    }

private:
    JsonTarget();

    bool m_toOutput = false;
    std::unique_ptr<QSaveFile> m_file;
};

} // namespace tranche::cli
