// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/file_operations.h"
#include "core/release/release_writer.h"

namespace tranche {

/// Where NAME.release and NAME.internal go. AlreadyExists when one is there, NotFound without the folder they go to,
/// InvalidArgument when the name is empty.
Result<WrittenRelease> targetsOf(const std::filesystem::path& name);

/// Write both folders, whole or not at all: first into a hidden folder beside the targets, then two renames, `.internal` first.
/// On any failure, and on Cancelled, everything is taken back.
Result<void> writeFolderPair(const RenderedRelease& rendered, const WrittenRelease& targets, FileOperations& files, JobContext& job);

/// writeRelease() with the disk's steps given.
Result<WrittenRelease> writeReleaseWith(FileOperations& files, const Release& release, const std::filesystem::path& name, JobContext& job);

} // namespace tranche
