// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/writing/file_operations.h"
#include "core/release/writing/leftovers.h"
#include "core/release/writing/release_writer.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace tranche {

/// Both folders, or both zips, on their way to the disk, whole or not at all: first in a hidden folder beside the targets, then by two
/// renames, `.internal` first. Whatever is not published goes when this does, after any failure and when the job is stopped.
class FolderPair {
public:
    /// Both must outlive this.
    FolderPair(const WrittenRelease& targets, Container container, FileOperations& files)
        : m_targets(targets), m_container(container), m_files(files)
    {
    }
    ~FolderPair();
    FolderPair(const FolderPair&) = delete;
    FolderPair& operator=(const FolderPair&) = delete;

    /// Write everything in the hidden folder, but for the manifest of a folder, which is kept: without it, what a power cut leaves is no
    /// release.
    Result<void> write(const RenderedRelease& rendered, const JobContext& job);
    /// After write(): it has reached the disk.
    Result<void> flush(const JobContext& job);
    /// After flush(), once the verifier agrees: what was kept, and the names.
    Result<void> publish(const JobContext& job);
    /// After write(), of zips: where the packed release lies for now.
    const std::filesystem::path& packedRelease() const { return m_release; }

private:
    using Contents = std::map<std::string, std::string>;

    Result<void> makeHidden();
    Result<void> writeFolder(const std::filesystem::path& folder, Access access, const Contents& contents, const JobContext& job);
    Result<void> writeZip(const std::filesystem::path& zip, Access access, const Contents& contents, const JobContext& job);
    Result<void> writeManifest(const JobContext& job);
    Result<void> name(const std::filesystem::path& hidden, const std::filesystem::path& target);

    const WrittenRelease& m_targets;
    Container m_container;
    FileOperations& m_files;
    WriterLock m_lock;
    std::string m_manifest;
    std::filesystem::path m_internal; ///< in the hidden folder
    std::filesystem::path m_release;
    std::vector<std::filesystem::path> m_folders; ///< that were made, outer ones first
    std::vector<std::filesystem::path> m_written;
    std::vector<std::filesystem::path> m_undo; ///< what goes at the end
};

/// writeRelease() with the disk's steps given.
Result<WrittenRelease> writeReleaseWith(FileOperations& files, Release release, const std::filesystem::path& name, JobContext& job);

} // namespace tranche
