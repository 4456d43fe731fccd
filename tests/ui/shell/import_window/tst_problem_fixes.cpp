// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/csv_message.h"
#include "core/base/messages/import/text_message.h"
#include "core/base/messages/import/workbook_message.h"
#include "tests/support/test_room.h"
#include "tests/ui/shell/import_window/import_room.h"
#include "ui/shell/import_window/found/conversion_list.h"
#include "ui/shell/import_window/found/problem_fixes.h"
#include "ui/shell/import_window/found/problem_list.h"
#include "ui/shell/import_window/sources/source_pane.h"

#include <QFile>
#include <QListWidget>
#include <QToolButton>

namespace tst_problem_fixes {

using namespace tranche;
using namespace tranche::test;

/// The ways out of what is wrong with a source.
class TestProblemFixes : public ImportRoom {
    Q_OBJECT

    static ImportProblem problem(Statement said, bool stops = true)
    {
        return {.said = std::move(said), .expected = {}, .found = {}, .stops = stops, .raw = {}};
    }
    static ImportLook look(ImportOptions options, std::size_t uneven = 0)
    {
        ImportLook made = plainLook(std::move(options));
        if (uneven > 0)
            made.evidence = {{ImportChoice::UnevenRecords, Statement(TextMessage::UnevenRecords), Evidence::Verdict::Stop, uneven}};
        return made;
    }
    static QStringList wordsOf(const std::vector<ProblemFix>& fixes)
    {
        QStringList words;
        for (const ProblemFix& fix : fixes)
            words << fix.words;
        return words;
    }
    static CsvOptions after(const ProblemFix& fix, CsvOptions csv = {})
    {
        ImportOptions options(std::move(csv));
        fix.apply(options);
        return *options.csv();
    }
    /// The button that is seen; null: there is none.
    QPushButton* skip() const
    {
        for (auto* each : m_window->findChild<ProblemList*>()->findChildren<QPushButton*>())
            if (each->isVisible() && each->text() == QLatin1String("Skip this record"))
                return each;
        return nullptr;
    }

private slots:
    void init() { clear(); }
    void cleanup() { clear(); }

    void unevenRecordsAreSkippedAllOfThem()
    {
        const auto one = fixesOf(problem(TextMessage::TooManyFields), look(CsvOptions(), 1));
        QCOMPARE(wordsOf(one), QStringList{QStringLiteral("Skip this record")});
        QCOMPARE(after(one.front()).ragged, RaggedRecords::Skip);
        const auto many = fixesOf(problem(TextMessage::TooFewFields), look(CsvOptions(), 1204));
        QCOMPARE(wordsOf(many), QStringList({QStringLiteral("Fill with empty cells"), QStringLiteral("Skip all 1,204 records")}));
        QCOMPARE(after(many.front()).ragged, RaggedRecords::Pad);
    }

    void oneRecordIsJoinedOrLeftOutByItself()
    {
        ImportProblem long3 = problem({TextMessage::TooManyFields, std::uint64_t{2}});
        long3.choices = {{0, 1204, RecordChoice::Kind::Join, 14}, {.line = 1204}};
        const auto fixes = fixesOf(long3, look(CsvOptions(), 3));
        QCOMPARE(wordsOf(fixes), QStringList({QStringLiteral("Join the last 3 fields"), QStringLiteral("Skip this record"),
                                              QStringLiteral("Skip all 3 records")}));
        const auto joined = after(fixes[0]);
        QVERIFY(joined.records == std::vector{long3.choices.front()} && joined.ragged == RaggedRecords::Stop);
        QVERIFY(after(fixes[1], joined).records == std::vector{long3.choices.back()}); // instead of the other
        long3.said = {TextMessage::TooManyFields, std::uint64_t{1}};
        QCOMPARE(wordsOf(fixesOf(long3, look(CsvOptions(), 1))),
                 QStringList({QStringLiteral("Join the last two fields"), QStringLiteral("Skip this record")}));
        ImportProblem open = problem(TextMessage::QuoteOpen);
        open.choices = {{.line = 4127}};
        QCOMPARE(wordsOf(fixesOf(open, look(CsvOptions()))),
                 QStringList({QStringLiteral("Read \" as a plain sign"), QStringLiteral("Skip this record")}));
    }

    void aChoiceThatFitsNoRecordIsTakenBack()
    {
        ImportProblem wrong = problem(CsvMessage::NoSuchRecord);
        wrong.misfit = RecordChoice{.file = 1, .line = 7};
        const auto fixes = fixesOf(wrong, look(CsvOptions()));
        QCOMPARE(wordsOf(fixes), QStringList{QStringLiteral("Take the choice back")});
        CsvOptions csv;
        csv.records = {{.line = 7}, {.file = 1, .line = 7}};
        QVERIFY(after(fixes.front(), csv).records == std::vector{RecordChoice{.line = 7}});
    }

    void bytesAreReadInAnotherEncodingOrReplaced()
    {
        const auto fixes = fixesOf(problem(TextMessage::BytesNoText), look(CsvOptions()));
        QCOMPARE(wordsOf(fixes), QStringList({QStringLiteral("Read as Windows-1252"), QStringLiteral("Read it as �")}));
        QCOMPARE(after(fixes.front()).encoding, std::string("windows-1252"));
        QCOMPARE(after(fixes.back()).badBytes, BadBytes::Replace);
        CsvOptions western;
        western.encoding = "windows-1252";
        QCOMPARE(wordsOf(fixesOf(problem(TextMessage::BytesNoText), look(western))).front(), QStringLiteral("Read as ISO-8859-1"));
        ImportProblem nul = problem(TextMessage::BytesNoText);
        nul.found = Statement(TextMessage::ByteFound, "00");
        QVERIFY(fixesOf(nul, look(CsvOptions())).empty()); // in no encoding is it text
    }

    void aQuoteIsReadAsAPlainSign()
    {
        CsvOptions csv;
        csv.quote = '\'';
        csv.escape = '\\';
        const auto fixes = fixesOf(problem(TextMessage::QuoteOpen), look(csv));
        QCOMPARE(wordsOf(fixes), QStringList{QStringLiteral("Read ' as a plain sign")});
        QVERIFY(!after(fixes.front(), csv).quote && !after(fixes.front(), csv).escape);
    }

    void errorsOfAWorkbookAreMissingOrText()
    {
        const WorkbookOptions workbook;
        const auto fixes = fixesOf(problem({WorkbookMessage::ErrorCell, "People", "J7"}), look(ImportOptions(SourceForm(workbook))));
        QCOMPARE(fixes.size(), std::size_t{2});
        ImportOptions options{SourceForm(workbook)};
        fixes.back().apply(options);
        QCOMPARE(std::get<WorkbookOptions>(options.form).errors, WorkbookOptions::ErrorCells::AsText);
    }

    void whatStopsNothingOrCannotBeMendedHasNone()
    {
        QVERIFY(fixesOf(problem(TextMessage::TooManyFields, false), look(CsvOptions(), 1)).empty());
        QVERIFY(fixesOf(problem(TextMessage::LongField), look(CsvOptions())).empty());
    }

    void aButtonLooksAgainAndTheFixedProblemIsGone()
    {
        QFile file(m_folder.filePath(QStringLiteral("a.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("age,sex\n22,M\n33\n44,F\n") > 0);
        file.close();
        m_window = std::make_unique<ImportWindow>(QStringList{file.fileName()}, ImportSetup{lookAtSource, {}, {}, {}});
        m_window->begin(ImportWindow::Showing::Always);
        QTRY_VERIFY(!m_window->isLooking());
        QVERIFY(!button("read").isEnabled());
        QTRY_VERIFY(skip() != nullptr); // a new list is shown in the next turn
        QVERIFY(!skip()->toolTip().isEmpty());
        skip()->click();
        QTRY_VERIFY(button("read").isEnabled());
        QCOMPARE(m_window->options().csv()->ragged, RaggedRecords::Stop);
        QVERIFY(m_window->options().csv()->records == std::vector{RecordChoice{.line = 3}});
        auto* list = m_window->findChild<ConversionList*>();
        const auto takeBack = [list] { // the newest
            QToolButton* found = nullptr;
            for (auto* each : list->findChildren<QToolButton*>())
                found = each->text() == QLatin1String("Take back") ? each : found;
            return found;
        };
        QTRY_VERIFY(takeBack() != nullptr);
        QCOMPARE(takeBack()->accessibleName(), QStringLiteral("Take back: Line 3"));
        takeBack()->click();
        QTRY_VERIFY(!button("read").isEnabled() && !m_window->isLooking());
        QVERIFY(m_window->options().csv()->records.empty());
    }

    void aChoiceStaysWithItsFile()
    {
        QStringList files;
        for (const QByteArray text : {"age,sex\n22,M\n", "age,sex\n33\n44,F\n"}) {
            QFile file(m_folder.filePath(QString::number(files.size())));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) > 0);
            files << file.fileName();
        }
        m_window = std::make_unique<ImportWindow>(files, ImportSetup{lookAtSource, {}, {}, {}});
        m_window->begin(ImportWindow::Showing::Always);
        QTRY_VERIFY(skip() != nullptr);
        skip()->click();
        QTRY_VERIFY(button("read").isEnabled());
        QVERIFY(m_window->options().csv()->records == (std::vector{RecordChoice{.file = 1, .line = 2}}));
        auto* list = m_window->findChild<SourcePane*>()->findChild<QListWidget*>();
        QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier);
        QVERIFY(m_window->options().csv()->records == std::vector{RecordChoice{.line = 2}}); // at once
        QTRY_VERIFY(button("read").isEnabled());
        QVERIFY(m_window->options().csv()->records == std::vector{RecordChoice{.line = 2}});
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Delete); // the file with the record
        QTRY_VERIFY(button("read").isEnabled());
        QVERIFY(m_window->options().csv()->records.empty());
    }
};

TRANCHE_WINDOW_TEST(TestProblemFixes)

} // namespace tst_problem_fixes

#include "tst_problem_fixes.moc"
