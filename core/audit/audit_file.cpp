// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/audit_file.h"

#include "core/base/messages/file_message.h"
#include "core/base/messages/release/audit_message.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <tuple>
#include <unistd.h>
#include <utility>

namespace tranche {

namespace {

Place placeOf(const std::filesystem::path& path)
{
    return {.file = path.filename().string()};
}

std::unexpected<Error> diskError(int number, const std::filesystem::path& path)
{
    if (number == ENOSPC || number == EDQUOT || number == EFBIG)
        return fail(ErrorCode::Io, FileMessage::DiskFull);
    if (number == EACCES || number == EPERM || number == EROFS)
        return fail(ErrorCode::Io, FileMessage::FolderReadOnly);
    if (number == ENOENT || number == ENOTDIR)
        return fail(ErrorCode::Io, FileMessage::NoFolder);
    if (number == EWOULDBLOCK)
        return fail(ErrorCode::AlreadyExists, AuditMessage::InUse, placeOf(path));
    return fail(ErrorCode::Io, FileMessage::DiskRefused);
}

Result<std::string> readAll(int descriptor, const std::filesystem::path& path)
{
    struct stat facts = {};
    if (::fstat(descriptor, &facts) != 0)
        return diskError(errno, path);
    std::string bytes(static_cast<std::size_t>(facts.st_size), '\0');
    std::size_t done = 0;
    while (done < bytes.size()) {
        const auto got = ::pread(descriptor, bytes.data() + done, bytes.size() - done, static_cast<off_t>(done));
        if (got < 0 && errno != EINTR)
            return diskError(errno, path);
        if (got == 0)
            break;
        done += got > 0 ? static_cast<std::size_t>(got) : 0;
    }
    bytes.resize(done);
    return bytes;
}

/// So that a new file is still there after a crash.
void flushFolderOf(const std::filesystem::path& path)
{
    const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}

} // namespace

AuditFile::AuditFile(std::filesystem::path path, int descriptor) : m_path(std::move(path)), m_descriptor(descriptor) {}

AuditFile::AuditFile(AuditFile&& other) noexcept
    : m_path(std::move(other.m_path)),
      m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_log(std::move(other.m_log)),
      m_bytes(other.m_bytes),
      m_torn(other.m_torn)
{
}

AuditFile& AuditFile::operator=(AuditFile&& other) noexcept
{
    if (this == &other)
        return *this;
    close();
    m_path = std::move(other.m_path);
    m_descriptor = std::exchange(other.m_descriptor, -1);
    m_log = std::move(other.m_log);
    m_bytes = other.m_bytes;
    m_torn = other.m_torn;
    return *this;
}

AuditFile::~AuditFile()
{
    close();
}

void AuditFile::close()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    m_descriptor = -1;
}

Result<AuditFile> AuditFile::open(const std::filesystem::path& path, const JobContext& job)
{
    const int descriptor = ::open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0)
        return diskError(errno, path);
    AuditFile file(path, descriptor);
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0)
        return diskError(errno, path);
    if (const auto read = file.readExisting(job); !read)
        return std::unexpected(read.error());
    return file;
}

Result<void> AuditFile::readExisting(const JobContext& job)
{
    const auto bytes = readAll(m_descriptor, m_path);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto reading = readAudit(*bytes, job);
    if (reading.fault)
        return std::unexpected(*reading.fault);
    m_log = AuditLog(std::move(reading.lines));
    m_torn = reading.torn;
    m_bytes = bytes->size() - m_torn;
    if (bytes->empty())
        flushFolderOf(m_path);
    if (m_torn == 0)
        return {};
    if (::ftruncate(m_descriptor, static_cast<off_t>(m_bytes)) != 0)
        return diskError(errno, m_path);
    return append(AuditEvent::Recovered, {{QStringLiteral("dropped_bytes"), static_cast<qint64>(m_torn)}});
}

Result<void> AuditFile::append(AuditEvent event, const QJsonObject& facts)
{
    return write(m_log.lineFor(event, facts));
}

Result<void> AuditFile::appendRest(const std::vector<std::string>& lines)
{
    const auto& mine = m_log.lines();
    if (lines.size() < mine.size() || !std::equal(mine.begin(), mine.end(), lines.begin()))
        return fail(ErrorCode::InvalidArgument, AuditMessage::ChangedOutside, placeOf(m_path));
    for (auto i = mine.size(); i < lines.size(); ++i)
        if (const auto written = write(lines[i]); !written)
            return written;
    return {};
}

Result<void> AuditFile::write(std::string line)
{
    struct stat facts = {};
    if (::fstat(m_descriptor, &facts) != 0)
        return diskError(errno, m_path);
    if (facts.st_nlink == 0 || static_cast<std::size_t>(facts.st_size) != m_bytes)
        return fail(ErrorCode::Io, AuditMessage::ChangedOutside, placeOf(m_path));
    const auto whole = line + '\n';
    const auto written = ::write(m_descriptor, whole.data(), whole.size());
    if (written != static_cast<ssize_t>(whole.size())) {
        const int problem = written < 0 ? errno : ENOSPC;
        std::ignore = ::ftruncate(m_descriptor, static_cast<off_t>(m_bytes)); // what stays of it is found when the log is opened next
        return diskError(problem, m_path);
    }
    m_bytes += whole.size();
    m_log.take(std::move(line));
    return {};
}

Result<void> AuditFile::flush()
{
    return ::fsync(m_descriptor) == 0 ? Result<void>() : diskError(errno, m_path);
}

std::filesystem::path auditPathOf(const std::filesystem::path& recipe)
{
    auto path = recipe;
    return path.replace_extension(".audit.jsonl");
}

Result<std::filesystem::path> setAside(const std::filesystem::path& log)
{
    const auto stem = log.stem().string(); // NAME.audit
    for (int number = 1; number < 10'000; ++number) {
        auto aside = log.parent_path() / (stem + '.' + std::to_string(number) + log.extension().string());
        if (::link(log.c_str(), aside.c_str()) != 0 && errno == EEXIST) // unlike a rename it never replaces anything
            continue;
        std::error_code problem;
        if (!std::filesystem::exists(aside, problem) && std::rename(log.c_str(), aside.c_str()) == 0)
            return aside; // a file system without second names
        if (::unlink(log.c_str()) == 0)
            return aside;
        return diskError(errno, log);
    }
    return fail(ErrorCode::Io, FileMessage::DiskRefused);
}

} // namespace tranche
