// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/writing/whole_folder.h"
#include "core/base/messages/file_message.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QDir>
#include <QTemporaryDir>

#include <fstream>
#include <iterator>

namespace tst_whole_folder {

using namespace tranche;
using namespace tranche::test;

namespace {

const std::map<std::string, std::string> contents = {{"a.csv", "1,2\n"}, {"b.svg", "<svg/>"}};

/// The real disk, but the given step fails as a full disk does.
class FullDisk final : public FileOperations {
public:
    int failAt = -1;
    int steps = 0;

    Result<void> makeFolder(const std::filesystem::path& folder, Access access) override
    {
        return fails() ? full() : FileOperations::makeFolder(folder, access);
    }
    Result<void> writeFile(const std::filesystem::path& file, Access access, std::string_view bytes, const JobContext& job) override
    {
        return fails() ? full() : FileOperations::writeFile(file, access, bytes, job);
    }
    Result<void> flushFiles(std::span<const std::filesystem::path> files) override
    {
        return fails() ? full() : FileOperations::flushFiles(files);
    }
    Result<void> rename(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        return fails() ? full() : FileOperations::rename(from, to);
    }

private:
    bool fails() { return steps++ == failAt; }
    static std::unexpected<Error> full() { return fail(ErrorCode::Io, FileMessage::DiskFull); }
};

} // namespace

class TestWholeFolder : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void everyFileArrives();
    void aSlashAtTheEndMeansTheSameFolder();
    void whatIsThereIsLeftAlone();
    void aFolderAboveThatIsNotThereIsSaid();
    void whateverFailsNothingIsLeft();
    void aStopLeavesNothing();

private:
    std::filesystem::path target() const { return std::filesystem::path(m_folder->path().toStdString()) / "report"; }
    QStringList everything() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    FileOperations m_disk;
    JobContext m_job;
};

void TestWholeFolder::everyFileArrives()
{
    QVERIFY(writeWholeFolder(m_disk, target(), contents, m_job));

    QCOMPARE(everything(), QStringList{"report"});
    for (const auto& [name, bytes] : contents) {
        std::ifstream file(target() / name);
        QCOMPARE(std::string(std::istreambuf_iterator<char>(file), {}), bytes);
    }
}

void TestWholeFolder::aSlashAtTheEndMeansTheSameFolder()
{
    QVERIFY(writeWholeFolder(m_disk, target().string() + '/', contents, m_job));

    QVERIFY(std::filesystem::exists(target() / "a.csv"));
}

void TestWholeFolder::whatIsThereIsLeftAlone()
{
    std::ofstream(target()) << "a file";

    const auto written = writeWholeFolder(m_disk, target(), contents, m_job);

    QVERIFY(!written && written.error().code == ErrorCode::AlreadyExists && says(written.error(), FileMessage::FolderExists));
    QVERIFY(std::filesystem::is_regular_file(target()));
    QCOMPARE(everything().size(), 1);
}

void TestWholeFolder::aFolderAboveThatIsNotThereIsSaid()
{
    const auto written = writeWholeFolder(m_disk, target() / "inside", contents, m_job);

    QVERIFY(!written && written.error().code == ErrorCode::NotFound);
}

void TestWholeFolder::whateverFailsNothingIsLeft()
{
    for (int step = 0; step < 5; ++step) { // the folder, two files, the flush, the rename
        FullDisk disk;
        disk.failAt = step;

        const auto written = writeWholeFolder(disk, target(), contents, m_job);

        QVERIFY(!written && says(written.error(), FileMessage::DiskFull));
        QCOMPARE(everything(), QStringList());
    }
}

void TestWholeFolder::aStopLeavesNothing()
{
    const auto write = [&](JobContext& job) {
        const auto written = writeWholeFolder(m_disk, target(), contents, job);
        std::filesystem::remove_all(target());
        return written;
    };

    const auto stops = stopsAt(20, 1, write, [&] { QCOMPARE(everything(), QStringList()); });

    QCOMPARE(stops.fault, QByteArray());
}

TRANCHE_TEST(TestWholeFolder)

} // namespace tst_whole_folder

#include "tst_whole_folder.moc"
