// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace tranche {

/// What bounds the memory that this program can still get, in bytes; nullopt where the system does not say.
struct MemoryBounds {
    std::optional<std::uint64_t> available;    ///< of the machine, without swapping (Linux: MemAvailable)
    std::optional<std::uint64_t> group;        ///< left in the control group: its limit less what cannot be dropped
    std::optional<std::uint64_t> addressSpace; ///< left of RLIMIT_AS

    /// The least of them; nullopt where none is known.
    std::optional<std::uint64_t> least() const;
};

/// What the system says now. `root` stands before the paths of Linux' /proc and /sys, for tests. Quick: a few small files.
MemoryBounds memoryBounds(const std::filesystem::path& root = "/");

/// OutOfMemory, with how much is needed, how much is free and what to do, when `needed` bytes are more than what can be had.
Result<void> checkMemory(std::uint64_t needed, const MemoryBounds& bounds);
/// The same with what the system says now; asked only from 64 MiB on.
Result<void> checkMemory(std::uint64_t needed);

/// For people, in decimal units as file sizes are given: "850 MB", "3.2 GB".
std::string memoryText(std::uint64_t bytes);

} // namespace tranche
