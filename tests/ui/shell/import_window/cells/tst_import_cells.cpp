// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "tests/ui/shell/window.h"
#include "ui/shell/import_window/cells/date_card.h"
#include "ui/shell/import_window/cells/missing_card.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/shell/import_window/found/conversion_list.h"
#include "ui/shell/import_window/found/problem_list.h"
#include "ui/shell/import_window/import_window.h"
#include "ui/shell/import_window/preview/preview_pane.h"
#include "ui/shell/import_window/rows/choice_rows.h"
#include "ui/shell/import_window/rows/evidence_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

namespace tst_import_cells {

using namespace tranche;
using namespace tranche::test;
using Showing = ImportWindow::Showing;

/// What is asked about the cells of real files, and where the answers go.
class TestImportCells : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<ImportWindow> m_window;
    std::optional<LoadRequest> m_chosen;

    void open(const QByteArray& content, Showing showing = Showing::Always);
    DateCard& card() const { return *m_window->findChild<DateCard*>(); }
    QPushButton& readButton() const { return *m_window->findChild<QPushButton*>(QStringLiteral("read")); }
    const ConversionList& list() const { return *m_window->findChild<ConversionList*>(); }
    /// What the cards say, and how the boxes of each stand.
    QString missing() const;
    /// The button of a problem that is seen; null: there is none.
    QPushButton* fix(const char* words) const;
    SegmentedButtons& side() const;
    /// "Problems  2", as the button above them says.
    QString problems() const;
    EvidenceRow& datesRow() const { return *m_window->findChild<ChoiceRows*>()->row(ImportChoice::Dates); }
    static QByteArray ages(const QByteArray& odd);
    QCheckBox& box(const QString& name) const;

private slots:
    void cleanup() { m_window.reset(); }
    void aDateQuestionIsNeverAnsweredByItself();
    void anAnswerIsReadAndShown_data();
    void anAnswerIsReadAndShown();
    void eachQuestionIsAskedByItself();
    void whatCouldBeMissingKeepsNobodyWaiting();
    void aTickedWordIsMissingEverywhere();
    void aWordCanBeMissingInOneAttributeOnly();
    void aRefusedConversionIsNotAskedAboutAnyMore();
    void aWordAmongDatesHidesTheirQuestion();
    void anOddCellIsReadAsMissingAndTakenBack();
    void anOddCellIsMissingWhileOtherThingsStopTheReading();
    void aNumberThatCouldMeanMissingIsAProblem();
    void anAttributeWithOddCellsIsACategory();
    void theRowOfDatesTellsAndDecides();
    void datesThatAskNothingAreToldAndCanBeRefused();
    void whatWasLookedAtIsWhatIsRead();
    void everyAnswerHasAName();
};

void TestImportCells::open(const QByteArray& content, Showing showing)
{
    QFile file(m_folder.filePath(QStringLiteral("people.csv")));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write a test file");
    file.close();
    m_chosen.reset();
    m_window = std::make_unique<ImportWindow>(QStringList{file.fileName()}, ImportSetup{lookAtSource, {}, {}, {}});
    connect(m_window.get(), &ImportWindow::chosen, this, [this](const LoadRequest& request) { m_chosen = request; });
    m_window->begin(showing);
    QTRY_VERIFY(!m_window->isLooking());
}

QString TestImportCells::missing() const
{
    QStringList said;
    for (const QCheckBox* each : list().boxes())
        if (qobject_cast<MissingCard*>(each->parent()) != nullptr)
            said << each->accessibleName() + QLatin1Char(' ') + QString::number(each->checkState());
    return said.join(QStringLiteral("; "));
}

QCheckBox& TestImportCells::box(const QString& name) const
{
    for (QCheckBox* each : list().boxes())
        if (each->accessibleName() == name)
            return *each;
    qFatal("no box is called so");
}

QPushButton* TestImportCells::fix(const char* words) const
{
    for (auto* each : m_window->findChild<ProblemList*>()->findChildren<QPushButton*>())
        if (each->isVisibleTo(m_window.get()) && each->text() == QLatin1String(words))
            return each;
    return nullptr;
}

SegmentedButtons& TestImportCells::side() const
{
    for (auto* each : m_window->findChildren<SegmentedButtons*>())
        if (each->accessibleName() == QLatin1String("What is shown on the right"))
            return *each;
    qFatal("there is nothing on the right");
}

QString TestImportCells::problems() const
{
    for (const auto* each : side().findChildren<QAbstractButton*>())
        if (each->text().startsWith(QLatin1String("Problems")))
            return each->text();
    return {};
}

/// Sixty persons of whom two have an age like this.
QByteArray TestImportCells::ages(const QByteArray& odd)
{
    QByteArray text = "name,age\n";
    for (int i = 0; i < 60; ++i)
        text += "p" + QByteArray::number(i) + "," + (i % 30 == 7 ? odd : QByteArray::number(20 + i)) + "\n";
    return text;
}

void TestImportCells::aDateQuestionIsNeverAnsweredByItself()
{
    open("job,paid\nclerk,03/04/2021\nsmith,05/05/2021\n", Showing::WhereNeeded);
    QTRY_VERIFY(m_window->isVisible());
    QVERIFY(!m_chosen && !readButton().isEnabled());
    QVERIFY(card().isVisible());
    QCOMPARE(card().findChild<QLabel*>(QStringLiteral("question"))->text(),
             QStringLiteral("paid: is 03/04/2021 the third of April or the fourth of March?"));
    for (const QRadioButton* answer : card().answers())
        QVERIFY(!answer->isChecked());
    QVERIFY(m_window->findChild<QLabel*>(QStringLiteral("foot"))->text().contains(QLatin1String("1")));
    open("job,paid\nclerk,03/04/2021\nsmith,15/05/2021\n", Showing::WhereNeeded);
    QTRY_VERIFY(m_chosen.has_value()); // one order alone fits
}

void TestImportCells::anAnswerIsReadAndShown_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<AttributeType>("type");
    QTest::addColumn<std::string>("pattern");
    QTest::newRow("day first") << 0 << AttributeType::Date << std::string("%d/%m/%Y");
    QTest::newRow("month first") << 1 << AttributeType::Date << std::string("%m/%d/%Y");
    QTest::newRow("no date") << 2 << AttributeType::Categorical << std::string();
}

void TestImportCells::anAnswerIsReadAndShown()
{
    QFETCH(int, answer);
    QFETCH(AttributeType, type);
    QFETCH(std::string, pattern);
    open("job,paid\nclerk,03/04/2021\nsmith,05/05/2021\n");
    card().answers().at(answer)->click();
    QVERIFY(card().answers().at(answer)->isChecked());
    QVERIFY(readButton().isEnabled());
    const auto* preview = m_window->findChild<PreviewPane*>()->table()->model();
    const QString head = preview->headerData(1, Qt::Horizontal, Qt::AccessibleTextRole).toString();
    QVERIFY2(head.contains(answer == 2 ? QLatin1String("category") : QLatin1String("date")), qPrintable(head));
    readButton().click();
    QVERIFY(m_chosen.has_value());
    QCOMPARE(m_chosen->decided.size(), std::size_t{1});
    QVERIFY(m_chosen->decided.at("paid").type == type);
    QCOMPARE(m_chosen->decided.at("paid").dates, pattern);
}

void TestImportCells::eachQuestionIsAskedByItself()
{
    open("born,paid\n03/04/2021,01/02/2020\n05/05/2021,02/02/2020\n");
    const auto* question = card().findChild<QLabel*>(QStringLiteral("question"));
    QVERIFY(question->text().startsWith(QLatin1String("born")));
    card().answers().at(0)->click();
    QVERIFY(!readButton().isEnabled());
    card().findChildren<QToolButton*>().last()->click();
    QVERIFY(question->text().startsWith(QLatin1String("paid")));
    QVERIFY(!card().answers().at(0)->isChecked());
    card().answers().at(1)->click();
    QVERIFY(readButton().isEnabled());
    readButton().click();
    QCOMPARE(m_chosen->decided.at("born").dates, std::string("%d/%m/%Y"));
    QCOMPARE(m_chosen->decided.at("paid").dates, std::string("%m/%d/%Y"));
}

void TestImportCells::whatCouldBeMissingKeepsNobodyWaiting()
{
    open("job,visits\nclerk,1\n?,2\nsmith,-9\n", Showing::WhereNeeded);
    QTRY_VERIFY(m_chosen.has_value());
    QVERIFY(!m_window->isVisible());
    QVERIFY(m_chosen->missingTokens.empty() && m_chosen->decided.empty());
}

void TestImportCells::aTickedWordIsMissingEverywhere()
{
    open("job,visits,town\nclerk,1,?\n?,2,Ulm\nsmith,-9,Ulm\n");
    QCOMPARE(missing(), QStringLiteral("-9 is read as missing 0; ? is read as missing 0; ? is missing in job 0; ? is missing in town 0"));
    box(QStringLiteral("? is read as missing")).click();
    QTRY_COMPARE(missing(),
                 QStringLiteral("-9 is read as missing 0; ? is read as missing 2; ? is missing in job 2; ? is missing in town 2"));
    QCOMPARE(m_window->findChild<ChoiceRows*>()->missing(), QStringList{QStringLiteral("?")});
    box(QStringLiteral("-9 is read as missing")).click();
    QTRY_VERIFY(readButton().isEnabled());
    readButton().click();
    QCOMPARE(m_chosen->missingTokens, std::vector<std::string>{"?"});
    QCOMPARE(m_chosen->decided.size(), std::size_t{1});
    QCOMPARE(m_chosen->decided.at("visits").missingTokens, std::vector<std::string>{"-9"});
}

void TestImportCells::aWordCanBeMissingInOneAttributeOnly()
{
    open("job,town\nclerk,?\n?,Ulm\nsmith,Ulm\n");
    box(QStringLiteral("? is missing in town")).click();
    QTRY_COMPARE(missing(), QStringLiteral("? is read as missing 1; ? is missing in job 0; ? is missing in town 2"));
    QTRY_VERIFY(readButton().isEnabled());
    readButton().click();
    QVERIFY(m_chosen->missingTokens.empty());
    QCOMPARE(m_chosen->decided.at("town").missingTokens, std::vector<std::string>{"?"});
}

void TestImportCells::aRefusedConversionIsNotAskedAboutAnyMore()
{
    open("job\nclerk\n ?\n?\nsmith\n");
    QTRY_COMPARE(missing(), QStringLiteral("? is read as missing 0"));
    QVERIFY(list().boxes().front()->isChecked()); // the blanks
    list().boxes().front()->click();
    QTRY_COMPARE(missing(), QStringLiteral("␣? is read as missing 0; ? is read as missing 0"));
    list().boxes().front()->click();
    QTRY_COMPARE(missing(), QStringLiteral("? is read as missing 0"));
}

void TestImportCells::aWordAmongDatesHidesTheirQuestion()
{
    open("paid\n03/04/2021\nk. A.\n05/05/2021\n");
    QVERIFY(!card().isVisible());
    QTRY_VERIFY(readButton().isEnabled());
    list().boxes().front()->click();
    QTRY_VERIFY(card().isVisible());
    QVERIFY(!readButton().isEnabled());
    list().boxes().front()->click();
    QTRY_VERIFY(!card().isVisible());
    QTRY_VERIFY(readButton().isEnabled());
}

void TestImportCells::anOddCellIsReadAsMissingAndTakenBack()
{
    open(ages("4l"));
    QTRY_COMPARE(problems(), QStringLiteral("Problems  2"));
    emit side().chosen(1);
    QTRY_VERIFY(fix("Read it as missing") != nullptr);
    QVERIFY(fix("Read it as missing")->toolTip().contains(QLatin1String(": 2.")));
    fix("Read it as missing")->click();
    QTRY_COMPARE(problems(), QStringLiteral("Problems  0"));
    QTRY_COMPARE(missing(), QStringLiteral("4l is read as missing 2"));
    QTRY_VERIFY(readButton().isEnabled());
    QVERIFY(fix("Read it as missing") == nullptr);
    box(QStringLiteral("4l is read as missing")).click();
    QTRY_COMPARE(problems(), QStringLiteral("Problems  2"));
    QTRY_VERIFY(fix("Read it as missing") != nullptr);
    fix("Read it as missing")->click();
    QTRY_VERIFY(readButton().isEnabled());
    readButton().click();
    QVERIFY(m_chosen->missingTokens.empty());
    QCOMPARE(m_chosen->decided.at("age").missingTokens, std::vector<std::string>{"4l"});
}

void TestImportCells::anOddCellIsMissingWhileOtherThingsStopTheReading()
{
    open(ages("4l") + "p60,33,x\n");
    QTRY_COMPARE(problems(), QStringLiteral("Problems  3"));
    QTRY_VERIFY(m_window->findChild<ProblemList*>()->current() == 0);
    m_window->findChild<ProblemList*>()->step(1);
    QTRY_VERIFY(fix("Read it as missing") != nullptr);
    fix("Read it as missing")->click();
    QTRY_COMPARE(problems(), QStringLiteral("Problems  1"));
    QTRY_COMPARE(missing(), QStringLiteral("4l is read as missing 2")); // nobody has counted its cells
    box(QStringLiteral("4l is read as missing")).click();
    QTRY_COMPARE(problems(), QStringLiteral("Problems  3"));
    QTRY_COMPARE(missing(), QString());
}

void TestImportCells::aNumberThatCouldMeanMissingIsAProblem()
{
    open("job,visits\nclerk,1\nguard,7\nsmith,-9\nbaker,-9\n");
    QTRY_COMPARE(problems(), QStringLiteral("Problems  1"));
    QVERIFY(readButton().isEnabled()); // it keeps nobody waiting
    emit side().chosen(1);
    QTRY_VERIFY(fix("It is missing") != nullptr);
    QStringList said;
    for (const QLabel* label : fix("It is missing")->parentWidget()->findChildren<QLabel*>())
        said << label->text();
    QVERIFY2(said.contains(QStringLiteral("visits: -9 in 2 records")), qPrintable(said.join(QLatin1Char('|'))));
    QVERIFY2(said.contains(QStringLiteral("All others are 1 to 7. Missing, perhaps?")), qPrintable(said.join(QLatin1Char('|'))));
    fix("It is missing")->click();
    QTRY_COMPARE(problems(), QStringLiteral("Problems  0"));
    QTRY_COMPARE(missing(), QStringLiteral("-9 is read as missing 2"));
    QTRY_VERIFY(readButton().isEnabled());
    readButton().click();
    QCOMPARE(m_chosen->decided.at("visits").missingTokens, std::vector<std::string>{"-9"});
}

void TestImportCells::anAttributeWithOddCellsIsACategory()
{
    open(ages("4l"));
    emit side().chosen(1);
    QTRY_VERIFY(fix("age is a category") != nullptr);
    fix("age is a category")->click();
    QTRY_COMPARE(problems(), QStringLiteral("Problems  0"));
    QTRY_VERIFY(fix("Take it back") != nullptr);
    fix("Take it back")->click();
    QTRY_COMPARE(problems(), QStringLiteral("Problems  2"));
    QTRY_VERIFY(fix("age is a category") != nullptr);
    fix("age is a category")->click();
    QTRY_VERIFY(readButton().isEnabled());
    readButton().click();
    QVERIFY(m_chosen->decided.at("age").type == AttributeType::Categorical);
}

void TestImportCells::theRowOfDatesTellsAndDecides()
{
    open("job,paid\nclerk,01/04/2021\nsmith,01/10/2021\nbaker,\n");
    QTRY_VERIFY(datesRow().isVisible());
    QCOMPARE(datesRow().verdict(), QStringLiteral("decide"));
    QVERIFY2(datesRow().accessibleDescription().startsWith(QLatin1String("paid: every cell (2) fits day first, and month first as well")),
             qPrintable(datesRow().accessibleDescription()));
    auto& choice = *datesRow().findChild<QComboBox*>();
    QCOMPARE(choice.currentText(), QStringLiteral("which comes first?"));
    choice.setCurrentIndex(choice.findText(QStringLiteral("month first")));
    emit choice.activated(choice.currentIndex());
    QTRY_COMPARE(datesRow().verdict(), QStringLiteral("all agree"));
    QCOMPARE(datesRow().findChild<QComboBox*>()->currentText(), QStringLiteral("month first"));
    QVERIFY(card().answers().at(1)->isChecked());
    card().answers().at(0)->click();
    QTRY_COMPARE(datesRow().findChild<QComboBox*>()->currentText(), QStringLiteral("day first"));
    QTRY_VERIFY(readButton().isEnabled());
    readButton().click();
    QCOMPARE(m_chosen->decided.at("paid").dates, std::string("%d/%m/%Y"));
}

void TestImportCells::datesThatAskNothingAreToldAndCanBeRefused()
{
    open("job,paid\nclerk,1\n");
    QVERIFY(!datesRow().isVisible());
    open("job,paid\nclerk,2021-03-01\nsmith,2021-04-01\n");
    QTRY_VERIFY(datesRow().isVisible());
    QCOMPARE(datesRow().verdict(), QStringLiteral("all agree"));
    auto& choice = *datesRow().findChild<QComboBox*>();
    QCOMPARE(choice.currentText(), QStringLiteral("as they are written"));
    choice.setCurrentIndex(choice.findText(QStringLiteral("no dates")));
    emit choice.activated(choice.currentIndex());
    QTRY_VERIFY(readButton().isEnabled());
    QVERIFY2(datesRow().accessibleDescription().startsWith(QLatin1String("1 attribute of dates is a category")),
             qPrintable(datesRow().accessibleDescription()));
    readButton().click();
    QVERIFY(m_chosen->decided.at("paid").type == AttributeType::Categorical);
}

void TestImportCells::whatWasLookedAtIsWhatIsRead()
{
    open("job\nclerk \n ?\n");
    QTRY_VERIFY(readButton().isEnabled());
    readButton().click();
    QVERIFY(m_chosen->read.source != nullptr);
    QVERIFY(m_chosen->read.files == m_chosen->files);
    QVERIFY(m_chosen->read.options.conversions.empty() && !m_chosen->options.conversions.empty());
    QVERIFY(m_chosen->read.options.form == m_chosen->options.form);
}

void TestImportCells::everyAnswerHasAName()
{
    open("paid,job\n03/04/2021,?\n05/05/2021,clerk\n");
    QCOMPARE(namelessControls(*m_window).join(QStringLiteral("; ")), QString());
}

TRANCHE_WINDOW_TEST(TestImportCells)

} // namespace tst_import_cells

#include "tst_import_cells.moc"
