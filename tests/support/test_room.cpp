// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"

#include <cstdio>
#include <map>
#include <string>
#include <string_view>

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
    return found->second(count - 1, words + 1);
}

} // namespace tranche::test

int main(int count, char** words)
{
    return tranche::test::runRoom(count, words);
}
