// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <QFile>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace tst_shared_cases {

using namespace tranche::test;

/// The small cases from public reports that stand in shared/cases beside the checkout, each as its own script judges it.
class TestSharedCases : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void holds_data();
    void holds();

private:
    QDir m_cases;
    QTemporaryDir m_folder;
};

void TestSharedCases::initTestCase()
{
    m_cases.setPath(sharedFolder() + "/cases");
    if (sharedFolder().isEmpty() || !m_cases.exists("run.sh"))
        QSKIP("shared/cases is not beside the checkout");
    for (const auto* program : {"bash", "python3"})
        if (QStandardPaths::findExecutable(program).isEmpty())
            QSKIP("bash and python3 are needed");
}

void TestSharedCases::holds_data()
{
    QTest::addColumn<QString>("name");
    auto names = m_cases.entryList({"[0-9]*"}, QDir::Dirs, QDir::Name);
    names.removeIf([this](const QString& name) { return !m_cases.exists(name + "/cmd"); }); // done by hand in a window
    for (const auto i : rowsInShare(names.size()))
        QTest::newRow(qPrintable(names[i])) << names[i];
}

void TestSharedCases::holds()
{
    QFETCH(QString, name);
#ifdef TRANCHE_SANITIZED
    QFile script(m_cases.filePath(name + "/cmd"));
    QVERIFY(script.open(QIODevice::ReadOnly));
    if (script.readAll().contains("ulimit -v"))
        QSKIP("the address sanitizer needs more addresses than this case allows");
    QFile check(m_cases.filePath(name + "/check.py"));
    QVERIFY(check.open(QIODevice::ReadOnly));
    if (check.readAll().contains(".ms < 60000"))
        QSKIP("this case says how fast a long computation is without a sanitizer");
#endif
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("CLI", TRANCHE_CLI);
    environment.insert("VERIFY", TRANCHE_VERIFY);
    environment.insert("KEEP", m_folder.path());
    process.setProcessEnvironment(environment);
    process.start("bash", {m_cases.filePath("run.sh"), name});
    QVERIFY(process.waitForFinished(600'000));
    const auto said = process.readAllStandardOutput();
    QVERIFY2(said.contains("\n1 passed, 0 failed"), said);
}

TRANCHE_CORE_TEST(TestSharedCases)

} // namespace tst_shared_cases

#include "tst_shared_cases.moc"
