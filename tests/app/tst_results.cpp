// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <csignal>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/types.h>

/// Where the results of both programs go: files, pipes, devices, and where nothing more can be written.
namespace tst_results {

using namespace tranche::test;

class TestResults : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void aPipeGetsTheResultsAndStaysAPipe();
    void standardOutputMayBeNamed();
    void aProcessSubstitutionGetsTheResults();
    void aLinkStaysALink();
    void aDeviceStaysADevice();
    void aFolderIsNoPlaceForResults();
    void whatCannotBeToldEndsWithTwo_data();
    void whatCannotBeToldEndsWithTwo();
    void aPipeThatNobodyReadsCanBeGivenUp();
    void aLimitOnTheSizeOfFilesIsAFullDisk();
    void aLimitOnTheSizeOfFilesKeepsTheOldResults();

private:
    /// A script of bash: $cli, $verify, $table and $release stand for what they say.
    Outcome shell(const QString& script) const
    {
        const QString names = QStringLiteral("cli='%1'; verify='%2'; table='%3'; release='%4'; cd '%5'; ")
                                  .arg(QStringLiteral(TRANCHE_CLI), QStringLiteral(TRANCHE_VERIFY), m_table, m_release, m_folder.path());
        return runProgram(QStringLiteral("bash"), {QStringLiteral("-c"), names + script});
    }
    QStringList entries() const
    {
        return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    bool makePipe(const QString& name) const { return ::mkfifo(m_folder.filePath(name).toLocal8Bit().constData(), 0600) == 0; }

    QTemporaryDir m_home;
    QTemporaryDir m_folder; ///< empty at the beginning of each test
    QString m_table;
    QString m_release;

private slots:
    void init()
    {
        for (const auto& entry : entries())
            QVERIFY(QFile::remove(m_folder.filePath(entry)));
    }
};

void TestResults::initTestCase()
{
    QByteArray people = "age,town,ill\n";
    for (int i = 0; i < 3000; ++i)
        people += QByteArray::number(20 + i % 50) + ",town" + QByteArray::number(i % 7) + ',' + char('a' + i % 6) + '\n';
    m_table = fileWith(m_home.path(), "people.csv", people);
    const auto name = m_home.filePath("people");
    const auto outcome
        = cli({"slice", m_table, "--sensitive", "ill", "--alpha", "1", "--export", name, "--approve-as", "A", "--reason", "R"});
    QVERIFY2(outcome.status == 0, outcome.said());
    m_release = name + ".release";
}

void TestResults::aPipeGetsTheResultsAndStaysAPipe()
{
    QVERIFY(makePipe("pipe"));
    const auto outcome = shell(R"(cat pipe >got & "$cli" inspect "$table" --quiet --json pipe; s=$?; wait; exit $s)");
    QVERIFY2(outcome.status == 0, outcome.said());
    QVERIFY(contentOf(m_folder.filePath("got")).contains("\"tuples\": 3000"));
    const auto verified = shell(R"(cat pipe >got2 & "$verify" "$release" --quiet --json pipe; s=$?; wait; exit $s)");
    QVERIFY2(verified.status == 0, verified.said());
    QVERIFY(contentOf(m_folder.filePath("got2")).contains("\"verdict\": \"holds\""));
    QCOMPARE(entries(), QStringList({"got", "got2", "pipe"}));
    struct stat state {};
    QVERIFY(::stat(m_folder.filePath("pipe").toLocal8Bit().constData(), &state) == 0 && S_ISFIFO(state.st_mode));
}

void TestResults::standardOutputMayBeNamed()
{
    for (const auto* script :
         {R"("$cli" inspect "$table" --json /dev/stdout | cat)", R"("$cli" inspect "$table" --json /dev/stdout >kept; cat kept)",
          R"("$verify" "$release" --json /dev/stdout | cat)"}) {
        const auto outcome = shell(QString::fromLatin1(script));
        QVERIFY2(outcome.status == 0, outcome.said());
        QCOMPARE(outcome.json()["format"].toInt(), 1); // and no text for people beside it
    }
}

void TestResults::aProcessSubstitutionGetsTheResults()
{
    for (const auto* command : {R"("$cli" inspect "$table" --quiet)", R"("$verify" "$release" --quiet)"}) {
        QVERIFY(makePipe("ended"));
        const auto outcome
            = shell(QString::fromLatin1(command) + R"( --json >(cat >got; echo >ended); s=$?; cat ended >/dev/null; exit $s)");
        QVERIFY2(outcome.status == 0, outcome.said());
        QVERIFY(contentOf(m_folder.filePath("got")).contains("\"format\": 1"));
        QVERIFY(QFile::remove(m_folder.filePath("ended")));
    }
}

void TestResults::aLinkStaysALink()
{
    fileWith(m_folder.path(), "plain", "old");
    QVERIFY(QFile::link("plain", m_folder.filePath("link")));
    const auto outcome = shell(R"("$cli" inspect "$table" --quiet --json link)");
    QVERIFY2(outcome.status == 0, outcome.said());
    QVERIFY(QFileInfo(m_folder.filePath("link")).isSymLink());
    QVERIFY(contentOf(m_folder.filePath("plain")).contains("\"tuples\": 3000"));
}

void TestResults::aDeviceStaysADevice()
{
    const auto null = m_folder.filePath("null");
    const auto full = m_folder.filePath("full");
    if (::mknod(null.toLocal8Bit().constData(), S_IFCHR | 0666, ::makedev(1, 3)) != 0
        || ::mknod(full.toLocal8Bit().constData(), S_IFCHR | 0666, ::makedev(1, 7)) != 0)
        QSKIP("device nodes cannot be made here");
    const auto written = shell(R"("$cli" inspect "$table" --json null)");
    if (written.err.contains("cannot be written"))
        QSKIP("device nodes cannot be used here");
    QVERIFY2(written.status == 0, written.said());
    QVERIFY2(shell(R"("$cli" inspect "$table" --json full)").status == 2, "a full device");
    QVERIFY2(shell(R"("$verify" "$release" --json full)").status == 2, "a full device");
    QCOMPARE(entries(), QStringList({"full", "null"}));
    for (const auto& device : {null, full}) {
        struct stat state {};
        QVERIFY(::stat(device.toLocal8Bit().constData(), &state) == 0 && S_ISCHR(state.st_mode));
    }
}

void TestResults::aFolderIsNoPlaceForResults()
{
    QCOMPARE(shell(R"("$cli" inspect "$table" --json .)").status, 2);
    QCOMPARE(shell(R"("$verify" "$release" --json .)").status, 2);
    QCOMPARE(shell(R"("$verify" "$release" --json none/x.json)").status, 2);
}

void TestResults::whatCannotBeToldEndsWithTwo_data()
{
    QTest::addColumn<QString>("script");
    for (const auto* where : {">/dev/full", ">&-"})
        for (const auto* command : {R"("$cli" inspect "$table")", R"("$cli" inspect "$table" --json -)", R"("$cli" --help)",
                                    R"("$verify" "$release")", R"("$verify" "$release" --json -)", R"("$verify" --help)"})
            QTest::newRow((QByteArray(command) + where).constData()) << QString::fromLatin1(command) + where;
}

void TestResults::whatCannotBeToldEndsWithTwo()
{
    QFETCH(QString, script);
    const auto outcome = shell(script);
    QVERIFY2(outcome.status == 2, outcome.said());
    QVERIFY2(outcome.err.contains("could not be written"), outcome.said());
}

void TestResults::aPipeThatNobodyReadsCanBeGivenUp()
{
    QVERIFY(makePipe("pipe"));
    QProcess process;
    process.start(QStringLiteral(TRANCHE_CLI), {"inspect", m_table, "--json", m_folder.filePath("pipe")});
    QVERIFY(!process.waitForFinished(2000)); // it waits for a reader
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 3);
}

void TestResults::aLimitOnTheSizeOfFilesIsAFullDisk()
{
    const auto outcome = shell(R"(ulimit -f 8; "$cli" slice "$table" --sensitive ill --alpha 1 --export out --approve-as A --reason R)");
    QVERIFY2(outcome.status == 2, outcome.said());
    QVERIFY2(outcome.err.contains("full"), outcome.said());
    QCOMPARE(entries(), QStringList());
}

void TestResults::aLimitOnTheSizeOfFilesKeepsTheOldResults()
{
    fileWith(m_folder.path(), "old.json", "old");
    const auto outcome = shell(R"(ulimit -f 8; "$cli" slice "$table" --sensitive ill --alpha 1 --quiet --buckets --json old.json)");
    QVERIFY2(outcome.status == 2, outcome.said());
    QCOMPARE(entries(), QStringList{"old.json"});
    QCOMPARE(contentOf(m_folder.filePath("old.json")), QByteArray("old"));
}

TRANCHE_CORE_TEST(TestResults)

} // namespace tst_results

#include "tst_results.moc"
