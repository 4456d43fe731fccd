// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import/database_message.h"
#include "core/base/messages/file_message.h"
#include "core/import/database/database_tables.h"
#include "core/import/database/read_database.h"
#include "core/import/sha256.h"
#include "tests/support/csv.h"
#include "tests/support/import/made_files.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QThread>

#include <array>
#include <atomic>
#include <sys/stat.h>

namespace tst_sqlite {

using namespace tranche;
using namespace tranche::test;

using Rows = std::vector<std::vector<std::string>>;

namespace {

const Passphrase& none()
{
    static const Passphrase empty("");
    return empty;
}

/// A connection that writes, closed with this object.
class Writing {
public:
    explicit Writing(const std::filesystem::path& file)
    {
        auto database = QSqlDatabase::addDatabase("QSQLITE", "writing");
        database.setDatabaseName(QString::fromStdString(file.string()));
        if (!database.open())
            qFatal("cannot write a test database");
    }
    ~Writing() { QSqlDatabase::removeDatabase("writing"); }

    void run(const QString& sql) const
    {
        QSqlQuery query(QSqlDatabase::database("writing"));
        if (!query.exec(sql))
            qFatal("%s", qPrintable(query.lastError().text()));
    }
};

DatabaseOptions asking(const std::string& query)
{
    DatabaseOptions options;
    options.query = query;
    return options;
}

DatabaseOptions ofTable(const std::string& table)
{
    DatabaseOptions options;
    options.table = table;
    return options;
}

Result<ReadSource> read(const std::filesystem::path& file, const DatabaseOptions& options)
{
    JobContext job;
    return readDatabase(std::array{file}, options, none(), job);
}

QByteArray bytesOf(const std::filesystem::path& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestSqlite : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cellsAreExact();
    void whatIsMissingIsCounted();
    void theDigestIsThatOfTheFile();
    void oneQueryIsRead();
    void anythingButOneSelectIsRefused();
    void bytesAndNulAreRefused();
    void namesAreWhatTheyAre();
    void nothingIsWrittenBesideTheFile();
    void aFileThatIsStillWrittenToIsRefused();
    void whatIsNoDatabaseIsSaidToBeNone();
    void manyRecordsAreReadAndCanBeStopped();
    void aRunningQueryIsInterrupted_data();
    void aRunningQueryIsInterrupted();
    void aListOfTablesIsInterrupted();
    void aFileThatChangesMeanwhileIsRefused();
    void tablesAndAttributesAreListed();
    void attributesAreNamedWhileNothingIsAsked();
    void aLookShowsTheFirstRecords();
    void aLookHasARefusedQueryAsAProblem();

private:
    std::filesystem::path m_people;
    MadeFiles m_files;
};

void TestSqlite::initTestCase()
{
    m_people = m_files.pathOf("people ä?#%.sqlite");
    const Writing writing(m_people);
    writing.run("CREATE TABLE people (name TEXT, age INTEGER, weight REAL, note, padded CHAR(5))");
    writing.run("INSERT INTO people VALUES ('Zoë', 9007199254740993, 0.1, NULL, 'ab   '), ('', 2, 70, 'x', NULL), "
                "(NULL, -3, 1e300, 4, 'ü')");
    writing.run("CREATE TABLE \"say \"\"hi\"\".x\" (\"a b\" TEXT)");
    writing.run("INSERT INTO \"say \"\"hi\"\".x\" VALUES ('1')");
    writing.run("CREATE TABLE bytes (id INTEGER, picture BLOB)");
    writing.run("INSERT INTO bytes VALUES (1, x'00ff')");
    writing.run("CREATE VIEW grown AS SELECT name, age FROM people WHERE age > 0");
}

void TestSqlite::cellsAreExact()
{
    const auto source = read(m_people, ofTable("people"));
    QVERIFY2(source, source ? "" : wordsOf(source.error()).c_str());
    QCOMPARE(rowsOf(*source->table), (Rows{{"name", "age", "weight", "note", "padded"},
                                           {"Zoë", "9007199254740993", "0.1", "", "ab   "},
                                           {"", "2", "70.0", "x", ""},
                                           {"", "-3", "1e+300", "4", "ü"}}));
}

void TestSqlite::whatIsMissingIsCounted()
{
    const auto source = read(m_people, ofTable("people"));
    QCOMPARE(source->leftOut.size(), std::size_t{2});
    QVERIFY(says(source->leftOut[0], {DatabaseMessage::NullsRead, std::uint64_t{3}}));
    QVERIFY(says(source->leftOut[1], {DatabaseMessage::EmptyTextsRead, std::uint64_t{1}}));
}

void TestSqlite::theDigestIsThatOfTheFile()
{
    const auto before = bytesOf(m_people);
    QCOMPARE(read(m_people, ofTable("people"))->sha256, sha256Hex(before.toStdString()));
    QCOMPARE(bytesOf(m_people), before);
}

void TestSqlite::oneQueryIsRead()
{
    const auto source = read(m_people, asking("WITH g AS (SELECT * FROM grown) SELECT name AS n, age % 10 AS d FROM g ORDER BY 2; -- all"));
    QVERIFY2(source, source ? "" : wordsOf(source.error()).c_str());
    QCOMPARE(rowsOf(*source->table), (Rows{{"n", "d"}, {"", "2"}, {"Zoë", "3"}}));
}

void TestSqlite::anythingButOneSelectIsRefused()
{
    const auto before = bytesOf(m_people);
    for (const auto* query :
         {"DELETE FROM people", "PRAGMA journal_mode = WAL", "ATTACH 'x' AS y", "VACUUM", "WITH x AS (SELECT 1) DELETE FROM people",
          "SELECT 1; DROP TABLE people", "REPLACE INTO people SELECT 1", "SELECT 1 FROM nowhere", "SELECT nobody FROM people",
          "SELECT FROM people", "SELECT 1 AS a, 2 AS a", "", "SELECT name FROM people WHERE age > 99e99"})
        QVERIFY2(!read(m_people, asking(query)), query);
    QCOMPARE(bytesOf(m_people), before);
    auto both = asking("SELECT 1");
    both.table = "people";
    QVERIFY(says(read(m_people, both).error(), DatabaseMessage::TableAndQuery));
    QVERIFY(says(read(m_people, ofTable("persons")).error(), {DatabaseMessage::NoSuchTable, "persons"}));
    QVERIFY(says(read(m_people, asking("SELECT nobody FROM people")).error(), DatabaseMessage::QueryNameMissing));
    QVERIFY(says(read(m_people, asking("SELECT 1 AS a, 2 AS a")).error(), {DatabaseMessage::NameTwice, "a"}));
    QVERIFY(says(read(m_people, asking("SELECT name FROM people WHERE 0")).error(), DatabaseMessage::NoRecord));
}

void TestSqlite::bytesAndNulAreRefused()
{
    const auto bytes = read(m_people, ofTable("bytes"));
    QVERIFY(!bytes && says(bytes.error(), {DatabaseMessage::BinaryAttribute, "blob"}));
    QCOMPARE(bytes.error().place.attribute, std::string("picture"));
    const auto nul = read(m_people, asking("SELECT 'a' || char(0) || 'b' AS x"));
    QVERIFY(!nul && says(nul.error(), {DatabaseMessage::NulInCell, std::uint64_t{1}}));
}

void TestSqlite::namesAreWhatTheyAre()
{
    const auto source = read(m_people, ofTable("\"say \"\"hi\"\".x\""));
    QVERIFY2(source, source ? "" : wordsOf(source.error()).c_str());
    QCOMPARE(rowsOf(*source->table), (Rows{{"a b"}, {"1"}}));
}

void TestSqlite::nothingIsWrittenBesideTheFile()
{
    const MadeFiles alone;
    const auto file = alone.write("alone.sqlite", bytesOf(m_people));
    { // one that keeps its journal beside itself
        const Writing writing(file);
        writing.run("PRAGMA journal_mode = WAL");
    }
    QVERIFY(!std::filesystem::exists(file.string() + "-wal"));
    ::chmod(file.parent_path().c_str(), 0555);
    const auto source = read(file, ofTable("people"));
    ::chmod(file.parent_path().c_str(), 0755);
    QVERIFY2(source, source ? "" : wordsOf(source.error()).c_str());
    QCOMPARE(QDir(QString::fromStdString(file.parent_path().string())).entryList(QDir::Files), QStringList{"alone.sqlite"});
}

void TestSqlite::aFileThatIsStillWrittenToIsRefused()
{
    const auto file = m_files.write("open.sqlite", bytesOf(m_people));
    const Writing writing(file);
    writing.run("PRAGMA journal_mode = WAL");
    writing.run("INSERT INTO people VALUES ('late', 1, 1, 1, 1)");
    const auto source = read(file, ofTable("people"));
    QVERIFY(!source && says(source.error(), DatabaseMessage::InUse));
}

void TestSqlite::whatIsNoDatabaseIsSaidToBeNone()
{
    const auto whole = bytesOf(m_people);
    QVERIFY(says(read(m_files.write("text.sqlite", "a,b\n1,2\n"), ofTable("people")).error(), DatabaseMessage::NoDatabaseFile));
    QVERIFY(says(read(m_files.write("cut.sqlite", whole.left(4096)), ofTable("people")).error(), DatabaseMessage::NoDatabaseFile));
    auto damaged = whole;
    damaged.replace(100, 3000, QByteArray(3000, '\x7F'));
    QVERIFY(!read(m_files.write("damaged.sqlite", damaged), ofTable("people")));
    QVERIFY(read(m_files.pathOf("none.sqlite"), ofTable("people")).error().code == ErrorCode::NotFound);
    JobContext job;
    QVERIFY(says(readDatabase(std::array{m_people, m_people}, ofTable("people"), none(), job).error(), DatabaseMessage::OneFile));
}

void TestSqlite::manyRecordsAreReadAndCanBeStopped()
{
    const auto query
        = asking("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) SELECT i, i * 7 % 13 AS j FROM n");
    const auto source = read(m_people, query);
    QVERIFY(source);
    QCOMPARE(source->table->rowCount(), std::size_t{100'000});
    QCOMPARE(std::string(source->table->cell(99'999, SourceId(1))), std::to_string(700'000 % 13));
    const auto stops = stopsAt(5, [&](JobContext& job) { return readDatabase(std::array{m_people}, query, none(), job); });
    QVERIFY2(stops.fault.isEmpty(), stops.fault.constData());
    QVERIFY(stops.asked > 50);
}

/// Of queries that take minutes: before their first record, between two, and while records are counted.
void TestSqlite::aRunningQueryIsInterrupted_data()
{
    QTest::addColumn<std::string>("query");
    QTest::addColumn<bool>("looks");
    const std::string billion = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000) ";
    QTest::newRow("before the first record") << billion + "SELECT count(*) AS c FROM n" << false;
    QTest::newRow("between two records") << billion + "SELECT 'x' AS c UNION ALL SELECT i FROM n WHERE i = 999999999" << false;
    QTest::newRow("a look") << billion + "SELECT count(*) AS c FROM n" << true;
    QTest::newRow("a look that counts") << billion + "SELECT i AS c FROM n" << true;
}

void TestSqlite::aRunningQueryIsInterrupted()
{
    QFETCH(std::string, query);
    QFETCH(bool, looks);
    const auto* const own = QThread::currentThread();
    std::atomic<bool> stopped = false;
    JobContext job([&] {
        if (QThread::currentThread() != own) // asked by another thread only while a query runs
            stopped = true;
        return stopped.load();
    });
    QElapsedTimer taken;
    taken.start();
    const auto outcome = JobContext::untilStopped([&]() -> Result<void> {
        const std::array files{m_people};
        if (looks) {
            const auto look = lookAtDatabase(files, asking(query), none(), LookExtent::Whole, job);
            return look ? Result<void>() : std::unexpected(look.error());
        }
        const auto source = readDatabase(files, asking(query), none(), job);
        return source ? Result<void>() : std::unexpected(source.error());
    });
    QVERIFY(!outcome && outcome.error().code == ErrorCode::Cancelled);
    QVERIFY2(taken.elapsed() < 20'000, QByteArray::number(taken.elapsed()).constData());
    QVERIFY(read(m_people, ofTable("people"))); // nothing of it stays behind
}

/// Records of a view are numbered by none: all of it is computed.
void TestSqlite::aListOfTablesIsInterrupted()
{
    const auto file = m_files.pathOf("slow.sqlite");
    {
        const Writing writing(file);
        writing.run("CREATE VIEW slow AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000) "
                    "SELECT count(*) AS rowid FROM n");
    }
    const auto* const own = QThread::currentThread();
    std::atomic<bool> stopped = false;
    JobContext job([&] {
        if (QThread::currentThread() != own)
            stopped = true;
        return stopped.load();
    });
    const auto outcome = JobContext::untilStopped([&] { return tablesOf(std::array{file}, {}, none(), job); });
    QVERIFY(!outcome && outcome.error().code == ErrorCode::Cancelled);
}

void TestSqlite::aFileThatChangesMeanwhileIsRefused()
{
    const auto file = m_files.write("changing.sqlite", bytesOf(m_people));
    std::atomic<std::size_t> asked = 0;
    JobContext job([&] {
        if (++asked == 3) {
            QFile more(file);
            static_cast<void>(more.open(QIODevice::Append) && more.write("x") == 1);
        }
        return false;
    });
    const auto source = readDatabase(std::array{file}, ofTable("people"), none(), job);
    QVERIFY(!source && says(source.error(), FileMessage::Changed));
}

void TestSqlite::tablesAndAttributesAreListed()
{
    JobContext job;
    const auto tables = tablesOf(std::array{m_people}, {}, none(), job);
    QVERIFY2(tables, tables ? "" : wordsOf(tables.error()).c_str());
    QCOMPARE(tables->size(), std::size_t{4});
    QCOMPARE(tables->at(2).name, std::string("people"));
    QCOMPARE(tables->at(2).records, std::size_t{3});
    QCOMPARE(tables->at(2).attributes, std::size_t{5});
    for (const auto& table : *tables)
        QVERIFY2(attributesOf(std::array{m_people}, ofTable(table.name), none(), job), table.name.c_str());
    const auto attributes = attributesOf(std::array{m_people}, ofTable("people"), none(), job);
    QVERIFY(attributes);
    QCOMPARE(attributes->at(1).type, std::string("integer"));
    QVERIFY(attributes->at(2).number);
    QVERIFY(!attributes->at(0).number);
}

void TestSqlite::attributesAreNamedWhileNothingIsAsked()
{
    JobContext job;
    const auto look = lookAtDatabase(std::array{m_people}, {}, none(), LookExtent::Beginning, job);
    QVERIFY(look);
    QCOMPARE(look->parts.size(), std::size_t{4});
    for (const auto& part : look->parts)
        QCOMPARE(part.names.size(), part.attributes);
    QVERIFY((look->parts.at(2).names.at(1) == PartAttribute{"age", "INTEGER"}));
    QVERIFY((look->parts.at(3).names == std::vector{PartAttribute{"a b", "TEXT"}}));
    const auto asked = lookAtDatabase(std::array{m_people}, ofTable("people"), none(), LookExtent::Beginning, job);
    QVERIFY(asked && asked->parts.at(2).names.empty());
}

void TestSqlite::aLookShowsTheFirstRecords()
{
    JobContext job;
    const auto look = lookAtDatabase(std::array{m_people}, ofTable("people"), none(), LookExtent::Beginning, job);
    QVERIFY2(look, look ? "" : wordsOf(look.error()).c_str());
    QCOMPARE(look->parts.size(), std::size_t{4});
    QCOMPARE(look->head->rowCount(), std::size_t{3});
    QCOMPARE(look->records, std::size_t{3});
    QVERIFY(look->whole && look->problems.empty());
    QCOMPARE(look->evidence.size(), std::size_t{5});
    QVERIFY(says(look->evidence[0].said, {DatabaseMessage::ExactDigits, std::vector<std::string>{"age", "weight"}}));
    QVERIFY(says(look->evidence[1].said, {DatabaseMessage::SomeNull, std::uint64_t{3}, std::uint64_t{3}}));
    QVERIFY(look->evidence[3].verdict == Evidence::Verdict::Differ);
    const auto ordered = asking("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) SELECT i FROM n ORDER BY i");
    const auto whole = lookAtDatabase(std::array{m_people}, ordered, none(), LookExtent::Whole, job);
    QVERIFY(whole);
    QCOMPARE(whole->records, std::size_t{500});
    QCOMPARE(whole->head->rowCount(), std::size_t{100});
    QVERIFY(says(whole->evidence[3].said, DatabaseMessage::Ordered));
    QVERIFY(!lookAtDatabase(std::array{m_people}, {}, none(), LookExtent::Beginning, job)->head);
    const auto single = m_files.pathOf("single.sqlite");
    {
        const Writing writing(single);
        writing.run("CREATE TABLE \"a.b\" (x)");
        writing.run("INSERT INTO \"a.b\" VALUES (1)");
    }
    const auto proposed = lookAtDatabase(std::array{single}, {}, none(), LookExtent::Beginning, job);
    QVERIFY(proposed && proposed->head);
    QCOMPARE(std::get<DatabaseOptions>(proposed->options.form).table, std::string("\"a.b\""));
}

void TestSqlite::aLookHasARefusedQueryAsAProblem()
{
    JobContext job;
    const auto look = lookAtDatabase(std::array{m_people}, asking("DELETE FROM people"), none(), LookExtent::Beginning, job);
    QVERIFY(look);
    QCOMPARE(look->problemsInAll, std::size_t{1});
    QVERIFY(says(look->problems.front().said, DatabaseMessage::NotASelect));
    QVERIFY(!look->head);
}

TRANCHE_CORE_TEST(TestSqlite)

} // namespace tst_sqlite

#include "tst_sqlite.moc"
