// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_detect.h"

#include "core/import/csv_reader.h"
#include "tests/support/test_room.h"
#include "tests/support/tables.h"
#include "tests/support/words/said.h"

#include <QFile>
#include <QTemporaryDir>

namespace tst_csv_detect {

using namespace tranche;

class TestCsvDetect : public QObject {
    Q_OBJECT

private slots:
    void proposesWithAReason_data();
    void proposesWithAReason();
    void looksAtTheBeginningOnly();
    void takesTheCommentsOfAllFiles();
    void proposesRightForRealTables();
    void refusesAnEmptyFile();
    void refusesAFileThatIsNotThere();

private:
    std::filesystem::path write(const QByteArray& bytes);

    QTemporaryDir m_folder;
};

std::filesystem::path TestCsvDetect::write(const QByteArray& bytes)
{
    QFile file(m_folder.filePath("people.csv"));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a test file");
    return file.filesystemFileName();
}

void TestCsvDetect::proposesWithAReason_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("options"); // delimiter, header, decimal, encoding
    QTest::addColumn<QString>("reason");

    QTest::newRow("comma") << QByteArray("name,age\nAnn,31\nBob,42\n") << ", header . UTF-8"
                           << "Comma, because it splits each of the first 3 records into 2 fields. The first record looks like names.";
    QTest::newRow("semicolon, decimal comma") << QByteArray("a;b;c\n1,5;x;2\n2,5;y;3\n") << "; header , UTF-8"
                                              << "Semicolon, because it splits each of the first 3 records into 3 fields. The first record "
                                                 "looks like names. Decimal comma, because numbers are written with one.";
    QTest::newRow("tab") << QByteArray("a\tb\n1,5\t2.5\n") << "\t header . UTF-8"
                         << "Tab, because it splits each of the first 2 records into 2 fields. The first record looks like names.";
    QTest::newRow("commas in quotes")
        << QByteArray("a|b\n\"x,y\"|1\n\"z\"|2\n") << "| header . UTF-8"
        << "Vertical bar, because it splits each of the first 3 records into 2 fields. The first record looks like names.";
    QTest::newRow("no header") << QByteArray("39,Private\n50,State\n") << ", none . UTF-8"
                               << "Comma, because it splits each of the first 2 records into 2 fields. No header, because the first record "
                                  "does not look like names.";
    QTest::newRow("not UTF-8") << QByteArray("a,b\n\xE9t\xE9,1\n") << ", header . windows-1252"
                               << "Comma, because it splits each of the first 2 records into 2 fields. The first record looks like names. "
                                  "Encoding windows-1252, because the bytes are not UTF-8.";
    QTest::newRow("ragged further down")
        << QByteArray("a,b\n1,2\n3\n") << ", header . UTF-8"
        << "Comma, because it splits each of the first 2 records into 2 fields. The first record looks like names.";
    QTest::newRow("blanks") << QByteArray("a  b c\n1 x  2\n3 y 4\n") << ", header . UTF-8"
                            << "Blanks, because they split each of the first 3 records into 3 fields. The first record looks like names.";
    QTest::newRow("comment lines") << QByteArray("|made by hand\n39, x\n50, y\n") << ", none . UTF-8"
                                   << "Comma, because it splits each of the first 2 records into 2 fields. No header, because the first "
                                      "record does not look like names. Lines that begin with | are left out: they are no records.";
    QTest::newRow("a header that begins with #")
        << QByteArray("#id;b\n1;2\n") << "; header . UTF-8"
        << "Semicolon, because it splits each of the first 2 records into 2 fields. The first record looks like names.";
    QTest::newRow("single quotes") << QByteArray("'a','b'\n'x,y','it''s'\n") << ", header . UTF-8"
                                   << "Comma, because it splits each of the first 2 records into 2 fields. The first record looks like "
                                      "names. Single quotes, because fields are in them.";
    QTest::newRow("an apostrophe")
        << QByteArray("a,b\n's-Hertogenbosch,1\n") << ", header . UTF-8"
        << "Comma, because it splits each of the first 2 records into 2 fields. The first record looks like names.";
    QTest::newRow("sep line") << QByteArray("sep=;\r\na;b\r\n1,5;2\r\n") << "; header , UTF-8"
                              << "Semicolon, because it splits each of the first 2 records into 2 fields. The first record looks like "
                                 "names. The first line names the delimiter and is skipped. Decimal comma, because numbers are written "
                                 "with one.";
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                          "a\0,\0b\0\n\0"
                                          "1\0,\0"
                                          "2\0\n\0",
                                          18)
                            << ", header . UTF-16LE"
                            << "Comma, because it splits each of the first 2 records into 2 fields. The first record looks like names. "
                               "Encoding UTF-16LE, because the bytes are not UTF-8.";
    QTest::newRow("one attribute") << QByteArray("a\nx\ny\n") << ", header . UTF-8"
                                   << "Comma, although no delimiter splits the first records into the same number of fields.";
}

void TestCsvDetect::proposesWithAReason()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, options);
    QFETCH(QString, reason);

    const auto proposal = proposeCsvOptions(write(text));

    QVERIFY(proposal);
    const auto& found = proposal->options;
    QCOMPARE(QString("%1 %2 %3 %4")
                 .arg(QChar(found.delimiter), found.header ? "header" : "none", QChar(found.decimal),
                      QString::fromStdString(found.encoding)),
             options);
    QCOMPARE(QString::fromStdString(messageWords(proposal->reasons)), reason);
}

void TestCsvDetect::looksAtTheBeginningOnly()
{
    const auto proposal = proposeCsvOptions(write("a;b\n" + QByteArray("1;x\n").repeated(100'000) + "ragged\n"));
    QVERIFY(proposal);
    QCOMPARE(proposal->options.delimiter, ';');
}

void TestCsvDetect::takesTheCommentsOfAllFiles()
{
    const auto first = write("1,2\n3,4\n");
    const auto second = std::filesystem::path(m_folder.filePath("second.csv").toStdString());
    std::filesystem::copy_file(first, second);
    const auto third = write("|x\n1,2\n");
    const std::vector files{second, third};
    const auto proposal = proposeCsvOptions(files);
    QVERIFY(proposal);
    QCOMPARE(proposal->options.comment, std::string("|"));
    std::filesystem::remove(second);
}

/// Each of them opens as its description says, without a question.
void TestCsvDetect::proposesRightForRealTables()
{
    const auto folder = test::sharedFolder().toStdString() + "/data/";
    if (test::sharedFolder().isEmpty())
        QSKIP("no shared tables on this computer");
    struct Real {
        std::vector<std::filesystem::path> files;
        std::size_t records;
        std::size_t attributes;
        bool header;
    };
    for (const auto& [files, records, attributes, header] :
         {Real{{folder + "adult/adult.data"}, 32'561, 15, false}, Real{{folder + "adult/adult.test"}, 16'281, 15, false},
          Real{{folder + "adult/adult.data", folder + "adult/adult.test"}, 48'842, 15, false},
          Real{{folder + "cmc/cmc.data"}, 1'473, 10, true}, Real{{folder + "german-credit/german.data"}, 1'000, 21, true},
          Real{{folder + "nist-acs-2019/national2019.csv"}, 27'253, 24, true}}) {
        const auto proposal = proposeCsvOptions(files);
        QVERIFY(proposal);
        QCOMPARE(proposal->options.header, header);
        JobContext job;
        const auto table = readCsv(files, proposal->options, job);
        QVERIFY2(table, table ? "" : test::wordsOf(table.error()).c_str());
        QCOMPARE((*table)->rowCount(), records);
        QCOMPARE((*table)->attributeCount(), attributes);
    }
}

void TestCsvDetect::refusesAnEmptyFile()
{
    for (const QByteArray text : {"", "\n\n", "\xEF\xBB\xBF"})
        QVERIFY(proposeCsvOptions(write(text)).error().code == ErrorCode::BadInput);
}

void TestCsvDetect::refusesAFileThatIsNotThere()
{
    QVERIFY(proposeCsvOptions(m_folder.filePath("none.csv").toStdString()).error().code == ErrorCode::NotFound);
}

TRANCHE_TEST(TestCsvDetect)

} // namespace tst_csv_detect

#include "tst_csv_detect.moc"
