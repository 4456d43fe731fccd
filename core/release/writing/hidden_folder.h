// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/writing/file_operations.h"

#include <filesystem>

namespace tranche {

/// A new hidden folder in which something is written before it gets its name; gone at the end with all that is still in it, after a
/// failure and when the job is stopped.
class HiddenFolder {
public:
    /// `disk` must outlive this.
    HiddenFolder(FileOperations& disk, const std::filesystem::path& parent) : m_disk(disk), m_folder(disk.makeHiddenFolder(parent)) {}
    ~HiddenFolder()
    {
        if (m_folder)
            m_disk.removeAll(*m_folder);
    }
    HiddenFolder(const HiddenFolder&) = delete;
    HiddenFolder& operator=(const HiddenFolder&) = delete;

    /// As FileOperations::makeHiddenFolder().
    const Result<std::filesystem::path>& path() const { return m_folder; }

private:
    FileOperations& m_disk;
    Result<std::filesystem::path> m_folder;
};

} // namespace tranche
