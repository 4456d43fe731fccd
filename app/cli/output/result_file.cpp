// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/result_file.h"

#include "app/words/own_words.h"
#include "core/import/qt_text.h"

#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

namespace tranche::cli {

namespace {

constexpr int askEvery = 50; // milliseconds between two looks whether to stop

std::unexpected<Error> notWritable(const std::string& option)
{
    return failInWords(ErrorCode::Io, "The file named by " + option + " cannot be written. Choose another folder or name.");
}

/// What a pipe or a device is written by.
class Channel {
public:
    Channel(const std::string& name, const std::string& option) : m_name(name), m_option(option) {}
    ~Channel()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    Channel(const Channel&) = delete;
    Channel& operator=(const Channel&) = delete;

    Result<void> open(const JobContext& job)
    {
        for (;;) {
            m_descriptor = ::open(m_name.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
            if (m_descriptor >= 0)
                return {};
            if (errno != EINTR && !(errno == ENXIO && isPipe()))
                return notWritable(m_option);
            job.check();
            std::this_thread::sleep_for(std::chrono::milliseconds(askEvery)); // a pipe that nobody reads yet
        }
    }

    Result<void> write(std::string_view text, const JobContext& job) const
    {
        while (!text.empty()) {
            job.check();
            const auto written = ::write(m_descriptor, text.data(), text.size());
            if (written > 0) {
                text.remove_prefix(static_cast<std::size_t>(written));
            } else if (written < 0 && errno == EAGAIN) {
                pollfd room{m_descriptor, POLLOUT, 0};
                ::poll(&room, 1, askEvery);
            } else if (written < 0 && errno != EINTR) {
                return failInWords(ErrorCode::Io,
                                   "What " + m_option + " names could not take the results: it is full, or nobody reads it any more.");
            }
        }
        return {};
    }

private:
    bool isPipe() const
    {
        struct stat state {};
        return ::stat(m_name.c_str(), &state) == 0 && S_ISFIFO(state.st_mode);
    }

    const std::string& m_name;
    const std::string& m_option;
    int m_descriptor = -1;
};

} // namespace

bool isStandardOutput(const std::string& name)
{
    struct stat named {
    }, output{};
    return ::stat(name.c_str(), &named) == 0 && ::fstat(STDOUT_FILENO, &output) == 0 && named.st_dev == output.st_dev
           && named.st_ino == output.st_ino;
}

bool wouldReplace(const std::string& name, std::span<const std::filesystem::path> inputs)
{
    return std::ranges::any_of(inputs, [&](const auto& input) {
        std::error_code ignored;
        return std::filesystem::equivalent(input, name, ignored);
    });
}

ResultFile::ResultFile(std::string name, std::string option) : m_name(std::move(name)), m_option(std::move(option)) {}
ResultFile::~ResultFile() = default; // an unfinished QSaveFile leaves nothing
ResultFile::ResultFile(ResultFile&&) noexcept = default;
ResultFile& ResultFile::operator=(ResultFile&&) noexcept = default;

Result<ResultFile> ResultFile::open(const std::string& name, const std::string& option)
{
    ResultFile file(name, option);
    struct stat state {};
    if (::stat(name.c_str(), &state) == 0 && !S_ISREG(state.st_mode)) {
        if (S_ISDIR(state.st_mode) || ::access(name.c_str(), W_OK) != 0)
            return notWritable(option);
        return file;
    }
    file.m_ordinary = std::make_unique<QSaveFile>(qtText(name));
    if (!file.m_ordinary->open(QIODevice::WriteOnly))
        return notWritable(option);
    return file;
}

Result<void> ResultFile::write(std::string_view text, const JobContext& job)
{
    if (!m_ordinary) {
        Channel channel(m_name, m_option);
        const auto opened = channel.open(job);
        return opened ? channel.write(text, job) : opened;
    }
    const auto size = static_cast<qint64>(text.size());
    if (m_ordinary->write(text.data(), size) != size || !m_ordinary->commit())
        return failInWords(ErrorCode::Io, "The file named by " + m_option + " could not be written; it was left as it was.");
    return {};
}

} // namespace tranche::cli
