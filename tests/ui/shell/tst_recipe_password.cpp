// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/database/read_database.h"
#include "tests/support/import/postgres_server.h"
#include "tests/support/test_room.h"
#include "tests/ui/shell/recipe_window.h"
#include "ui/dialogs/password_dialog.h"
#include "ui/parts/passphrase_field.h"
#include "ui/session/load_table.h"
#include "ui/session/opened_table.h"

#include <QFile>
#include <QLabel>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

namespace tst_recipe_password {

using namespace tranche;
using namespace tranche::test;

constexpr int longest = 60000; // ms

/// A recipe that reads from a server: its password is in none of our files, so it is asked for.
class TestRecipePassword : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { m_window.reset(); }
    void whatALookHasReadIsOpenedWithoutBeingReadAgain();
    void theRecipeHoldsNoPassword();
    void openingTheRecipeAsksForThePasswordUntilItIsRight();
    void whoGivesNoPasswordOpensNothing();

private:
    DatabaseOptions options() const
    {
        DatabaseOptions options = m_server->options();
        options.table = "people";
        return options;
    }
    void openPeople();
    void openRecipe();
    PasswordDialog* dialog() const
    {
        for (auto* each : m_window->window->findChildren<PasswordDialog*>())
            if (each->isVisible())
                return each;
        return nullptr;
    }
    void give(const char* password)
    {
        dialog()->findChild<PassphraseField*>()->setText(QString::fromUtf8(password));
        dialog()->accept();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<RecipeWindow> m_window;
    QString m_recipe;
};

void TestRecipePassword::initTestCase()
{
    m_server = std::make_unique<PostgresServer>();
    if (!m_server->reason().isEmpty())
        QSKIP(qPrintable(m_server->reason()));
    {
        auto database = QSqlDatabase::addDatabase("QPSQL", "writing");
        database.setHostName("127.0.0.1");
        database.setPort(m_server->options().port);
        database.setDatabaseName("postgres");
        QVERIFY(database.open("curator", QString::fromUtf8(PostgresServer::password())));
        QSqlQuery query(database);
        QVERIFY(query.exec("CREATE TABLE people AS SELECT i % 7 AS age, 'town' || i % 3 AS town, 'ill' || i % 6 AS illness"
                           " FROM generate_series(1, 120) AS i"));
    }
    QSqlDatabase::removeDatabase("writing");
    m_recipe = m_folder.filePath("server.tranche");
}

void TestRecipePassword::openPeople()
{
    JobContext job;
    auto read = readDatabase({}, options(), Passphrase(PostgresServer::password()), job);
    QVERIFY(read);
    m_window = std::make_unique<RecipeWindow>(m_folder.path());
    auto& session = m_window->driver.session;
    const ImportOptions from{SourceForm(options())};
    session.loadRead({{}, from, {}, {}, {{}, from, std::make_shared<const ReadSource>(std::move(*read))}});
    QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy() && session.now().opened, longest);
}

void TestRecipePassword::openRecipe()
{
    m_window = std::make_unique<RecipeWindow>(m_folder.path());
    m_window->window->recipes().open(m_recipe);
    QTRY_VERIFY_WITH_TIMEOUT(dialog() != nullptr, longest);
}

void TestRecipePassword::whatALookHasReadIsOpenedWithoutBeingReadAgain()
{
    openPeople();
    const auto& now = m_window->driver.session.now();
    QCOMPARE(now.snapshot.table->rowCount(), std::size_t{120});
    QCOMPARE(now.opened->title, QStringLiteral("people of postgres"));
    QVERIFY(now.opened->files.empty());
}

void TestRecipePassword::theRecipeHoldsNoPassword()
{
    openPeople();
    m_window->saveAs(m_recipe);
    QVERIFY(m_window->answers->proposed.endsWith(QLatin1String("/people.tranche")));
    QFile file(m_recipe);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains("127.0.0.1") && !text.contains("geheim") && !text.contains("gehe") && !text.contains("assword"));
}

void TestRecipePassword::openingTheRecipeAsksForThePasswordUntilItIsRight()
{
    openRecipe();
    QString words;
    for (const auto* label : dialog()->findChildren<QLabel*>())
        words += label->text() + '\n';
    QVERIFY2(words.contains("127.0.0.1") && words.contains("curator"), qPrintable(words)); // to whom it goes
    QVERIFY(!words.contains("did not take"));
    give("wrong");
    const auto isAskedAgain = [this] { return dialog() != nullptr && dialog()->findChild<PassphraseField*>()->isWrong(); };
    QTRY_VERIFY_WITH_TIMEOUT(isAskedAgain(), longest);
    give(PostgresServer::password());
    auto& session = m_window->driver.session;
    QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy() && session.now().opened, longest);
    QCOMPARE(session.now().snapshot.table->rowCount(), std::size_t{120});
    QVERIFY(!session.now().opened->recipe->sourceChanged);
    QCOMPARE(m_window->window->recipes().keeper().file(), m_recipe);
}

void TestRecipePassword::whoGivesNoPasswordOpensNothing()
{
    openRecipe();
    dialog()->reject();
    m_window->openPeople(); // another table
    QVERIFY(m_window->window->recipes().keeper().file().isEmpty());
}

TRANCHE_WINDOW_TEST(TestRecipePassword)

} // namespace tst_recipe_password

#include "tst_recipe_password.moc"
