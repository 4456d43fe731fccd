// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/writing/folder_pair.h"
#include "core/release/writing/leftovers.h"
#include "core/verify/reading/release_folder.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/test_room.h"

#include <QTemporaryDir>

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_leftovers {

using namespace tranche;
using namespace tranche::test;

namespace fs = std::filesystem;

namespace {

/// The real disk, but the process is killed right before the given step.
class DeadlyDisk final : public FileOperations {
public:
    explicit DeadlyDisk(int step) : m_killAt(step) {}
    int steps = 0;

    Result<fs::path> makeHiddenFolder(const fs::path& parent) override
    {
        step();
        return FileOperations::makeHiddenFolder(parent);
    }
    Result<void> makeFolder(const fs::path& folder, Access access) override
    {
        step();
        return FileOperations::makeFolder(folder, access);
    }
    Result<void> writeFile(const fs::path& file, Access access, std::string_view bytes, const JobContext& job) override
    {
        step();
        return FileOperations::writeFile(file, access, bytes, job);
    }
    Result<void> flushFiles(std::span<const fs::path> files) override
    {
        step();
        return FileOperations::flushFiles(files);
    }
    Result<void> flushFolder(const fs::path& folder) override
    {
        step();
        return FileOperations::flushFolder(folder);
    }
    Result<void> rename(const fs::path& from, const fs::path& to) override
    {
        step();
        return FileOperations::rename(from, to);
    }
    void removeAll(const fs::path& path) override
    {
        step();
        FileOperations::removeAll(path);
    }

private:
    void step()
    {
        if (steps++ == m_killAt)
            ::raise(SIGKILL);
    }
    int m_killAt;
};

QStringList everythingIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

} // namespace

class TestLeftovers : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_snapshot = persons(); }
    void killedAtAnyStepLeavesAReleaseOrNothingWithItsName_data();
    void killedAtAnyStepLeavesAReleaseOrNothingWithItsName();
    void aWriterAtWorkIsLeftAlone();
    void foldersOfOthersAreLeftAlone();
    void aFolderWithoutANoteIsNobodysOnceItIsOld();
    void whatAWriterTookUpMeanwhileStays();
    void whatWasReleasedMeanwhileStays();

private:
    Snapshot m_snapshot;
};

void TestLeftovers::killedAtAnyStepLeavesAReleaseOrNothingWithItsName_data()
{
    QTest::addColumn<bool>("zip");
    QTest::newRow("folders") << false;
    QTest::newRow("zips") << true;
}

void TestLeftovers::killedAtAnyStepLeavesAReleaseOrNothingWithItsName()
{
    QFETCH(bool, zip);
    const auto release = approvedRelease(
        m_snapshot, draftRequest({.container = zip ? Container::Zip : Container::Folder, .details = {.title = "Persons"}}));
    const QString ending = zip ? QStringLiteral(".zip") : QString();
    int killed = 0;
    int halfNamed = 0;
    for (bool lives = false; !lives; ++killed) {
        QTemporaryDir folder;
        const auto target = fs::path(folder.path().toStdString()) / "persons";
        const auto child = ::fork();
        if (child == 0) {
            DeadlyDisk disk(killed);
            JobContext job;
            job.setThreads(1);
            ::_exit(writeReleaseWith(disk, release, target, job) ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        lives = WIFEXITED(status);
        QVERIFY(!lives || WEXITSTATUS(status) == 0);

        const auto name = folder.filePath(QStringLiteral("persons.release") + ending);
        const bool there = QFileInfo::exists(name);
        if (there) {
            const auto files = readReleaseAt(name.toStdString());
            QVERIFY(files);
            JobContext job;
            QCOMPARE(verifyAgainstOriginal(*files, originalOf(m_snapshot), job).verdict, Verdict::Holds);
        }
        // what is left can be told, and is gone afterwards; a finished release stays
        for (const auto& leftover : leftoversIn(folder.path().toStdString())) {
            halfNamed += leftover.internal.empty() ? 0 : 1;
            QVERIFY(removeLeftover(leftover));
        }
        QCOMPARE(everythingIn(folder), there ? QStringList({"persons.internal" + ending, "persons.release" + ending}) : QStringList());
    }
    QVERIFY(killed > 8);
    QVERIFY(halfNamed > 0);
}

void TestLeftovers::aWriterAtWorkIsLeftAlone()
{
    QTemporaryDir folder;
    const fs::path hidden = fs::path(folder.path().toStdString()) / ".tranche-abcdef";
    fs::create_directory(hidden);
    {
        WriterLock lock;
        QVERIFY(lock.take(hidden / leftoverNote, "a.release\na.internal\n"));
        QVERIFY(leftoversIn(folder.path().toStdString()).empty());
    }
    const auto left = leftoversIn(folder.path().toStdString());
    QCOMPARE(left.size(), std::size_t{1});
    QVERIFY(left.front().internal.empty());
}

void TestLeftovers::foldersOfOthersAreLeftAlone()
{
    QTemporaryDir folder;
    const fs::path here = folder.path().toStdString();
    fs::create_directory(here / "tranche-abcdef");
    std::ofstream(here / ".tranche-file") << "x";
    fs::create_directory(here / "x.internal");
    QVERIFY(leftoversIn(here).empty());
    // a note that names something elsewhere removes nothing but its own folder
    fs::create_directory(here / "deep");
    const auto hidden = here / "deep" / ".tranche-abcdef";
    fs::create_directory(hidden);
    fs::create_directory(hidden / leftoverRelease);
    std::ofstream(hidden / leftoverNote) << "x.release\n../x.internal\n";
    const auto left = leftoversIn(here / "deep");
    QCOMPARE(left.size(), std::size_t{1});
    QVERIFY(left.front().internal.empty());
    QVERIFY(removeLeftover(left.front()));
    QVERIFY(fs::exists(here / "x.internal"));
}

void TestLeftovers::aFolderWithoutANoteIsNobodysOnceItIsOld()
{
    QTemporaryDir folder;
    const fs::path hidden = fs::path(folder.path().toStdString()) / ".tranche-abcdef";
    fs::create_directory(hidden);
    QCOMPARE(leftoversIn(folder.path().toStdString()).size(), std::size_t{1}); // empty: killed before there was a note
    std::ofstream(hidden / "part") << "x";
    QVERIFY(leftoversIn(folder.path().toStdString()).empty());
    fs::last_write_time(hidden, fs::file_time_type::clock::now() - std::chrono::hours(1));
    QCOMPARE(leftoversIn(folder.path().toStdString()).size(), std::size_t{1});
}

void TestLeftovers::whatAWriterTookUpMeanwhileStays()
{
    QTemporaryDir folder;
    const fs::path hidden = fs::path(folder.path().toStdString()) / ".tranche-abcdef";
    fs::create_directory(hidden);
    const auto left = leftoversIn(folder.path().toStdString());
    QCOMPARE(left.size(), std::size_t{1});
    {
        WriterLock lock;
        QVERIFY(lock.take(hidden / leftoverNote, "a.release\na.internal\n"));
        QVERIFY(!removeLeftover(left.front()));
        QVERIFY(fs::exists(hidden / leftoverNote));
    }
    QVERIFY(removeLeftover(left.front()));
    QVERIFY(!fs::exists(hidden));
    QVERIFY(removeLeftover(left.front())); // somebody else was faster
}

void TestLeftovers::whatWasReleasedMeanwhileStays()
{
    QTemporaryDir folder;
    const fs::path here = folder.path().toStdString();
    const auto hidden = here / ".tranche-abcdef";
    fs::create_directories(hidden / leftoverRelease);
    std::ofstream(hidden / leftoverNote) << "x.release\nx.internal\n";
    fs::create_directory(here / "x.internal");
    const auto left = leftoversIn(here);
    QCOMPARE(left.size(), std::size_t{1});
    QVERIFY(left.front().internal == here / "x.internal");
    fs::create_directory(here / "x.release");
    QVERIFY(leftoversIn(here).front().internal.empty());
    QVERIFY(removeLeftover(left.front()));
    QVERIFY(!fs::exists(hidden) && fs::exists(here / "x.internal") && fs::exists(here / "x.release"));
}

TRANCHE_CORE_TEST(TestLeftovers)

} // namespace tst_leftovers

#include "tst_leftovers.moc"
