// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import/text_message.h"
#include "core/base/random.h"
#include "core/import/csv_reader.h"
#include "core/import/look/text/text_look.h"
#include "tests/support/csv.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <array>

namespace tst_record_choices {

using namespace tranche;
using test::says;
using Kind = RecordChoice::Kind;
using Choices = std::vector<RecordChoice>;

namespace {

RecordChoice skipping(std::uint64_t line, std::size_t file = 0)
{
    return {file, line, Kind::Skip, 0};
}

RecordChoice joining(std::uint64_t line, std::size_t field, std::size_t file = 0)
{
    return {file, line, Kind::Join, field};
}

CsvOptions with(const Choices& choices)
{
    CsvOptions options;
    options.records = choices;
    return options;
}

QString outcome(std::string_view text, const CsvOptions& options)
{
    const auto table = test::readText(text, options);
    if (!table)
        return QString("error %1: ").arg(table.error().place.line) + QString::fromStdString(test::wordsOf(table.error()));
    QStringList rows;
    for (const auto& row : test::rowsOf(**table)) {
        QString shown;
        for (const auto& cell : row)
            shown += '[' + QString::fromStdString(cell) + ']';
        rows << shown;
    }
    return rows.join(' ');
}

bool isRefused(std::string_view text, const CsvOptions& options, std::uint64_t line)
{
    const auto said = outcome(text, options);
    return said.startsWith(QString("error %1: ").arg(line)) && said.contains("made for another file");
}

QString leftOutOf(const std::vector<Statement>& all)
{
    QStringList texts;
    for (const auto& left : all)
        texts << QString("%1 %2 %3")
                     .arg(QString::fromStdString(left.place.file))
                     .arg(left.place.line)
                     .arg(QString::fromStdString(messageWords(left)));
    return texts.join("; ");
}

} // namespace

class TestRecordChoices : public QObject {
    Q_OBJECT

private slots:
    void leavesOutTheRecordInThatLine();
    void joinsFieldsWithWhatStandsBetween();
    void joinsWhatQuotedFieldsSay();
    void leavesOutARecordWhoseQuoteIsNeverClosed();
    void leavesOutABlankLine();
    void comesBeforeWhatIsDoneWithUnevenRecords();
    void refusesWhatWasChosenForAnotherFile();
    void isForOneOfSeveralFiles();
    void validatesChoices();
    void looksAsItReads();
    void saysInTheLookWhatCanBeChosen();

private:
    std::filesystem::path write(const QByteArray& bytes, const QString& name = "people.csv");
    ImportLook look(const QByteArray& bytes, const CsvOptions& options) { return lookAt(write(bytes), options); }
    static ImportLook lookAt(const std::filesystem::path& file, const CsvOptions& options);

    QTemporaryDir m_folder;
};

std::filesystem::path TestRecordChoices::write(const QByteArray& bytes, const QString& name)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a test file");
    return file.filesystemFileName();
}

ImportLook TestRecordChoices::lookAt(const std::filesystem::path& file, const CsvOptions& options)
{
    const std::vector files{file};
    JobContext job;
    auto found = lookAtText(files, options, LookExtent::Whole, job);
    if (!found)
        qFatal("cannot look: %s", test::wordsOf(found.error()).c_str());
    return std::move(*found);
}

void TestRecordChoices::leavesOutTheRecordInThatLine()
{
    const char* text = "a,b\n1,2\n3\n4,5\n6,7,8\n";
    QCOMPARE(outcome(text, with({skipping(3), skipping(5)})), "[a][b] [1][2] [4][5]");
    QVERIFY(outcome(text, with({skipping(3)})).startsWith("error 5: ")); // the other one is as it was
    QCOMPARE(outcome("a,b\n1,2\n\"x\ny\"\n3,4\n", with({skipping(3)})), "[a][b] [1][2] [3][4]");
    auto later = with({skipping(5)});
    later.skip = 2;
    QCOMPARE(outcome("made\nby hand\na,b\n1,2\n3\n", later), "[a][b] [1][2]"); // lines that are left out count
}

void TestRecordChoices::joinsFieldsWithWhatStandsBetween()
{
    auto options = with({joining(3, 2)});
    options.delimiter = ';';
    QCOMPARE(outcome("a;b\n1;2\n3;Back pain; chronic\n", options), "[a][b] [1][2] [3][Back pain; chronic]");
    QCOMPARE(outcome("a;b\n1;2\n3;x;;y\n", options), "[a][b] [1][2] [3][x;;y]"); // as many as are too many
    options.records = {joining(3, 1)};
    QCOMPARE(outcome("a;b\n1;2\n3;x;y\n", options), "[a][b] [1][2] [3;x][y]");
    QCOMPARE(outcome("a\n1\n3;x;y\n", options), "[a] [1] [3;x;y]");
    CsvOptions blanks = with({joining(2, 2)});
    blanks.blanks = true;
    QCOMPARE(outcome("a b\n1 New \t York\n", blanks), "[a][b] [1][New York]");
}

void TestRecordChoices::joinsWhatQuotedFieldsSay()
{
    QCOMPARE(outcome("a,b\n1,\"x\"\"y\",\"z\nz\"\n2,3\n", with({joining(2, 2)})), "[a][b] [1][x\"y,z\nz] [2][3]");
    auto escaped = with({joining(2, 1)});
    escaped.escape = '\\';
    QCOMPARE(outcome("a,b\n\"x\\\"\",y,z\n", escaped), "[a][b] [x\",y][z]");
}

void TestRecordChoices::leavesOutARecordWhoseQuoteIsNeverClosed()
{
    QCOMPARE(outcome("a,b\n1,2\n3,\"4\n5,6\n", with({skipping(3)})), "[a][b] [1][2] [5][6]");
    QCOMPARE(outcome("a,b\n1,2\n\"x\"y,2\n5,6\n", with({skipping(3)})), "[a][b] [1][2] [5][6]");
    QCOMPARE(outcome("a,b\n1,2\n\"x\ny\",\"z\n5,6\n", with({skipping(3)})), "[a][b] [1][2] [5][6]");
    QCOMPARE(outcome("a,b\n1,\"2\n3,4\n5,\"6\n7,8\n", with({skipping(2)})), "[a][b] [7][8]"); // it goes as far as the other quote
    QCOMPARE(outcome("a,b\n1,2\n\n3,\"4\n5,6\n", with({skipping(3), skipping(4)})), "[a][b] [1][2] [5][6]");
    QVERIFY(outcome("a,b\n1,2\n3,\"4\"x,y\n", with({joining(3, 1)})).startsWith("error 3: "));
}

void TestRecordChoices::leavesOutABlankLine()
{
    const char* text = "a,b\n1,2\n\n\n3,4\n\n";
    QCOMPARE(outcome(text, with({skipping(3), skipping(4)})), "[a][b] [1][2] [3][4]");
    QVERIFY(outcome(text, with({skipping(4)})).startsWith("error 3: "));
    QVERIFY(isRefused(text, with({skipping(3), skipping(4), skipping(6)}), 6)); // it is none between records
    QVERIFY(isRefused(text, with({joining(3, 1), skipping(4)}), 3));
    QVERIFY(isRefused("a\n1\n\n3\n", with({skipping(3)}), 3)); // there it is a record like any other
}

void TestRecordChoices::comesBeforeWhatIsDoneWithUnevenRecords()
{
    const char* text = "a,b\n1\n2,x,y\n3\n";
    auto options = with({skipping(2), joining(3, 2)});
    options.ragged = RaggedRecords::Pad;
    QCOMPARE(outcome(text, options), "[a][b] [2][x,y] [3][]");
    options.ragged = RaggedRecords::Skip;
    QCOMPARE(outcome(text, options), "[a][b] [2][x,y]");
    JobContext job;
    const std::vector files{write(text)};
    const auto read = readCsvSource(files, options, job);
    QVERIFY(read);
    QCOMPARE(leftOutOf(read->leftOut), "people.csv 4 1 uneven record is left out; people.csv 2 1 record is left out as chosen; "
                                       "people.csv 3 fields joined as chosen in 1 record");
}

void TestRecordChoices::refusesWhatWasChosenForAnotherFile()
{
    const char* text = "a,b\n1,2\n3,4,5\n";
    QVERIFY(isRefused(text, with({skipping(2)}), 2));                   // as long as the others
    QVERIFY(isRefused(text, with({skipping(3), skipping(9)}), 9));      // behind the end
    QVERIFY(isRefused(text, with({joining(3, 3)}), 3));                 // no such field
    QVERIFY(isRefused("a,b\n1,2\n3\n", with({joining(3, 1)}), 3));      // too few
    QVERIFY(isRefused(text, with({skipping(1)}), 1));                   // the first says how many fields there are
    QVERIFY(isRefused("a,b\n1,\"\n\"\n3,4\n", with({skipping(3)}), 3)); // inside a record
    auto comments = with({skipping(2)});
    comments.comment = "#";
    QVERIFY(isRefused("a,b\n#x,y,z\n3,4\n", comments, 2));
}

void TestRecordChoices::isForOneOfSeveralFiles()
{
    const std::vector files{write("a,b\n1,2\n3,4\n", "one.csv"), write("a,b\n5,6\n7,8,9\n", "two.csv")};
    JobContext job;
    const auto read = readCsvSource(files, with({joining(3, 2, 1)}), job);
    QVERIFY(read);
    QCOMPARE(test::rowsOf(*read->table).back(), (std::vector<std::string>{"7", "8,9"}));
    QCOMPARE(leftOutOf(read->leftOut), "two.csv 3 fields joined as chosen in 1 record");
    const auto found = lookAtText(files, with({joining(3, 2, 1)}), LookExtent::Whole, job);
    QVERIFY(found);
    QCOMPARE(leftOutOf(found->leftOut), "two.csv 3 fields joined as chosen in 1 record");
    const auto unmade = lookAtText(files, CsvOptions(), LookExtent::Whole, job);
    QCOMPARE(unmade->problems.front().choices, (Choices{joining(3, 2, 1), skipping(3, 1)}));
    const auto other = readCsvSource(files, with({joining(3, 2, 0)}), job);
    QVERIFY(!other);
    QCOMPARE(other.error().place.file, std::string("one.csv"));
    QVERIFY(says(readCsvSource(files, with({skipping(3, 2)}), job).error(), TextMessage::RecordOfNoFile));
    QVERIFY(says(lookAtText(files, with({skipping(3, 2)}), LookExtent::Whole, job).error(), TextMessage::RecordOfNoFile));
}

void TestRecordChoices::validatesChoices()
{
    QVERIFY(validate(with({skipping(9, 0), joining(2, 1, 1)})));
    QVERIFY(says(validate(with({skipping(3), joining(3, 1)})).error(), TextMessage::RecordChosenTwice));
    QCOMPARE(validate(with({skipping(3), joining(3, 1)})).error().place.line, std::uint64_t{3});
    for (const auto& bad : {Choices{skipping(3), skipping(2)}, Choices{skipping(2, 1), skipping(3, 0)}, Choices{skipping(0)},
                            Choices{joining(2, 0)}, Choices{{0, 2, Kind::Skip, 1}}})
        QVERIFY(says(validate(with(bad)).error(), TextMessage::BadRecordChoice));
    auto places = with({joining(2, 1)});
    places.widths = {2, 2};
    QVERIFY(says(validate(places).error(), TextMessage::NothingBetweenFields));
    places.records = {skipping(2)};
    QCOMPARE(outcome("a b \nx\n1 2 \n", places), "[a][b] [1][2]");
}

/// What can be read stops nothing in the look, which counts the same.
void TestRecordChoices::looksAsItReads()
{
    static const std::array<const char*, 8> lines = {"a,b", "1,2", "c,\"d\ne\"", "", "3", "1,2,3", "\"p\"q,r", "1,\"2"};
    int read = 0;
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
        SeededRandom random(seed);
        QByteArray text = "h,i\n";
        for (auto left = 1 + random.below(6); left > 0; --left)
            text += QByteArray(lines[random.below(lines.size())]) + '\n';
        CsvOptions options;
        options.ragged = RaggedRecords(random.below(3));
        const std::vector files{write(text, QString::number(seed))}; // to write into one again and again takes long
        auto found = lookAt(files.front(), options);
        for (int i = 0; i < 6 && !found.problems.empty() && random.below(8) > 0; ++i) {
            const auto& problem = found.problems[random.below(found.problems.size())];
            if (problem.choices.empty())
                continue;
            std::erase_if(options.records, [&](const auto& each) { return each.line == problem.choices.front().line; });
            options.records.push_back(problem.choices[random.below(problem.choices.size())]);
            std::ranges::sort(options.records, {}, &RecordChoice::line);
            found = lookAt(files.front(), options);
        }
        if (random.below(10) == 0 && options.records.empty())
            options.records = {skipping(1 + random.below(9))};
        found = lookAt(files.front(), options);
        JobContext job;
        const auto source = readCsvSource(files, options, job);
        QVERIFY2(source.has_value() == std::ranges::none_of(found.problems, &ImportProblem::stops), text.constData());
        if (!source)
            continue;
        std::erase_if(found.leftOut, [](const auto& left) { return left.says == Message(TextMessage::BlankLinesAtEnd); });
        auto said = source->leftOut;
        const auto order = [](const Statement& left) { return messageWords(left); };
        std::ranges::sort(said, {}, order);
        std::ranges::sort(found.leftOut, {}, order);
        QVERIFY2((source->table->rowCount() == found.records && leftOutOf(said) == leftOutOf(found.leftOut)), text.constData());
        if (options.ragged != RaggedRecords::Pad) // in which the head shows no blank lines
            QVERIFY(test::rowsOf(*source->table) == test::rowsOf(*found.head));
        ++read;
    }
    QVERIFY2(read > 200, qPrintable(QString::number(read)));
}

void TestRecordChoices::saysInTheLookWhatCanBeChosen()
{
    auto options = CsvOptions();
    const auto choicesOf = [&](const QByteArray& text) {
        const auto found = look(text, options);
        return found.problems.empty() ? Choices() : found.problems.front().choices;
    };
    QCOMPARE(choicesOf("a,b\n1,2,3\n"), (Choices{joining(2, 2), skipping(2)}));
    QCOMPARE(choicesOf("a,b\n1\n"), Choices{skipping(2)});
    QCOMPARE(choicesOf("a,b\n1,2\n\n3,4\n"), Choices{skipping(3)});
    QCOMPARE(choicesOf("a,b\n\"x\ny\",\"2\n3,4\n"), Choices{skipping(2)}); // its record begins before the quote that is meant
    QCOMPARE(choicesOf("a,b\"\n1,2\n"), Choices());
    options.widths = {2, 2};
    QCOMPARE(choicesOf("a b \n1 2 3\n"), Choices{skipping(2)});
    options = with({skipping(2)});
    const auto found = look("a,b\n1,2\n", options);
    QCOMPARE(found.problems.size(), std::size_t{1});
    QVERIFY(found.problems.front().stops && found.problems.front().said.place.line == 2);
    QVERIFY(found.problems.front().misfit == skipping(2));
}

TRANCHE_TEST(TestRecordChoices)

} // namespace tst_record_choices

#include "tst_record_choices.moc"
