// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/text/text_look.h"

#include "core/base/messages/csv_message.h"
#include "core/base/messages/import/text_message.h"
#include "core/import/csv_reader.h"
#include "core/import/look/text/raw_text.h"
#include "tests/support/csv.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

namespace tst_text_look {

using namespace tranche;
using Verdict = Evidence::Verdict;

class TestTextLook : public QObject {
    Q_OBJECT

private slots:
    void findsACleanFileInOrder();
    void tellsAllThatIsWrongAtOnce();
    void marksTheFaultInItsLine();
    void listsSoManyOfAKindAndCountsTheRest();
    void tellsAnOpenQuoteAndGoesOn();
    void tellsBytesThatAreNoText();
    void tellsCellsThatAreNoNumberAmongNumbers();
    void tellsWhatIsLeftOut();
    void looksAtTheBeginningOnly();
    void agreesWithTheReaderOnWhetherAFileCanBeRead();
    void looksAtAdultAsItWasPublished();

private:
    std::filesystem::path write(const QByteArray& bytes, const QString& name = "people.csv");
    ImportLook look(const QByteArray& bytes, const std::optional<CsvOptions>& options = {}, LookExtent extent = LookExtent::Whole);

    QTemporaryDir m_folder;
};

namespace {

const Evidence& rowOf(const ImportLook& look, ImportChoice choice)
{
    const auto found = std::ranges::find(look.evidence, choice, &Evidence::choice);
    if (found == look.evidence.end())
        qFatal("no row of that choice");
    return *found;
}

QString problemsOf(const ImportLook& look)
{
    QStringList texts;
    for (const auto& problem : look.problems)
        texts << QString("%1%2 %3")
                     .arg(problem.said.place.line)
                     .arg(problem.stops ? "!" : "", QString::fromStdString(messageWords(problem.said)));
    return texts.join("; ");
}

QString leftOutOf(const ImportLook& look)
{
    QStringList texts;
    for (const auto& left : look.leftOut)
        texts << QString("%1 %2").arg(left.place.line).arg(QString::fromStdString(messageWords(left)));
    return texts.join("; ");
}

} // namespace

std::filesystem::path TestTextLook::write(const QByteArray& bytes, const QString& name)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a test file");
    return file.filesystemFileName();
}

ImportLook TestTextLook::look(const QByteArray& bytes, const std::optional<CsvOptions>& options, LookExtent extent)
{
    const std::vector files{write(bytes)};
    JobContext job;
    auto found = lookAtText(files, options, extent, job);
    if (!found)
        qFatal("cannot look: %s", test::wordsOf(found.error()).c_str());
    return std::move(*found);
}

void TestTextLook::findsACleanFileInOrder()
{
    const auto found = look("name,age,share\n\"Ann\",31,0.5\nBob,,1.5\n");
    QVERIFY(found.whole);
    QCOMPARE(found.records, std::size_t{2});
    QCOMPARE(found.attributes, std::size_t{3});
    QCOMPARE(found.evidence.size(), std::size_t{9});
    QVERIFY(std::ranges::none_of(found.evidence, [](const auto& row) { return row.verdict == Verdict::Stop || row.count > 0; }));
    QCOMPARE(messageWords(rowOf(found, ImportChoice::Encoding).said),
             std::string("all 37 bytes are ASCII: each encoding reads them alike"));
    QCOMPARE(messageWords(rowOf(found, ImportChoice::Delimiter).said), std::string("3 fields in 2 of 2 records"));
    QCOMPARE(messageWords(rowOf(found, ImportChoice::Quote).said), std::string("1 field is in quotes"));
    QCOMPARE(messageWords(rowOf(found, ImportChoice::Numbers).said), std::string("numbers written so: 2, in 1 attribute"));
    QCOMPARE(messageWords(rowOf(found, ImportChoice::Missing).said), std::string("empty cells: 1, in 1 attribute"));
    QCOMPARE(problemsOf(found), QString());
    QCOMPARE(found.notFound.size(), std::size_t{4});
    QCOMPARE(test::rowsOf(*found.head).at(1), (std::vector<std::string>{"Ann", "31", "0.5"}));
    QCOMPARE(found.rawLines, (std::vector<std::string>{"name,age,share", "\"Ann\",31,0.5", "Bob,,1.5"}));
}

void TestTextLook::tellsAllThatIsWrongAtOnce()
{
    const auto found = look("a,b,c\n1,2,3\n4,5\n6,7,8,9\n\nx\"y,2,3\n1,2,\xFF\n", CsvOptions());
    QCOMPARE(problemsOf(found),
             QString("3! There is 1 field too few; 4! There is 1 field too many; 5! A blank line stands between records; "
                     "6! A quote stands inside a field, or text behind a closing quote; 7! Bytes are no text"));
    QCOMPARE(found.problemsInAll, std::size_t{5});
    QVERIFY(rowOf(found, ImportChoice::UnevenRecords).verdict == Verdict::Stop);
    QCOMPARE(rowOf(found, ImportChoice::UnevenRecords).count, std::size_t{3});
    QCOMPARE(rowOf(found, ImportChoice::UnevenRecords).said.place.line, std::uint64_t{3});
    QVERIFY(found.head != nullptr);
}

void TestTextLook::marksTheFaultInItsLine()
{
    const auto found = look("a;b\n1;2\nBack pain; chronic;3\n");
    QCOMPARE(found.problems.size(), std::size_t{1});
    const auto& problem = found.problems.front();
    QCOMPARE(problem.raw, std::string("Back pain; chronic;3"));
    QCOMPARE(problem.raw.substr(problem.from, problem.to - problem.from), std::string(";3"));
    QCOMPARE(messageWords(*problem.expected), std::string("2 fields, as in the first record"));
    QCOMPARE(messageWords(*problem.found), std::string("3 fields"));
    const auto around = rawAround(std::string(60, 'x') + "\u00E9!" + std::string(60, 'y') + "\n", 62, 63);
    QVERIFY(around.text.starts_with("…") && around.text.ends_with("…"));
    QCOMPARE(around.text.substr(around.from, around.to - around.from), std::string("!"));
}

void TestTextLook::listsSoManyOfAKindAndCountsTheRest()
{
    const auto found = look("a,b\n" + QByteArray("1,2\n1\n").repeated(500) + "x,y,z\n");
    QCOMPARE(found.problems.size(), std::size_t{200});
    QCOMPARE(found.problemsInAll, std::size_t{501});
    QCOMPARE(found.records, std::size_t{1001});
}

void TestTextLook::tellsAnOpenQuoteAndGoesOn()
{
    const auto found = look("a,b\n1,2\n\"x,3\n4,5\n6,7,8\n");
    QCOMPARE(problemsOf(found), QString("5! There is 1 field too many; 3! A quote opens and does not close"));
    QCOMPARE(messageWords(*found.problems.back().found), std::string("the end of the file, 3 lines further on"));
    QCOMPARE(found.records, std::size_t{4});
}

void TestTextLook::tellsBytesThatAreNoText()
{
    CsvOptions options;
    options.encoding = "windows-1252";
    const QByteArray text = "a,b\nZo\xEB,1\n\x81,2\n";
    const auto found = look(text, options);
    QCOMPARE(problemsOf(found), QString("3! Bytes are no text"));
    QVERIFY(rowOf(found, ImportChoice::Encoding).verdict == Verdict::Stop);
    QCOMPARE(rowOf(found, ImportChoice::Encoding).said.place.line, std::uint64_t{3});
    options.badBytes = BadBytes::Replace;
    const auto replaced = look(text, options);
    QCOMPARE(problemsOf(replaced), QString());
    QCOMPARE(leftOutOf(replaced), QStringLiteral("0 1 byte that is no text is read as U+FFFD"));
}

void TestTextLook::tellsCellsThatAreNoNumberAmongNumbers()
{
    QByteArray text = "name,age\n";
    for (int i = 0; i < 60; ++i)
        text += "p" + QByteArray::number(i) + ","
                + (i == 41  ? QByteArray("4l")
                   : i == 7 ? QByteArray("?")
                            : QByteArray::number(20 + i))
                + "\n";
    const auto found = look(text);
    QCOMPARE(problemsOf(found), QString("43 The cell is no number"));
    QCOMPARE(found.problems.front().said.place.attribute, std::string("age"));
    QCOMPARE(messageWords(*found.problems.front().expected), std::string("a number, as in 58 other records"));
    QVERIFY(messageWords(rowOf(found, ImportChoice::Missing).said).contains("in 1 cell of 1 attribute;"));
}

void TestTextLook::tellsWhatIsLeftOut()
{
    CsvOptions options;
    options.comment = "#";
    options.skip = 1;
    options.ragged = RaggedRecords::Skip;
    const QByteArray text = "made by hand\na,b\n#x\n1,2\n3\n4,5\n\n\n";
    const auto found = look(text, options);
    QCOMPARE(leftOutOf(found), QString("1 1 line at the beginning is skipped; 3 1 comment line is left out; 5 1 uneven record is left out; "
                                       "7 2 blank lines at the end"));
    QCOMPARE(found.records, std::size_t{2});
    QVERIFY(std::ranges::none_of(found.problems, &ImportProblem::stops));
    options.ragged = RaggedRecords::Pad;
    JobContext job;
    const std::vector files{write(text)};
    const auto read = readCsvSource(files, options, job);
    QVERIFY(read);
    QCOMPARE(read->leftOut.size(), std::size_t{2});
    QCOMPARE(messageWords(read->leftOut[0]), std::string("1 comment line is left out"));
    QCOMPARE(messageWords(read->leftOut[1]), std::string("1 record with too few fields gets empty cells at its end"));
    QCOMPARE(read->leftOut[1].place.line, std::uint64_t{5});
}

void TestTextLook::looksAtTheBeginningOnly()
{
    const auto text = "a,b\n" + QByteArray("1,2\n").repeated(300'000) + "3\n";
    const auto found = look(text, {}, LookExtent::Beginning);
    QVERIFY(!found.whole);
    QVERIFY(found.records > 10'000 && found.records < 300'000);
    QCOMPARE(problemsOf(found), QString());
    QCOMPARE(look(text).problems.size(), std::size_t{1});
}

/// A file can be read where no problem stops it, and only there.
void TestTextLook::agreesWithTheReaderOnWhetherAFileCanBeRead()
{
    for (const QByteArray text : {"a,b\n1,2\n", "a,b\n1,2\n3\n", "a,b\n1,\"2\n", "a,b\n\n1,2\n", "a,b\n1,2\n\n", "a\n\n1\n", "\na\n1\n",
                                  "\n\na,b\n1,2\n", "a\n1\n\n", "a,a\n1,2\n", "a,\n1,2\n", "a,b\n", "a,b\n1\"x,2\n", "a,b\r1,2\n3,4\r",
                                  "a,b\n1\r,2\n", "a,b\n1,\xE9\n", "a,b\n\"x\"y,2\n",
                                  "\xEF\xBB\xBF"
                                  "a,b\n1,2"}) {
        const std::vector files{write(text)};
        JobContext job;
        for (const auto ragged : {RaggedRecords::Stop, RaggedRecords::Pad, RaggedRecords::Skip}) {
            CsvOptions options;
            options.ragged = ragged;
            const auto found = look(text, options);
            const bool stopped = std::ranges::any_of(found.problems, &ImportProblem::stops);
            const auto read = readCsv(files, options, job);
            QVERIFY2(read.has_value() == !stopped, text.constData());
            if (read)
                QVERIFY2((*read)->rowCount() == found.records, text.constData());
        }
    }
}

void TestTextLook::looksAtAdultAsItWasPublished()
{
    if (test::sharedFolder().isEmpty())
        QSKIP("no shared tables on this computer");
    const auto folder = test::sharedFolder().toStdString() + "/data/adult/";
    const std::vector<std::filesystem::path> files{folder + "adult.data", folder + "adult.test"};
    JobContext job;
    const auto found = lookAtText(files, std::nullopt, LookExtent::Whole, job);
    QVERIFY(found);
    QCOMPARE(found->records, std::size_t{48'842});
    QCOMPARE(messageWords(rowOf(*found, ImportChoice::Encoding).said),
             std::string("all 5,977,458 bytes are ASCII: each encoding reads them alike"));
    QCOMPARE(messageWords(rowOf(*found, ImportChoice::Delimiter).said), std::string("15 fields in 48,842 of 48,842 records"));
    QCOMPARE(messageWords(rowOf(*found, ImportChoice::Header).said),
             std::string("the first record has its 6 numbers where the others have theirs"));
    QCOMPARE(rowOf(*found, ImportChoice::CommentLines).said.place.file, std::string("adult.test"));
    QVERIFY(messageWords(rowOf(*found, ImportChoice::Missing).said).contains("in 6,465 cells of 3 attributes"));
    QCOMPARE(problemsOf(*found), QString());
}

TRANCHE_TEST(TestTextLook)

} // namespace tst_text_look

#include "tst_text_look.moc"
