// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/import_window.h"

#include "tests/support/import/postgres_server.h"
#include "tests/support/import/silent_server.h"
#include "tests/support/test_room.h"
#include "tests/ui/one_file.h"
#include "tests/ui/shell/window.h"
#include "ui/parts/passphrase_field.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/shell/import_window/database/attribute_list.h"
#include "ui/shell/import_window/database/database_pane.h"
#include "ui/shell/import_window/database/query_bar.h"
#include "ui/shell/import_window/database/query_text.h"
#include "ui/shell/import_window/database/server_form.h"
#include "ui/shell/import_window/database/table_list.h"
#include "ui/shell/import_window/table_opener.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTreeWidget>

namespace tst_database_page {

using namespace tranche;
using namespace tranche::test;

constexpr int longest = 30000; // ms

/// The page on which a database is opened, by what the program itself asks one with.
class TestDatabasePage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void aTableIsChosenAndWhatWasSeenIsTakenOver();
    void aQueryIsSentWhenAskedFor();
    void aWrongPasswordIsSaidAndTheFormStays();
    void aServerThatIsNotThereIsSaid();
    void aQueryThatFailsIsSaidAndCanBeMended();
    void aRunningQueryIsStopped();
    void connectingIsStopped();
    void closingTheWindowWaitsForNoServer();
    void closingTheWindowWaitsForNoServerThatWasStopped();
    void connectingAgainAsksForTheSame();
    void aRecipeFillsTheFormAndIsAskedForOnceConnected();
    void aFileNeedsNoPassword();
    void attributesStandBesideTheQuery();
    void aFileThatIsNoDatabaseIsSaid();
    void nothingIsStored();

private:
    void run(const QString& driver, const QString& name, const QStringList& statements) const;
    void fillForm(const char* password, const QString& port = {});
    void open(const char* password = PostgresServer::password());
    template <class Control>
    Control& control(const char* name) const
    {
        return *m_window->findChild<Control*>(QString::fromLatin1(name));
    }
    QPushButton& button(const char* name) const { return control<QPushButton>(name); }
    PassphraseField& password() const { return *m_window->findChild<PassphraseField*>(); }
    DatabasePane& pane() const { return *m_window->findChild<DatabasePane*>(); }
    QueryBar& bar() const { return *m_window->findChild<QueryBar*>(); }
    void choose(const QString& table) { emit pane().tables().chosen(table); }
    void ask(const QString& query)
    {
        m_window->findChild<SegmentedButtons*>(QStringLiteral("asked-for"))->setCurrent(1);
        bar().findChild<QPlainTextEdit*>()->setPlainText(query);
        emit bar().queryRequested(query);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<PostgresServer> m_server;
    std::shared_ptr<QSettings> m_settings;
    std::unique_ptr<ImportWindow> m_window;
    std::optional<LoadRequest> m_chosen;
};

void TestDatabasePage::run(const QString& driver, const QString& name, const QStringList& statements) const
{
    {
        auto database = QSqlDatabase::addDatabase(driver, "writing");
        database.setHostName("127.0.0.1");
        database.setPort(m_server ? m_server->options().port : 0);
        database.setDatabaseName(name);
        if (!database.open("curator", QString::fromUtf8(PostgresServer::password())))
            qFatal("cannot write to the test database");
        for (const QString& sql : statements)
            if (QSqlQuery query(database); !query.exec(sql))
                qFatal("%s", qPrintable(query.lastError().text()));
    }
    QSqlDatabase::removeDatabase("writing");
}

void TestDatabasePage::initTestCase()
{
    m_server = std::make_unique<PostgresServer>();
    if (!m_server->reason().isEmpty())
        QSKIP(qPrintable(m_server->reason()));
    run("QPSQL", "postgres",
        {"CREATE TABLE people(age int, sex text)", "INSERT INTO people VALUES (22, 'M'), (33, 'F'), (44, 'F')", "CREATE SCHEMA labels",
         "CREATE TABLE labels.codes(code text)", "INSERT INTO labels.codes VALUES ('x')"});
    m_settings = std::make_shared<QSettings>(m_folder.filePath("settings.ini"), QSettings::IniFormat);
}

void TestDatabasePage::init()
{
    m_chosen.reset();
    m_window = std::make_unique<ImportWindow>(QStringList(), importSetup(std::make_shared<NoAnswer>(), m_settings));
    connect(m_window.get(), &ImportWindow::chosen, m_window.get(), [this](const LoadRequest& source) { m_chosen = source; });
    m_window->showDatabase(true);
    m_window->begin(ImportWindow::Showing::Always);
}

void TestDatabasePage::fillForm(const char* typed, const QString& port)
{
    DatabaseOptions options = m_server->options();
    if (!port.isEmpty())
        options.port = static_cast<std::uint16_t>(port.toUInt());
    pane().form().fill(options, {});
    password().setText(QString::fromUtf8(typed));
    button("connect").click();
    QCOMPARE(pane().state(), DatabasePane::State::Connecting);
}

void TestDatabasePage::open(const char* typed)
{
    fillForm(typed);
    QTRY_VERIFY_WITH_TIMEOUT(pane().state() != DatabasePane::State::Connecting, longest);
}

void TestDatabasePage::aTableIsChosenAndWhatWasSeenIsTakenOver()
{
    open();
    QVERIFY2(pane().isConnected(), qPrintable(pane().sentence()));
    const auto* tree = pane().tables().findChild<QTreeWidget*>();
    QCOMPARE(tree->topLevelItemCount(), 2); // two schemas
    QCOMPARE(tree->topLevelItem(1)->child(0)->text(0), QStringLiteral("people"));
    QVERIFY(!button("read").isEnabled());
    choose("public.people");
    QTRY_VERIFY_WITH_TIMEOUT(button("read").isEnabled(), longest);
    QVERIFY(bar().sentence().contains(QLatin1String("3 records")));
    button("read").click();
    QVERIFY(m_chosen && m_chosen->read.source);
    QCOMPARE(m_chosen->read.source->table->rowCount(), std::size_t{3});
    QCOMPARE(std::get<DatabaseOptions>(m_chosen->options.form).table, std::string("public.people"));
    QVERIFY(m_chosen->files.empty());
    QVERIFY(password().text().isEmpty()); // the window is closed
}

void TestDatabasePage::aQueryIsSentWhenAskedFor()
{
    open();
    ask("SELECT sex, age FROM people WHERE age > 30");
    QTRY_VERIFY_WITH_TIMEOUT(button("read").isEnabled(), longest);
    button("read").click();
    QCOMPARE(m_chosen->read.source->table->rowCount(), std::size_t{2});
    QCOMPARE(m_chosen->read.source->table->attribute(SourceId(0)).name, std::string("sex"));
}

void TestDatabasePage::aWrongPasswordIsSaidAndTheFormStays()
{
    open("wrong");
    QCOMPARE(pane().state(), DatabasePane::State::Apart);
    QVERIFY(pane().sentence().contains(QLatin1String("password authentication failed")));
    QVERIFY(password().isWrong());
    QCOMPARE(pane().form().options(), m_server->options());
    QVERIFY(control<QLineEdit>("server").isEnabled());
    open(); // and then the right one
    QVERIFY(pane().isConnected());
}

void TestDatabasePage::aServerThatIsNotThereIsSaid()
{
    fillForm("x", "1");
    QTRY_VERIFY_WITH_TIMEOUT(pane().state() == DatabasePane::State::Apart, longest);
    QCOMPARE(pane().sentence(), QStringLiteral("No database answers at 127.0.0.1:1. Check server and port."));
    QCOMPARE(pane().form().options().user, m_server->options().user);
}

void TestDatabasePage::aQueryThatFailsIsSaidAndCanBeMended()
{
    open();
    ask("SELECT nobody FROM people");
    QTRY_COMPARE_WITH_TIMEOUT(bar().sentence(), QStringLiteral("The query names an attribute that is not there."), longest);
    QVERIFY(!button("read").isEnabled());
    QVERIFY(pane().isConnected());
    QCOMPARE(bar().query(), QStringLiteral("SELECT nobody FROM people"));
    ask("DELETE FROM people");
    QTRY_VERIFY_WITH_TIMEOUT(bar().sentence().startsWith(QLatin1String("Only one SELECT can be read here")), longest);
    ask("SELECT age FROM people");
    QTRY_VERIFY_WITH_TIMEOUT(button("read").isEnabled(), longest);
}

void TestDatabasePage::aRunningQueryIsStopped()
{
    open();
    const QString query = "SELECT pg_sleep(50)::text AS slept";
    ask(query);
    QTRY_VERIFY_WITH_TIMEOUT(button("run").text() == QLatin1String("Stop asking"), longest);
    button("run").click();
    QCOMPARE(bar().sentence(), QStringLiteral("Stopped. Nothing was read."));
    QVERIFY(!button("read").isEnabled());
    QCOMPARE(bar().query(), query);
    choose("labels.codes"); // answered long before the other query would have ended
    m_window->findChild<SegmentedButtons*>(QStringLiteral("asked-for"))->setCurrent(0);
    choose("labels.codes");
    QTRY_VERIFY_WITH_TIMEOUT(button("read").isEnabled(), longest);
}

void TestDatabasePage::connectingIsStopped()
{
    SilentServer silent;
    fillForm("x", QString::number(silent.port()));
    button("connect").click();
    QCOMPARE(pane().state(), DatabasePane::State::Apart);
    QCOMPARE(pane().sentence(), QStringLiteral("Stopped. Nothing was read."));
    QCOMPARE(pane().form().options().port, silent.port());
}

void TestDatabasePage::closingTheWindowWaitsForNoServer()
{
    SilentServer silent;
    fillForm("x", QString::number(silent.port()));
    QTRY_VERIFY(silent.isCalled());
    m_window.reset();
    QVERIFY(silent.isWaitedFor()); // though not by the window
}

void TestDatabasePage::closingTheWindowWaitsForNoServerThatWasStopped()
{
    SilentServer silent;
    fillForm("x", QString::number(silent.port()));
    QTRY_VERIFY(silent.isCalled());
    button("connect").click();
    QCOMPARE(pane().state(), DatabasePane::State::Apart);
    m_window.reset();
    QVERIFY(silent.isWaitedFor()); // though not by the window
}

void TestDatabasePage::connectingAgainAsksForTheSame()
{
    open();
    choose("public.people");
    QTRY_VERIFY_WITH_TIMEOUT(button("read").isEnabled(), longest);
    button("connect").click();
    QVERIFY(!pane().isConnected() && !button("read").isEnabled());
    open();
    QTRY_VERIFY_WITH_TIMEOUT(button("read").isEnabled(), longest);
    QCOMPARE(std::get<DatabaseOptions>(m_window->options().form).table, std::string("public.people"));
}

void TestDatabasePage::aRecipeFillsTheFormAndIsAskedForOnceConnected()
{
    DatabaseOptions options = m_server->options();
    options.query = "SELECT age FROM people ORDER BY age";
    options.timeout = 7;
    RememberedReading remembered{ImportOptions(SourceForm(options)), {"NA"}};
    remembered.options.conversions = {{.kind = Conversion::Kind::ReadAs, .text = "44"}};
    remembered.decided["age"].missingTokens = {"22"};
    auto setup = importSetup(std::make_shared<OneFile>(), m_settings);
    setup.readRecipe = [remembered](const std::filesystem::path&, auto&&...) { return remembered; };
    m_window = std::make_unique<ImportWindow>(QStringList{m_folder.filePath("people.csv")}, setup);
    connect(m_window.get(), &ImportWindow::chosen, m_window.get(), [this](const LoadRequest& source) { m_chosen = source; });
    m_window->begin(ImportWindow::Showing::Always);
    button("as in a recipe").click();
    QTRY_COMPARE(control<QLineEdit>("user").text(), QStringLiteral("curator"));
    QVERIFY(password().text().isEmpty() && !pane().isConnected()); // nobody is asked without it
    password().setText(QString::fromUtf8(PostgresServer::password()));
    button("connect").click();
    QTRY_VERIFY_WITH_TIMEOUT(button("read").isEnabled(), longest);
    const auto read = std::get<DatabaseOptions>(m_window->options().form);
    QCOMPARE(read, options);
    QCOMPARE(m_window->missingTokens(), QStringList{QStringLiteral("NA")});
    button("read").click();
    QCOMPARE(m_chosen->options.conversions, remembered.options.conversions);
    QCOMPARE(m_chosen->decided, remembered.decided);
}

void TestDatabasePage::aFileNeedsNoPassword()
{
    const QString file = m_folder.filePath("people.sqlite");
    run("QSQLITE", file, {"CREATE TABLE one(a int, b text)", "INSERT INTO one VALUES (1, 'x'), (2, 'y')"});
    pane().form().fill(DatabaseOptions(), {file});
    QVERIFY(!password().isVisible());
    button("connect").click();
    QTRY_VERIFY_WITH_TIMEOUT(button("read").isEnabled(), longest); // its only table
    button("read").click();
    QCOMPARE(m_chosen->files, std::vector{std::filesystem::path(file.toStdString())});
    QCOMPARE(m_chosen->read.source->table->rowCount(), std::size_t{2});
}

void TestDatabasePage::attributesStandBesideTheQuery()
{
    const QString file = m_folder.filePath("two.sqlite");
    run("QSQLITE", file,
        {"CREATE TABLE pay(age int, \"net pay\" text)", "INSERT INTO pay VALUES (1, 'x')", "CREATE TABLE zoo(animal text)"});
    pane().form().fill(DatabaseOptions(), {file});
    button("connect").click();
    QTRY_COMPARE_WITH_TIMEOUT(pane().state(), DatabasePane::State::Connected, longest);
    auto& list = *m_window->findChild<AttributeList*>();
    QVERIFY(!list.isVisible()); // whole tables need no names
    auto& kind = *m_window->findChild<SegmentedButtons*>(QStringLiteral("asked-for"));
    kind.setCurrent(1);
    emit kind.chosen(1);
    QTRY_VERIFY(list.isVisible());
    auto& tree = *list.findChild<QTreeWidget*>();
    QCOMPARE(tree.topLevelItemCount(), 2);
    QCOMPARE(tree.topLevelItem(1)->text(1), QStringLiteral("TEXT"));
    auto& text = *bar().findChild<QueryText*>();
    text.insertPlainText(QStringLiteral("SELECT "));
    emit tree.itemClicked(tree.topLevelItem(0), 0);
    emit tree.itemClicked(tree.topLevelItem(1), 0);
    QCOMPARE(bar().query(), QStringLiteral("SELECT age, \"net pay\""));
    text.insertPlainText(QStringLiteral(" FROM "));
    choose(QStringLiteral("pay"));
    QCOMPARE(bar().query(), QStringLiteral("SELECT age, \"net pay\" FROM pay"));
    emit bar().queryRequested(QStringLiteral("SELECT age FROM pay"));
    QTRY_VERIFY_WITH_TIMEOUT(button("read").isEnabled(), longest);
    QVERIFY(tree.topLevelItem(0)->font(0).bold() && !tree.topLevelItem(1)->font(0).bold());
    choose(QStringLiteral("zoo"));
    QCOMPARE(tree.topLevelItemCount(), 1);
    const QString other = m_folder.filePath("other.sqlite");
    run("QSQLITE", other, {"CREATE TABLE a(x int, y int, z int)", "CREATE TABLE b(u int)"});
    emit pane().leaveRequested();
    pane().form().fill(DatabaseOptions(), {other});
    button("connect").click();
    QTRY_COMPARE_WITH_TIMEOUT(tree.topLevelItemCount(), 3, longest); // nothing of the other database is left
}

void TestDatabasePage::aFileThatIsNoDatabaseIsSaid()
{
    QFile file(m_folder.filePath("text.sqlite"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("age,sex\n") > 0);
    file.close();
    pane().form().fill(DatabaseOptions(), {file.fileName()});
    button("connect").click();
    QTRY_VERIFY_WITH_TIMEOUT(pane().sentence().contains(QLatin1String("This file is no SQLite database")), longest);
    QCOMPARE(pane().form().files(), QStringList{file.fileName()});
}

void TestDatabasePage::nothingIsStored()
{
    open();
    choose("public.people");
    QTRY_VERIFY_WITH_TIMEOUT(button("read").isEnabled(), longest);
    m_window->reject();
    QVERIFY(password().text().isEmpty());
    QVERIFY(!m_chosen);
    m_settings->sync();
    QCOMPARE(m_settings->allKeys(), QStringList{QStringLiteral("import/geometry")});
}

TRANCHE_WINDOW_TEST(TestDatabasePage)

} // namespace tst_database_page

#include "tst_database_page.moc"
