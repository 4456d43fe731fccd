// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/writing/zip_archive.h"

#include "core/base/random.h"
#include "tests/support/test_room.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace tst_zip_archive {

using namespace tranche;
using namespace tranche::test;

namespace {

using Files = std::map<std::string, std::string>;

std::string archiveOf(const Files& files, const std::string& folder = "adult.release")
{
    JobContext job;
    return zipArchive(folder, files, job).value();
}

Files sample()
{
    std::string random;
    SeededRandom source(1);
    while (random.size() < 100'000)
        random += static_cast<char>(source.below(256));
    return {{"README.txt", "A line is not a record.\n"},
            {"data.csv", std::string(300'000, 'a')},
            {"empty.txt", ""},
            {"linked/linked-1.csv", random},
            {"\xC3\xA4.csv", "x"}};
}

std::uint32_t numberAt(const std::string& bytes, std::size_t at, int size)
{
    std::uint32_t number = 0;
    for (int i = size - 1; i >= 0; --i)
        number = number << 8U | static_cast<unsigned char>(bytes[at + static_cast<std::size_t>(i)]);
    return number;
}

/// Of every entry of the directory at the end, in its order: name, and date and time as DOS writes them.
std::vector<std::pair<std::string, std::uint32_t>> entriesOf(const std::string& zip)
{
    std::vector<std::pair<std::string, std::uint32_t>> entries;
    const auto end = zip.rfind("PK\x05\x06");
    auto at = static_cast<std::size_t>(numberAt(zip, end + 16, 4));
    for (auto left = numberAt(zip, end + 10, 2); left > 0; --left) {
        const auto name = numberAt(zip, at + 28, 2);
        entries.emplace_back(zip.substr(at + 46, name), numberAt(zip, at + 12, 4));
        at += 46 + name + numberAt(zip, at + 30, 2) + numberAt(zip, at + 32, 2);
    }
    return entries;
}

} // namespace

class TestZipArchive : public QObject {
    Q_OBJECT

private slots:
    void entriesStandInOrderInTheFolder();
    void equalContentsGiveEqualBytes();
    void nothingSaysWhenItWasMade();
    void itIsPacked();
    void anotherProgramUnpacksIt();
    void theJobMayStopIt();
};

void TestZipArchive::entriesStandInOrderInTheFolder()
{
    std::vector<std::string> names;
    for (const auto& [name, time] : entriesOf(archiveOf(sample())))
        names.push_back(name);
    QCOMPARE(names, (std::vector<std::string>{"adult.release/README.txt", "adult.release/data.csv", "adult.release/empty.txt",
                                              "adult.release/linked/linked-1.csv", "adult.release/\xC3\xA4.csv"}));
}

void TestZipArchive::equalContentsGiveEqualBytes()
{
    const auto here = qgetenv("TZ");
    qputenv("TZ", "UTC");
    tzset();
    const auto one = archiveOf(sample());
    qputenv("TZ", "Pacific/Kiritimati");
    tzset();
    const auto other = archiveOf(sample());
    here.isNull() ? qunsetenv("TZ") : qputenv("TZ", here);
    tzset();
    QVERIFY(one == other);
    auto changed = sample();
    changed["README.txt"] += ' ';
    QVERIFY(archiveOf(changed) != one);
}

void TestZipArchive::nothingSaysWhenItWasMade()
{
    for (const auto& [name, time] : entriesOf(archiveOf(sample())))
        QCOMPARE(time, std::uint32_t{0x00210000}); // 1980-01-01 00:00
}

void TestZipArchive::itIsPacked()
{
    QVERIFY(archiveOf({{"a", std::string(1'000'000, 'a')}}).size() < 3000);
}

void TestZipArchive::anotherProgramUnpacksIt()
{
    const auto python = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python.isEmpty())
        QSKIP("needs python3");
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("a.zip"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto zip = archiveOf(sample());
    file.write(zip.data(), static_cast<qint64>(zip.size()));
    file.close();
    QProcess process;
    process.start(python, {QStringLiteral("-m"), QStringLiteral("zipfile"), QStringLiteral("-e"), path, folder.path()});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
    for (const auto& [name, bytes] : sample()) {
        QFile unpacked(folder.filePath(QStringLiteral("adult.release/") + QString::fromStdString(name)));
        QVERIFY2(unpacked.open(QIODevice::ReadOnly), name.c_str());
        QVERIFY2(unpacked.readAll().toStdString() == bytes, name.c_str());
    }
}

void TestZipArchive::theJobMayStopIt()
{
    JobContext job([] { return true; });
    const auto files = sample();
    const auto zip = JobContext::untilStopped([&] { return zipArchive("a.release", files, job); });
    QVERIFY(!zip && zip.error().code == ErrorCode::Cancelled);
}

TRANCHE_TEST(TestZipArchive)

} // namespace tst_zip_archive

#include "tst_zip_archive.moc"
