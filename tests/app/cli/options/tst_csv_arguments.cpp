// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/source/csv_arguments.h"

#include "app/cli/options/option_list.h"
#include "app/cli/options/source/record_arguments.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QStringList>

namespace tst_csv_arguments {

using namespace tranche;
using namespace tranche::cli;

namespace {

Result<CsvOptions> optionsOfWords(const QStringList& words, const CsvOptions& proposed = {})
{
    std::vector<std::string> list{"a.csv"};
    for (const auto& word : words)
        list.push_back(word.toStdString());
    const auto arguments = Arguments::parse(optionsOf(Inspect), list);
    if (!arguments)
        return std::unexpected(arguments.error());
    return csvOptions(*arguments, proposed);
}

QString complaintAbout(const QStringList& words)
{
    const auto options = optionsOfWords(words);
    return options ? QString("no complaint") : QString::fromStdString(test::wordsOf(options.error()));
}

} // namespace

class TestCsvArguments : public QObject {
    Q_OBJECT

private slots:
    void readsEveryOption();
    void whatIsGivenOverrulesAProposal();
    void readsChoicesForSingleRecords();
    void refusesWhatCannotBeMeant();
};

void TestCsvArguments::readsEveryOption()
{
    const auto options = optionsOfWords({"--comment", "#", "--header-lines", "2", "--escape", "\\", "--ragged", "skip", "--bad-bytes",
                                         "replace", "--encoding", "UTF-16LE", "--delimiter", "blanks"});
    QVERIFY(options);
    CsvOptions expected;
    expected.comment = "#";
    expected.headerLines = 2;
    expected.escape = '\\';
    expected.ragged = RaggedRecords::Skip;
    expected.badBytes = BadBytes::Replace;
    expected.encoding = "UTF-16LE";
    expected.blanks = true;
    QVERIFY(*options == expected);
    QCOMPARE(optionsOfWords({"--widths", "3,10,5"})->widths, (std::vector<std::size_t>{3, 10, 5}));
    QVERIFY(optionsOfWords({"--ragged", "pad"})->ragged == RaggedRecords::Pad);
    QVERIFY(*optionsOfWords({"--ragged", "stop", "--bad-bytes", "stop"}) == CsvOptions());
}

void TestCsvArguments::whatIsGivenOverrulesAProposal()
{
    CsvOptions proposed;
    proposed.blanks = true;
    proposed.comment = "|";
    const auto options = optionsOfWords({"--delimiter", "tab", "--comment", ""}, proposed);
    QVERIFY(options);
    QVERIFY(!options->blanks);
    QCOMPARE(options->delimiter, '\t');
    QVERIFY(options->comment.empty());
}

void TestCsvArguments::readsChoicesForSingleRecords()
{
    using Kind = RecordChoice::Kind;
    const QStringList words{"--skip-record", "1204", "--join-fields", "2:17:3", "--join-fields", "9:14", "--skip-record", "2:4"};
    const auto options = optionsOfWords(words);
    QVERIFY(options);
    const std::vector<RecordChoice> expected{{0, 9, Kind::Join, 14}, {.line = 1204}, {.file = 1, .line = 4}, {1, 17, Kind::Join, 3}};
    QVERIFY(options->records == expected);
    QStringList shown;
    for (const auto& choice : expected)
        shown += QString::fromStdString(recordOption(choice)).split(' ');
    QVERIFY(optionsOfWords(shown)->records == expected);
    QCOMPARE(complaintAbout({"--skip-record", "9", "--join-fields", "9:1"}),
             QString("line 9: Two things are chosen for the record in this line. Choose one."));
    for (const QStringList& wrong : {QStringList{"--skip-record", "0"},
                                     {"--skip-record", "1:2:3"},
                                     {"--skip-record", ""},
                                     {"--join-fields", "7"},
                                     {"--join-fields", "7:"},
                                     {"--join-fields", "1:2:3:4"},
                                     {"--join-fields", "7:0"},
                                     {"--join-fields", "x:1"}})
        QVERIFY2(complaintAbout(wrong).contains(wrong.front()), qPrintable(wrong.join(' ') + ": " + complaintAbout(wrong)));
    QVERIFY(complaintAbout({"--join-fields", "7:1", "--widths", "2,3"}) != "no complaint");
}

void TestCsvArguments::refusesWhatCannotBeMeant()
{
    for (const QStringList& words : {QStringList{"--ragged", "maybe"},
                                     {"--bad-bytes", "maybe"},
                                     {"--header-lines", "0"},
                                     {"--widths", "3,0"},
                                     {"--widths", "x"},
                                     {"--escape", "ab"},
                                     {"--header-lines", "2", "--no-header"}})
        QVERIFY2(complaintAbout(words).contains(words.front()), qPrintable(words.join(' ') + ": " + complaintAbout(words)));
    for (const QStringList& words : {QStringList{"--escape", "\""},
                                     {"--escape", ",", "--quote", "none"},
                                     {"--comment", ",x"},
                                     {"--delimiter", "blanks", "--widths", "3"},
                                     {"--comment", "12345678901234567"}})
        QVERIFY2(complaintAbout(words) != "no complaint", qPrintable(words.join(' ')));
}

TRANCHE_TEST(TestCsvArguments)

} // namespace tst_csv_arguments

#include "tst_csv_arguments.moc"
