// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/message_words.h"

#include "core/base/messages/csv_message.h"
#include "core/base/messages/folder_message.h"
#include "core/base/messages/generalize_message.h"
#include "core/base/messages/recipe_message.h"
#include "core/base/messages/table_message.h"
#include "core/base/result.h"
#include "tests/support/words/one_before_many.h"
#include "tests/support/words/said.h"
#include "tests/support/test_room.h"

namespace tst_message_words {

using namespace tranche;
using namespace tranche::test;

class TestMessageWords : public QObject {
    Q_OBJECT

private slots:
    void everyMessageHasWordsWithoutPlacesLeft();
    void oneIsNeverMany();
    void argumentsFillTheWordsByKind();
    void thePlaceStandsBefore();
    void whatFollowsAMessageIsPartOfIt();
    void namesDisturbNoWordsAroundThem();
};

void TestMessageWords::everyMessageHasWordsWithoutPlacesLeft()
{
    const auto all = everyMessage();
    QVERIFY(all.size() > 250);
    for (const auto message : all)
        for (const std::size_t single : {0, 1, 2, 99}) {
            if (message == GeneralMessage::Worded)
                continue; // holds its words itself
            const auto words = messageWords(sampleOf(message, single));
            QVERIFY2(isWellSaid(message, words), words.c_str());
            QVERIFY2(std::ranges::all_of(words, [](char sign) { return sign >= 0x20 && sign < 0x7f; }), words.c_str());
            bool ended = false; // what is named is a run from the first argument on
            for (std::size_t i = 0; i < sampleNames().size(); ++i) {
                const bool named = i == single || words.find(sampleNames()[i]) != std::string::npos;
                QVERIFY2(!named || !ended || i == single, words.c_str());
                ended = ended || !named;
            }
        }
}

void TestMessageWords::oneIsNeverMany()
{
    QCOMPARE(oneBeforeMany("In 11 cells, 1.1 cells, line 1 has 2 cells, 1 cell is, 1 of 2 cells, 1 empty cell: 1"), QString());
    for (const auto* wrong : {"1 cells", "of 1 cells", "1 empty cells", "1 cell are", "(1 fakes)", "1 values have"})
        QVERIFY2(!oneBeforeMany(wrong).isEmpty(), wrong);
    QStringList wrong;
    for (const auto message : everyMessage())
        for (std::size_t single = 0; single < sampleNames().size() && message != GeneralMessage::Worded; ++single) {
            const auto words = QString::fromStdString(messageWords(sampleOf(message, single)));
            if (!isNeverOne(message, single) && !oneBeforeMany(words).isEmpty())
                wrong += oneBeforeMany(words) + " | " + words;
        }
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
}

void TestMessageWords::argumentsFillTheWordsByKind()
{
    QCOMPARE(messageWords({CsvMessage::Ragged, 4U, 1234U}),
             std::string("This line has 1,234 fields; the first record has 4. Check the delimiter and the quotes."));
    QCOMPARE(messageWords({CsvMessage::Ragged, 4U, 1U}),
             std::string("This line has 1 field; the first record has 4. Check the delimiter and the quotes."));
    QCOMPARE(messageWords({GeneralMessage::NotEnoughMemory, Argument::bytes(2'500'000'000), Argument::bytes(900'000'000)}),
             std::string("This takes about 2.5 GB of memory, but only about 900 MB is free. Close other programs, leave out attributes or "
                         "records, or use a computer with more memory."));
    QCOMPARE(messageWords({GeneralizeMessage::Twice, std::vector<std::string>{"Age", "%1"}}),
             std::string("The same column is to be generalized twice: \"Age\", \"%1\". Ask for it once."));
    using Lines = std::vector<std::uint64_t>;
    QCOMPARE(messageWords({TableMessage::NotNumbers, Lines{3, 5, 1007}}),
             std::string("Values of this attribute are not numbers, in lines 3, 5 and 1,007. Correct them, or make the attribute "
                         "categorical."));
    QCOMPARE(messageWords({TableMessage::SomeNotDates, 2U, Lines{7}}),
             std::string("2 values of this attribute are not dates, the first in line 7. Correct them, or make the attribute "
                         "categorical."));
    QCOMPARE(messageWords({TableMessage::SomeNotDates, 4U, Lines{7, 9}}),
             std::string("4 values of this attribute are not dates, the first in lines 7 and 9. Correct them, or make the attribute "
                         "categorical."));
}

void TestMessageWords::thePlaceStandsBefore()
{
    QCOMPARE(placedWords(Error(ErrorCode::BadInput, CsvMessage::NulByte, {.file = "a.csv", .line = 3})),
             std::string("a.csv, line 3: The file contains a NUL byte, so it is not plain text. Save the table as text in UTF-8."));
    QCOMPARE(placedWords(Error(ErrorCode::InvalidArgument, TableMessage::NoRole, {.attribute = "Sex"})),
             std::string("\"Sex\": This attribute has no role yet. Choose what it is for."));
    QCOMPARE(placedWords(Error(ErrorCode::Cancelled, GeneralMessage::Cancelled)), std::string("Cancelled. Nothing has changed."));
}

void TestMessageWords::whatFollowsAMessageIsPartOfIt()
{
    const Error why(ErrorCode::InvalidArgument, TableMessage::NoRole, {.attribute = "Sex"});
    QCOMPARE(messageWords({RecipeMessage::Unusable, "parameters", why}),
             std::string(
                 "The entry \"parameters\" cannot be used. \"Sex\": This attribute has no role yet. Choose what it is for. The file is "
                 "damaged or was edited outside Tranche. Use a backup copy."));
}

void TestMessageWords::namesDisturbNoWordsAroundThem()
{
    QCOMPARE(placedWords(Error(ErrorCode::InvalidArgument, TableMessage::NoRole, {.attribute = "\u05e2\u05d9\u05e8"})),
             std::string("\"\u2068\u05e2\u05d9\u05e8\u2069\": This attribute has no role yet. Choose what it is for."));
    QCOMPARE(messageWords({FolderMessage::NoData, "a\x1b[31m.csv"}), std::string("There is neither data.csv nor a?[31m.csv."));
    QCOMPARE(messageWords({GeneralMessage::Worded, "as it is \u05e2"}), std::string("as it is \u05e2"));
}

TRANCHE_TEST(TestMessageWords)

} // namespace tst_message_words

#include "tst_message_words.moc"
