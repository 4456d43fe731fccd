// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keep_memory.h"

#include <cstdlib>

#if defined(__GLIBC__) && !defined(TRANCHE_SANITIZED) // which have heaps of their own
#define TRANCHE_HEAP_IS_KNOWN 1
#include <cstdint>
#include <malloc.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace tranche {

#ifdef TRANCHE_HEAP_IS_KNOWN

namespace {

/// Address space for the heap to grow into, half of the machine's memory; pages come only when they are written to.
/// None where address space is limited.
std::size_t reserve()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur != RLIM_INFINITY)
        return 0;
    const auto pages = sysconf(_SC_PHYS_PAGES);
    const auto size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0 ? static_cast<std::size_t>(pages) / 2 * static_cast<std::size_t>(size) : 0;
}

void askForLargePages(std::uintptr_t begin, std::uintptr_t end)
{
    constexpr std::uintptr_t large = std::uintptr_t{1} << 21;
    begin = (begin + large - 1) / large * large;
    end = end / large * large;
    if (begin < end) // refused: small pages, as before
        // NOLINTNEXTLINE(performance-no-int-to-ptr): an address is all there is
        static_cast<void>(madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE));
}

} // namespace

void keepFreedMemory()
{
    mallopt(M_ARENA_MAX, 1);       // threads use this heap too,
    mallopt(M_MMAP_MAX, 0);        // so do large blocks,
    mallopt(M_TRIM_THRESHOLD, -1); // and it never shrinks
    mallopt(M_TOP_PAD, 1 << 26);
    const auto begin = reinterpret_cast<std::uintptr_t>(sbrk(0));
    void* volatile block = std::malloc(reserve()); // the heap grows once, as far as it can; a compiler must not leave this out
    std::free(block);
    askForLargePages(begin, reinterpret_cast<std::uintptr_t>(sbrk(0)));
}

#else

void keepFreedMemory() {}

#endif

} // namespace tranche
