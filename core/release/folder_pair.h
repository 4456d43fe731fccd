// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/file_operations.h"
#include "core/release/release_writer.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace tranche {

/// Both folders on their way to the disk, whole or not at all: first in a hidden folder beside the targets, then by two renames,
/// `.internal` first. Whatever is not published goes when this does, after any failure and when the job is stopped.
class FolderPair {
public:
    /// Both must outlive this.
    FolderPair(const WrittenRelease& targets, FileOperations& files) : m_targets(targets), m_files(files) {}
    ~FolderPair();
    FolderPair(const FolderPair&) = delete;
    FolderPair& operator=(const FolderPair&) = delete;

    /// Write everything in the hidden folder, but for the manifest, which is kept: without it, what a power cut leaves is no release.
    Result<void> write(const RenderedRelease& rendered, const JobContext& job);
    /// After write(): it has reached the disk.
    Result<void> flush(const JobContext& job);
    /// After flush(), once the verifier agrees: the manifest, and the names.
    Result<void> publish(const JobContext& job);

private:
    Result<void> writeFolder(const std::filesystem::path& folder, Access access, const std::map<std::string, std::string>& contents,
                             const JobContext& job);

    const WrittenRelease& m_targets;
    FileOperations& m_files;
    std::string m_manifest;
    std::filesystem::path m_internal; ///< in the hidden folder
    std::filesystem::path m_release;
    std::vector<std::filesystem::path> m_written;
    std::vector<std::filesystem::path> m_undo; ///< what goes at the end
};

/// writeRelease() with the disk's steps given.
Result<WrittenRelease> writeReleaseWith(FileOperations& files, const Release& release, const std::filesystem::path& name, JobContext& job);

} // namespace tranche
