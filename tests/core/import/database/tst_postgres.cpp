// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import/database_message.h"
#include "core/import/database/database_tables.h"
#include "core/import/database/read_database.h"
#include "tests/support/csv.h"
#include "tests/support/import/postgres_server.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QThread>

#include <atomic>
#include <memory>

namespace tst_postgres {

using namespace tranche;
using namespace tranche::test;

using Rows = std::vector<std::vector<std::string>>;

class TestPostgres : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cellsAreSpelledAsTheServerDoes();
    void nullAndEmptyTextAreCounted();
    void paddingGoesOrStays();
    void namesAreQuoted();
    void theDigestIsOfWhatCame();
    void onlyOneQueryIsSent();
    void nothingIsChanged();
    void bytesAndRepeatedNamesAreRefused();
    void manyRecordsComeInOrderAndCanBeStopped();
    void aSlowQueryIsGivenUp();
    void aRunningQueryIsStoppedAtTheServer();
    void whoMayNotEnterIsTold();
    void errorsHoldNoValue();
    void tablesAndAttributesAreListed();
    void aLookShowsTheFirstRecords();
    void aServerThatGoesAwayIsNoticed(); // last: it stops the server

private:
    void run(const QString& sql) const;
    Result<ReadSource> read(const DatabaseOptions& options, JobContext& job) const { return readDatabase({}, options, m_password, job); }
    Result<ReadSource> read(const DatabaseOptions& options) const
    {
        JobContext job;
        return read(options, job);
    }
    DatabaseOptions asking(const std::string& query) const
    {
        auto options = m_server->options();
        options.query = query;
        return options;
    }
    DatabaseOptions ofTable(const std::string& table) const
    {
        auto options = m_server->options();
        options.table = table;
        return options;
    }

    std::unique_ptr<PostgresServer> m_server;
    Passphrase m_password{PostgresServer::password()};
};

void TestPostgres::run(const QString& sql) const
{
    {
        auto database = QSqlDatabase::addDatabase("QPSQL", "writing");
        database.setHostName("127.0.0.1");
        database.setPort(m_server->options().port);
        database.setDatabaseName("postgres");
        if (!database.open("curator", QString::fromUtf8(PostgresServer::password())))
            qFatal("cannot write to the test server");
        QSqlQuery query(database);
        if (!query.exec(sql))
            qFatal("%s", qPrintable(query.lastError().text()));
    }
    QSqlDatabase::removeDatabase("writing");
}

void TestPostgres::initTestCase()
{
    if (!QSqlDatabase::isDriverAvailable("QPSQL"))
        QSKIP("Qt's driver for PostgreSQL is not installed");
    m_server = std::make_unique<PostgresServer>();
    if (!m_server->reason().isEmpty())
        QSKIP(qPrintable(m_server->reason()));
    run("CREATE TABLE people (name text, age int2, id int8, pay numeric(12,2), weight float8, grown bool, born date, seen timestamp,"
        " heard timestamptz, tags text[], code char(4), ip inet)");
    run("INSERT INTO people VALUES ('Zoë Müller', 42, 9007199254740993, 12345678.90, 0.1, true, '1999-12-31', '2020-01-02 03:04:05.123456',"
        " '2020-07-01 12:00:00+02', '{a,\"b c\"}', 'ab', '10.0.0.1'), ('', -1, NULL, 0, 1e300, false, 'infinity', '0044-03-15 00:00:00 BC',"
        " NULL, NULL, '    ', NULL), (NULL, 0, 1, 'NaN', 'Infinity', NULL, NULL, NULL, NULL, '{}', NULL, NULL)");
    run("CREATE SCHEMA \"my \"\"s\"");
    run("CREATE TABLE \"my \"\"s\".\"t.x\" (\"a b\" int, \"Ä\" text)");
    run("INSERT INTO \"my \"\"s\".\"t.x\" VALUES (1, 'x')");
    run("CREATE TABLE bytes (id int, picture bytea)");
    run("CREATE TABLE many AS SELECT i, i * 7 % 13 AS j, 'value ' || i % 100 AS t FROM generate_series(1, 100000) i");
    run("ANALYZE many");
    run("CREATE ROLE stranger LOGIN PASSWORD 'known'");
}

void TestPostgres::cellsAreSpelledAsTheServerDoes()
{
    const auto source = read(ofTable("people"));
    QVERIFY2(source, source ? "" : wordsOf(source.error()).c_str());
    QCOMPARE(rowsOf(*source->table), (Rows{{"name", "age", "id", "pay", "weight", "grown", "born", "seen", "heard", "tags", "code", "ip"},
                                           {"Zoë Müller", "42", "9007199254740993", "12345678.90", "0.1", "true", "1999-12-31",
                                            "2020-01-02 03:04:05.123456", "2020-07-01 10:00:00+00", "{a,\"b c\"}", "ab", "10.0.0.1"},
                                           {"", "-1", "", "0.00", "1e+300", "false", "infinity", "0044-03-15 00:00:00 BC", "", "", "", ""},
                                           {"", "0", "1", "NaN", "Infinity", "", "", "", "", "{}", "", ""}}));
}

void TestPostgres::nullAndEmptyTextAreCounted()
{
    const auto source = read(ofTable("public.people"));
    QVERIFY(source);
    QCOMPARE(source->leftOut.size(), std::size_t{3});
    QVERIFY(says(source->leftOut[0], {DatabaseMessage::NullsRead, std::uint64_t{11}}));
    QVERIFY(says(source->leftOut[1], {DatabaseMessage::EmptyTextsRead, std::uint64_t{2}}));
    QVERIFY(says(source->leftOut[2], {DatabaseMessage::PaddingRemoved, std::vector<std::string>{"code"}}));
}

void TestPostgres::paddingGoesOrStays()
{
    auto options = asking("SELECT code FROM people ORDER BY code");
    QCOMPARE(rowsOf(*read(options)->table), (Rows{{"code"}, {""}, {"ab"}, {""}}));
    options.trimsPadding = false;
    QCOMPARE(rowsOf(*read(options)->table), (Rows{{"code"}, {"    "}, {"ab  "}, {""}}));
}

void TestPostgres::namesAreQuoted()
{
    const auto source = read(ofTable("\"my \"\"s\".\"t.x\""));
    QVERIFY2(source, source ? "" : wordsOf(source.error()).c_str());
    QCOMPARE(rowsOf(*source->table), (Rows{{"a b", "Ä"}, {"1", "x"}}));
    QVERIFY(says(read(ofTable("people; DROP TABLE people")).error(), {DatabaseMessage::NoSuchTable, "people; DROP TABLE people"}));
}

void TestPostgres::theDigestIsOfWhatCame()
{
    const auto once = read(asking("SELECT name, age FROM people ORDER BY age"));
    QVERIFY(once);
    QCOMPARE(once->sha256.size(), std::size_t{64});
    QCOMPARE(read(asking("SELECT name, age::text AS age FROM people ORDER BY people.age"))->sha256, once->sha256);
    QVERIFY(read(asking("SELECT name, age FROM people ORDER BY age DESC"))->sha256 != once->sha256);
    QVERIFY(read(asking("SELECT coalesce(name, '') AS name, age FROM people ORDER BY age"))->sha256 != once->sha256);
}

void TestPostgres::onlyOneQueryIsSent()
{
    QVERIFY(read(asking("WITH x AS (SELECT age FROM people) SELECT * FROM x -- all")));
    QVERIFY(read(asking("TABLE people;")));
    QVERIFY(read(asking("VALUES (1, 'a'), (2, 'b')")));
    QVERIFY(says(read(asking("SELECT 1; SELECT 2")).error(), DatabaseMessage::SeveralStatements));
    QVERIFY(says(read(asking("UPDATE people SET age = 0")).error(), DatabaseMessage::NotASelect));
    QVERIFY(says(read(asking("SELECT * FROM nowhere")).error(), DatabaseMessage::QueryTableMissing));
    QVERIFY(says(read(asking("SELECT nobody FROM people")).error(), DatabaseMessage::QueryNameMissing));
    QVERIFY(says(read(asking("SELECT FROM WHERE")).error(), {DatabaseMessage::BadQuery, "42601"}));
    QVERIFY(says(read(asking("SELECT age FROM people WHERE age > 99")).error(), DatabaseMessage::NoRecord));
}

void TestPostgres::nothingIsChanged()
{
    run("CREATE SEQUENCE counter");
    for (const auto* query : {"WITH gone AS (DELETE FROM people RETURNING age) SELECT * FROM gone", "SELECT nextval('counter')",
                              "SELECT age INTO copy FROM people", "SELECT age FROM people FOR UPDATE",
                              "SELECT set_config('transaction_read_only', 'off', false), nextval('counter')"}) {
        const auto source = read(asking(query));
        QVERIFY2(!source, query);
    }
    QVERIFY(says(read(asking("SELECT nextval('counter')")).error(), DatabaseMessage::NotASelect));
    QCOMPARE(rowsOf(*read(asking("SELECT count(*) AS n FROM people"))->table), (Rows{{"n"}, {"3"}}));
    QCOMPARE(rowsOf(*read(asking("SELECT is_called FROM counter"))->table), (Rows{{"is_called"}, {"false"}}));
}

void TestPostgres::bytesAndRepeatedNamesAreRefused()
{
    const auto bytes = read(ofTable("bytes"));
    QVERIFY(!bytes && says(bytes.error(), {DatabaseMessage::BinaryAttribute, "bytea"}));
    QCOMPARE(bytes.error().place.attribute, std::string("picture"));
    QVERIFY(says(read(asking("SELECT age, name AS age FROM people")).error(), {DatabaseMessage::NameTwice, "age"}));
}

void TestPostgres::manyRecordsComeInOrderAndCanBeStopped()
{
    const auto query = asking("SELECT * FROM many ORDER BY i DESC");
    const auto source = read(query);
    QVERIFY2(source, source ? "" : wordsOf(source.error()).c_str());
    QCOMPARE(source->table->rowCount(), std::size_t{100'000});
    for (const std::size_t row : {0UL, 9'999UL, 10'000UL, 10'001UL, 99'999UL})
        QCOMPARE(std::string(source->table->cell(row, SourceId(0))), std::to_string(100'000 - row));
    const auto stops = stopsAt(5, [&](JobContext& job) { return read(query, job); });
    QVERIFY2(stops.fault.isEmpty(), stops.fault.constData());
}

void TestPostgres::aSlowQueryIsGivenUp()
{
    auto options = asking("SELECT pg_sleep(30)::text AS slept");
    options.timeout = 1;
    const auto source = read(options);
    QVERIFY(!source && says(source.error(), {DatabaseMessage::TooSlow, std::uint64_t{1}}));
}

void TestPostgres::aRunningQueryIsStoppedAtTheServer()
{
    const auto* const own = QThread::currentThread();
    std::atomic<bool> stopped = false;
    JobContext job([&] {
        if (QThread::currentThread() != own) // asked by another thread only while the server is waited for
            stopped = true;
        return stopped.load();
    });
    QElapsedTimer taken;
    taken.start();
    const auto outcome = JobContext::untilStopped([&] { return read(asking("SELECT pg_sleep(50)::text AS slept"), job); });
    QVERIFY(!outcome && outcome.error().code == ErrorCode::Cancelled);
    QVERIFY(taken.elapsed() < 40'000);
}

void TestPostgres::whoMayNotEnterIsTold()
{
    JobContext job;
    auto options = ofTable("people");
    QVERIFY(says(readDatabase({}, options, Passphrase("wrong"), job).error(), DatabaseMessage::WrongPassword));
    QVERIFY(says(readDatabase({}, options, Passphrase(""), job).error(), DatabaseMessage::WrongPassword));
    options.user = "stranger";
    QVERIFY(says(readDatabase({}, options, Passphrase("known"), job).error(), DatabaseMessage::MayNotSelect));
    options = ofTable("people");
    options.database = "nothing";
    QVERIFY(says(read(options).error(), {DatabaseMessage::NoDatabase, "nothing"}));
    options = ofTable("people");
    options.encryption = DatabaseOptions::Encryption::Encrypt;
    QVERIFY(says(read(options).error(), DatabaseMessage::NoEncryption));
    options = ofTable("people");
    options.server = {};
    QVERIFY(says(read(options).error(), DatabaseMessage::ServerMissing));
    options = ofTable("people");
    options.server = "no.such.server.invalid";
    QVERIFY(says(read(options).error(), {DatabaseMessage::UnknownServer, "no.such.server.invalid"}));
}

void TestPostgres::errorsHoldNoValue()
{
    const auto source = read(asking("SELECT name::int AS n FROM people"));
    QVERIFY(!source && says(source.error(), {DatabaseMessage::BadValue, "22P02"}));
    QVERIFY(wordsOf(source.error()).find("Zo") == std::string::npos);
}

void TestPostgres::tablesAndAttributesAreListed()
{
    JobContext job;
    const auto tables = tablesOf({}, m_server->options(), m_password, job);
    QVERIFY2(tables, tables ? "" : wordsOf(tables.error()).c_str());
    QCOMPARE(tables->size(), std::size_t{4});
    QCOMPARE(tables->at(0).name, std::string("\"my \"\"s\".\"t.x\""));
    QCOMPARE(tables->at(2).name, std::string("public.many"));
    QCOMPARE(tables->at(2).records, std::size_t{100'000});
    QCOMPARE(tables->at(2).attributes, std::size_t{3});
    const auto look = lookAtDatabase({}, m_server->options(), m_password, LookExtent::Beginning, job);
    QVERIFY(look && look->parts.size() == tables->size());
    for (const auto& part : look->parts)
        QCOMPARE(part.names.size(), part.attributes);
    const auto people = std::ranges::find(look->parts, std::string("public.people"), &SourcePart::name);
    QVERIFY(people->names.at(3).type == "numeric(12,2)" && people->names.at(9).type == "text[]");
    const auto attributes = attributesOf({}, ofTable("people"), m_password, job);
    QVERIFY(attributes);
    QCOMPARE(attributes->at(1).type, std::string("smallint"));
    QCOMPARE(attributes->at(3).type, std::string("numeric(12,2)"));
    QCOMPARE(attributes->at(9).type, std::string("text[]"));
    QCOMPARE(attributes->at(10).type, std::string("char(4)"));
}

void TestPostgres::aLookShowsTheFirstRecords()
{
    JobContext job;
    const auto look = lookAtDatabase({}, ofTable("public.many"), m_password, LookExtent::Beginning, job);
    QVERIFY2(look, look ? "" : wordsOf(look.error()).c_str());
    QCOMPARE(look->head->rowCount(), std::size_t{100});
    QCOMPARE(look->records, std::size_t{100'000});
    QVERIFY(!look->whole && look->problems.empty());
    QVERIFY(says(look->evidence[0].said, {DatabaseMessage::ExactDigits, std::vector<std::string>{"i", "j"}}));
    QVERIFY(says(look->evidence[1].said, {DatabaseMessage::NoNullYet, std::uint64_t{100}}));
    QVERIFY(says(look->evidence[3].said, DatabaseMessage::TableNotOrdered));
    const auto counted = lookAtDatabase({}, asking("SELECT i FROM many WHERE i > 50"), m_password, LookExtent::Whole, job);
    QCOMPARE(counted->records, std::size_t{99'950});
    const auto refused = lookAtDatabase({}, asking("SELECT nobody FROM many"), m_password, LookExtent::Beginning, job);
    QVERIFY(refused && refused->problemsInAll == 1);
}

void TestPostgres::aServerThatGoesAwayIsNoticed()
{
    std::size_t asked = 0;
    JobContext job([&] {
        if (++asked == 30) // some batches are there
            m_server->stop();
        return false;
    });
    const auto source = read(asking("SELECT * FROM many"), job);
    QVERIFY(!source);
    QVERIFY2(source.error().says == Message(DatabaseMessage::ConnectionLost), wordsOf(source.error()).c_str());
    QVERIFY(source.error().arguments.front().number > 0);
    const auto after = read(asking("SELECT 1 AS a"));
    QVERIFY(!after && after.error().says == Message(DatabaseMessage::Refused));
}

TRANCHE_CORE_TEST(TestPostgres)

} // namespace tst_postgres

#include "tst_postgres.moc"
