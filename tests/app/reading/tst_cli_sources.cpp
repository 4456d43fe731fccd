// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/import/made_files.h"
#include "tests/support/import/packed_bytes.h"
#include "tests/support/import/postgres_server.h"
#include "tests/support/test_room.h"

#include <QSqlDatabase>
#include <QSqlQuery>

namespace tst_cli_sources {

using namespace tranche::test;

namespace {

QString asText(const std::filesystem::path& path)
{
    return QString::fromStdString(path.string());
}

int tuplesOf(const Outcome& outcome)
{
    return outcome.json()["table"].toObject()["tuples"].toInt();
}

} // namespace

class TestCliSources : public QObject {
    Q_OBJECT

private slots:
    void packedTablesAreRead();
    void ofAZipOneTableIsNamed();
    void aFileOfSqliteIsRead();
    void aServerIsReadWithThePasswordOfAFile();
    void noProgramLinksADriver_data();
    void noProgramLinksADriver();

private:
    MadeFiles m_files;
};

void TestCliSources::packedTablesAreRead()
{
    for (const auto& file : {m_files.write("paper.csv.gz", gzipped(paperTable())), m_files.write("paper.csv.zst", zstandard(paperTable())),
                             m_files.writeZip("paper.zip", {{"paper.csv", paperTable()}})}) {
        const auto outcome = cli({"inspect", asText(file), "--json", "-"});
        QVERIFY2(outcome.status == 0 && tuplesOf(outcome) == 8, outcome.said());
    }
    const auto damaged = cli({"inspect", asText(m_files.write("cut.csv.gz", gzipped(paperTable()).left(60)))});
    QVERIFY2(damaged.status == 2 && damaged.err.contains("cut.csv.gz"), damaged.said());
}

void TestCliSources::ofAZipOneTableIsNamed()
{
    const auto file = asText(m_files.writeZip("census.zip", {{"a.csv", paperTable()}, {"b.csv", "x,y\n1,2\n"}}));
    const auto several = cli({"inspect", file});
    QVERIFY2(several.status == 2 && several.err.contains("2 tables") && several.err.contains("--entry"), several.said());
    const auto chosen = cli({"inspect", file, "--entry", "a.csv", "--json", "-"});
    QVERIFY2(chosen.status == 0 && tuplesOf(chosen) == 8, chosen.said());
}

void TestCliSources::aFileOfSqliteIsRead()
{
    const auto file = m_files.pathOf("people.sqlite");
    {
        auto database = QSqlDatabase::addDatabase("QSQLITE", "made");
        database.setDatabaseName(asText(file));
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec("CREATE TABLE people (name TEXT, age INTEGER)"));
        QVERIFY(query.exec("INSERT INTO people VALUES ('Ann', 30), ('Bob', NULL)"));
    }
    QSqlDatabase::removeDatabase("made");
    const auto table = cli({"inspect", asText(file), "--table-name", "people", "--json", "-"});
    QVERIFY2(table.status == 0 && tuplesOf(table) == 2, table.said());
    QVERIFY2(table.err.contains("1 cell is null"), table.said());
    const auto query = cli({"inspect", asText(file), "--query", "SELECT age FROM people WHERE age > 0", "--json", "-"});
    QVERIFY2(query.status == 0 && tuplesOf(query) == 1, query.said());
    const auto neither = cli({"inspect", asText(file)});
    QVERIFY2(neither.status == 2 && neither.err.contains("--table-name"), neither.said());
    const auto harmful = cli({"inspect", asText(file), "--query", "DROP TABLE people"});
    QVERIFY2(harmful.status == 2, harmful.said());
    const auto sliced
        = cli({"slice", asText(file), "--table-name", "people", "--sensitive", "name", "--missing", "value", "--l", "1", "--json", "-"});
    QVERIFY2(sliced.status == 0, sliced.said());
}

void TestCliSources::aServerIsReadWithThePasswordOfAFile()
{
    if (!QSqlDatabase::isDriverAvailable("QPSQL"))
        QSKIP("Qt's driver for PostgreSQL is not installed");
    const PostgresServer server;
    if (!server.reason().isEmpty())
        QSKIP(qPrintable(server.reason()));
    const auto address = QString("postgresql://curator@127.0.0.1:%1/postgres").arg(server.options().port);
    const auto password = asText(m_files.write("password", QByteArray(PostgresServer::password()) + "\n"));
    const QStringList asked{"inspect", "--connection", address, "--encryption", "none", "--query", "VALUES (1, 'x'), (2, 'y')", "--json",
                            "-"};
    const auto read = cli(asked + QStringList{"--password-file", password});
    QVERIFY2(read.status == 0 && tuplesOf(read) == 2, read.said());
    QVERIFY(!(read.out + read.err).contains(PostgresServer::password()));
    const auto wrong = cli(asked + QStringList{"--password-file", asText(m_files.write("wrong", "w\n"))});
    QVERIFY2(wrong.status == 2 && wrong.err.contains("password authentication failed"), wrong.said());
}

void TestCliSources::noProgramLinksADriver_data()
{
    QTest::addColumn<QString>("program");
    QTest::newRow("tranche-cli") << QStringLiteral(TRANCHE_CLI);
    QTest::newRow("tranche-verify") << QStringLiteral(TRANCHE_VERIFY);
}

/// What speaks to servers is loaded when a person opens a database.
void TestCliSources::noProgramLinksADriver()
{
    QFETCH(QString, program);
    const auto linked = runProgram("ldd", {program});
    QCOMPARE(linked.status, 0);
    for (const auto* library : {"libpq", "libsqlite3", "libQt6Network"})
        QVERIFY2(!linked.out.contains(library), library);
    QVERIFY(!program.endsWith("verify") || !linked.out.contains("libQt6Sql"));
}

TRANCHE_CORE_TEST(TestCliSources)

} // namespace tst_cli_sources

#include "tst_cli_sources.moc"
