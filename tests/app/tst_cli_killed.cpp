// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/app/program.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QThread>

#include <csignal>
#include <optional>

namespace tst_cli_killed {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Waits until an export into this folder writes there, or has done so; false where it does not within a minute.
bool waitForWriting(const QString& folder)
{
    for (const QDeadlineTimer end(60'000); !end.hasExpired(); QThread::msleep(1))
        if (!QDir(folder).entryList({".tranche-*", "x.release*"}, QDir::AllEntries | QDir::Hidden).isEmpty())
            return true;
    return false;
}

std::uint64_t microseconds(const QElapsedTimer& clock)
{
    return static_cast<std::uint64_t>(clock.nsecsElapsed() / 1000);
}

} // namespace

class TestCliKilled : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void atAnyMomentLeavesAReleaseThatHoldsOrNothingWithItsName_data();
    void atAnyMomentLeavesAReleaseThatHoldsOrNothingWithItsName();

private:
    /// How long a whole export takes, and its last part, which writes.
    struct Time {
        std::uint64_t whole = 0;
        std::uint64_t writing = 0;
    };

    QStringList exporting(const QString& name, bool zip) const;
    std::optional<Time> timeOf(bool zip) const;
    void checkWhatIsLeft(const QString& folder, bool zip) const;

    QTemporaryDir m_folder;
    QString m_table;
};

void TestCliKilled::initTestCase()
{
    QByteArray text = "age,sex,ill\n";
    for (int i = 0; i < 60; ++i)
        text += QByteArray::number(20 + i % 30) + ',' + (i % 2 == 0 ? "f" : "m") + ',' + QByteArray("abcd").mid(i * 7 / 3 % 4, 1) + '\n';
    m_table = fileWith(m_folder.path(), "people.csv", text);
}

QStringList TestCliKilled::exporting(const QString& name, bool zip) const
{
    const QStringList words{"slice",    m_table, "--sensitive",  "ill", "--alpha",  "1",      "--no-utility",
                            "--export", name,    "--approve-as", "Ada", "--reason", "A test", "--quiet"};
    return zip ? words + QStringList{"--zip"} : words;
}

std::optional<TestCliKilled::Time> TestCliKilled::timeOf(bool zip) const
{
    QTemporaryDir folder;
    QElapsedTimer clock;
    clock.start();
    QProcess process;
    process.start(QStringLiteral(TRANCHE_CLI), exporting(folder.filePath("x"), zip));
    if (!process.waitForStarted() || !waitForWriting(folder.path()))
        return std::nullopt;
    const auto before = microseconds(clock);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        return std::nullopt;
    return Time{microseconds(clock), microseconds(clock) - before};
}

void TestCliKilled::checkWhatIsLeft(const QString& folder, bool zip) const
{
    const QString ending = zip ? QStringLiteral(".zip") : QString();
    const QString release = folder + "/x.release" + ending;
    if (QFileInfo::exists(release)) {
        const auto verified = runProgram(QStringLiteral(TRANCHE_VERIFY), {release});
        QVERIFY2(verified.status == 0, verified.said());
        return;
    }
    // the next export to the same name clears up and is there whole
    const auto again = cli(exporting(folder + "/x", zip));
    QVERIFY2(again.status == 0, again.said());
    QCOMPARE(QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name),
             QStringList({"x.internal" + ending, "x.release" + ending}));
}

void TestCliKilled::atAnyMomentLeavesAReleaseThatHoldsOrNothingWithItsName_data()
{
    QTest::addColumn<bool>("zip");
    QTest::newRow("folders") << false;
    QTest::newRow("zips") << true;
}

/// Three of four are killed while it writes: a small part of the time, in which everything is at stake.
void TestCliKilled::atAnyMomentLeavesAReleaseThatHoldsOrNothingWithItsName()
{
    QFETCH(bool, zip);
    const auto time = timeOf(zip);
    QVERIFY(time);
    int killed = 0;
    const Seeds seeds(1, 16);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const bool whileWriting = seed % 4 != 0;
        QTemporaryDir folder;
        QProcess process;
        process.start(QStringLiteral(TRANCHE_CLI), exporting(folder.filePath("x"), zip));
        QVERIFY(process.waitForStarted());
        QVERIFY(!whileWriting || waitForWriting(folder.path()));
        QThread::usleep(static_cast<unsigned long>(random.below(whileWriting ? time->writing : time->whole)));
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        QVERIFY(process.waitForFinished(60'000));
        killed += process.exitStatus() == QProcess::CrashExit ? 1 : 0;
        checkWhatIsLeft(folder.path(), zip);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(!seeds.all() || killed > 0); // of two tries on a busy machine both may come too late
}

TRANCHE_CORE_TEST(TestCliKilled)

} // namespace tst_cli_killed

#include "tst_cli_killed.moc"
