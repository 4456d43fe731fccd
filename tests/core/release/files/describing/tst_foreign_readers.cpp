// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/data_files.h"
#include "core/release/files/describing/describing_files.h"
#include "core/release/files/lines/linking_files.h"
#include "tests/core/release/files/describing/described_table.h"
#include "tests/support/test_room.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

namespace tst_foreign_readers {

using namespace tranche;
using namespace tranche::test;

class TestForeignReaders : public QObject {
    Q_OBJECT

private slots:
    void programsThatAreNotOursReadIt_data();
    void programsThatAreNotOursReadIt();
};

void TestForeignReaders::programsThatAreNotOursReadIt_data()
{
    QTest::addColumn<Snapshot>("snapshot");
    QTest::addColumn<ReleaseOptions>("options");
    const auto options = describedOptions();
    QTest::newRow("as is") << describedPersons() << options;
    auto others = options;
    others.formulaCells = FormulaCells::Prefixed;
    others.layout = Layout::PerColumn;
    others.linkings = 2;
    QTest::newRow("prefixed, by column, linked") << describedPersons() << others;
    QTest::newRow("nothing said") << describedPersons() << ReleaseOptions();
    others.valueLabels = {{"=g&<r>", {{"-x", "Minus <x>"}, {"?", "not asked"}}}, {"age", {{"22", "twenty-two"}}}};
    QTest::newRow("with labels of values") << describedPersons() << others;
    QTest::newRow("joint") << jointPersons() << ReleaseOptions{.linkings = 1};
    QTest::newRow("generalized") << generalizedPersons() << ReleaseOptions{.linkings = 1};
}

void TestForeignReaders::programsThatAreNotOursReadIt()
{
    QFETCH(Snapshot, snapshot);
    QFETCH(ReleaseOptions, options);
    JobContext job;
    SeededRandom random(3);
    auto files = describingFiles(snapshot, options, job);
    files.merge(dataFiles(*snapshot.sliced, options, job).value());
    files.merge(linkingFiles(snapshot, options, random, job).value());
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("linked")));
    for (const auto& [name, bytes] : files) {
        QFile file(folder.filePath(QString::fromStdString(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes.data(), static_cast<qint64>(bytes.size())) >= 0);
    }
    const auto script
        = QFileInfo(QStringLiteral(TRANCHE_TEST_DATA "/../core/release/files/describing/check_foreign.sh")).absoluteFilePath();
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral("sh"), {script, folder.path()});
    QVERIFY(process.waitForFinished(120'000));
    if (process.exitCode() == 77)
        QSKIP("neither xmllint nor a validator of data packages is installed");
    QVERIFY2(process.exitCode() == 0, process.readAll().constData());
}

TRANCHE_TEST(TestForeignReaders)

} // namespace tst_foreign_readers

#include "tst_foreign_readers.moc"
