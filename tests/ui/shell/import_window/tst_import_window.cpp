// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/import_window.h"

#include "tests/support/test_room.h"
#include "tests/ui/shell/import_window/fake_looker.h"
#include "tests/ui/shell/window.h"
#include "ui/parts/cards/banner.h"
#include "ui/shell/import_window/found/conversion_list.h"
#include "ui/shell/import_window/found/problem_list.h"
#include "ui/shell/import_window/found/raw_line.h"
#include "ui/shell/import_window/preview/preview_pane.h"
#include "ui/shell/import_window/rows/choice_rows.h"
#include "ui/shell/import_window/rows/evidence_row.h"
#include "ui/shell/import_window/sources/source_pane.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>

namespace tst_import_window {

using namespace tranche;
using namespace tranche::test;
using Showing = ImportWindow::Showing;

namespace {

class Files final : public Questions {
public:
    void askForTables(QWidget*, std::function<void(const QStringList&)> chosen) override { chosen({QStringLiteral("/more.csv")}); }
    void askForReleaseName(QWidget*, const QString&, std::function<void(const QString&)>) override {}
    void askForRecipe(QWidget*, std::function<void(const QString&)> chosen) override { chosen(QStringLiteral("/my.tranche")); }
};

ConversionOffer offer(const std::string& text, bool harmless)
{
    return {.conversion = {.kind = Conversion::Kind::ReadAs, .text = text},
            .said = CsvMessage::BlankLine,
            .attributes = {"Sex"},
            .cells = 7,
            .was = "  secret" + text,
            .becomes = "secret",
            .harmless = harmless};
}

} // namespace

class TestImportWindow : public QObject {
    Q_OBJECT

    FakeLooker m_fake;
    std::unique_ptr<ImportWindow> m_window;
    std::shared_ptr<QSettings> m_settings;
    QTemporaryDir m_folder;
    std::optional<ImportOptions> m_chosen;
    QStringList m_files;
    QStringList m_tokens;

    void open(Showing showing = Showing::Always, const QStringList& files = {QStringLiteral("/a.csv")})
    {
        m_window.reset();
        m_chosen.reset();
        const auto recipe = [](const std::filesystem::path&) {
            CsvOptions csv;
            csv.delimiter = '|';
            return Result<RememberedReading>(RememberedReading{csv, {"NA"}});
        };
        m_window = std::make_unique<ImportWindow>(files, ImportSetup{m_fake.looker(), recipe, std::make_shared<Files>(), m_settings});
        connect(m_window.get(), &ImportWindow::chosen, this,
                [this](const QStringList& paths, const ImportOptions& options, const QStringList& missing) {
                    m_files = paths;
                    m_chosen = options;
                    m_tokens = missing;
                });
        m_window->begin(showing);
    }
    void openSettled()
    {
        open();
        QTRY_VERIFY(!m_window->isLooking());
    }
    void find(std::function<void(ImportLook&)> change)
    {
        m_fake.answer = [change](const FakeLooker::Asked& asked) {
            ImportLook look = plainLook(asked.options.value_or(ImportOptions()));
            change(look);
            return Result<ImportLook>(look);
        };
    }
    QPushButton& button(const char* name) const { return *m_window->findChild<QPushButton*>(QString::fromLatin1(name)); }
    QString words(const char* name) const { return m_window->findChild<QLabel*>(QString::fromLatin1(name))->text(); }
    void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
        QTest::keyClick(m_window.get(), key, with);
    }

private slots:
    void init()
    {
        m_fake.held = false;
        m_settings = std::make_shared<QSettings>(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        find([](ImportLook&) {});
    }
    void cleanup()
    {
        m_fake.held = false;
        m_window.reset();
    }

    void aCleanFileOpensWithoutTheWindow();
    void whateverIsToBeDecidedIsShown();
    void severalFilesAreShown();
    void aCleanFileIsShownWhereThatIsAsked();
    void readingIsOffUntilAllRecordsWereLookedAt();
    void aStopperKeepsTheTableFromBeingRead();
    void unevenRecordsAreSkippedInOneGo();
    void aQuestionKeepsTheTableFromBeingRead();
    void whatCannotBeReadIsSaid();
    void aChoiceIsLookedAtAgainAndReachesTheReader();
    void theNewestChoiceWins();
    void onlyHarmlessConversionsAreTicked();
    void aTickLooksAtTheFirstRecordsAlone();
    void keysWalkThroughTheProblems();
    void escapeClosesAndCtrlEnterReads();
    void filesAreMovedAddedAndLeftOut();
    void aNameIsChangedInTheHead();
    void choicesComeFromARecipe();
    void detectingAgainForgetsTheChoices();
    void cellsStandNowhereButWhereTheyAreSeen();
    void everyControlHasAName();
    void itsSizeIsRemembered();
};

void TestImportWindow::aCleanFileOpensWithoutTheWindow()
{
    open(Showing::WhereNeeded);
    QTRY_VERIFY(m_chosen.has_value());
    QVERIFY(!m_window->isVisible());
    QCOMPARE(m_files, QStringList{QStringLiteral("/a.csv")});
}

void TestImportWindow::whateverIsToBeDecidedIsShown()
{
    find([](ImportLook& look) { look.conversions = {offer("?", true)}; });
    open(Showing::WhereNeeded);
    QTRY_VERIFY(m_window->isVisible());
    QTRY_VERIFY(button("read").isEnabled());
    QVERIFY(!m_chosen);
}

void TestImportWindow::severalFilesAreShown()
{
    open(Showing::WhereNeeded, {QStringLiteral("/a.csv"), QStringLiteral("/b.csv")});
    QTRY_VERIFY(m_window->isVisible());
    QVERIFY(!m_chosen);
}

void TestImportWindow::aCleanFileIsShownWhereThatIsAsked()
{
    openSettled();
    QVERIFY(m_window->isVisible());
    QVERIFY(!m_chosen);
    QCOMPARE(m_window->windowModality(), Qt::NonModal);
    QVERIFY(m_window->windowFlags().testFlag(Qt::WindowMinimizeButtonHint));
    button("read").click();
    QVERIFY(m_chosen.has_value());
}

void TestImportWindow::readingIsOffUntilAllRecordsWereLookedAt()
{
    m_fake.held = true;
    open();
    QVERIFY(!button("read").isEnabled());
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!m_chosen);
    m_fake.held = false;
    QTRY_VERIFY(button("read").isEnabled());
}

void TestImportWindow::aStopperKeepsTheTableFromBeingRead()
{
    find([](ImportLook& look) {
        look.problems = {raggedProblem(1204), raggedProblem(9, false)};
        look.problemsInAll = 2;
    });
    openSettled();
    QVERIFY(!button("read").isEnabled());
    QVERIFY(words("foot").contains(QLatin1Char('1')));
    QVERIFY(m_window->findChild<ProblemList*>()->isVisible());
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!m_chosen);
}

void TestImportWindow::unevenRecordsAreSkippedInOneGo()
{
    find([](ImportLook& look) {
        if (look.options.csv()->ragged == RaggedRecords::Skip)
            return;
        look.problems = {raggedProblem(2), raggedProblem(3)};
        look.evidence
            = {{.choice = ImportChoice::UnevenRecords, .said = CsvMessage::BlankLine, .verdict = Evidence::Verdict::Stop, .count = 2}};
    });
    openSettled();
    QVERIFY(!button("read").isEnabled());
    QVERIFY(button("skip").isVisible());
    button("skip").click();
    QTRY_VERIFY(button("read").isEnabled());
    QVERIFY(!button("skip").isVisible());
    button("read").click();
    QVERIFY(m_chosen->csv()->ragged == RaggedRecords::Skip);
}

void TestImportWindow::aQuestionKeepsTheTableFromBeingRead()
{
    find([](ImportLook& look) {
        look.evidence = {{.choice = ImportChoice::Numbers, .said = CsvMessage::BlankLine, .verdict = Evidence::Verdict::Decide}};
    });
    openSettled();
    QVERIFY(!button("read").isEnabled());
}

void TestImportWindow::whatCannotBeReadIsSaid()
{
    m_fake.answer = [](const auto&) { return Result<ImportLook>(fail(ErrorCode::BadInput, CsvMessage::Empty)); };
    open(Showing::WhereNeeded);
    const auto* banner = m_window->findChild<Banner*>();
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(!banner->sentence().isEmpty());
    QVERIFY(!button("read").isEnabled());
}

void TestImportWindow::aChoiceIsLookedAtAgainAndReachesTheReader()
{
    openSettled();
    auto* box = m_window->findChild<ChoiceRows*>()->row(ImportChoice::Delimiter)->findChild<QComboBox*>();
    box->setCurrentIndex(box->findData(QChar(u';')));
    QVERIFY(!button("read").isEnabled());
    QTRY_VERIFY(button("read").isEnabled());
    QCOMPARE(m_fake.asked().back().options->csv()->delimiter, ';');
    auto* missing = m_window->findChild<ChoiceRows*>()->row(ImportChoice::Missing)->findChild<QLineEdit*>();
    QTest::keyClicks(missing, QStringLiteral("?, NA"));
    QTRY_VERIFY(button("read").isEnabled());
    button("read").click();
    QCOMPARE(m_chosen->csv()->delimiter, ';');
    QCOMPARE(m_tokens, QStringList({QStringLiteral("?"), QStringLiteral("NA")}));
}

void TestImportWindow::theNewestChoiceWins()
{
    openSettled();
    m_fake.held = true;
    auto* box = m_window->findChild<ChoiceRows*>()->row(ImportChoice::Delimiter)->findChild<QComboBox*>();
    box->setCurrentIndex(box->findData(QChar(u';')));
    QTRY_VERIFY(m_fake.asked().back().options && m_fake.asked().back().options->csv()->delimiter == ';');
    box->setCurrentIndex(box->findData(QChar(u'\t')));
    m_fake.held = false;
    QTRY_VERIFY(button("read").isEnabled());
    QCOMPARE(m_window->options().csv()->delimiter, '\t');
    QCOMPARE(box->currentData().toChar(), QChar(u'\t'));
}

void TestImportWindow::onlyHarmlessConversionsAreTicked()
{
    find([](ImportLook& look) { look.conversions = {offer("?", true), offer("-9", false)}; });
    openSettled();
    const auto boxes = m_window->findChild<ConversionList*>()->boxes();
    QCOMPARE(boxes.size(), 2);
    QVERIFY(boxes.at(0)->isChecked());
    QVERIFY(!boxes.at(1)->isChecked());
    button("read").click();
    QCOMPARE(m_chosen->conversions.size(), std::size_t{1});
    QCOMPARE(m_chosen->conversions.front().text, std::string("?"));
}

void TestImportWindow::aTickLooksAtTheFirstRecordsAlone()
{
    find([](ImportLook& look) { look.conversions = {offer("-9", false)}; });
    openSettled();
    const auto before = m_fake.asked().size();
    QTest::keyClick(m_window->findChild<ConversionList*>()->boxes().front(), Qt::Key_Space);
    QTRY_VERIFY(!m_window->isLooking());
    const auto asked = m_fake.asked();
    QCOMPARE(asked.size(), before + 1);
    QVERIFY(asked.back().extent == LookExtent::Beginning);
    QCOMPARE(asked.back().options->conversions.size(), std::size_t{1});
    QVERIFY(m_window->findChild<ConversionList*>()->boxes().front()->isChecked());
    button("read").click();
    QCOMPARE(m_chosen->conversions.front().text, std::string("-9"));
}

void TestImportWindow::keysWalkThroughTheProblems()
{
    find([](ImportLook& look) { look.problems = {raggedProblem(2), raggedProblem(3), raggedProblem(9, false)}; });
    openSettled();
    const auto* list = m_window->findChild<ProblemList*>();
    QCOMPARE(list->current(), 0);
    press(Qt::Key_F8);
    QCOMPARE(list->current(), 1);
    QCOMPARE(m_window->findChild<PreviewPane*>()->table()->currentIndex().row(), 1); // the record of line 3
    press(Qt::Key_F8, Qt::ShiftModifier);
    press(Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(list->current(), 2);
}

void TestImportWindow::escapeClosesAndCtrlEnterReads()
{
    openSettled();
    press(Qt::Key_Escape);
    QVERIFY(!m_window->isVisible());
    QVERIFY(!m_chosen);
    openSettled();
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(m_chosen.has_value());
    QVERIFY(!m_window->isVisible());
}

void TestImportWindow::filesAreMovedAddedAndLeftOut()
{
    open(Showing::Always, {QStringLiteral("/a.csv"), QStringLiteral("/b.csv")});
    auto* sources = m_window->findChild<SourcePane*>();
    auto* list = sources->findChild<QListWidget*>();
    QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(sources->files(), QStringList({QStringLiteral("/b.csv"), QStringLiteral("/a.csv")}));
    emit sources->addRequested();
    QCOMPARE(sources->files().size(), 3);
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(sources->files(), QStringList({QStringLiteral("/a.csv"), QStringLiteral("/more.csv")}));
    QTRY_VERIFY(button("read").isEnabled());
    QCOMPARE(m_fake.asked().back().files, (std::vector<std::filesystem::path>{"/a.csv", "/more.csv"}));
    QTest::keyClick(list, Qt::Key_Delete);
    QTest::keyClick(list, Qt::Key_Delete);
    QVERIFY(sources->files().isEmpty());
    QVERIFY(!button("read").isEnabled());
}

void TestImportWindow::aNameIsChangedInTheHead()
{
    openSettled();
    auto* table = m_window->findChild<PreviewPane*>()->table();
    table->setCurrentIndex(table->model()->index(0, 1));
    QTest::keyClick(table, Qt::Key_F2);
    auto* field = table->horizontalHeader()->findChild<QLineEdit*>();
    QVERIFY(field->isVisible());
    field->setText(QStringLiteral("Gender"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(button("read").isEnabled());
    QCOMPARE(m_window->options().csv()->names, (std::vector<std::string>{"Age", "Gender"}));
}

void TestImportWindow::choicesComeFromARecipe()
{
    openSettled();
    for (QPushButton* each : m_window->findChildren<QPushButton*>())
        if (each->text() == QStringLiteral("Read as in a recipe…"))
            each->click();
    QTRY_COMPARE(m_window->options().csv()->delimiter, '|');
    QTRY_VERIFY(button("read").isEnabled());
    QCOMPARE(m_window->missingTokens(), QStringList{QStringLiteral("NA")});
}

void TestImportWindow::detectingAgainForgetsTheChoices()
{
    openSettled();
    auto* box = m_window->findChild<ChoiceRows*>()->row(ImportChoice::Delimiter)->findChild<QComboBox*>();
    box->setCurrentIndex(box->findData(QChar(u';')));
    QTRY_VERIFY(button("read").isEnabled());
    for (QPushButton* each : m_window->findChildren<QPushButton*>())
        if (each->text() == QStringLiteral("Detect again"))
            each->click();
    QTRY_VERIFY(button("read").isEnabled());
    QVERIFY(!m_fake.asked().back().options);
    QCOMPARE(m_window->options().csv()->delimiter, ',');
}

void TestImportWindow::cellsStandNowhereButWhereTheyAreSeen()
{
    find([](ImportLook& look) {
        look.problems = {raggedProblem(2)};
        look.conversions = {offer("?", true)};
    });
    openSettled();
    const auto* raw = m_window->findChild<RawLine*>();
    QCOMPARE(raw->fault(), QStringLiteral(";"));
    QCOMPARE(raw->after(), QStringLiteral("x"));
    for (const QWidget* each : m_window->findChildren<QWidget*>())
        for (const QString& said : {each->accessibleName(), each->accessibleDescription(), each->toolTip()})
            QVERIFY2(!said.contains(QLatin1String("secret")), qPrintable(said));
}

void TestImportWindow::everyControlHasAName()
{
    find([](ImportLook& look) {
        look.problems = {raggedProblem(2)};
        look.conversions = {offer("?", true)};
    });
    openSettled();
    QCOMPARE(namelessControls(*m_window).join(QStringLiteral("; ")), QString());
    open(Showing::Always, {});
    QCOMPARE(namelessControls(*m_window).join(QStringLiteral("; ")), QString());
}

void TestImportWindow::itsSizeIsRemembered()
{
    openSettled();
    m_window->resize(1111, 777);
    m_window->reject();
    openSettled();
    QCOMPARE(m_window->size(), QSize(1111, 777));
}

TRANCHE_WINDOW_TEST(TestImportWindow)

} // namespace tst_import_window

#include "tst_import_window.moc"
