// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keep_memory.h"
#include "tests/support/test_room.h"

#if defined(__GLIBC__) && !defined(TRANCHE_SANITIZED)
#include <sys/resource.h>
#include <unistd.h>

#define TRANCHE_HEAP_IS_KNOWN 1
#endif

namespace tst_keep_memory {

class TestKeepMemory : public QObject {
    Q_OBJECT

private slots:
    void letsTheHeapGrowAtOnce();
};

void TestKeepMemory::letsTheHeapGrowAtOnce()
{
#ifdef TRANCHE_HEAP_IS_KNOWN
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur != RLIM_INFINITY)
        QSKIP("address space is limited here");
    const auto* const before = static_cast<const char*>(sbrk(0));
    tranche::keepFreedMemory();
    const auto* const after = static_cast<const char*>(sbrk(0));
    QVERIFY2(after - before >= 64 << 20, qPrintable(QString("grew by %1 bytes").arg(after - before)));
#else
    QSKIP("another C library, or a sanitizer's heap");
#endif
}

TRANCHE_TEST(TestKeepMemory)

} // namespace tst_keep_memory

#include "tst_keep_memory.moc"
