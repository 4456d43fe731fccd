// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/canaries/canary_sources.h"
#include "tests/app/canaries/readable_bytes.h"
#include "tests/support/import/postgres_server.h"
#include "tests/support/test_room.h"

#include <QSysInfo>
#include <QTemporaryDir>

#include <memory>

namespace tst_canaries {

using namespace tranche::test;

namespace {

/// What must not be told, and whether the folder that stays in the house may tell it.
struct Canary {
    QByteArray bytes;
    bool inside = false;
};

} // namespace

/// Every byte that is written or said about a table, whatever it was read from, is searched for what must not leave it.
class TestCanaries : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void nothingThatMustNotBeToldIsWritten_data();
    void nothingThatMustNotBeToldIsWritten();
    void nothingThatMustNotBeToldIsSaidOfAFailure_data();
    void nothingThatMustNotBeToldIsSaidOfAFailure();

private:
    QStringList sourceOf(const QString& kind);
    QStringList postgresSource();
    QStringList slicing(const QString& kind, const QString& target, const QStringList& more = {});
    std::vector<Canary> canaries() const;
    void search(const QString& where, const QByteArray& bytes, bool inside) const;

    QTemporaryDir m_folder{QDir::tempPath() + "/SECRETFOLDER-XXXXXX"}; ///< of the sources
    std::unique_ptr<QTemporaryDir> m_target;
    std::unique_ptr<PostgresServer> m_server;
};

void TestCanaries::initTestCase()
{
    QVERIFY(QDir(m_folder.path()).mkpath("CANARYHOME"));
    for (const auto* name : {"USER", "LOGNAME", "USERNAME"}) // of every program that is started from here
        qputenv(name, "CANARYACCOUNT");
    qputenv("HOME", m_folder.filePath("CANARYHOME").toUtf8());
    qputenv("HOSTNAME", "CANARYMACHINE");
    fileWith(m_folder.path(), "SECRETSOURCE.csv", canaryText());
    fileWith(m_folder.path(), "SECRETSOURCE.xlsx", QByteArray::fromStdString(canaryWorkbook()));
    fileWith(m_folder.path(), "SECRETSOURCE.sav", QByteArray::fromStdString(canarySpss()));
    {
        auto database = QSqlDatabase::addDatabase("QSQLITE", "canaries");
        database.setDatabaseName(m_folder.filePath("SECRETSOURCE.sqlite"));
        QVERIFY(database.open() && fillWithCanaries(database));
    }
    QSqlDatabase::removeDatabase("canaries");
}

void TestCanaries::init()
{
    m_target = std::make_unique<QTemporaryDir>();
}

/// How the server is named; empty where none can be started.
QStringList TestCanaries::postgresSource()
{
    if (!QSqlDatabase::isDriverAvailable("QPSQL"))
        return {};
    if (!m_server) {
        m_server = std::make_unique<PostgresServer>();
        if (m_server->reason().isEmpty()) {
            const auto options = m_server->options();
            auto database = QSqlDatabase::addDatabase("QPSQL", "canaries");
            database.setHostName("127.0.0.1");
            database.setPort(options.port);
            database.setUserName("curator");
            database.setPassword(QString::fromUtf8(PostgresServer::password()));
            database.setDatabaseName("postgres");
            if (!database.open() || !fillWithCanaries(database))
                qFatal("the test's table could not be made");
        }
        QSqlDatabase::removeDatabase("canaries");
        fileWith(m_folder.path(), "password", QByteArray(PostgresServer::password()) + '\n');
    }
    if (!m_server->reason().isEmpty())
        return {};
    return {"--connection",    QStringLiteral("postgresql://curator@127.0.0.1:%1/postgres").arg(m_server->options().port),
            "--encryption",    "none",
            "--table-name",    "people",
            "--password-file", m_folder.filePath("password")};
}

QStringList TestCanaries::sourceOf(const QString& kind)
{
    if (kind == "postgresql")
        return postgresSource();
    QStringList words{m_folder.filePath("SECRETSOURCE." + kind)};
    if (kind == "sav")
        words += {"--labels-as", "labels"};
    return words;
}

QStringList TestCanaries::slicing(const QString& kind, const QString& target, const QStringList& more)
{
    auto source = sourceOf(kind);
    if (source.isEmpty())
        return {};
    if (kind == "sqlite" && !more.contains("--table-name") && !more.contains("--query"))
        source += {"--table-name", "people"};
    return QStringList{"slice"} + source + QStringList{"--sensitive",  "ill",
                                                       "--identifier", "name",
                                                       "--exclude",    "shoesize",
                                                       "--alpha",      "1",
                                                       "--export",     m_target->filePath(target),
                                                       "--approve-as", "Ada",
                                                       "--reason",     "Asked for",
                                                       "--title",      "A survey",
                                                       "--json",       m_target->filePath(target + ".json")}
           + more;
}

std::vector<Canary> TestCanaries::canaries() const
{
    std::vector<Canary> all;
    for (const auto* value :
         {"CANARYNAME", "CANARYSHOE", "CANARYDROPPED", "CANARYNOTE", "CANARYACCOUNT", "CANARYHOME", "CANARYMACHINE", "SECRETFOLDER"})
        all.push_back({value, false});
    all.push_back({QDir::tempPath().toUtf8() + '/', false});
    all.push_back({PostgresServer::password(), false});
    all.push_back({"curator@", false});
    for (const auto* name : {"SECRETSOURCE", "LABELOFTHENAME", "LABELOFTHESHOE"}) // no value
        all.push_back({name, true});
    if (const auto machine = QSysInfo::machineHostName().toUtf8(); machine.size() > 5)
        all.push_back({machine, false});
    return all;
}

void TestCanaries::search(const QString& where, const QByteArray& bytes, bool inside) const
{
    for (const auto& canary : canaries())
        QVERIFY2((inside && canary.inside) || !bytes.contains(canary.bytes), qPrintable(where + ": " + canary.bytes));
    if (!inside)
        QVERIFY2(!bytes.contains("shoesize"), qPrintable(where)); // the name of what was left out
}

void TestCanaries::nothingThatMustNotBeToldIsWritten_data()
{
    QTest::addColumn<QString>("kind");
    for (const auto* kind : {"csv", "xlsx", "sav", "sqlite", "postgresql"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void TestCanaries::nothingThatMustNotBeToldIsWritten()
{
    QFETCH(QString, kind);
    const auto policy = fileWith(m_folder.path(), "two.json", R"({"format": 1, "name": "Two", "version": "1", "rules": {"approvers": 2}})");
    const std::vector<std::pair<QString, QStringList>> ways{
        {"folder", {"--linkings", "1"}}, {"packed", {"--zip", "--layout", "per-column"}}, {"twice", {"--policy", policy}}};
    for (const auto& [target, more] : ways) {
        const auto words = slicing(kind, target, more);
        if (words.isEmpty())
            QSKIP("There is no PostgreSQL on this computer.");
        const auto written = cli(words);
        QVERIFY2(written.status == 0, written.said());
        // Where it lies is told to whoever asked for it.
        auto said = written.out + written.err;
        said.replace(m_target->path().toUtf8(), "");
        search("said about " + target, said, true);
    }
    for (const auto* release : {"folder.release", "packed.release.zip", "twice.review"}) {
        const auto report = m_target->filePath(QString::fromLatin1(release) + "-verified");
        const auto verified = runProgram(QStringLiteral(TRANCHE_VERIFY), {m_target->filePath(QString::fromLatin1(release)), "--json",
                                                                          report + ".json", "--report", report + ".html"});
        search("said by the verifier", verified.out + verified.err, false);
        QVERIFY2(QFileInfo(report + ".html").size() > 0, verified.said());
    }
    int files = 0;
    for (const auto& [name, bytes] : readableBelow(m_target->path())) {
        search(name, bytes, name.contains(".internal") || name.count('/') == 1); // a JSON of the command line is the house's
        ++files;
    }
    QVERIFY2(files > 50, qPrintable(QString::number(files)));
    QVERIFY(QFileInfo::exists(m_target->filePath("twice.review")) && QFileInfo::exists(m_target->filePath("packed.release.zip")));
}

void TestCanaries::nothingThatMustNotBeToldIsSaidOfAFailure_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("why");
    const auto row = [](const char* kind, const QStringList& more, const char* why) {
        QTest::newRow(why) << QString::fromLatin1(kind) << more << QByteArray(why);
    };
    row("csv", {"--numeric", "shoe"}, "has no attribute shoe");
    row("csv", {"--numeric", "ill"}, "values of this attribute are not numbers");
    row("xlsx", {"--sheet", "Other"}, "There is no sheet \"Other\"");
    row("xlsx", {"--range", "A1:C1"}, "no records in the range");
    row("csv", {"--l", "80"}, "This l cannot be met");
    row("csv", {"--delimiter", ";"}, "has no attribute ill");
    row("csv", {"--encoding", "UTF-16LE"}, "has a header but no records");
    row("csv", {"--names", "a,b"}, "The names do not fit");
    row("sqlite", {"--table-name", "persons"}, "The database has no table persons");
    row("sqlite", {"--query", "SELECT nothing FROM people"}, "cannot make sense of the query");
    row("csv", {"--order", "ill=flu|cold"}, "does not list all of its values");
    row("csv", {"--policy", "none.json"}, "The file is no longer there");
}

void TestCanaries::nothingThatMustNotBeToldIsSaidOfAFailure()
{
    QFETCH(QString, kind);
    QFETCH(QStringList, more);
    QFETCH(QByteArray, why);
    const auto failed = cli(slicing(kind, "x", more));
    QVERIFY2(failed.status > 0 && failed.err.contains(why), failed.said());
    search("said", failed.out + failed.err, true);
    for (const auto& [name, bytes] : readableBelow(m_target->path()))
        search(name, bytes, true);
}

TRANCHE_CORE_TEST(TestCanaries)

} // namespace tst_canaries

#include "tst_canaries.moc"
