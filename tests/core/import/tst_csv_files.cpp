// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_reader.h"
#include "core/table/attribute_profile.h"
#include "tests/support/csv.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "core/base/messages/csv_message.h"
#include "tests/support/words/said.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <stop_token>

namespace tst_csv_files {

using namespace tranche;
using test::rowsOf;

namespace {

using Rows = std::vector<std::vector<std::string>>;

QByteArray manyRows(int count)
{
    QByteArray text = "id,text\n";
    for (int i = 0; i < count; ++i)
        text += QByteArray::number(i * 7919LL % 1000003) + ",\"row " + QByteArray::number(i) + "\"\n";
    return text;
}

} // namespace

class TestCsvFiles : public QObject {
    Q_OBJECT

private slots:
    void readsSeveralFilesAsOneTable();
    void refusesFilesOfAnotherShape();
    void saysWhichFileCannotBeRead();
    void convertsOneByteEncodings_data();
    void convertsOneByteEncodings();
    void refusesBytesThatWindowsLeavesOpen();
    void readsARecordThatIsLargerThanTheWindow();
    void readsLongFilesAsTheyAre();
    void keepsDecimalCommasAsTheyWereRead();
    void knowsInWhichLineATupleBegins();
    void knowsTheLinesOfLongFiles();
    void movesOnAndStops();
    void readsAdult();

private:
    std::filesystem::path write(const QString& name, const QByteArray& bytes);
    Result<std::shared_ptr<const Table>> read(const std::vector<std::filesystem::path>& files, const CsvOptions& options = {});

    QTemporaryDir m_folder;
};

std::filesystem::path TestCsvFiles::write(const QString& name, const QByteArray& bytes)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a test file");
    return file.filesystemFileName();
}

Result<std::shared_ptr<const Table>> TestCsvFiles::read(const std::vector<std::filesystem::path>& files, const CsvOptions& options)
{
    JobContext job;
    return readCsv(files, options, job);
}

void TestCsvFiles::readsSeveralFilesAsOneTable()
{
    const auto table = read({write("1.csv", "a,b\n1,x\n"),
                             write("2.csv", "\xEF\xBB\xBF"
                                            "a,b\r\n2,\"y\"\r\n"),
                             write("3.csv", "a,b\r1,z")});
    QVERIFY(table);
    QVERIFY(rowsOf(**table) == (Rows{{"a", "b"}, {"1", "x"}, {"2", "y"}, {"1", "z"}}));
}

void TestCsvFiles::refusesFilesOfAnotherShape()
{
    const auto first = write("1.csv", "a,b\n1,x\n");
    const auto other = read({first, write("2.csv", "a,c\n2,y\n")});
    QVERIFY(!other);
    QCOMPARE(other.error().place, (Place{.file = "2.csv", .line = 1}));
    QVERIFY(test::says(other.error(), {CsvMessage::HeaderDiffers, 2U}));
    const auto wider = read({first, write("3.csv", "a,b,c\n2,y,z\n")});
    QVERIFY(!wider);
    QVERIFY(test::says(wider.error(), {CsvMessage::Ragged, 2U, 3U}));
    QVERIFY(!read({first, write("4.csv", "a,b\n")}));
}

void TestCsvFiles::saysWhichFileCannotBeRead()
{
    const auto missing = read({write("1.csv", "a\n1\n"), std::filesystem::path(m_folder.filePath("none.csv").toStdString())});
    QVERIFY(missing.error().code == ErrorCode::NotFound);
    QCOMPARE(missing.error().place.file, std::string("none.csv"));
    QVERIFY(!test::wordsOf(missing.error()).contains(m_folder.path().toStdString()));
    const auto folder = read({std::filesystem::path(m_folder.path().toStdString())});
    QVERIFY(folder.error().code == ErrorCode::Io);
    QVERIFY(read({}).error().code == ErrorCode::InvalidArgument);
}

void TestCsvFiles::convertsOneByteEncodings_data()
{
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    QTest::newRow("windows-1252") << "windows-1252" << QByteArray("\x80\xE9\x99") << QString::fromUtf8("€é™");
    QTest::newRow("ISO-8859-1") << "ISO-8859-1" << QByteArray("\xA4\xE9") << QString::fromUtf8("¤é");
    QTest::newRow("ISO-8859-15") << "ISO-8859-15" << QByteArray("\xA4\xE9") << QString::fromUtf8("€é");
}

void TestCsvFiles::convertsOneByteEncodings()
{
    QFETCH(QString, encoding);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    CsvOptions options;
    options.encoding = encoding.toStdString();

    const auto table = read({write("e.csv", "a,b\n" + bytes + ",x\n")}, options);

    QVERIFY(table);
    QCOMPARE(QString::fromUtf8((*table)->cell(0, SourceId(0)).data(), static_cast<qsizetype>((*table)->cell(0, SourceId(0)).size())),
             expected);
}

void TestCsvFiles::refusesBytesThatWindowsLeavesOpen()
{
    CsvOptions options;
    options.encoding = "windows-1252";
    for (const char byte : {'\x81', '\x8D', '\x8F', '\x90', '\x9D'})
        QCOMPARE(read({write("e.csv", QByteArray("a\nx\n") + byte + "\n")}, options).error().place.line, std::uint64_t{3});
}

void TestCsvFiles::readsARecordThatIsLargerThanTheWindow()
{
    const QByteArray longField = QByteArray("line \"\"x\"\"\r\n").repeated(60'000);
    const auto table = read({write("long.csv", "a,b\n1,\"" + longField + "\"\n2,y\n")});
    QVERIFY(table);
    QCOMPARE((*table)->rowCount(), std::size_t{2});
    QVERIFY((*table)->cell(0, SourceId(1)) == QByteArray(longField).replace("\"\"", "\"").toStdString());
    QCOMPARE(read({write("long.csv", "a,b\n1,\"" + longField + "\"\n2\n")}).error().place.line, std::uint64_t{60'003});
}

void TestCsvFiles::readsLongFilesAsTheyAre()
{
    constexpr int count = 60'000;
    const auto table = read({write("many.csv", manyRows(count))});
    QVERIFY(table);
    QCOMPARE((*table)->rowCount(), std::size_t{count});
    for (int i = 0; i < count; ++i) {
        const auto row = static_cast<std::size_t>(i);
        QVERIFY((*table)->cell(row, SourceId(0)) == std::to_string(i * 7919LL % 1000003));
        QVERIFY((*table)->cell(row, SourceId(1)) == "row " + std::to_string(i));
    }
    const auto& numbers = (*table)->attribute(SourceId(0)).dictionary;
    for (std::uint32_t code = 1; code < numbers.size(); ++code)
        QVERIFY(std::stoi(std::string(numbers.text(code - 1))) < std::stoi(std::string(numbers.text(code))));
}

void TestCsvFiles::keepsDecimalCommasAsTheyWereRead()
{
    CsvOptions options;
    options.delimiter = ';';
    options.decimal = ',';
    const QByteArray text = "all;some;mixed;points\n1,5;1,5;1,5;1.5\n;x;1.5;0.5\n10;2;2;10\n";
    const auto table = *read({write("d.csv", text)}, options);
    QVERIFY(rowsOf(*table)
            == (Rows{{"all", "some", "mixed", "points"}, {"1,5", "1,5", "1,5", "1.5"}, {"", "x", "1.5", "0.5"}, {"10", "2", "2", "10"}}));
    QVERIFY(table->attribute(SourceId(0)).dictionary.text(1) == "1,5"); // by number: 1,5 before 10
    const std::array types = {AttributeType::Numeric, AttributeType::Categorical, AttributeType::Categorical, AttributeType::Numeric};
    for (std::size_t i = 0; i < types.size(); ++i)
        QVERIFY2(profileOf(table->attribute(SourceId(i)), {}, SourceId(i)).detectedType == types[i], qPrintable(QString::number(i)));
    options.decimal = '.';
    QVERIFY(profileOf((*read({write("d.csv", text)}, options))->attribute(SourceId(0)), {}, SourceId(0)).detectedType
            == AttributeType::Categorical);
}

void TestCsvFiles::knowsInWhichLineATupleBegins()
{
    const auto first = write("first.csv", "left out\n\"a\nb\",c\n1,2\n\"3\n3\n3\",4\n5,\"6\n6\"\n7,8\n");
    const auto second = write("second.csv", "left out\n\"a\nb\",c\n9,10\n\"11\n\",12\n13,14\n");
    CsvOptions options;
    options.skip = 1;
    const auto table = *read({first, second}, options);
    const std::vector<std::uint64_t> lines = {4, 5, 8, 10, 4, 5, 7};
    QCOMPARE(table->rowCount(), lines.size());
    for (std::size_t row = 0; row < lines.size(); ++row) {
        QCOMPARE(table->placeOf(row).line, lines[row]);
        QCOMPARE(table->placeOf(row).file, std::string(row < 4 ? "first.csv" : "second.csv"));
    }
}

void TestCsvFiles::knowsTheLinesOfLongFiles()
{
    QByteArray text = "id,text\n";
    for (int i = 0; i < 300'000; ++i)
        text += QByteArray::number(i) + (i % 1000 == 7 ? ",\"two\nlines\"\n" : ",one line\n");
    const auto table = *read({write("long.csv", text)});
    for (std::size_t row = 0; row < table->rowCount(); row += 499)
        QCOMPARE(table->placeOf(row).line, std::uint64_t{row + 2 + (row + 992) / 1000});
}

void TestCsvFiles::movesOnAndStops()
{
    const auto file = write("many.csv", manyRows(200'000));
    std::vector<int> seen;
    JobContext watched(std::stop_token(), [&](int permille) { seen.push_back(permille); });
    QVERIFY(readCsv({&file, 1}, {}, watched));
    QVERIFY(seen.size() > 10);
    QVERIFY(std::ranges::is_sorted(seen));
    QVERIFY(seen.back() <= 1000);

    std::stop_source stop;
    int calls = 0;
    JobContext stopped(stop.get_token(), [&](int) {
        if (++calls == 5)
            stop.request_stop();
    });
    QVERIFY(JobContext::untilStopped([&] { return readCsv({&file, 1}, {}, stopped); }).error().code == ErrorCode::Cancelled);
    QCOMPARE(calls, 5);
}

void TestCsvFiles::readsAdult()
{
    const auto shared = test::sharedFolder();
    if (shared.isEmpty() || !QFile::exists(shared + "/data/adult/adult.data"))
        QSKIP("the Adult table may not be part of this repository and is not beside it");
    QByteArray text;
    for (const auto* name : {"adult.data", "adult.test"}) {
        QFile file(shared + "/data/adult/" + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (auto line = file.readLine(); !line.isEmpty(); line = file.readLine())
            if (!line.startsWith('|') && !line.trimmed().isEmpty())
                text += line.trimmed().replace(", ", ",") + '\n';
    }
    CsvOptions options;
    options.header = false;
    const auto table = read({write("adult.csv", text)}, options);
    QVERIFY(table);
    QCOMPARE((*table)->rowCount(), std::size_t{48'842});
    QCOMPARE((*table)->attributeCount(), std::size_t{15});
}

TRANCHE_TEST(TestCsvFiles)

} // namespace tst_csv_files

#include "tst_csv_files.moc"
