// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/source/packed_file.h"

#include "tests/support/csv.h"
#include "tests/support/words/said.h"
#include "tests/support/test_room.h"

namespace tst_packed_file {

using namespace tranche;

class TestPackedFile : public QObject {
    Q_OBJECT

private slots:
    void saysWhatAFileIs_data();
    void saysWhatAFileIs();
    void namesThatBeginLikeAPackedFileAreNames_data();
    void namesThatBeginLikeAPackedFileAreNames();
};

void TestPackedFile::saysWhatAFileIs_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("gzip") << QByteArray("\x1F\x8B\x08\x00\x00\x00\x00\x00", 8) << QByteArray("packed");
    QTest::newRow("zip") << QByteArray("PK\x03\x04\x14\x00", 6) << QByteArray("packed");
    QTest::newRow("bzip2") << QByteArray("BZh91AY&SY\x11\x22") << QByteArray("bzip2");
    QTest::newRow("xz") << QByteArray("\xFD"
                                      "7zXZ\x00\x00",
                                      7)
                        << QByteArray("xz");
    QTest::newRow("zstd") << QByteArray("\x28\xB5\x2F\xFD\x04") << QByteArray("packed");
    QTest::newRow("xls") << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") << QByteArray("xls");
    QTest::newRow("SQLite") << QByteArray("SQLite format 3\x00\x10", 17) << QByteArray("SQLite");
    QTest::newRow("sav") << QByteArray("$FL2@(#) IBM SPSS STATISTICS") << QByteArray("SPSS");
    QTest::newRow("dta") << QByteArray("<stata_dta><header>") << QByteArray("Stata");
    QTest::newRow("dta of old") << QByteArray("n\x01\x01"
                                              "1\n\n2\n")
                                << QByteArray("Stata");
    QTest::newRow("sas7bdat") << QByteArray(12, '\0') + QByteArray::fromHex("c2ea8160b31411cfbd92080009c7318c181f1011")
                              << QByteArray("SAS");
    QTest::newRow("Parquet") << QByteArray("PAR1\x15\x04") << QByteArray("Parquet");
    QTest::newRow("PDF") << QByteArray("%PDF-1.7\n") << QByteArray("PDF");
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                          "a\x00",
                                          4)
                            << QByteArray("UTF-16");
}

void TestPackedFile::saysWhatAFileIs()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, word);
    for (const auto* encoding : {"UTF-8", "windows-1252"}) {
        CsvOptions options;
        options.encoding = encoding;
        const auto read = test::readText(bytes.toStdString(), options);
        QVERIFY(!read);
        QVERIFY(read.error().code == ErrorCode::BadInput);
        const auto said = messageWords(read.error());
        QVERIFY2(said.contains(word.toStdString()), said.c_str());
        QCOMPARE(read.error().place.file, std::string("people.csv"));
    }
}

void TestPackedFile::namesThatBeginLikeAPackedFileAreNames_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const auto* text : {"BZh,x\n1,2\n", "PAR1,PAR2\n1,2\n", "PK,x\n1,2\n", "Rar!,x\n1,2\n", "%PDF,x\n1,2\n", "7z,x\n1,2\n"})
        QTest::newRow(text) << QByteArray(text);
}

void TestPackedFile::namesThatBeginLikeAPackedFileAreNames()
{
    QFETCH(QByteArray, text);
    QVERIFY(test::readText(text.toStdString()));
}

TRANCHE_TEST(TestPackedFile)

} // namespace tst_packed_file

#include "tst_packed_file.moc"
