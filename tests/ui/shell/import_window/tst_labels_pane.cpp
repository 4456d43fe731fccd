// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/shell/import_window/import_room.h"

#include "tests/support/test_room.h"
#include "tests/ui/shell/shown_markup.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/shell/import_window/labels_pane.h"

#include <QRadioButton>
#include <QTableWidget>

namespace tst_labels_pane {

using namespace tranche;
using namespace tranche::test;

class TestLabelsPane : public ImportRoom {
    Q_OBJECT

    LabelsPane& pane() const { return *m_window->findChild<LabelsPane*>(); }
    LabelsTable& table() const { return *m_window->findChild<LabelsTable*>(); }
    QTableWidget& values() const { return *m_window->findChild<QTableWidget*>(QStringLiteral("labelledValues")); }
    QString cell(int row, int column) const { return values().item(row, column)->text(); }
    QPushButton* segment(const QString& beginning) const
    {
        for (auto* button : m_window->findChildren<QPushButton*>())
            if (button->text().startsWith(beginning))
                return button;
        return nullptr;
    }
    void openLabelled()
    {
        m_fake.answer = [](const FakeLooker::Asked& asked) {
            ImportLook look = plainLook(asked.options.value_or(ImportOptions(SourceForm(StatisticalOptions()))));
            look.labels = {{.label = "Age in years"},
                           {.label = "Sex", .values = {{"F", "female"}, {"M", "male"}, {"X", "not asked"}}, .declaredMissing = {"X"}}};
            JobContext job;
            const auto all = readCsvText("Age,Sex\n22,M\n33,F\n44,F\n55,F\n", "all.csv", CsvOptions{}, job);
            look.all = std::make_shared<const ReadSource>(ReadSource{*all, {}}); // more than the first records
            return Result<ImportLook>(look);
        };
        openSettled();
    }

private slots:
    void init() { clear(); }
    void cleanup() { clear(); }
    void withoutLabelsThereIsNoSuchSegment();
    void theAttributeThatIsChosenIsShownWithItsRecords();
    void whatIsReadIsChosenBesideTheLabels();
    void wordsOfTheFileAreNeverMarkup();
};

void TestLabelsPane::withoutLabelsThereIsNoSuchSegment()
{
    openSettled();
    QVERIFY(segment(QStringLiteral("What will be converted"))->isVisible());
    QVERIFY(!segment(QStringLiteral("Value labels"))->isVisible());
    QVERIFY(!pane().isVisible());
}

void TestLabelsPane::theAttributeThatIsChosenIsShownWithItsRecords()
{
    openLabelled();
    table().selectRow(1);
    QVERIFY(pane().isVisible());
    QCOMPARE(pane().title(), QStringLiteral("Labels of Sex"));
    QVERIFY(segment(QStringLiteral("Value labels"))->isChecked());
    QCOMPARE(values().rowCount(), 3);
    QCOMPARE(cell(0, 0) + cell(0, 1), QStringLiteral("Ffemale"));
    QTRY_COMPARE(cell(0, 2), QStringLiteral("3"));
    QCOMPARE(cell(1, 2), QStringLiteral("1"));
    QCOMPARE(cell(2, 2), QStringLiteral("missing"));
    table().selectRow(0);
    QCOMPARE(pane().title(), QStringLiteral("Labels of Age"));
    QVERIFY(!values().isVisible());
    segment(QStringLiteral("Problems"))->click();
    QVERIFY(!pane().isVisible());
}

void TestLabelsPane::whatIsReadIsChosenBesideTheLabels()
{
    openLabelled();
    table().selectRow(1);
    const auto choices = pane().findChildren<QRadioButton*>();
    QCOMPARE(choices.size(), 2);
    QVERIFY(choices[0]->isChecked());
    choices[1]->click();
    QTRY_VERIFY(!m_window->isLooking());
    pane().findChild<SegmentedButtons*>()->findChildren<QPushButton*>().at(1)->click();
    QTRY_VERIFY(!m_window->isLooking());
    const auto options = std::get<StatisticalOptions>(m_window->options().form);
    QVERIFY(options.missingOf.at("Sex") == StatisticalOptions::DeclaredMissing::Value);
    QVERIFY(options.valuesOf.at("Sex") == StatisticalOptions::Values::Labels);
    QCOMPARE(pane().title(), QStringLiteral("Labels of Sex")); // still
    QVERIFY(choices[1]->isChecked());
    QTRY_COMPARE(cell(2, 2), QStringLiteral("0"));
}

void TestLabelsPane::wordsOfTheFileAreNeverMarkup()
{
    m_fake.answer = [](const FakeLooker::Asked& asked) {
        ImportLook look = plainLook(asked.options.value_or(ImportOptions(SourceForm(StatisticalOptions()))));
        JobContext job;
        const auto all = readCsvText("<b>bold</b>,<img src=x>\n<b>bold</b>,M\n<img src=x>,F\n", "all.csv", CsvOptions{}, job);
        look.all = std::make_shared<const ReadSource>(ReadSource{*all, {}});
        look.head = *all;
        look.labels = {{.label = "<b>bold</b> age"},
                       {.label = "<img src=x>", .values = {{"F", "<b>bold</b>"}, {"M", "<img src=x>"}}, .declaredMissing = {"M"}}};
        return Result<ImportLook>(look);
    };
    open(ImportWindow::Showing::Always, {QStringLiteral("/<img src=x>.sav"), QStringLiteral("/<b>bold.sav")});
    QTRY_VERIFY(!m_window->isLooking());
    table().selectRow(1);
    ShownMarkup shown({QStringLiteral("<b>bold"), QStringLiteral("<img")});
    shown.look(*m_window);
    QVERIFY2(shown.faults().isEmpty(), qPrintable(shown.faults().join(QLatin1Char('\n'))));
    for (const char* kind : {"tranche::LabelsModel", "tranche::PreviewModel", "QTableModel", "QListModel"})
        QVERIFY2(shown.holders().contains(QLatin1String(kind)), qPrintable(shown.holders().join(QLatin1Char(' '))));
}

TRANCHE_WINDOW_TEST(TestLabelsPane)

} // namespace tst_labels_pane

#include "tst_labels_pane.moc"
