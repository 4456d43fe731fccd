// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/memory.h"

#include <algorithm>
#include <fstream>
#include <string>

#if __has_include(<sys/resource.h>)
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace tranche {

namespace {

std::optional<std::uint64_t> numberIn(const std::filesystem::path& file)
{
    std::ifstream stream(file);
    std::uint64_t number = 0;
    return stream >> number ? std::optional(number) : std::nullopt; // "max" is none
}

/// The number behind a word at the beginning of a line.
std::optional<std::uint64_t> numberAfter(const std::filesystem::path& file, std::string_view word)
{
    std::ifstream stream(file);
    std::string found;
    std::uint64_t number = 0;
    for (std::string rest; stream >> found; std::getline(stream, rest))
        if (found == word)
            return stream >> number ? std::optional(number) : std::nullopt;
    return std::nullopt;
}

std::uint64_t leftOf(std::uint64_t limit, std::uint64_t used)
{
    return limit > used ? limit - used : 0;
}

/// The part of the path that a line "0::/path" of /proc/self/cgroup names.
std::string groupPath(const std::filesystem::path& root)
{
    std::ifstream stream(root / "proc/self/cgroup");
    for (std::string line; std::getline(stream, line);)
        if (line.starts_with("0::/"))
            return line.substr(4);
    return {};
}

/// What is left in one control group. Files that were read stay in memory only as long as nobody needs it.
std::optional<std::uint64_t> leftInGroup(const std::filesystem::path& folder)
{
    const auto limit = numberIn(folder / "memory.max");
    const auto used = numberIn(folder / "memory.current");
    if (!limit || !used)
        return std::nullopt;
    return leftOf(*limit, leftOf(*used, numberAfter(folder / "memory.stat", "inactive_file").value_or(0)));
}

/// The least that is left in the group of this program and those above it, down to the one that a container shows as the root.
std::optional<std::uint64_t> leftInGroups(const std::filesystem::path& root)
{
    const auto top = root / "sys/fs/cgroup";
    auto least = leftInGroup(top);
    auto folder = top;
    for (const auto& part : std::filesystem::path(groupPath(root))) {
        folder /= part;
        if (const auto left = leftInGroup(folder))
            least = std::min(least.value_or(*left), *left);
    }
    return least;
}

std::optional<std::uint64_t> leftOfAddressSpace(const std::filesystem::path& root)
{
#if __has_include(<sys/resource.h>)
    rlimit limit{};
    const auto pages = numberIn(root / "proc/self/statm");
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY && pages)
        return leftOf(limit.rlim_cur, *pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)));
#endif
    return std::nullopt;
}

} // namespace

std::optional<std::uint64_t> MemoryBounds::least() const
{
    std::optional<std::uint64_t> result;
    for (const auto& bound : {available, group, addressSpace})
        if (bound)
            result = std::min(result.value_or(*bound), *bound);
    return result;
}

MemoryBounds memoryBounds(const std::filesystem::path& root)
{
    MemoryBounds bounds;
    if (const auto kibibytes = numberAfter(root / "proc/meminfo", "MemAvailable:"))
        bounds.available = *kibibytes * 1024;
    bounds.group = leftInGroups(root);
    bounds.addressSpace = leftOfAddressSpace(root);
    return bounds;
}

std::string memoryText(std::uint64_t bytes)
{
    constexpr std::uint64_t mega = 1'000'000;
    if (bytes < 1'000 * mega)
        return std::to_string((bytes + mega - 1) / mega) + " MB";
    const auto tenths = (bytes + 100 * mega - 1) / (100 * mega);
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + " GB";
}

Result<void> checkMemory(std::uint64_t needed, const MemoryBounds& bounds)
{
    const auto free = bounds.least();
    if (!free || needed <= *free)
        return {};
    return fail(ErrorCode::OutOfMemory, {GeneralMessage::NotEnoughMemory, Argument::bytes(needed), Argument::bytes(*free)});
}

Result<void> checkMemory(std::uint64_t needed)
{
    constexpr std::uint64_t worthAsking = 1ULL << 26U;
    return needed < worthAsking ? Result<void>() : checkMemory(needed, memoryBounds());
}

} // namespace tranche
