// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/experiments/picture_program.h"

#include "core/base/messages/release/package_message.h"
#include "core/release/report/report_json.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace tranche::cli {

namespace {

constexpr int askEvery = 50; // milliseconds

/// Both ends of a pipe, closed at the end of its life.
class Pipe {
public:
    Pipe() { m_open = ::pipe2(m_ends.data(), O_CLOEXEC) == 0; }
    ~Pipe()
    {
        close(0);
        close(1);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    bool isOpen() const { return m_open; }
    int end(std::size_t which) const { return m_ends[which]; }
    void close(std::size_t which)
    {
        if (m_open && m_ends[which] >= 0)
            ::close(std::exchange(m_ends[which], -1));
    }
    void dontWait(std::size_t which) const { ::fcntl(m_ends[which], F_SETFL, O_NONBLOCK); }

private:
    std::array<int, 2> m_ends = {-1, -1};
    bool m_open = false;
};

/// A started program; ended, and waited for, at the end of its life.
class Child {
public:
    Child(const std::filesystem::path& program, const char* option, const Pipe& in, const Pipe& out)
    {
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, in.end(0), STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, out.end(1), STDOUT_FILENO);
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawnattr_t attributes;
        posix_spawnattr_init(&attributes);
        sigset_t none;
        sigemptyset(&none);
        posix_spawnattr_setsigmask(&attributes, &none); // signals that this program holds back would be held back there, too
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
        std::string name = program.string();
        std::string second = option == nullptr ? "" : option;
        char* words[] = {name.data(), option == nullptr ? nullptr : second.data(), nullptr};
        if (::posix_spawn(&m_id, name.c_str(), &actions, &attributes, words, environ) != 0)
            m_id = -1;
        posix_spawnattr_destroy(&attributes);
        posix_spawn_file_actions_destroy(&actions);
    }
    ~Child()
    {
        if (m_id > 0) {
            ::kill(m_id, SIGKILL);
            wait();
        }
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    bool started() const { return m_id > 0; }
    bool endedWell() { return wait() == 0; }

private:
    int wait()
    {
        int status = -1;
        while (::waitpid(m_id, &status, 0) < 0 && errno == EINTR)
            continue;
        m_id = -1;
        return status;
    }

    pid_t m_id = -1;
};

/// Hands the text over and takes what comes back, until there is no more.
bool exchangeText(Pipe& in, Pipe& out, std::string_view text, std::string& answer, const JobContext& job)
{
    std::array<char, 1U << 16U> piece{};
    for (;;) {
        job.check();
        pollfd waits[] = {{out.end(0), POLLIN, 0}, {in.end(1), POLLOUT, 0}};
        if (::poll(waits, text.empty() ? 1 : 2, askEvery) < 0 && errno != EINTR)
            return false;
        if (!text.empty() && (waits[1].revents & (POLLOUT | POLLERR)) != 0) {
            const auto written = ::write(in.end(1), text.data(), text.size());
            if (written < 0 && errno != EAGAIN && errno != EINTR)
                return false;
            text.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
            if (text.empty())
                in.close(1);
        }
        if ((waits[0].revents & (POLLIN | POLLHUP)) == 0)
            continue;
        const auto read = ::read(out.end(0), piece.data(), piece.size());
        if (read == 0)
            return text.empty();
        if (read < 0 && errno != EAGAIN && errno != EINTR)
            return false;
        answer.append(piece.data(), read > 0 ? static_cast<std::size_t>(read) : 0);
    }
}

/// Parts that each stand behind a line with how many bytes they have; nullopt where they are not exactly so many.
std::optional<std::vector<std::string>> countedParts(std::string_view bytes, std::size_t howMany)
{
    std::vector<std::string> parts;
    while (!bytes.empty()) {
        const auto line = bytes.substr(0, bytes.find('\n'));
        std::size_t size = 0;
        const auto [end, problem] = std::from_chars(line.data(), line.data() + line.size(), size);
        if (problem != std::errc() || end != line.data() + line.size() || bytes.size() - line.size() <= size)
            return std::nullopt;
        parts.emplace_back(bytes.substr(line.size() + 1, size));
        bytes.remove_prefix(line.size() + 1 + size);
    }
    return parts.size() == howMany ? std::optional(std::move(parts)) : std::nullopt;
}

} // namespace

Result<PictureProgram> PictureProgram::find(const Statement& missing)
{
    std::error_code problem;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", problem);
    const auto program = self.parent_path() / "tranche-picture";
    if (problem || ::access(program.c_str(), X_OK) != 0)
        return fail(ErrorCode::NotSupported, missing);
    return PictureProgram(program);
}

std::optional<std::string> PictureProgram::answer(const char* option, const std::string& text, const JobContext& job) const
{
    Pipe in;
    Pipe out;
    if (!in.isOpen() || !out.isOpen())
        return std::nullopt;
    Child child(m_program, option, in, out);
    if (!child.started())
        return std::nullopt;
    in.close(0);
    out.close(1);
    in.dontWait(1);
    out.dontWait(0);
    std::string bytes;
    if (!exchangeText(in, out, text, bytes, job) || !child.endedWell())
        return std::nullopt;
    return bytes;
}

Result<std::string> PictureProgram::png(const std::string& svg, const JobContext& job) const
{
    if (auto bytes = answer(nullptr, svg, job))
        return std::move(*bytes);
    return fail(ErrorCode::NotSupported, ExperimentMessage::PictureFailed);
}

Result<std::vector<std::string>> PictureProgram::pdfs(std::span<const Report> reports, const JobContext& job) const
{
    std::string lines;
    for (const Report& report : reports)
        lines += (lines.empty() ? "" : "\n") + reportJson(report);
    if (const auto bytes = answer("--reports", lines, job))
        if (auto pdfs = countedParts(*bytes, reports.size()))
            return std::move(*pdfs);
    return fail(ErrorCode::NotSupported, PackageMessage::ReportNotSet);
}

} // namespace tranche::cli
