// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/writing/file_operations.h"

#include "core/base/messages/file_message.h"
#include "core/jobs/parallel.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace tranche {

namespace {

std::unexpected<Error> ioError(int number)
{
    switch (number) {
    case ENOSPC:
    case EFBIG: // the account's limit on the size of a file
    case EDQUOT: return fail(ErrorCode::Io, FileMessage::DiskFull);
    case EACCES:
    case EPERM:
    case EROFS: return fail(ErrorCode::Io, FileMessage::FolderReadOnly);
    case ENOENT:
    case ENOTDIR: return fail(ErrorCode::Io, FileMessage::NoFolder);
    case ENAMETOOLONG: return fail(ErrorCode::Io, FileMessage::NameTooLong);
    case EEXIST:
    case ENOTEMPTY: return fail(ErrorCode::AlreadyExists, FileMessage::ReleaseExists);
    default: return fail(ErrorCode::Io, FileMessage::DiskRefused);
    }
}

Result<void> checked(int outcome)
{
    return outcome == 0 ? Result<void>() : ioError(errno);
}

/// Closes a file descriptor at the end of its life.
class Descriptor {
public:
    explicit Descriptor(int descriptor) : m_descriptor(descriptor) {}
    ~Descriptor()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number() const { return m_descriptor; }
    bool isOpen() const { return m_descriptor >= 0; }
    /// Some file systems report a failed write only here.
    Result<void> close()
    {
        const int outcome = ::close(m_descriptor);
        m_descriptor = -1;
        return checked(outcome);
    }

private:
    int m_descriptor;
};

/// Flush a file; the number of the error, or 0.
int flushProblem(const std::filesystem::path& file) noexcept
{
    const Descriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    return descriptor.isOpen() && ::fsync(descriptor.number()) == 0 ? 0 : errno;
}

} // namespace

Result<std::filesystem::path> FileOperations::makeHiddenFolder(const std::filesystem::path& parent)
{
    auto name = (parent / ".tranche-XXXXXX").string();
    if (!::mkdtemp(name.data()))
        return ioError(errno);
    return std::filesystem::path(name);
}

Result<void> FileOperations::makeFolder(const std::filesystem::path& folder, Access access)
{
    return checked(::mkdir(folder.c_str(), access == Access::OwnerOnly ? 0700 : 0777));
}

Result<void> FileOperations::writeFile(const std::filesystem::path& file, Access access, std::string_view bytes, const JobContext& job)
{
    constexpr std::size_t together = std::size_t{1} << 22U; // bytes that a slow disk takes within 50 ms
    Descriptor descriptor(::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, access == Access::OwnerOnly ? 0600 : 0666));
    if (!descriptor.isOpen())
        return ioError(errno);
    while (!bytes.empty()) {
        job.check();
        const auto written = ::write(descriptor.number(), bytes.data(), std::min(bytes.size(), together));
        if (written < 0 && errno != EINTR)
            return ioError(errno);
        bytes.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
    }
    return descriptor.close();
}

Result<void> FileOperations::flushFiles(std::span<const std::filesystem::path> files)
{
    const auto workers = std::min<std::size_t>(files.size(), 8);
    std::vector<int> problems(files.size(), 0);
    runWorkers(workers, [&](std::size_t worker) {
        for (auto i = worker; i < files.size(); i += workers)
            problems[i] = flushProblem(files[i]);
    });
    for (const auto problem : problems)
        if (problem != 0)
            return ioError(problem);
    return {};
}

Result<void> FileOperations::flushFolder(const std::filesystem::path& folder)
{
    Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!descriptor.isOpen())
        return ioError(errno);
    // Some file systems cannot flush a folder and say so; the rename that follows is atomic all the same.
    return ::fsync(descriptor.number()) == 0 || errno == EINVAL ? Result<void>() : ioError(errno);
}

Result<void> FileOperations::rename(const std::filesystem::path& from, const std::filesystem::path& to)
{
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return {};
    if (errno != EINVAL && errno != ENOSYS)
        return ioError(errno);
    // A file system without that promise: look first. A folder that is not empty is never replaced by a rename.
    std::error_code problem;
    if (std::filesystem::exists(std::filesystem::symlink_status(to, problem)))
        return ioError(EEXIST);
    return checked(std::rename(from.c_str(), to.c_str()));
}

void FileOperations::removeAll(const std::filesystem::path& path)
{
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
}

} // namespace tranche
