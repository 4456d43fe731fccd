// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/source/input_file.h"

#include "core/base/messages/file_message.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tranche {

namespace {

std::unexpected<Error> cannotOpen(int number, std::string name)
{
    const Place place{.file = std::move(name)};
    switch (number) {
    case ENOENT:
    case ENOTDIR: return fail(ErrorCode::NotFound, FileMessage::NotThere, place);
    case EACCES:
    case EPERM: return fail(ErrorCode::Io, FileMessage::MayNotRead, place);
    case ENAMETOOLONG: return fail(ErrorCode::Io, FileMessage::PathTooLong, place);
    case EMFILE:
    case ENFILE: return fail(ErrorCode::Io, FileMessage::TooManyOpen, place);
    default: return fail(ErrorCode::Io, FileMessage::CannotOpen, place);
    }
}

std::int64_t nanoseconds(const timespec& time)
{
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

} // namespace

InputFile::State InputFile::stateOf(const void* status)
{
    const auto& from = *static_cast<const struct stat*>(status);
    return {static_cast<std::uint64_t>(from.st_dev), static_cast<std::uint64_t>(from.st_ino), static_cast<std::size_t>(from.st_size),
            nanoseconds(from.st_mtim), nanoseconds(from.st_ctim)};
}

Result<InputFile> InputFile::open(const std::filesystem::path& path)
{
    InputFile file;
    file.m_path = path;
    file.m_name = path.filename().string();
    // A pipe that nobody writes to yet would hold back the opening itself.
    file.m_descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (file.m_descriptor < 0)
        return cannotOpen(errno, file.m_name);
    struct stat status {};
    if (::fstat(file.m_descriptor, &status) != 0)
        return cannotOpen(errno, file.m_name);
    if (S_ISDIR(status.st_mode))
        return fail(ErrorCode::Io, FileMessage::IsFolder, {.file = file.m_name});
    file.m_regular = S_ISREG(status.st_mode);
    file.m_state = stateOf(&status);
    return file;
}

InputFile::InputFile(InputFile&& other) noexcept
    : m_path(std::move(other.m_path)),
      m_name(std::move(other.m_name)),
      m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_regular(other.m_regular),
      m_state(other.m_state),
      m_bytesRead(other.m_bytesRead)
{
}

InputFile& InputFile::operator=(InputFile&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_name, other.m_name);
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_regular, other.m_regular);
    std::swap(m_state, other.m_state);
    std::swap(m_bytesRead, other.m_bytesRead);
    return *this;
}

InputFile::~InputFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<std::size_t> InputFile::read(std::span<char> target, const JobContext& job)
{
    constexpr int patience = 20; // milliseconds between two questions whether to stop
    while (true) {
        if (!m_regular) {
            job.check();
            pollfd waiting{m_descriptor, POLLIN, 0};
            const int ready = ::poll(&waiting, 1, patience);
            if (ready == 0 || (ready < 0 && errno == EINTR))
                continue;
        }
        const auto got = ::read(m_descriptor, target.data(), target.size());
        if (got >= 0) {
            m_bytesRead += static_cast<std::size_t>(got);
            return static_cast<std::size_t>(got);
        }
        if (errno != EINTR && errno != EAGAIN)
            return fail(ErrorCode::Io, FileMessage::BrokeOff, {.file = m_name});
    }
}

Result<std::string> InputFile::beginning(std::size_t bytes) const
{
    if (!m_regular)
        return std::string();
    std::string first(bytes, '\0');
    std::size_t filled = 0;
    while (filled < bytes) {
        const auto got = ::pread(m_descriptor, first.data() + filled, bytes - filled, static_cast<off_t>(filled));
        if (got < 0 && errno != EINTR)
            return fail(ErrorCode::Io, FileMessage::BrokeOff, {.file = m_name});
        if (got == 0)
            break;
        filled += got > 0 ? static_cast<std::size_t>(got) : 0;
    }
    first.resize(filled);
    return first;
}

int InputFile::duplicate() const
{
    m_bytesRead = m_state.size;
    const int copy = ::fcntl(m_descriptor, F_DUPFD_CLOEXEC, 0);
    if (copy >= 0)
        ::lseek(copy, 0, SEEK_SET);
    return copy;
}

Result<void> InputFile::checkUnchanged() const
{
    if (!m_regular)
        return {};
    struct stat ofFile {};
    struct stat ofPath {};
    const bool same = ::fstat(m_descriptor, &ofFile) == 0 && ::stat(m_path.c_str(), &ofPath) == 0 && stateOf(&ofFile) == m_state
                      && stateOf(&ofPath) == m_state && m_bytesRead == m_state.size;
    if (same)
        return {};
    return fail(ErrorCode::BadInput, FileMessage::Changed, {.file = m_name});
}

bool InputFile::isSameFile(const InputFile& other) const
{
    return m_regular && other.m_regular && m_state.device == other.m_state.device && m_state.number == other.m_state.number;
}

} // namespace tranche
