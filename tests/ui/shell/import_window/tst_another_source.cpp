// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/shell/import_window/import_room.h"

#include "tests/support/test_room.h"
#include "ui/shell/import_window/cells/date_card.h"
#include "ui/shell/import_window/database/database_pane.h"
#include "ui/shell/import_window/database/table_list.h"
#include "ui/shell/import_window/labels_table.h"

#include <QRadioButton>

namespace tst_another_source {

using namespace tranche;
using namespace tranche::test;

/// What was said and shown of one source is gone with it.
class TestAnotherSource : public ImportRoom {
    Q_OBJECT

    DatabasePane& pane() const { return *m_window->findChild<DatabasePane*>(); }
    DateCard& dates() const { return *m_window->findChild<DateCard*>(); }

    /// In a database of two tables, of which each asks about its dates; a file has labels.
    static Result<ImportLook> answer(const FakeLooker::Asked& asked)
    {
        ImportLook look = plainLook(asked.options.value_or(ImportOptions(SourceForm(StatisticalOptions()))));
        const auto* database = std::get_if<DatabaseOptions>(&look.options.form);
        if (database == nullptr)
            look.labels = {{.label = "Age in years"}, {.label = "Sex", .values = {{"F", "female"}, {"M", "male"}}}};
        else if (database->table.empty())
            look = {.options = look.options, .parts = {{"one", false, 2, 2}, {"two", false, 2, 2}}};
        else
            look.dates = {{"Sex", {"%d/%m/%Y", {{"03/04/2021", "2021-04-03"}}}, {"%m/%d/%Y", {{"03/04/2021", "2021-03-04"}}}}};
        return look;
    }
    void openWith(const QStringList& files, const RecipeReader& recipes = {})
    {
        ImportSetup setup{m_fake.looker(), recipes, std::make_shared<OneMoreFile>(), m_settings};
        setup.databases = [this](const auto&) { return m_fake.looker(); };
        m_window = std::make_unique<ImportWindow>(files, setup);
        m_window->begin(ImportWindow::Showing::Always);
        QTRY_VERIFY(!m_window->isLooking());
    }
    void connectTo(const QString& file)
    {
        m_window->showDatabase(true);
        pane().form().fill(DatabaseOptions(), {file});
        button("connect").click();
        QTRY_VERIFY(pane().isConnected());
    }

private slots:
    void init()
    {
        clear();
        m_fake.answer = &TestAnotherSource::answer;
    }
    void cleanup() { clear(); }
    void aStoppedTableLeavesNoQuestion();
    void anotherTableIsNotAnsweredByTheFirst();
    void labelsOfAFileAreNotThoseOfADatabase();
    void aRecipeThatCannotBeReadIsSaidBesideTheForm();
    void whoTurnsBackToFilesIsAsked();
};

void TestAnotherSource::aStoppedTableLeavesNoQuestion()
{
    openWith({});
    connectTo(QStringLiteral("/people.sqlite"));
    emit pane().tables().chosen(QStringLiteral("one"));
    QTRY_VERIFY(!m_window->isLooking());
    QVERIFY(dates().isVisible());
    m_fake.held = true;
    emit pane().tables().chosen(QStringLiteral("two"));
    button("run").click();
    m_fake.held = false;
    QVERIFY(!m_window->isLooking());
    QVERIFY(!dates().isVisible());
}

void TestAnotherSource::anotherTableIsNotAnsweredByTheFirst()
{
    openWith({});
    connectTo(QStringLiteral("/people.sqlite"));
    emit pane().tables().chosen(QStringLiteral("one"));
    QTRY_VERIFY(!m_window->isLooking());
    m_fake.held = true;
    emit pane().tables().chosen(QStringLiteral("two"));
    QVERIFY(!dates().isVisible()); // or its answer would count for the next one
    m_fake.held = false;
    QTRY_VERIFY(!m_window->isLooking());
    QVERIFY(dates().isVisible());
    QVERIFY(!dates().answers().front()->isChecked());
}

void TestAnotherSource::labelsOfAFileAreNotThoseOfADatabase()
{
    openWith({QStringLiteral("/a.sav")});
    const auto* labels = m_window->findChild<LabelsTable*>();
    QVERIFY(labels->isVisible());
    connectTo(QStringLiteral("/people.sqlite"));
    QVERIFY(!labels->isVisible());
    QCOMPARE(labels->labels().rowCount(), 0);
}

void TestAnotherSource::aRecipeThatCannotBeReadIsSaidBesideTheForm()
{
    openWith({}, [](auto&&...) { return fail(ErrorCode::BadInput, CsvMessage::BlankLine); });
    m_window->showDatabase(true);
    button("as in a recipe").click();
    QTRY_VERIFY(!m_window->isLooking());
    QVERIFY(!pane().sentence().isEmpty()); // the banner is not on this page
}

void TestAnotherSource::whoTurnsBackToFilesIsAsked()
{
    m_fake.answer = FakeLooker().answer; // nothing has to be decided
    m_fake.held = true;
    open(ImportWindow::Showing::WhereNeeded);
    m_window->show(); // as where it takes its time
    m_window->showDatabase(true);
    m_window->showDatabase(false);
    m_fake.held = false;
    QTRY_VERIFY(!m_window->isLooking());
    QVERIFY(m_window->isVisible());
    QVERIFY(!m_chosen);
}

TRANCHE_WINDOW_TEST(TestAnotherSource)

} // namespace tst_another_source

#include "tst_another_source.moc"
