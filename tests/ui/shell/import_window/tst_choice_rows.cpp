// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/rows/choice_rows.h"

#include "tests/support/test_room.h"
#include "tests/ui/shell/import_window/fake_looker.h"
#include "ui/shell/import_window/labels_table.h"
#include "ui/shell/import_window/rows/evidence_row.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

namespace tst_choice_rows {

using namespace tranche;
using namespace tranche::test;

class TestChoiceRows : public QObject {
    Q_OBJECT

    std::unique_ptr<ChoiceRows> m_rows;
    std::optional<ImportOptions> m_changed;

    void show(ImportLook look)
    {
        m_rows = std::make_unique<ChoiceRows>();
        m_changed.reset();
        connect(m_rows.get(), &ChoiceRows::changed, this, [this](const ImportOptions& options) { m_changed = options; });
        look.whole = true;
        m_rows->show(look);
        m_rows->show(look); // the same again changes nothing
        QVERIFY(!m_changed);
    }
    template <class Control>
    Control& control(ImportChoice choice)
    {
        EvidenceRow* row = m_rows->row(choice);
        auto* found = row == nullptr ? nullptr : row->findChild<Control*>();
        if (found == nullptr)
            qFatal("there is no such control");
        return *found;
    }
    QComboBox& second(ImportChoice choice) { return *m_rows->row(choice)->findChildren<QComboBox*>().at(1); }
    void choose(ImportChoice choice, const QVariant& value)
    {
        auto& box = control<QComboBox>(choice);
        box.setCurrentIndex(value.isValid() ? box.findData(value) : box.count() - 1);
    }
    void type(ImportChoice choice, const char* text)
    {
        auto& field = control<QLineEdit>(choice);
        field.clear();
        QTest::keyClicks(&field, QString::fromLatin1(text));
    }
    const CsvOptions& csv() const { return *m_changed->csv(); }
    const WorkbookOptions& book() const { return std::get<WorkbookOptions>(m_changed->form); }

private slots:
    void everyChoiceOfTextReachesTheOptions();
    void everyChoiceOfAWorkbookReachesTheOptions();
    void everyChoiceOfADatabaseReachesTheOptions();
    void everyChoiceOfAStatisticalFileReachesTheOptions();
    void oneAttributeIsReadByItsLabels();
    void aValueThatNoItemStandsForIsShownAsItIs();
    void whatIsBeingTypedIsNotOverwritten();
    void theEvidenceSaysWhereItDiffers();
    void countsOfTheBeginningAreNotShown();
    void whatIsOfferedIsPointedAt();
};

void TestChoiceRows::everyChoiceOfTextReachesTheOptions()
{
    show(plainLook());
    choose(ImportChoice::Encoding, QStringLiteral("windows-1252"));
    QCOMPARE(csv().encoding, std::string("windows-1252"));
    choose(ImportChoice::Delimiter, QChar(u'\t'));
    QCOMPARE(csv().delimiter, '\t');
    choose(ImportChoice::Delimiter, QStringLiteral("blanks"));
    QVERIFY(csv().blanks);
    type(ImportChoice::Delimiter, "3, 8");
    QCOMPARE(csv().widths, (std::vector<std::size_t>{3, 8}));
    choose(ImportChoice::Delimiter, QChar(u'\t'));
    QVERIFY(!csv().blanks && csv().widths.empty());
    choose(ImportChoice::CommentLines, QStringLiteral("#"));
    QCOMPARE(csv().comment, std::string("#"));
    second(ImportChoice::Encoding).setCurrentIndex(1);
    QVERIFY(csv().badBytes == BadBytes::Replace);
    choose(ImportChoice::Header, 3);
    QCOMPARE(csv().headerLines, std::size_t{3});
    choose(ImportChoice::Header, 0);
    QVERIFY(!csv().header);
    control<QSpinBox>(ImportChoice::Header).setValue(4);
    QCOMPARE(csv().skip, std::size_t{3});
    type(ImportChoice::Names, "Age, Sex");
    QCOMPARE(csv().names, (std::vector<std::string>{"Age", "Sex"}));
    second(ImportChoice::Quote).setCurrentIndex(1);
    QCOMPARE(csv().escape, std::optional('\\'));
    choose(ImportChoice::Quote, {});
    QVERIFY(!csv().quote && !csv().escape);
    choose(ImportChoice::Quote, QChar(u'\''));
    QCOMPARE(csv().quote, std::optional('\''));
    choose(ImportChoice::Numbers, QChar(u','));
    QCOMPARE(csv().decimal, ',');
    choose(ImportChoice::UnevenRecords, static_cast<int>(RaggedRecords::Pad));
    QVERIFY(csv().ragged == RaggedRecords::Pad);
    QSignalSpy missing(m_rows.get(), &ChoiceRows::missingChanged);
    type(ImportChoice::Missing, "?, k. A.");
    QVERIFY(missing.count() > 0);
    QCOMPARE(m_rows->missing(), QStringList({QStringLiteral("?"), QStringLiteral("k. A.")}));
    QCOMPARE(csv().delimiter, '\t'); // what was chosen before still stands
}

void TestChoiceRows::everyChoiceOfAWorkbookReachesTheOptions()
{
    ImportLook look = plainLook(ImportOptions(SourceForm(WorkbookOptions{.sheet = "one", .range = "A1:B3"})));
    look.parts = {{.name = "one", .records = 3, .attributes = 2}, {.name = "two", .hidden = true, .records = 9, .attributes = 4}};
    show(look);
    QCOMPARE(control<QLineEdit>(ImportChoice::Range).text(), QStringLiteral("A1:B3"));
    choose(ImportChoice::Sheet, QStringLiteral("two"));
    QCOMPARE(book().sheet, std::string("two"));
    QCOMPARE(book().range, std::string());
    type(ImportChoice::Range, "b2:d9");
    QCOMPARE(book().range, std::string("B2:D9"));
    control<QSpinBox>(ImportChoice::Header).setValue(2);
    QCOMPARE(book().headerRows, std::size_t{2});
    type(ImportChoice::Names, "Age");
    QCOMPARE(book().names, std::vector<std::string>{"Age"});
    choose(ImportChoice::ErrorCells, static_cast<int>(WorkbookOptions::ErrorCells::Missing));
    QVERIFY(book().errors == WorkbookOptions::ErrorCells::Missing);
    choose(ImportChoice::HiddenRows, false);
    QVERIFY(!book().hiddenRows);
}

void TestChoiceRows::everyChoiceOfADatabaseReachesTheOptions()
{
    ImportLook look = plainLook(ImportOptions(SourceForm(DatabaseOptions{.table = "one"})));
    look.parts = {{.name = "one"}, {.name = "two"}};
    show(look);
    const auto base = [this] { return std::get<DatabaseOptions>(m_changed->form); };
    choose(ImportChoice::Sheet, QStringLiteral("two"));
    QCOMPARE(base().table, std::string("two"));
    choose(ImportChoice::Padding, false);
    QVERIFY(!base().trimsPadding);
    control<QSpinBox>(ImportChoice::TimeOut).setValue(5);
    QCOMPARE(base().timeout, 5U);
    type(ImportChoice::Range, "SELECT 1");
    QCOMPARE(base().query, std::string("SELECT 1"));
    QCOMPARE(base().table, std::string());
}

void TestChoiceRows::everyChoiceOfAStatisticalFileReachesTheOptions()
{
    show(plainLook(ImportOptions(SourceForm(StatisticalOptions{.valuesOf = {{"Sex", StatisticalOptions::Values::Labels}}}))));
    const auto file = [this] { return std::get<StatisticalOptions>(m_changed->form); };
    choose(ImportChoice::Encoding, QStringLiteral("windows-1252"));
    QCOMPARE(file().encoding, std::string("windows-1252"));
    choose(ImportChoice::Names, static_cast<int>(StatisticalOptions::Values::Labels));
    QVERIFY(file().values == StatisticalOptions::Values::Labels);
    QVERIFY(file().valuesOf.empty());
    choose(ImportChoice::Null, static_cast<int>(StatisticalOptions::DeclaredMissing::Value));
    QVERIFY(file().missing == StatisticalOptions::DeclaredMissing::Value);
}

void TestChoiceRows::oneAttributeIsReadByItsLabels()
{
    ImportLook look = plainLook(ImportOptions(SourceForm(StatisticalOptions())));
    look.labels = {{.label = "Age in years"}, {.label = "Sex", .values = {{"1", "male"}, {"2", "female"}}, .declaredMissing = {"9"}}};
    LabelsModel model;
    model.show(std::make_shared<const Looked>(Looked{.look = look}));
    std::optional<ImportOptions> changed;
    connect(&model, &LabelsModel::changed, this, [&](const ImportOptions& options) { changed = options; });
    QVERIFY(!model.setData(model.index(0, LabelsModel::ShownAs), 1, Qt::EditRole)); // has none
    QVERIFY(model.setData(model.index(1, LabelsModel::ShownAs), 1, Qt::EditRole));
    const auto file = [&] { return std::get<StatisticalOptions>(changed->form); };
    QVERIFY(file().valuesOf.at("Sex") == StatisticalOptions::Values::Labels);
    QVERIFY(model.setData(model.index(1, LabelsModel::ReadAs), 1, Qt::EditRole));
    QVERIFY(file().missingOf.at("Sex") == StatisticalOptions::DeclaredMissing::Value);
    QVERIFY(model.setData(model.index(1, LabelsModel::ShownAs), 0, Qt::EditRole));
    QVERIFY(file().valuesOf.empty()); // as all others
}

void TestChoiceRows::aValueThatNoItemStandsForIsShownAsItIs()
{
    CsvOptions odd;
    odd.delimiter = '^';
    show(plainLook(odd));
    QCOMPARE(control<QComboBox>(ImportChoice::Delimiter).currentText(), QStringLiteral("^"));
    choose(ImportChoice::Numbers, QChar(u','));
    QCOMPARE(csv().delimiter, '^');
}

void TestChoiceRows::whatIsBeingTypedIsNotOverwritten()
{
    show(plainLook());
    m_rows->show();
    m_rows->activateWindow();
    auto& names = control<QLineEdit>(ImportChoice::Names);
    names.setFocus();
    QTRY_VERIFY(names.hasFocus());
    QTest::keyClicks(&names, QStringLiteral("Age,"));
    m_rows->show(plainLook(*m_changed));
    QCOMPARE(names.text(), QStringLiteral("Age,"));
}

void TestChoiceRows::theEvidenceSaysWhereItDiffers()
{
    ImportLook look = plainLook();
    Statement said(CsvMessage::Ragged, std::uint64_t{2}, std::uint64_t{3});
    said.place.line = 1204;
    look.evidence = {{.choice = ImportChoice::Delimiter, .said = said, .verdict = Evidence::Verdict::Stop, .count = 3}};
    show(look);
    EvidenceRow* row = m_rows->row(ImportChoice::Delimiter);
    QVERIFY(row->verdict().contains(QLatin1Char('3')));
    QVERIFY(row->accessibleDescription().contains(row->verdict()));
    QSignalSpy wanted(m_rows.get(), &ChoiceRows::lineWanted);
    row->findChild<QToolButton*>()->click();
    QCOMPARE(wanted.value(0).value(0).toULongLong(), 1204ULL);
}

void TestChoiceRows::countsOfTheBeginningAreNotShown()
{
    ImportLook look = plainLook();
    look.evidence = {{.choice = ImportChoice::Delimiter, .said = CsvMessage::BlankLine, .verdict = Evidence::Verdict::Differ, .count = 3}};
    show(look);
    look.whole = false;
    m_rows->show(look);
    QVERIFY(m_rows->row(ImportChoice::Delimiter)->accessibleDescription().isEmpty());
}

void TestChoiceRows::whatIsOfferedIsPointedAt()
{
    ImportLook look = plainLook();
    look.evidence = {{.choice = ImportChoice::Missing, .said = CsvMessage::BlankLine, .verdict = Evidence::Verdict::NotNeeded}};
    const auto word = [this] { return m_rows->row(ImportChoice::Missing)->verdict(); };
    show(look);
    QCOMPARE(word(), QStringLiteral("not needed"));
    look.missing = {{"?", {{"Sex", 9}}}};
    show(look);
    QCOMPARE(word(), QStringLiteral("see right"));
}

TRANCHE_WINDOW_TEST(TestChoiceRows)

} // namespace tst_choice_rows

#include "tst_choice_rows.moc"
