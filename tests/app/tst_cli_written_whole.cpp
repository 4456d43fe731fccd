// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <QTemporaryDir>

#include <memory>

namespace tst_cli_written_whole {

using namespace tranche::test;

namespace {

Outcome verify(const QStringList& arguments)
{
    return runProgram(QStringLiteral(TRANCHE_VERIFY), arguments);
}

QStringList entries(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace

class TestCliWrittenWhole : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aNameMayHaveAnySign_data();
    void aNameMayHaveAnySign();
    void aDeviceThatTakesSoManyBytesOnly_data();
    void aDeviceThatTakesSoManyBytesOnly();
    void ofTwoExportsToOneNameOneIsThere();

private:
    QStringList exporting(const QString& name, const QStringList& more = {}) const
    {
        return QStringList{"slice",   m_table,    "--sensitive",     "ill", "--identifier", "name",     "--exclude", "shoesize",
                           "--alpha", "1",        "--missing-token", "?",   "--no-utility", "--export", name,        "--approve-as",
                           "Ada",     "--reason", "Asked for"}
               + more;
    }

    QTemporaryDir m_folder{QDir::tempPath() + "/SECRETFOLDER-XXXXXX"};
    QString m_table;
};

void TestCliWrittenWhole::initTestCase()
{
    QByteArray text = "name,age,sex,shoesize,ill\n";
    const QByteArrayList ills = {"flu", "cold", "gout", "none"};
    for (int i = 0; i < 90; ++i)
        text += "CANARYNAME" + QByteArray::number(i) + ',' + QByteArray::number(20 + i % 30) + ',' + (i % 2 == 0 ? "f" : "m")
                + ",CANARYSHOE" + QByteArray::number(i % 7) + ',' + ills[i * 7 / 3 % 4] + '\n';
    text += "CANARYNAMEX,?,f,CANARYSHOEX,CANARYDROPPED\n";
    m_table = fileWith(m_folder.path(), "SECRETSOURCE.csv", text);
}

void TestCliWrittenWhole::aNameMayHaveAnySign_data()
{
    QTest::addColumn<QString>("name");
    const std::pair<const char*, QString> names[] = {
        {"blanks", QStringLiteral(" two  blanks ")},
        {"accents", QStringLiteral("Été à Œuvre")},
        {"decomposed accents", QStringLiteral("E\u0301te\u0301")},
        {"emoji", QStringLiteral("release 🧂🗂️")},
        {"from right to left", QStringLiteral("إصدار ١٢ שחרור")},
        {"quotes and marks", QStringLiteral("a'b\"c;d&e%20$HOME`x`*?")},
        {"begins with a dash", QStringLiteral("-rf")},
        {"an ending of its own", QStringLiteral("people.2026.csv")},
        {"200 letters", QString(200, 'n')},
        {"240 bytes", QString(120, QChar(0xe4))},
    };
    for (const auto i : rowsInShare(std::size(names)))
        QTest::newRow(names[i].first) << names[i].second;
}

void TestCliWrittenWhole::aNameMayHaveAnySign()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    const auto within = QDir(folder.path()).filePath(name + "/inside");
    QVERIFY(QDir().mkpath(within)); // the folder above has the name, too
    for (const bool zip : {false, true}) {
        const auto ending = zip ? QStringLiteral(".zip") : QString();
        const auto target = QDir(within).filePath(name);
        const auto written = cli(exporting(target, zip ? QStringList{"--zip"} : QStringList()));
        QVERIFY2(written.status == 0, written.said());
        QVERIFY(QFileInfo::exists(target + ".release" + ending) && QFileInfo::exists(target + ".internal" + ending));
        const auto verified = verify({target + ".release" + ending, "--original", m_table, "--missing-token", "?"});
        QVERIFY2(verified.status == 0, verified.said());
        QVERIFY(QDir(target + ".release").removeRecursively() && QDir(target + ".internal").removeRecursively());
    }
}

void TestCliWrittenWhole::aDeviceThatTakesSoManyBytesOnly_data()
{
    QTest::addColumn<int>("blocks");
    QTest::addColumn<bool>("zip");
    constexpr int limits[] = {0, 1, 2, 4, 8, 16, 24};
    for (const auto i : rowsInShare(2 * std::size(limits))) {
        const bool zip = i % 2 == 1;
        QTest::addRow("%d blocks of 512 bytes a file%s", limits[i / 2], zip ? ", zip" : "") << limits[i / 2] << zip;
    }
}

void TestCliWrittenWhole::aDeviceThatTakesSoManyBytesOnly()
{
    QFETCH(int, blocks);
    QFETCH(bool, zip);
    const QTemporaryDir folder;
    const auto words = exporting(folder.filePath("x"), zip ? QStringList{"--zip"} : QStringList());
    // The limit of the account on the size of a file breaks a write off in the middle, as a device does.
    const auto limited = QStringLiteral("ulimit -f %1; exec \"$@\"").arg(blocks);
    const auto outcome = runProgram(QStringLiteral("/bin/sh"), QStringList{"-c", limited, "sh", QStringLiteral(TRANCHE_CLI)} + words);
    QVERIFY2(outcome.status == 2, outcome.said());
    QCOMPARE(entries(folder.path()), QStringList());
}

void TestCliWrittenWhole::ofTwoExportsToOneNameOneIsThere()
{
    for (int round = 0; round < 5; ++round) {
        const QTemporaryDir folder;
        std::vector<std::unique_ptr<QProcess>> both;
        for (int i = 0; i < 2; ++i) {
            both.push_back(std::make_unique<QProcess>());
            both.back()->start(QStringLiteral(TRANCHE_CLI), exporting(folder.filePath("x")));
        }
        int written = 0;
        for (const auto& process : both) {
            QVERIFY(process->waitForFinished(120'000));
            QVERIFY2(process->exitCode() == 0 || process->exitCode() == 2, process->readAllStandardError());
            written += process->exitCode() == 0 ? 1 : 0;
        }
        QCOMPARE(written, 1);
        QCOMPARE(entries(folder.path()), QStringList({"x.internal", "x.release"}));
        const auto verified = verify({folder.filePath("x.release")});
        QVERIFY2(verified.status == 0, verified.said());
        // both halves are of one export
        const auto log = cli({"audit", "verify", folder.filePath("x.internal/audit.jsonl"), "--release", folder.filePath("x.release")});
        QVERIFY2(log.status == 0, log.said());
    }
}

TRANCHE_CORE_TEST(TestCliWrittenWhole)

} // namespace tst_cli_written_whole

#include "tst_cli_written_whole.moc"
