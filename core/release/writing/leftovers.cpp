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

/// The base name of NAME.internal by the note; empty where the note says none.
std::string internalByNote(const fs::path& note)
{
    std::ifstream stream(note, std::ios::binary);
    std::string release;
    std::string internal;
    std::getline(stream, release);
    std::getline(stream, internal);
    const bool plain = internal.find('/') == std::string::npos && internal.find(".internal") != std::string::npos;
    return plain ? internal : std::string();
}

std::optional<Leftover> leftoverOf(const fs::path& hidden)
{
    const auto note = hidden / leftoverNote;
    std::error_code problem;
    if (!fs::exists(note, problem)) // an empty one was left between two calls; a writer that loses it fails and leaves nothing
        return fs::is_empty(hidden, problem) || isOld(hidden) ? std::optional(Leftover{hidden, {}}) : std::nullopt;
    if (!isFree(note))
        return std::nullopt;
    const auto internal = internalByNote(note);
    const bool halfNamed = !internal.empty() && isTaken(hidden / leftoverRelease) && !isTaken(hidden / leftoverInternal)
                           && isTaken(hidden.parent_path() / internal);
    return Leftover{hidden, halfNamed ? hidden.parent_path() / internal : fs::path()};
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
    std::error_code problem;
    if (!leftover.internal.empty())
        fs::remove_all(leftover.internal, problem); // first: the note that names it goes last
    if (!problem)
        fs::remove_all(leftover.hidden, problem);
    return !problem;
}

} // namespace tranche
