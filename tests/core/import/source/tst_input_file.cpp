// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/source/input_file.h"

#include "core/base/messages/csv_message.h"
#include "core/base/messages/file_message.h"
#include "core/base/messages/import_message.h"
#include "core/import/csv_reader.h"
#include "core/import/sha256.h"
#include "tests/support/csv.h"
#include "tests/support/stops.h"
#include "tests/support/words/said.h"
#include "tests/support/test_room.h"

#include <QFile>
#include <QTemporaryDir>

#include <array>
#include <filesystem>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace tst_input_file {

using namespace tranche;
using namespace tranche::test;

class TestInputFile : public QObject {
    Q_OBJECT

private slots:
    void digestIsOfTheBytesOfTheTable();
    void aFileThatGrewIsRefused_data();
    void aFileThatGrewIsRefused();
    void aFileThatChangesWhileItIsReadIsRefused();
    void oneFileNamedTwiceIsRefused();
    void equalContentIsSaid();
    void aPipeIsReadOnce();
    void aPipeThatNobodyWritesToCanBeStopped();
    void whatMayNotBeReadIsNotCalledMissing();
    void aFileWithoutAnEndIsRefused();

private:
    std::filesystem::path write(const QString& name, const QByteArray& bytes) const;
    std::filesystem::path pathOf(const QString& name) const { return m_folder.filePath(name).toStdString(); }

    QTemporaryDir m_folder;
};

std::filesystem::path TestInputFile::write(const QString& name, const QByteArray& bytes) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a test file");
    return file.filesystemFileName();
}

void TestInputFile::digestIsOfTheBytesOfTheTable()
{
    const QByteArray first = "\xEF\xBB\xBF"
                             "a,b\r\n1,x\r\n";
    const QByteArray second = "a,b\n2,y\n\n\n";
    JobContext job;
    const auto read = readCsvSource(std::array{write("1.csv", first), write("2.csv", second)}, {}, job);
    QVERIFY(read);
    QCOMPARE(read->sha256, sha256Hex((first + second).toStdString()));
    QCOMPARE(read->table->rowCount(), std::size_t{2});
    QVERIFY(read->repeated.empty());
    QByteArray large = "a,b\n";
    for (int i = 0; i < 400'000; ++i)
        large += QByteArray::number(i) + ",x\n";
    QCOMPARE(readCsvSource(std::array{write("large.csv", large)}, {}, job)->sha256, sha256Hex(large.toStdString()));
}

void TestInputFile::aFileThatGrewIsRefused_data()
{
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("grown") << QByteArray("a\n1\n2\n3\n");
    QTest::newRow("shrunk") << QByteArray("a\n");
    QTest::newRow("other of the same length") << QByteArray("a\n1\n9\n");
}

void TestInputFile::aFileThatGrewIsRefused()
{
    QFETCH(QByteArray, after);
    const auto path = write("grows.csv", "a\n1\n2\n");
    auto file = InputFile::open(path);
    QVERIFY(file);
    std::array<char, 64> bytes{};
    QCOMPARE(file->read(bytes, JobContext()).value(), std::size_t{6});
    QVERIFY(file->checkUnchanged());
    std::this_thread::sleep_for(std::chrono::milliseconds(20)); // beyond the grain of a file's times
    write("grows.csv", after);
    QVERIFY(!file->checkUnchanged());
    QVERIFY(file->checkUnchanged().error().code == ErrorCode::BadInput);
    write("other.csv", "a\n1\n2\n");
    std::filesystem::rename(pathOf("other.csv"), path);
    QVERIFY(!file->checkUnchanged());
}

void TestInputFile::aFileThatChangesWhileItIsReadIsRefused()
{
    QByteArray large = "a,b\n";
    for (int i = 0; i < 400'000; ++i)
        large += QByteArray::number(i) + ",x\n";
    const auto path = write("large.csv", large);
    bool written = false;
    JobContext job(std::stop_token(), [&](int permille) {
        if (permille > 100 && !std::exchange(written, true))
            std::filesystem::resize_file(path, 1'000'000);
    });
    const auto read = readCsvSource(std::array{path}, {}, job);
    QVERIFY(written);
    QVERIFY(!read);
    QVERIFY2(read.error().says == FileMessage::Changed, test::wordsOf(read.error()).c_str());
    QCOMPARE(read.error().place.file, std::string("large.csv"));
}

void TestInputFile::oneFileNamedTwiceIsRefused()
{
    const auto path = write("people.csv", "a\n1\n");
    std::filesystem::create_hard_link(path, pathOf("hard.csv"));
    std::filesystem::create_symlink(path, pathOf("soft.csv"));
    for (const auto& other : {path, pathOf("./people.csv"), pathOf("hard.csv"), pathOf("soft.csv")}) {
        JobContext job;
        const auto read = readCsv(std::array{path, other}, {}, job);
        QVERIFY(!read);
        QVERIFY(read.error().code == ErrorCode::InvalidArgument);
        QVERIFY(read.error().says == ImportMessage::FileTwice);
    }
}

void TestInputFile::equalContentIsSaid()
{
    JobContext job;
    const auto read = readCsvSource(std::array{write("1.csv", "a\n1\n"), write("2.csv", "a\n2\n"), write("3.csv", "a\n1\n")}, {}, job);
    QVERIFY(read);
    QCOMPARE(read->repeated, std::vector<std::string>{"3.csv"});
}

void TestInputFile::aPipeIsReadOnce()
{
    const auto pipe = pathOf("pipe");
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    const QByteArray text = "a,b\n1,x\n2,y\n";
    std::jthread writer([&] {
        QFile file(QString::fromStdString(pipe.string()));
        if (!file.open(QIODevice::WriteOnly))
            return;
        std::this_thread::sleep_for(std::chrono::milliseconds(60));
        file.write(text);
    });
    JobContext job;
    const auto read = readCsvSource(std::array{pipe}, {}, job);
    QVERIFY2(read, read ? "" : test::wordsOf(read.error()).c_str());
    QCOMPARE(read->table->rowCount(), std::size_t{2});
    QCOMPARE(read->sha256, sha256Hex(text.toStdString()));
}

void TestInputFile::aPipeThatNobodyWritesToCanBeStopped()
{
    const auto pipe = pathOf("silent");
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    CountedStop stop(5);
    JobContext job(stop.question());
    const auto read = JobContext::untilStopped([&] { return readCsv(std::array{pipe}, {}, job); });
    QVERIFY(!read);
    QVERIFY(read.error().code == ErrorCode::Cancelled);
}

void TestInputFile::whatMayNotBeReadIsNotCalledMissing()
{
    if (::geteuid() == 0)
        QSKIP("everything may be read by root");
    write("secret.csv", "a\n1\n");
    std::filesystem::permissions(pathOf("secret.csv"), std::filesystem::perms::none);
    const auto file = InputFile::open(pathOf("secret.csv"));
    QVERIFY(file.error().code == ErrorCode::Io);
    QVERIFY(file.error().says == FileMessage::MayNotRead);
}

void TestInputFile::aFileWithoutAnEndIsRefused()
{
    JobContext job;
    const auto read = readCsv(std::array{std::filesystem::path("/dev/zero")}, {}, job);
    QVERIFY(!read);
    QVERIFY2(read.error().says == CsvMessage::NulByte, test::wordsOf(read.error()).c_str());
}

TRANCHE_TEST(TestInputFile)

} // namespace tst_input_file

#include "tst_input_file.moc"
