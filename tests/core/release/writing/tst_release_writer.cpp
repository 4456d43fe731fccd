// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/writing/folder_pair.h"
#include "core/verify/reading/release_folder.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "core/base/messages/file_message.h"
#include "tests/support/words/said.h"

#include <sys/stat.h>
#include <unistd.h>

namespace tst_release_writer {

using namespace tranche;
using namespace tranche::test;

namespace {

mode_t modeOf(const std::filesystem::path& path)
{
    struct stat state {};
    return ::stat(path.c_str(), &state) == 0 ? state.st_mode & 0777 : 0;
}

/// The real disk, but the given step fails as a full disk does, or a stop is requested right before it.
class FaultyDisk : public FileOperations {
public:
    int failAt = -1;
    int stopAt = -1;
    int steps = 0;
    mode_t hiddenMode = 0;
    std::stop_source stop;

    Result<std::filesystem::path> makeHiddenFolder(const std::filesystem::path& parent) override
    {
        if (fails())
            return full();
        auto hidden = FileOperations::makeHiddenFolder(parent);
        hiddenMode = hidden ? modeOf(*hidden) : 0;
        return hidden;
    }
    Result<void> makeFolder(const std::filesystem::path& folder, Access access) override
    {
        return fails() ? full() : FileOperations::makeFolder(folder, access);
    }
    Result<void> writeFile(const std::filesystem::path& file, Access access, std::string_view bytes, const JobContext& job) override
    {
        if (!fails())
            return FileOperations::writeFile(file, access, bytes, job);
        static_cast<void>(FileOperations::writeFile(file, access, bytes.substr(0, bytes.size() / 2), job)); // half of it fitted
        return full();
    }
    Result<void> flushFiles(std::span<const std::filesystem::path> files) override
    {
        return fails() ? full() : FileOperations::flushFiles(files);
    }
    Result<void> flushFolder(const std::filesystem::path& folder) override
    {
        return fails() ? full() : FileOperations::flushFolder(folder);
    }
    Result<void> rename(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        return fails() ? full() : FileOperations::rename(from, to);
    }

private:
    bool fails()
    {
        if (steps == stopAt)
            stop.request_stop();
        return steps++ == failAt;
    }
    static std::unexpected<Error> full() { return fail(ErrorCode::Io, FileMessage::DiskFull); }
};

QStringList everythingIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

} // namespace

class TestReleaseWriter : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void writesBothFoldersByteForByte();
    void keepsTheInternalFolderForThisAccount();
    void refusesAnExistingTarget_data();
    void refusesAnExistingTarget();
    void refusesAFolderThatIsNotThereAndAnEmptyName();
    void leavesNothingWhereAnyStepFails();
    void leavesNothingWhereItIsCancelledAtAnyStep();
    void leavesNothingInAReadOnlyFolder();
    void writesNothingThatTheVerifierObjectsTo();

private:
    std::filesystem::path target() const { return std::filesystem::path(m_folder->path().toStdString()) / "persons"; }

    Snapshot m_snapshot;
    std::unique_ptr<QTemporaryDir> m_folder;

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
};

void TestReleaseWriter::initTestCase()
{
    m_snapshot = persons();
}

void TestReleaseWriter::writesBothFoldersByteForByte()
{
    JobContext job;
    const auto release = approvedRelease(m_snapshot);
    const auto written = writeRelease(release, target(), job);
    QVERIFY2(written.has_value(), written ? "" : tranche::test::wordsOf(written.error()).c_str());
    QCOMPARE(everythingIn(*m_folder), QStringList({"persons.internal", "persons.release"}));
    const auto& rendered = release.files();
    QCOMPARE(readReleaseFolder(written->release).value(), rendered.release);
    QCOMPARE(readReleaseFolder(written->internal).value(), rendered.internal);
    const auto report = verifyAgainstOriginal(readReleaseFolder(written->release).value(), originalOf(m_snapshot), job);
    QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
}

void TestReleaseWriter::keepsTheInternalFolderForThisAccount()
{
    const auto before = ::umask(0022);
    FaultyDisk disk;
    JobContext job;
    const auto written = writeReleaseWith(disk, approvedRelease(m_snapshot), target(), job);
    ::umask(before);
    QVERIFY(written.has_value());
    QCOMPARE(disk.hiddenMode, mode_t{0700});
    QCOMPARE(modeOf(written->internal), mode_t{0700});
    QCOMPARE(modeOf(written->release), mode_t{0755});
    for (const auto& entry : std::filesystem::directory_iterator(written->internal))
        QVERIFY2(modeOf(entry.path()) == 0600, entry.path().c_str());
    for (const auto& entry : std::filesystem::directory_iterator(written->release))
        QVERIFY2(modeOf(entry.path()) == 0644, entry.path().c_str());
}

void TestReleaseWriter::refusesAnExistingTarget_data()
{
    QTest::addColumn<QString>("existing");
    QTest::newRow("release") << QStringLiteral("persons.release");
    QTest::newRow("internal") << QStringLiteral("persons.internal");
}

void TestReleaseWriter::refusesAnExistingTarget()
{
    QFETCH(QString, existing);
    QVERIFY(QDir(m_folder->path()).mkdir(existing));
    JobContext job;
    const auto written = writeRelease(approvedRelease(m_snapshot), target(), job);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::AlreadyExists);
    QCOMPARE(everythingIn(*m_folder), QStringList(existing));
}

void TestReleaseWriter::refusesAFolderThatIsNotThereAndAnEmptyName()
{
    JobContext job;
    QCOMPARE(writeRelease(approvedRelease(m_snapshot), target() / "deeper", job).error().code, ErrorCode::NotFound);
    QCOMPARE(writeRelease(approvedRelease(m_snapshot), m_folder->path().toStdString() + "/", job).error().code, ErrorCode::InvalidArgument);
}

void TestReleaseWriter::leavesNothingWhereAnyStepFails()
{
    const auto release = approvedRelease(m_snapshot);
    JobContext job;
    QTemporaryDir elsewhere;
    FaultyDisk good;
    QVERIFY(writeReleaseWith(good, release, std::filesystem::path(elsewhere.path().toStdString()) / "x", job).has_value());
    QVERIFY(good.steps > 12); // hidden folder, 2 folders, 9 files, flushes, 2 renames
    for (int step = 0; step < good.steps; ++step) {
        FaultyDisk disk;
        disk.failAt = step;
        const auto written = writeReleaseWith(disk, release, target(), job);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::Io);
        QVERIFY2(everythingIn(*m_folder).isEmpty(), qPrintable(QString::number(step)));
    }
}

void TestReleaseWriter::leavesNothingWhereItIsCancelledAtAnyStep()
{
    const auto release = approvedRelease(m_snapshot);
    int cancelledRuns = 0;
    for (int step = 0; step < 20; ++step) {
        FaultyDisk disk;
        disk.stopAt = step;
        JobContext job(disk.stop.get_token());
        const auto written = JobContext::untilStopped([&] { return writeReleaseWith(disk, release, target(), job); });
        if (written) { // too late to cancel: then it is there as a whole
            QCOMPARE(everythingIn(*m_folder), QStringList({"persons.internal", "persons.release"}));
            std::filesystem::remove_all(written->release);
            std::filesystem::remove_all(written->internal);
            continue;
        }
        ++cancelledRuns;
        QCOMPARE(written.error().code, ErrorCode::Cancelled);
        QVERIFY(everythingIn(*m_folder).isEmpty());
    }
    QVERIFY(cancelledRuns > 10);

    const auto stops = stopsAt(
        60, 2,
        [&](JobContext& job) {
            auto written = writeRelease(release, target(), job);
            if (written) { // undisturbed
                std::filesystem::remove_all(written->release);
                std::filesystem::remove_all(written->internal);
            }
            return written;
        },
        [&] { QVERIFY(everythingIn(*m_folder).isEmpty()); });
    QCOMPARE(stops.fault, QByteArray());
}

void TestReleaseWriter::leavesNothingInAReadOnlyFolder()
{
    if (::geteuid() == 0)
        QSKIP("the superuser may write to read-only folders");
    QVERIFY(::chmod(m_folder->path().toLocal8Bit().constData(), 0555) == 0);
    JobContext job;
    const auto written = writeRelease(approvedRelease(m_snapshot), target(), job);
    QVERIFY(::chmod(m_folder->path().toLocal8Bit().constData(), 0755) == 0);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::Io);
    QVERIFY(everythingIn(*m_folder).isEmpty());
}

void TestReleaseWriter::writesNothingThatTheVerifierObjectsTo()
{
    // One bucket for each tuple, claimed to keep l = 2.
    std::vector<std::vector<std::uint32_t>> buckets;
    for (std::uint32_t row = 0; row < m_snapshot.kept->rowCount(); ++row)
        buckets.push_back({row});
    const auto lie = withClaimedBuckets(m_snapshot, buckets, Ratio(2, 1), 1);
    JobContext job;
    const auto written = writeRelease(approvedRelease(lie), target(), job);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::DoesNotHold);
    QVERIFY(everythingIn(*m_folder).isEmpty());
}

TRANCHE_CORE_TEST(TestReleaseWriter)

} // namespace tst_release_writer

#include "tst_release_writer.moc"
