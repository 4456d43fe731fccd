// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/keys/typed_passphrase.h"

#include "app/cli/options/arguments.h"
#include "core/base/messages/file_message.h"
#include "core/base/messages/release/key_message.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace tranche::cli {

namespace {

constexpr std::size_t longestLine = 1024; // one byte more than a passphrase may have

/// A file descriptor that may be none.
class Opened {
public:
    explicit Opened(int number) : m_number(number) {}
    ~Opened()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;

    int number() const { return m_number; }

private:
    int m_number;
};

/// The terminal of this program, silent for as long as it lives.
class SilentTerminal {
public:
    SilentTerminal() : m_terminal(::open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY))
    {
        if (m_terminal.number() < 0 || ::tcgetattr(m_terminal.number(), &m_before) != 0)
            return;
        auto silent = m_before;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        m_silent = ::tcsetattr(m_terminal.number(), TCSAFLUSH, &silent) == 0;
    }
    ~SilentTerminal()
    {
        if (m_silent)
            ::tcsetattr(m_terminal.number(), TCSAFLUSH, &m_before);
    }
    SilentTerminal(const SilentTerminal&) = delete;
    SilentTerminal& operator=(const SilentTerminal&) = delete;

    bool isSilent() const { return m_silent; }
    int number() const { return m_terminal.number(); }
    void say(std::string_view text) const { static_cast<void>(::write(number(), text.data(), text.size()) < 0); }

private:
    Opened m_terminal;
    termios m_before{};
    bool m_silent = false;
};

/// The bytes up to the end of a line; one byte more than fits into a passphrase where there are more. Waits for them, but not after a stop.
Result<Passphrase> firstLine(int from, const std::stop_token& stop)
{
    SecretBytes line(longestLine);
    std::size_t size = 0;
    while (size < line.size()) {
        if (stop.stop_requested())
            return cancelled();
        pollfd wait{from, POLLIN, 0};
        if (::poll(&wait, 1, 100) <= 0)
            continue;
        const auto count = ::read(from, line.data() + size, 1);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0 || line.data()[size] == '\n')
            break;
        ++size;
    }
    if (size > 0 && line.data()[size - 1] == '\r')
        --size;
    if (size == longestLine)
        return fail(ErrorCode::InvalidArgument, KeyMessage::LongPassphrase);
    return Passphrase({reinterpret_cast<const char*>(line.data()), size});
}

Result<Passphrase> typedSecret(std::string_view question, std::string_view otherwise, const std::stop_token& stop)
{
    const SilentTerminal terminal;
    if (!terminal.isSilent())
        return badUsage(std::string(otherwise));
    terminal.say(question);
    auto typed = firstLine(terminal.number(), stop);
    terminal.say("\n");
    return typed;
}

} // namespace

Result<Passphrase> typedPassphrase(std::string_view question, const std::stop_token& stop)
{
    auto typed
        = typedSecret(question, "There is no terminal to ask for the passphrase on. Give it in a file: --passphrase-file FILE.", stop);
    if (typed && typed->isEmpty())
        return fail(ErrorCode::InvalidArgument, KeyMessage::EmptyPassphrase);
    return typed;
}

Result<Passphrase> typedPassword(const std::stop_token& stop)
{
    return typedSecret(
        "Password of the server: ", "There is no terminal to ask for the password on. Give it in a file: --password-file FILE.", stop);
}

Result<Passphrase> newPassphrase(const std::stop_token& stop)
{
    auto first = typedPassphrase("New passphrase: ", stop);
    if (!first)
        return first;
    const auto again = typedPassphrase("Once more: ", stop);
    if (!again)
        return std::unexpected(again.error());
    if (!(*first == *again))
        return badUsage("The two passphrases differ. Nothing has changed.");
    return first;
}

Result<Passphrase> passwordIn(const std::string& file)
{
    const Opened source(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    const Place place{.file = std::filesystem::path(file).filename().string()};
    if (source.number() < 0)
        return fail(errno == ENOENT ? ErrorCode::NotFound : ErrorCode::Io, errno == ENOENT ? FileMessage::Gone : FileMessage::CannotOpen,
                    place);
    return firstLine(source.number(), {});
}

Result<Passphrase> passphraseIn(const std::string& file)
{
    auto line = passwordIn(file);
    if (line && line->isEmpty())
        return fail(ErrorCode::InvalidArgument, KeyMessage::EmptyPassphrase, {.file = std::filesystem::path(file).filename().string()});
    return line;
}

} // namespace tranche::cli
