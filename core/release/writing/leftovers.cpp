// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/writing/leftovers.h"

#include "core/base/messages/file_message.h"

#include <chrono>
#include <fcntl.h>
#include <fstream>
#include <optional>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

namespace tranche {

namespace {

namespace fs = std::filesystem;

constexpr auto hiddenBeginning = ".tranche-";
// Other writers put no note into their hidden folders; such a folder is nobody's after this.
constexpr auto noteIsThereAfter = std::chrono::minutes(10);

/// Whether no process holds the note.
bool isFree(const fs::path& note)
{
    const int descriptor = ::open(note.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (descriptor < 0)
        return false;
    const bool locked = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
    ::close(descriptor);
    return locked;
}

bool isOld(const fs::path& folder)
{
    std::error_code problem;
    const auto changed = fs::last_write_time(folder, problem);
    return !problem && fs::file_time_type::clock::now() - changed > noteIsThereAfter;
}

/// NAME.internal, where by the note it has its name and its release never got one; empty: there is none.
fs::path halfNamedBy(const fs::path& note)
{
    std::ifstream stream(note, std::ios::binary);
    std::string release;
    std::string internal;
    std::getline(stream, release);
    std::getline(stream, internal);
    const bool plain = (release + internal).find('/') == std::string::npos && internal.find(".internal") != std::string::npos;
    const auto hidden = note.parent_path();
    const auto beside = hidden.parent_path();
    const bool onItsWay = isTaken(hidden / leftoverRelease) && !isTaken(hidden / leftoverInternal);
    // A release of that name is whole, and another writer's.
    return plain && onItsWay && isTaken(beside / internal) && !isTaken(beside / release) ? beside / internal : fs::path();
}

std::optional<Leftover> leftoverOf(const fs::path& hidden)
{
    const auto note = hidden / leftoverNote;
    std::error_code problem;
    if (!fs::exists(note, problem)) // an empty one was left between two calls; a writer that loses it fails and leaves nothing
        return fs::is_empty(hidden, problem) || isOld(hidden) ? std::optional(Leftover{hidden, {}}) : std::nullopt;
    return isFree(note) ? std::optional(Leftover{hidden, halfNamedBy(note)}) : std::nullopt;
}

} // namespace

WriterLock::~WriterLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<void> WriterLock::take(const std::filesystem::path& note, const std::string& text)
{
    m_descriptor = ::open(note.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (m_descriptor < 0)
        return fail(ErrorCode::Io, FileMessage::DiskRefused);
    static_cast<void>(::flock(m_descriptor, LOCK_EX | LOCK_NB)); // where there are no locks, isFree() says no
    const auto written = ::write(m_descriptor, text.data(), text.size());
    return written == static_cast<ssize_t>(text.size()) ? Result<void>() : fail(ErrorCode::Io, FileMessage::DiskFull);
}

std::string leftoverText(const WrittenRelease& targets)
{
    return targets.release.filename().string() + '\n' + targets.internal.filename().string() + '\n';
}

std::vector<Leftover> leftoversIn(const std::filesystem::path& folder)
{
    std::vector<Leftover> found;
    std::error_code problem;
    for (fs::directory_iterator entry(folder, problem); !problem && entry != fs::directory_iterator(); entry.increment(problem)) {
        const bool isFolder = entry->symlink_status(problem).type() == fs::file_type::directory;
        if (!isFolder || !entry->path().filename().string().starts_with(hiddenBeginning))
            continue;
        if (auto leftover = leftoverOf(entry->path()))
            found.push_back(std::move(*leftover));
    }
    return found;
}

bool removeLeftover(const Leftover& leftover)
{
    // Somebody may have thought about it for long: what a writer holds by now is no leftover, nor is what was released meanwhile.
    const auto now = leftoverOf(leftover.hidden);
    if (!now)
        return !isTaken(leftover.hidden);
    std::error_code problem;
    if (!now->internal.empty())
        fs::remove_all(now->internal, problem); // first: the note that names it goes last
    if (!problem)
        fs::remove_all(now->hidden, problem);
    return !problem;
}

} // namespace tranche
