// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QTemporaryDir>

#include <csignal>

namespace tst_cli_cancel {

using namespace tranche::test;

class TestCliCancel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void ctrlCEndsWithThreeAndLeavesNothing_data();
    void ctrlCEndsWithThreeAndLeavesNothing();

private:
    QTemporaryDir m_folder;
    QString m_table;
};

void TestCliCancel::initTestCase()
{
    // Big enough that the work takes a while after its first word.
#ifdef TRANCHE_SANITIZED
    constexpr int tuples = 150'000;
#else
    constexpr int tuples = 600'000;
#endif
    QByteArray text = "a,b,c,d,e,f,s\n";
    std::uint32_t state = 1;
    const auto next = [&](std::uint32_t bound) { return QByteArray::number((state = state * 1664525U + 1013904223U) / 256 % bound); };
    for (int i = 0; i < tuples; ++i)
        text += next(90) + ',' + next(1000) + ',' + next(16) + ',' + next(50) + ',' + next(7) + ',' + next(500) + ',' + next(9) + '\n';
    m_table = fileWith(m_folder.path(), "big.csv", text);
}

void TestCliCancel::ctrlCEndsWithThreeAndLeavesNothing_data()
{
    QTest::addColumn<QByteArray>("phase"); // interrupt when this phase is first heard of
    for (const auto* phase : {"read", "partition", "export"})
        QTest::newRow(phase) << QByteArray(phase);
}

void TestCliCancel::ctrlCEndsWithThreeAndLeavesNothing()
{
    QFETCH(QByteArray, phase);
    QTemporaryDir target;
    QProcess process;
    process.setReadChannel(QProcess::StandardError); // what waitForReadyRead() waits for
    process.start(QStringLiteral(TRANCHE_CLI),
                  {"slice", m_table, "--sensitive", "s", "--alpha", "1", "--progress", "--export", target.filePath("x"), "--approve-as",
                   "Somebody", "--reason", "A test", "--json", target.filePath("x.json")});
    QByteArray heard;
    while (!heard.contains("progress: " + phase) && process.waitForReadyRead(120'000))
        heard += process.readAllStandardError();
    QVERIFY2(heard.contains("progress: " + phase), heard);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(120'000));
    heard += process.readAllStandardError();

    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QVERIFY2(process.exitCode() == 3, heard + "status " + QByteArray::number(process.exitCode()) + process.readAllStandardOutput());
    QVERIFY2(heard.endsWith("tranche-cli: Cancelled. Nothing has changed.\n"), heard);
    QCOMPARE(QDir(target.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
}

TRANCHE_CORE_TEST(TestCliCancel)

} // namespace tst_cli_cancel

#include "tst_cli_cancel.moc"
