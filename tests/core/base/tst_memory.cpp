// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/memory.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QTemporaryDir>

#include <filesystem>
#include <fstream>

namespace tst_memory {

using namespace tranche;

class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void init();
    void readsWhatTheMachineHas();
    void readsTheControlGroupAndThoseAboveIt();
    void aGroupWithoutLimitBoundsNothing();
    void theLeastBoundCounts();
    void whatFitsIsNotRefused();
    void refusalSaysHowMuchIsNeededAndFree();
    void nothingIsRefusedWhereTheSystemDoesNotSay();
    void sizesAreRoundedUp();
    void thisMachineSaysSomething();

private:
    void write(const std::string& path, const std::string& text) const
    {
        const auto file = m_root / path;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file) << text;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_root;
};

void TestMemory::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_root = m_folder->path().toStdString();
}

void TestMemory::readsWhatTheMachineHas()
{
    write("proc/meminfo", "MemTotal:       24043520 kB\nMemFree:         1000 kB\nMemAvailable:    2048 kB\nBuffers: 7 kB\n");
    QCOMPARE(memoryBounds(m_root).available, std::optional<std::uint64_t>(2'097'152));
}

void TestMemory::readsTheControlGroupAndThoseAboveIt()
{
    write("proc/self/cgroup", "1:name=other:/x\n0::/user/app\n");
    write("sys/fs/cgroup/user/memory.max", "10000\n");
    write("sys/fs/cgroup/user/memory.current", "9500\n");
    write("sys/fs/cgroup/user/app/memory.max", "5000\n");
    write("sys/fs/cgroup/user/app/memory.current", "3000\n");
    write("sys/fs/cgroup/user/app/memory.stat", "anon 100\nfile 2500\ninactive_file 1200\n"); // can be dropped
    QCOMPARE(memoryBounds(m_root).group, std::optional<std::uint64_t>(500));
    write("sys/fs/cgroup/user/memory.current", "1000\n");
    QCOMPARE(memoryBounds(m_root).group, std::optional<std::uint64_t>(3200));
}

void TestMemory::aGroupWithoutLimitBoundsNothing()
{
    write("proc/self/cgroup", "0::/\n");
    write("sys/fs/cgroup/memory.max", "max\n");
    write("sys/fs/cgroup/memory.current", "9500\n");
    QVERIFY(!memoryBounds(m_root).group);
    QVERIFY(!memoryBounds(m_root / "nowhere").available);
}

void TestMemory::theLeastBoundCounts()
{
    QCOMPARE((MemoryBounds{5, 3, 4}.least()), std::optional<std::uint64_t>(3));
    QCOMPARE((MemoryBounds{5, std::nullopt, 4}.least()), std::optional<std::uint64_t>(4));
    QVERIFY(!MemoryBounds{}.least());
}

void TestMemory::whatFitsIsNotRefused()
{
    QVERIFY(checkMemory(1'000, MemoryBounds{1'000, std::nullopt, std::nullopt}).has_value());
    QVERIFY(checkMemory(0).has_value());
}

void TestMemory::refusalSaysHowMuchIsNeededAndFree()
{
    const auto refused = checkMemory(3'210'000'000, MemoryBounds{850'000'000, 9'000'000'000, std::nullopt});
    QCOMPARE(refused.error().code, ErrorCode::OutOfMemory);
    QVERIFY(tranche::test::says(refused.error(),
                                {GeneralMessage::NotEnoughMemory, Argument::bytes(3'210'000'000), Argument::bytes(850'000'000)}));
}

void TestMemory::nothingIsRefusedWhereTheSystemDoesNotSay()
{
    QVERIFY(checkMemory(~std::uint64_t{0}, MemoryBounds{}).has_value());
}

void TestMemory::sizesAreRoundedUp()
{
    QCOMPARE(memoryText(1), std::string("1 MB"));
    QCOMPARE(memoryText(999'000'000), std::string("999 MB"));
    QCOMPARE(memoryText(1'000'000'000), std::string("1.0 GB"));
    QCOMPARE(memoryText(2'010'000'000), std::string("2.1 GB"));
}

void TestMemory::thisMachineSaysSomething()
{
#if defined(__linux__)
    const auto free = memoryBounds().least();
    QVERIFY(free && *free > 0);
    QCOMPARE(checkMemory(std::uint64_t{1} << 60U).error().code, ErrorCode::OutOfMemory);
#endif
}

TRANCHE_TEST(TestMemory)

} // namespace tst_memory

#include "tst_memory.moc"
