// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import/source_message.h"
#include "core/import/csv_detect.h"
#include "core/import/csv_reader.h"
#include "core/import/packed/unpacking.h"
#include "core/import/packed/zip_table.h"
#include "core/import/sha256.h"
#include "tests/support/csv.h"
#include "tests/support/import/made_files.h"
#include "tests/support/import/packed_bytes.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

namespace tst_packed_tables {

using namespace tranche;
using namespace tranche::test;

namespace {

const QByteArray people = "a;b\n1;x\n2;\xC3\xA4\n";

QByteArray manyPeople()
{
    QByteArray text = "a;b\n";
    for (int i = 0; i < 60'000; ++i)
        text += QByteArray::number(i) + ";" + QByteArray::number(static_cast<qint64>(i) * i % 9973) + "\n";
    return text;
}

CsvOptions semicolons()
{
    CsvOptions options;
    options.delimiter = ';';
    return options;
}

Result<ReadSource> read(const std::filesystem::path& file, const CsvOptions& options = semicolons())
{
    JobContext job;
    return readCsvSource(std::array{file}, options, job);
}

std::string wordsFor(const Result<ReadSource>& outcome)
{
    return outcome ? "read" : messageWords(outcome.error());
}

} // namespace

class TestPackedTables : public QObject {
    Q_OBJECT

private slots:
    void gzipAndZstandardAreReadLikeTheirText();
    void membersAndFramesAreReadToTheEnd();
    void cutOffAnywhereIsAnError();
    void aFlippedByteIsAnError();
    void whatFollowsTheEndIsAnError();
    void onlyTextIsReadInside_data();
    void onlyTextIsReadInside();
    void theTableOfAZipIsRead();
    void ofSeveralTablesOneIsChosen();
    void lockedAndDamagedZipsAreRefused();
    void aWorkbookIsNoZipOfTables();
    void proposesForWhatIsInside();
    void filesMadeToFillAComputerAreRefused();
    void canBeStopped();

private:
    MadeFiles m_files;
};

void TestPackedTables::gzipAndZstandardAreReadLikeTheirText()
{
    const auto text = manyPeople();
    const auto plain = read(m_files.write("plain.csv", text));
    QVERIFY(plain);
    for (const auto& packed : {gzipped(text), zstandard(text)}) {
        const auto file = m_files.write("people.csv.packed", packed);
        const auto unpacked = read(file);
        QVERIFY2(unpacked, wordsFor(unpacked).c_str());
        QCOMPARE(rowsOf(*unpacked->table), rowsOf(*plain->table));
        QCOMPARE(unpacked->sha256, sha256Hex(packed.toStdString()));
        JobContext job;
        const auto undigested = readCsv(std::array{file}, semicolons(), job);
        QVERIFY(undigested);
        QCOMPARE((*undigested)->rowCount(), std::size_t{60'000});
    }
}

void TestPackedTables::membersAndFramesAreReadToTheEnd()
{
    for (const auto& packed : {gzipped(people) + gzipped("3;z\n"), gzipped(people) + gzipped({}) + gzipped("3;z\n") + QByteArray(600, '\0'),
                               zstandard(people) + zstandard("3;z\n"),
                               QByteArray("\x50\x2A\x4D\x18\x03\0\0\0abc", 11) + zstandard(people) + zstandard("3;z\n")}) {
        const auto all = read(m_files.write("people.packed", packed));
        QVERIFY2(all, wordsFor(all).c_str());
        QCOMPARE(rowsOf(*all->table), (std::vector<std::vector<std::string>>{{"a", "b"}, {"1", "x"}, {"2", "\xC3\xA4"}, {"3", "z"}}));
    }
}

void TestPackedTables::cutOffAnywhereIsAnError()
{
    for (const auto& packed : {gzipped(people), zstandard(people)}) {
        for (qsizetype size = 5; size < packed.size(); ++size) {
            const auto cut = read(m_files.write("cut", packed.left(size)));
            QVERIFY(!cut);
            QVERIFY2(says(cut.error(), SourceMessage::PackedCutOff), wordsFor(cut).c_str());
            QCOMPARE(cut.error().place.file, std::string("cut"));
        }
    }
}

void TestPackedTables::aFlippedByteIsAnError()
{
    const auto whole = rowsOf(*read(m_files.write("whole.csv", people))->table);
    for (qsizetype at = 10; at < gzipped(people).size(); ++at) {
        auto packed = gzipped(people);
        packed[at] = static_cast<char>(packed[at] ^ 0x10);
        const auto flipped = read(m_files.write("flipped", packed));
        QVERIFY(!flipped || rowsOf(*flipped->table) == whole); // a few bits fill up the last byte
    }
}

void TestPackedTables::whatFollowsTheEndIsAnError()
{
    for (const auto& packed : {gzipped(people) + "more", zstandard(people) + "more than four"}) {
        const auto more = read(m_files.write("more", packed));
        QVERIFY(!more);
        QVERIFY2(says(more.error(), SourceMessage::PackedDamaged), wordsFor(more).c_str());
    }
}

void TestPackedTables::onlyTextIsReadInside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("packed twice") << gzipped(people);
    QTest::newRow("SQLite") << QByteArray("SQLite format 3\0\x10", 17);
    QTest::newRow("sav") << QByteArray("$FL2@(#) IBM SPSS STATISTICS");
    QTest::newRow("zip") << QByteArray("PK\x03\x04\x14\0", 6);
}

void TestPackedTables::onlyTextIsReadInside()
{
    QFETCH(QByteArray, bytes);
    for (const auto& file :
         {m_files.write("a.gz", gzipped(bytes)), m_files.write("a.zst", zstandard(bytes)), m_files.writeZip("a.zip", {{"a.csv", bytes}})}) {
        const auto refused = read(file);
        QVERIFY(!refused);
        QVERIFY2(says(refused.error(), SourceMessage::NotTextInside), wordsFor(refused).c_str());
    }
}

void TestPackedTables::theTableOfAZipIsRead()
{
    const auto file = m_files.writeZip(
        "people.zip", {{"data/", {}}, {"data/people.csv", people}, {"__MACOSX/data/._people.csv", "?"}, {"licence.pdf", "%PDF-1.7"}});
    const auto unpacked = read(file);
    QVERIFY2(unpacked, wordsFor(unpacked).c_str());
    QCOMPARE(unpacked->table->rowCount(), std::size_t{2});
    QFile bytes(file);
    QVERIFY(bytes.open(QIODevice::ReadOnly));
    QCOMPARE(unpacked->sha256, sha256Hex(bytes.readAll().toStdString()));
    QVERIFY(read(m_files.writeZip("unnamed.zip", {{"PEOPLE", people}})));
}

void TestPackedTables::ofSeveralTablesOneIsChosen()
{
    const auto file = m_files.writeZip("census.zip", {{"2019.csv", people}, {"2020.csv", people + "3;z\n"}, {"notes.TXT", "?"}});
    const auto several = read(file);
    QVERIFY(!several);
    QVERIFY(several.error().code == ErrorCode::InvalidArgument);
    QVERIFY2(wordsFor(several).find("3 tables") != std::string::npos, wordsFor(several).c_str());
    QCOMPARE(tablesInZip(file)->size(), std::size_t{3});
    auto options = semicolons();
    options.entry = "2020.csv";
    const auto chosen = read(file, options);
    QVERIFY2(chosen, wordsFor(chosen).c_str());
    QCOMPARE(chosen->table->rowCount(), std::size_t{3});
    options.entry = "2021.csv";
    QVERIFY(read(file, options).error().code == ErrorCode::NotFound);
    QVERIFY(says(read(m_files.write("plain.csv", people), options).error(), SourceMessage::NoZip));
    QVERIFY(says(read(m_files.writeZip("empty.zip", {{"folder/", {}}})).error(), SourceMessage::ZipEmpty));
}

void TestPackedTables::lockedAndDamagedZipsAreRefused()
{
    QVERIFY(says(read(m_files.writeZip("locked.zip", {{"a.csv", people}}, "secret")).error(), SourceMessage::ZipEntryLocked));
    QFile whole(m_files.writeZip("whole.zip", {{"a.csv", manyPeople()}}));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    auto bytes = whole.readAll();
    QVERIFY(says(read(m_files.write("cut.zip", bytes.left(bytes.size() - 30))).error(), SourceMessage::PackedDamaged));
    bytes[bytes.size() / 2] = static_cast<char>(~bytes[bytes.size() / 2]);
    QVERIFY(read(m_files.write("flipped.zip", bytes)).error().code == ErrorCode::BadInput); // or the records were no longer whole
}

void TestPackedTables::aWorkbookIsNoZipOfTables()
{
    const auto book = m_files.writeZip("book.xlsx", {{"[Content_Types].xml", "<Types/>"}, {"xl/workbook.xml", "<workbook/>"}});
    QVERIFY(says(read(book).error(), SourceMessage::Workbook));
}

void TestPackedTables::proposesForWhatIsInside()
{
    for (const auto& file : {m_files.write("a.gz", gzipped(people)), m_files.write("a.zst", zstandard(people)),
                             m_files.writeZip("a.zip", {{"a.csv", people}})}) {
        const auto proposal = proposeCsvOptions(file);
        QVERIFY(proposal);
        QCOMPARE(proposal->options.delimiter, ';');
    }
    const auto several = m_files.writeZip("several.zip", {{"a.csv", "a,b\n1,2\n"}, {"b.csv", people}});
    QVERIFY(!proposeCsvOptions(several));
    QCOMPARE(proposeCsvOptions(several, "b.csv")->options.delimiter, ';');
}

void TestPackedTables::filesMadeToFillAComputerAreRefused()
{
    UnpackingLimits limits(1000, "bomb.gz");
    QVERIFY(limits.add(std::size_t{1} << 28U)); // whatever the gain
    QVERIFY(says(limits.add(1).error(), Statement(SourceMessage::PackedTooDense, std::uint64_t{500})));
    UnpackingLimits large(std::size_t{1} << 37U, "large.gz");
    QVERIFY(large.add(std::size_t{1} << 38U));
    QVERIFY(large.add(1).error().says == Message(SourceMessage::PackedTooLarge));
}

void TestPackedTables::canBeStopped()
{
    const auto text = manyPeople();
    for (const auto& file :
         {m_files.write("a.gz", gzipped(text)), m_files.write("a.zst", zstandard(text)), m_files.writeZip("a.zip", {{"a.csv", text}})}) {
        const auto stops = stopsAt(10, [&](JobContext& job) { return readCsvSource(std::array{file}, semicolons(), job); });
        QVERIFY2(stops.fault.isEmpty(), stops.fault.constData());
    }
}

TRANCHE_TEST(TestPackedTables)

} // namespace tst_packed_tables

#include "tst_packed_tables.moc"
