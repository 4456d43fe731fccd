// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/source/source_kind.h"

#include "tests/support/import/made_files.h"
#include "tests/support/test_room.h"

#include <sys/stat.h>

namespace tst_source_kind {

using namespace tranche;
using namespace tranche::test;

namespace {

const QByteArray sheetType = "application/vnd.oasis.opendocument.spreadsheet";

QByteArray little(quint32 number, int size)
{
    QByteArray bytes;
    for (int i = 0; i < size; ++i)
        bytes += static_cast<char>(number >> (8 * i));
    return bytes;
}

QByteArray directoryEntry(const QString& name)
{
    QByteArray entry(reinterpret_cast<const char*>(name.utf16()), 2 * name.size()); // little-endian, as the machines this runs on
    const auto length = little(static_cast<quint32>(entry.size() + 2), 2);
    return entry.leftJustified(64, '\0') + length + QByteArray(62, '\0');
}

/// A header, one sector of the table of sectors, and two of the directory, of which the first leads to the second.
QByteArray compoundFile(const QString& last)
{
    QByteArray header("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", 8);
    header = header.leftJustified(30, '\0') + little(9, 2);
    header = header.leftJustified(48, '\0') + little(1, 4);
    header = header.leftJustified(76, '\0') + little(0, 4) + QByteArray(432, '\xFF');
    const QByteArray table = (little(0xFFFFFFFD, 4) + little(2, 4) + little(0xFFFFFFFE, 4)).leftJustified(512, '\xFF');
    const auto entries = directoryEntry("Root Entry") + directoryEntry("A") + directoryEntry("B") + directoryEntry("C");
    return header + table + entries + directoryEntry(last) + QByteArray(384, '\0');
}

QByteArray portable(const QByteArray& lineEnd, bool trimmed)
{
    QByteArray text = QByteArray("ASCII SPSS PORT FILE").leftJustified(200, ' ') + QByteArray("0123456789").leftJustified(256, ' ')
                      + "SPSSPORTA8/YYYYMMDD6/HHMMSS";
    QByteArray lines;
    for (; !text.isEmpty(); text = text.mid(80)) {
        auto line = text.left(80);
        while (trimmed && line.endsWith(' '))
            line.chop(1);
        lines += line + lineEnd;
    }
    return lines;
}

} // namespace

class TestSourceKind : public QObject {
    Q_OBJECT

private slots:
    void isToldByTheFirstBytes_data();
    void isToldByTheFirstBytes();
    void aZipIsToldByItsEntries();
    void aCompoundFileIsToldByItsStreams();
    void damagedFilesAreWhatTheyBeginLike();
    void whatIsNoFileIsNotRead();
    void namesWhatIsNotThere();

private:
    SourceKind kindOf(const QByteArray& bytes) { return sourceKind(m_files.write("file", bytes)).value(); }
    SourceKind kindOfZipped(const std::vector<std::pair<QByteArray, QByteArray>>& entries)
    {
        return sourceKind(m_files.writeZip("file.zip", entries)).value();
    }

    MadeFiles m_files;
};

void TestSourceKind::isToldByTheFirstBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("kind");
    const auto row = [](const char* name, const QByteArray& bytes, SourceKind kind) { QTest::newRow(name) << bytes << int(kind); };
    row("empty", "", SourceKind::Text);
    row("text", "a,b\n1,2\n", SourceKind::Text);
    row("names that begin like packed files", "PK,BZh,PAR1,%PDF,7z,Rar!\n", SourceKind::Text);
    row("text like the header of a portable file", QByteArray("ASCII SPSS PORT FILE,b\n1,2\n").repeated(40), SourceKind::Text);
    row("sav", "$FL2@(#) IBM SPSS STATISTICS", SourceKind::Spss);
    row("zsav", "$FL3@(#) IBM SPSS STATISTICS", SourceKind::Spss);
    row("por", portable("\r\n", false), SourceKind::SpssPortable);
    row("por without blanks", portable("\n", true), SourceKind::SpssPortable);
    row("dta 118", "<stata_dta><header><release>118</release>", SourceKind::Stata);
    row("dta 115", QByteArray("\x73\x02\x01\x00\x05\x00", 6), SourceKind::Stata);
    row("dta 104, big end first", QByteArray("\x68\x01\x01\x00\x00\x05", 6), SourceKind::Stata);
    row("sas7bdat", QByteArray(12, '\0') + QByteArray::fromHex("c2ea8160b31411cfbd92080009c7318c181f1011") + "\0\0", SourceKind::Sas);
    row("xpt 5", "HEADER RECORD*******LIBRARY HEADER RECORD!!!!!!!000", SourceKind::SasTransport);
    row("xpt 8", "HEADER RECORD*******LIBV8   HEADER RECORD!!!!!!!000", SourceKind::SasTransport);
    row("SQLite", QByteArray("SQLite format 3\0\x10", 17), SourceKind::Sqlite);
    row("gzip", QByteArray("\x1F\x8B\x08\0", 4), SourceKind::Gzip);
    row("zstd", "\x28\xB5\x2F\xFD\x04", SourceKind::Zstandard);
    row("zstd behind a skipped frame", QByteArray("\x50\x2A\x4D\x18\x04\0\0\0", 8), SourceKind::Zstandard);
    row("bzip2", "BZh91AY&SY", SourceKind::OtherPacked);
    row("xz", QByteArray("\xFD\x37zXZ\0", 6), SourceKind::OtherPacked);
    row("7z", "7z\xBC\xAF\x27\x1C", SourceKind::OtherPacked);
    row("rar", QByteArray("Rar!\x1A\x07\0", 7), SourceKind::OtherPacked);
    row("Parquet", "PAR1\x15\x04", SourceKind::Parquet);
    row("PDF", "%PDF-1.7\n", SourceKind::Pdf);
}

void TestSourceKind::isToldByTheFirstBytes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, kind);
    QCOMPARE(int(kindOf(bytes)), kind);
}

void TestSourceKind::aZipIsToldByItsEntries()
{
    QVERIFY(kindOfZipped({{"[Content_Types].xml", "<Types/>"}, {"xl/workbook.xml", "<workbook/>"}}) == SourceKind::ExcelWorkbook);
    QVERIFY(kindOfZipped({{"[content_types].xml", "<Types/>"}, {"elsewhere/book.xml", "<workbook/>"}}) == SourceKind::ExcelWorkbook);
    QVERIFY(kindOfZipped({{"[Content_Types].xml", "<Types/>"}, {"word/document.xml", "<document/>"}}) == SourceKind::Zip);
    QVERIFY(kindOfZipped({{"mimetype", sheetType}, {"content.xml", "<x/>"}}) == SourceKind::OpenWorkbook);
    QVERIFY(kindOfZipped({{"mimetype", "application/vnd.oasis.opendocument.text"}, {"content.xml", "<x/>"}}) == SourceKind::Zip);
    QVERIFY(kindOfZipped({{"mimetype", sheetType}, {"META-INF/manifest.xml", "<manifest:encryption-data/>"}})
            == SourceKind::LockedWorkbook);
    QVERIFY(kindOfZipped({{"people.csv", "a,b\n1,2\n"}}) == SourceKind::Zip);
    QVERIFY(kindOf(QByteArray("PK\x05\x06").leftJustified(22, '\0')) == SourceKind::Zip);
}

void TestSourceKind::aCompoundFileIsToldByItsStreams()
{
    QVERIFY(kindOf(compoundFile("Workbook")) == SourceKind::OldWorkbook);
    QVERIFY(kindOf(compoundFile("EncryptedPackage")) == SourceKind::LockedWorkbook);
    QVERIFY(kindOf(compoundFile("EncryptedPackage2")) == SourceKind::OldWorkbook);
}

void TestSourceKind::damagedFilesAreWhatTheyBeginLike()
{
    QVERIFY(kindOf(QByteArray("PK\x03\x04\x14\0\0\0", 8)) == SourceKind::Zip);
    const auto locked = compoundFile("EncryptedPackage");
    for (qsizetype size = 8; size < 1600; size += 52)
        QVERIFY(kindOf(locked.left(size)) == SourceKind::OldWorkbook);
    auto ring = locked.left(512) + little(0, 4) + little(1, 4) + locked.mid(520); // the directory leads into itself
    QVERIFY(kindOf(ring) == SourceKind::OldWorkbook);
    ring.replace(30, 2, little(63, 2));
    QVERIFY(kindOf(ring) == SourceKind::OldWorkbook);
}

void TestSourceKind::whatIsNoFileIsNotRead()
{
    const auto pipe = m_files.pathOf("pipe");
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    QVERIFY(sourceKind(pipe).value() == SourceKind::Text);
    QVERIFY(sourceKind("/dev/zero").value() == SourceKind::Text);
}

void TestSourceKind::namesWhatIsNotThere()
{
    QVERIFY(sourceKind(m_files.pathOf("none")).error().code == ErrorCode::NotFound);
    QVERIFY(sourceKind("/").error().code == ErrorCode::Io);
}

TRANCHE_TEST(TestSourceKind)

} // namespace tst_source_kind

#include "tst_source_kind.moc"
