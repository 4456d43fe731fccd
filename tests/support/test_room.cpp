// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <thread>

namespace tranche::test {

namespace {

/// Filled while the program starts, before main().
std::map<std::string, Registration::Runner, std::less<>>& registered()
{
    static std::map<std::string, Registration::Runner, std::less<>> runners;
    return runners;
}

std::string stemOf(std::string_view path)
{
    path.remove_prefix(path.rfind('/') + 1);
    return std::string(path.substr(0, path.rfind('.')));
}

/// QThread::wait() answers before the thread lets go of its last memory: the leak check at the end of the program would find it.
/// Qt's watchdog over the tests is such a thread. Idle threads of a pool stay; they are not waited for longer than a moment.
void awaitEndedThreads()
{
    using namespace std::chrono_literals;
    const std::filesystem::path tasks = "/proc/self/task";
    for (int turn = 0; turn < 100; ++turn) {
        std::error_code none;
        const std::filesystem::directory_iterator all(tasks, none);
        if (none || std::distance(begin(all), end(all)) <= 1)
            return;
        std::this_thread::sleep_for(1ms);
    }
}

} // namespace

Registration::Registration(const char* file, Runner runner)
{
    if (!registered().emplace(stemOf(file), runner).second)
        qFatal("Two tests of one room are called %s.", file);
}

int runRoom(int count, char** words)
{
    const auto found = count > 1 ? registered().find(std::string_view(words[1])) : registered().end();
    if (found == registered().end()) {
        std::fputs("usage: name one of these, then the arguments of Qt Test:\n", stderr);
        for (const auto& [name, runner] : registered())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    words[1] = words[0];
    const int status = found->second(count - 1, words + 1);
    awaitEndedThreads();
    return status;
}

} // namespace tranche::test

int main(int count, char** words)
{
    return tranche::test::runRoom(count, words);
}
