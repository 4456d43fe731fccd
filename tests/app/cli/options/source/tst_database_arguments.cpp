// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/source/database_arguments.h"

#include "app/cli/options/option_list.h"
#include "app/cli/options/source_options.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

namespace tst_database_arguments {

using namespace tranche;
using namespace tranche::cli;

namespace {

Result<DatabaseOptions> optionsFor(const std::vector<std::string>& words)
{
    const auto arguments = Arguments::parse(optionsOf(Inspect), words);
    if (!arguments)
        return std::unexpected(arguments.error());
    const std::vector<std::filesystem::path> files(arguments->operands().begin(), arguments->operands().end());
    return databaseOptions(*arguments, files);
}

} // namespace

class TestDatabaseArguments : public QObject {
    Q_OBJECT

private slots:
    void anAddressNamesTheServer();
    void whatCannotBeMeantIsRefused_data();
    void whatCannotBeMeantIsRefused();
    void aPasswordIsNeverTakenFromTheCommandLine();
    void aConnectionIsADatabase();
};

void TestDatabaseArguments::anAddressNamesTheServer()
{
    const auto options = optionsFor({"--connection", "postgresql://cu%40rator@db.example.org:5433/my%20census", "--query", "SELECT 1",
                                     "--encryption", "encrypt", "--timeout", "5", "--keep-padding"});
    QVERIFY2(options, options ? "" : messageWords(options.error()).c_str());
    QVERIFY(options->kind == DatabaseOptions::Kind::PostgreSql);
    QCOMPARE(options->user, std::string("cu@rator"));
    QCOMPARE(options->server, std::string("db.example.org"));
    QCOMPARE(options->port, std::uint16_t{5433});
    QCOMPARE(options->database, std::string("my census"));
    QCOMPARE(options->query, std::string("SELECT 1"));
    QVERIFY(options->encryption == DatabaseOptions::Encryption::Encrypt);
    QCOMPARE(options->timeout, 5U);
    QVERIFY(!options->trimsPadding);
    const auto shortest = optionsFor({"--connection", "postgres://u@[::1]/d", "--table-name", "s.t"});
    QVERIFY(shortest);
    QCOMPARE(shortest->server, std::string("::1"));
    QCOMPARE(shortest->port, std::uint16_t{5432});
    QVERIFY(shortest->encryption == DatabaseOptions::Encryption::Check);
    QCOMPARE(shortest->table, std::string("s.t"));
    QVERIFY(optionsFor({"people.sqlite", "--table-name", "t"})->kind == DatabaseOptions::Kind::Sqlite);
}

void TestDatabaseArguments::whatCannotBeMeantIsRefused_data()
{
    QTest::addColumn<QStringList>("words");
    for (const auto* address :
         {"", "mysql://u@h/d", "postgresql://h/d", "postgresql://u@h", "postgresql://u@h/", "postgresql://@h/d", "postgresql://u@h:0/d",
          "postgresql://u@h:70000/d", "postgresql://u@h:x/d", "postgresql://u@h/d?sslmode=off"})
        QTest::newRow(address) << QStringList{"--connection", address};
    QTest::newRow("file and server") << QStringList{"a.sqlite", "--connection", "postgresql://u@h/d"};
    QTest::newRow("password of a file") << QStringList{"a.sqlite", "--password-file", "x"};
    QTest::newRow("encryption of a file") << QStringList{"a.sqlite", "--encryption", "none"};
    QTest::newRow("encryption") << QStringList{"--connection", "postgresql://u@h/d", "--encryption", "some"};
    QTest::newRow("timeout") << QStringList{"a.sqlite", "--timeout", "0"};
}

void TestDatabaseArguments::whatCannotBeMeantIsRefused()
{
    QFETCH(QStringList, words);
    std::vector<std::string> given;
    for (const auto& word : words)
        given.push_back(word.toStdString());
    const auto options = optionsFor(given);
    QVERIFY(!options);
    QVERIFY(options.error().code == ErrorCode::InvalidArgument);
}

void TestDatabaseArguments::aPasswordIsNeverTakenFromTheCommandLine()
{
    const auto options = optionsFor({"--connection", "postgresql://user:s3cret@host/database"});
    QVERIFY(!options);
    const auto said = messageWords(options.error());
    QVERIFY2(said.contains("--password-file"), said.c_str());
    QVERIFY(!said.contains("s3cret"));
}

void TestDatabaseArguments::aConnectionIsADatabase()
{
    const auto arguments
        = Arguments::parse(optionsOf(Inspect), std::vector<std::string>{"--connection", "postgresql://u@h/d", "--table-name", "t"});
    QVERIFY(arguments);
    const auto options = sourceOptions(*arguments, {});
    QVERIFY(options);
    QVERIFY(std::holds_alternative<DatabaseOptions>(options->form));
    const auto mixed
        = Arguments::parse(optionsOf(Inspect), std::vector<std::string>{"--connection", "postgresql://u@h/d", "--delimiter", ";"});
    QVERIFY(!sourceOptions(*mixed, {}));
}

TRANCHE_TEST(TestDatabaseArguments)

} // namespace tst_database_arguments

#include "tst_database_arguments.moc"
