// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/database/look_at_any_source.h"
#include "tests/support/csv.h"
#include "tests/support/session_driver.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"
#include "ui/session/load_table.h"
#include "ui/session/opened_table.h"

#include <QFile>
#include <QSignalSpy>

namespace tst_load_read {

using namespace tranche;
using namespace tranche::test;

/// A source that was read whole while it was looked at, and is opened as a table.
class TestLoadRead : public QObject {
    Q_OBJECT

private slots:
    void whatWasReadAlreadyIsWhatReadingGives();
    void nothingIsReadAgain();
    void whatWasReadOtherwiseIsNotUsed();
    void itIsNotHeldOnceTheTableIsOpen();
    void answersGoIntoTheSchema();
    void aServerThatNobodyReadFromIsAsked();
};

namespace {

const QByteArray people = "#made by hand\njob,paid,town\nclerk,03/04/2021,Ulm\n ?,05/06/2021, Bonn\nsmith,06/06/2021,Ulm\n";

LoadRequest requestFor(SessionDriver& driver)
{
    CsvOptions csv;
    csv.comment = "#";
    LoadRequest request{{driver.write(QStringLiteral("people.csv"), people).toStdString()}, {csv}, {"?"}, {}, {}};
    request.options.conversions = {{.kind = Conversion::Kind::TrimBlanks}};
    return request;
}

LoadRequest lookedAt(LoadRequest request)
{
    JobContext job;
    auto look = lookAtAnySource(request.files, request.options, Passphrase(""), LookExtent::Whole, job);
    if (!look || look->all == nullptr)
        qFatal("nothing was read");
    request.read = {request.files, look->options, look->all};
    request.read.options.conversions.clear();
    return request;
}

ReadSource readBy(const LoadRequest& request)
{
    JobContext job;
    auto source = sourceOf(request, job);
    if (!source)
        qFatal("cannot read: %s", wordsOf(source.error()).c_str());
    return std::move(*source);
}

std::vector<std::string> wordsOfAll(const std::vector<Statement>& statements)
{
    std::vector<std::string> words;
    for (const auto& said : statements)
        words.push_back(placedWords(said));
    return words;
}

} // namespace

void TestLoadRead::whatWasReadAlreadyIsWhatReadingGives()
{
    SessionDriver driver;
    const auto request = requestFor(driver);
    const auto read = readBy(request);
    const auto known = readBy(lookedAt(request));
    QCOMPARE(rowsOf(*known.table), rowsOf(*read.table));
    QCOMPARE(rowsOf(*known.table).at(2), (std::vector<std::string>{"?", "05/06/2021", "Bonn"}));
    QCOMPARE(known.table->placeOf(2).line, read.table->placeOf(2).line);
    QCOMPARE(known.sha256, read.sha256);
    QCOMPARE(wordsOfAll(known.leftOut), wordsOfAll(read.leftOut));
    QCOMPARE(known.leftOut.size(), std::size_t{1});
    QCOMPARE(known.repeated, read.repeated);
    QVERIFY(known.labels == read.labels);
    QVERIFY(known.conversions == read.conversions && known.conversions.size() == 1);
}

void TestLoadRead::nothingIsReadAgain()
{
    SessionDriver driver;
    const auto request = requestFor(driver);
    const auto known = lookedAt(request);
    driver.session.loadRead(request);
    TRY_IDLE(driver.session);
    const Document read = driver.now();
    QVERIFY(QFile::remove(driver.path(QStringLiteral("people.csv"))));
    driver.session.loadRead(known);
    TRY_IDLE(driver.session);
    const Document& now = driver.now();
    QVERIFY(now.snapshot.table != read.snapshot.table);
    QCOMPARE(rowsOf(*now.snapshot.table), rowsOf(*read.snapshot.table));
    QVERIFY(now.snapshot.schema == read.snapshot.schema && now.snapshot.roles == read.snapshot.roles);
    QVERIFY(now.opened->source == read.opened->source && now.opened->options == read.opened->options);
    QCOMPARE(now.opened->title, read.opened->title);
    QCOMPARE(now.opened->files, read.opened->files);
    QVERIFY(now.opened->labels == read.opened->labels);
}

void TestLoadRead::whatWasReadOtherwiseIsNotUsed()
{
    SessionDriver driver;
    auto request = lookedAt(requestFor(driver));
    const auto asLooked = rowsOf(*readBy(request).table);
    request.options.conversions.clear(); // these are no part of how it is read
    QVERIFY(readBy(request).table == request.read.source->table);
    request.options.csv()->header = false;
    QCOMPARE(readBy(request).table->rowCount(), std::size_t{4});
    request.options.csv()->header = true;
    request.files = {driver.write(QStringLiteral("others.csv"), "a,b\n1,2\n").toStdString()};
    QCOMPARE(rowsOf(*readBy(request).table), (std::vector<std::vector<std::string>>{{"a", "b"}, {"1", "2"}}));
    QVERIFY(asLooked.size() == 4);
}

void TestLoadRead::itIsNotHeldOnceTheTableIsOpen()
{
    SessionDriver driver;
    auto request = lookedAt(requestFor(driver));
    const std::weak_ptr<const ReadSource> held = request.read.source;
    driver.session.loadRead(std::move(request));
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().table != nullptr);
    QTRY_VERIFY(held.expired());
}

void TestLoadRead::answersGoIntoTheSchema()
{
    SessionDriver driver;
    auto request = lookedAt(requestFor(driver));
    AttributeSchema monthFirst;
    monthFirst.type = AttributeType::Date;
    monthFirst.dates = "%m/%d/%Y";
    AttributeSchema town;
    town.missingTokens = {"Bonn"};
    request.decided = {{"paid", monthFirst}, {"town", town}, {"gone", town}};
    driver.session.loadRead(request);
    TRY_IDLE(driver.session);
    const auto& schema = driver.snapshot().schema;
    QVERIFY(schema.attributes[1] == monthFirst && schema.attributes[2] == town);
    QCOMPARE(driver.now().opened->profiles[0].missing, std::size_t{1});
    QCOMPARE(driver.now().opened->profiles[2].missing, std::size_t{1});
}

void TestLoadRead::aServerThatNobodyReadFromIsAsked()
{
    SessionDriver driver;
    QSignalSpy failed(&driver.session, &Session::failed);
    DatabaseOptions database;
    database.server = "127.0.0.1";
    database.port = 1; // where nobody answers
    database.database = "house";
    database.table = "people";
    driver.session.loadRead({.files = {}, .options = {database}, .missingTokens = {}});
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(!driver.now().opened);
}

TRANCHE_CORE_TEST(TestLoadRead)

} // namespace tst_load_read

#include "tst_load_read.moc"
