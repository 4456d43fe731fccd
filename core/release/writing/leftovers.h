// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/release/writing/release_targets.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tranche {

// What is in the hidden folder of a writer beside the parts: a note with the names that they are to get, held locked while the writer
// lives, so that what a killed writer left can be told from one that is at work.
inline constexpr auto leftoverInternal = "part-1";
inline constexpr auto leftoverRelease = "part-2";
inline constexpr auto leftoverNote = "targets";

/// The note: both base names, a line each.
std::string leftoverText(const WrittenRelease& targets);

/// Writes the note and holds it locked, for as long as a writer lives. A file system without locks gives none; then nobody clears up there.
class WriterLock {
public:
    WriterLock() = default;
    ~WriterLock();
    WriterLock(const WriterLock&) = delete;
    WriterLock& operator=(const WriterLock&) = delete;

    /// Io.
    Result<void> take(const std::filesystem::path& note, const std::string& text);

private:
    int m_descriptor = -1;
};

/// What an interrupted write left beside a target.
struct Leftover {
    std::filesystem::path hidden;
    std::filesystem::path internal; ///< NAME.internal whose release never got its name; empty: there is none
};

/// Everything that writers which do not run any more have left in a folder; nothing where it cannot be read. O(entries).
std::vector<Leftover> leftoversIn(const std::filesystem::path& folder);

/// Remove it, as far as it is a leftover still; nothing of a finished release is touched, or of a writer at work. False where something
/// stays.
bool removeLeftover(const Leftover& leftover);

} // namespace tranche
