// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace tranche {

/// Who may read what is written: this account only, or whoever the account's umask lets.
enum class Access { OwnerOnly, Usual };

/// What writing a release asks of the disk, one virtual function a step, so that tests can let any step fail.
/// Every failure is Io with a sentence for people, but AlreadyExists where a target stands in the way.
class FileOperations {
public:
    virtual ~FileOperations() = default;

    /// A new folder with a hidden, unused name inside `parent`, for this account only.
    virtual Result<std::filesystem::path> makeHiddenFolder(const std::filesystem::path& parent);
    virtual Result<void> makeFolder(const std::filesystem::path& folder, Access access);
    /// A new file with these bytes; not flushed.
    virtual Result<void> writeFile(const std::filesystem::path& file, Access access, std::string_view bytes, const JobContext& job);
    /// Flush written files to the disk, several at a time: what takes long is waiting.
    virtual Result<void> flushFiles(std::span<const std::filesystem::path> files);
    /// Flush the entries of a folder to the disk.
    virtual Result<void> flushFolder(const std::filesystem::path& folder);
    /// Rename without ever replacing anything.
    virtual Result<void> rename(const std::filesystem::path& from, const std::filesystem::path& to);
    /// Remove with everything inside; what cannot be removed stays, for there is nobody to tell.
    virtual void removeAll(const std::filesystem::path& path);
};

} // namespace tranche
