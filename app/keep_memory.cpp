// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keep_memory.h"

#include <cstdlib>

#if defined(__GLIBC__)
#include <algorithm>
#include <cstdint>
#include <malloc.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace tranche {

#if defined(__GLIBC__)

namespace {

/// Address space for the heap to grow into, a quarter of the machine's memory at most; pages come only when they are written to.
/// None where address space is limited.
std::size_t reserve()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur != RLIM_INFINITY)
        return 0;
    const auto pages = sysconf(_SC_PHYS_PAGES);
    const auto size = sysconf(_SC_PAGESIZE);
    const auto memory = pages > 0 && size > 0 ? static_cast<std::size_t>(pages) * static_cast<std::size_t>(size) : 0;
    return std::min(memory / 4, std::size_t{1} << 30);
}

void askForLargePages(std::uintptr_t begin, std::uintptr_t end)
{
    constexpr std::uintptr_t large = std::uintptr_t{1} << 21;
    begin = (begin + large - 1) / large * large;
    end = end / large * large;
    if (begin < end)
        static_cast<void>(madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE)); // refused: small pages, as before
}

} // namespace

void keepFreedMemory()
{
    mallopt(M_ARENA_MAX, 1); // threads use this heap too
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_TOP_PAD, static_cast<int>(reserve()));
    const auto begin = reinterpret_cast<std::uintptr_t>(sbrk(0));
    void* volatile block = std::malloc(std::size_t{1} << 20); // the heap grows once, as far as was asked; a compiler must not leave it out
    std::free(block);
    askForLargePages(begin, reinterpret_cast<std::uintptr_t>(sbrk(0)));
    mallopt(M_TOP_PAD, 1 << 26);
}

#else

void keepFreedMemory() {}

#endif

} // namespace tranche
