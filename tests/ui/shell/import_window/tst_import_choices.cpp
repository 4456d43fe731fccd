// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/shell/import_window/import_room.h"

#include "tests/support/test_room.h"
#include "ui/shell/import_window/found/conversion_list.h"
#include "ui/shell/import_window/preview/preview_pane.h"
#include "ui/shell/import_window/rows/choice_rows.h"
#include "ui/shell/import_window/rows/evidence_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>

namespace tst_import_choices {

using namespace tranche;
using namespace tranche::test;
using Showing = ImportWindow::Showing;

class TestImportChoices : public ImportRoom {
    Q_OBJECT

private slots:
    void init() { clear(); }
    void cleanup() { clear(); }
    void aChoiceIsLookedAtAgainAndReachesTheReader();
    void theNewestChoiceWins();
    void onlyHarmlessConversionsAreTicked();
    void aTickLooksAtTheFirstRecordsAlone();
    void aNameIsChangedInTheHead();
    void choicesComeFromARecipe();
    void detectingAgainForgetsTheChoices();
};

void TestImportChoices::aChoiceIsLookedAtAgainAndReachesTheReader()
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

void TestImportChoices::theNewestChoiceWins()
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

void TestImportChoices::onlyHarmlessConversionsAreTicked()
{
    find([](ImportLook& look) { look.conversions = {offerOf("?", true), offerOf("-9", false)}; });
    openSettled();
    const auto boxes = m_window->findChild<ConversionList*>()->boxes();
    QCOMPARE(boxes.size(), 2);
    QVERIFY(boxes.at(0)->isChecked());
    QVERIFY(!boxes.at(1)->isChecked());
    button("read").click();
    QCOMPARE(m_chosen->conversions.size(), std::size_t{1});
    QCOMPARE(m_chosen->conversions.front().text, std::string("?"));
}

void TestImportChoices::aTickLooksAtTheFirstRecordsAlone()
{
    find([](ImportLook& look) { look.conversions = {offerOf("-9", false)}; });
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

void TestImportChoices::aNameIsChangedInTheHead()
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

void TestImportChoices::choicesComeFromARecipe()
{
    openSettled();
    button("as in a recipe").click();
    QTRY_COMPARE(m_window->options().csv()->delimiter, '|');
    QTRY_VERIFY(button("read").isEnabled());
    QCOMPARE(m_window->missingTokens(), QStringList{QStringLiteral("NA")});
}

void TestImportChoices::detectingAgainForgetsTheChoices()
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

TRANCHE_WINDOW_TEST(TestImportChoices)

} // namespace tst_import_choices

#include "tst_import_choices.moc"
