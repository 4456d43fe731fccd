// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/app/program.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <csignal>

namespace tst_cli_killed {

using namespace tranche;
using namespace tranche::test;

class TestCliKilled : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void atAnyMomentLeavesAReleaseThatHoldsOrNothingWithItsName_data();
    void atAnyMomentLeavesAReleaseThatHoldsOrNothingWithItsName();

private:
    QStringList exporting(const QString& name, bool zip) const;

    QTemporaryDir m_folder;
    QString m_table;
};

void TestCliKilled::initTestCase()
{
    QByteArray text = "age,sex,ill\n";
    for (int i = 0; i < 300; ++i)
        text += QByteArray::number(20 + i % 30) + ',' + (i % 2 == 0 ? "f" : "m") + ',' + QByteArray("abcd").mid(i * 7 / 3 % 4, 1) + '\n';
    m_table = fileWith(m_folder.path(), "people.csv", text);
}

QStringList TestCliKilled::exporting(const QString& name, bool zip) const
{
    const QStringList words{"slice",    m_table, "--sensitive",  "ill", "--alpha",  "1",      "--no-utility",
                            "--export", name,    "--approve-as", "Ada", "--reason", "A test", "--quiet"};
    return zip ? words + QStringList{"--zip"} : words;
}

void TestCliKilled::atAnyMomentLeavesAReleaseThatHoldsOrNothingWithItsName_data()
{
    QTest::addColumn<bool>("zip");
    QTest::newRow("folders") << false;
    QTest::newRow("zips") << true;
}

void TestCliKilled::atAnyMomentLeavesAReleaseThatHoldsOrNothingWithItsName()
{
    QFETCH(bool, zip);
    const QString ending = zip ? QStringLiteral(".zip") : QString();
    QElapsedTimer clock;
    clock.start();
    QTemporaryDir first;
    QCOMPARE(cli(exporting(first.filePath("x"), zip)).status, 0);
    const auto whole = static_cast<std::uint64_t>(clock.nsecsElapsed() / 1000);

    int killed = 0;
    for (const auto seed : Seeds(1, 100)) {
        SeededRandom random(seed);
        QTemporaryDir folder;
        QProcess process;
        process.start(QStringLiteral(TRANCHE_CLI), exporting(folder.filePath("x"), zip));
        QVERIFY(process.waitForStarted());
        QThread::usleep(static_cast<unsigned long>(random.below(whole)));
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        QVERIFY(process.waitForFinished(60'000));
        killed += process.exitStatus() == QProcess::CrashExit ? 1 : 0;
        const QString release = folder.filePath("x.release") + ending;
        if (QFileInfo::exists(release)) {
            const auto verified = runProgram(QStringLiteral(TRANCHE_VERIFY), {release});
            QVERIFY2(verified.status == 0, verified.said());
            continue;
        }
        // the next export to the same name clears up and is there whole
        const auto again = cli(exporting(folder.filePath("x"), zip));
        QVERIFY2(again.status == 0, again.said());
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name),
                 QStringList({"x.internal" + ending, "x.release" + ending}));
    }
    QVERIFY(killed > 0);
}

TRANCHE_CORE_TEST(TestCliKilled)

} // namespace tst_cli_killed

#include "tst_cli_killed.moc"
