// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

namespace tranche {

/// A file that is read once from its first byte to its last, and that tells whether somebody wrote to it meanwhile. A pipe and other
/// things that wait for their bytes are read as well, and can be stopped while they do.
class InputFile {
public:
    /// Opens it without waiting. NotFound when there is no such file; Io when it is a folder or cannot be opened, with the reason.
    static Result<InputFile> open(const std::filesystem::path& path);

    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&& other) noexcept;
    ~InputFile();

    /// Fills the span from the front and says with how many bytes; 0 at the end. Io. Asks the job while it waits for bytes.
    Result<std::size_t> read(std::span<char> target, const JobContext& job);
    /// Up to so many of the first bytes, without reading them; of what is no ordinary file, none. Io.
    Result<std::string> beginning(std::size_t bytes) const;
    /// The file once more, to be closed by whoever asked; negative where that fails. It counts as read to its end.
    int duplicate() const;
    /// After the last byte: BadInput where the file is not what it was when it was opened, or another has its name now.
    Result<void> checkUnchanged() const;

    /// Base name, for errors.
    const std::string& name() const { return m_name; }
    /// In bytes; 0 when it is not known.
    std::size_t size() const { return m_regular ? m_state.size : 0; }
    /// Whether it is an ordinary file, which can be read again.
    bool isRegular() const { return m_regular; }
    /// Whether both are the same file, by whatever names; false for what is no ordinary file.
    bool isSameFile(const InputFile& other) const;

private:
    /// What tells a file from another, and from the same one after somebody wrote to it.
    struct State {
        std::uint64_t device = 0;
        std::uint64_t number = 0;
        std::size_t size = 0;
        std::int64_t modified = 0; ///< nanoseconds
        std::int64_t changed = 0;  ///< nanoseconds, of its entry: cannot be set back

        friend bool operator==(const State&, const State&) = default;
    };

    InputFile() = default;
    static State stateOf(const void* status);

    std::filesystem::path m_path;
    std::string m_name;
    int m_descriptor = -1;
    bool m_regular = false;
    State m_state;
    mutable std::size_t m_bytesRead = 0; ///< a duplicate reads the rest
};

} // namespace tranche
