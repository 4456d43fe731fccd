// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/database/sql_text.h"

#include "core/base/messages/import/database_message.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

namespace tst_sql_text {

using namespace tranche;
using namespace tranche::test;

using Kind = DatabaseOptions::Kind;

class TestSqlText : public QObject {
    Q_OBJECT

private slots:
    void oneQueryIsSent_data();
    void oneQueryIsSent();
    void anythingElseIsRefused_data();
    void anythingElseIsRefused();
    void kindsDifferInTheirQuotes();
    void anOrderCountsOutsideBracketsOnly();
    void namesAreQuoted();
    void namesForPeopleAreQuotedWhereTheyHaveTo();
    void tablesAreNamedInParts();
};

void TestSqlText::oneQueryIsSent_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("sent");
    const auto row = [](const char* text, const char* sent) { QTest::newRow(text) << QByteArray(text) << QByteArray(sent); };
    row("SELECT a FROM t", "SELECT a FROM t");
    row("  select 1 ;\n -- done", "select 1");
    row("-- why\n/* and /* how */ */ (SELECT 1) UNION (SELECT 2);;", "(SELECT 1) UNION (SELECT 2)");
    row("WITH x AS (SELECT 1) SELECT * FROM x", "WITH x AS (SELECT 1) SELECT * FROM x");
    row("VALUES (1), (2)", "VALUES (1), (2)");
    row("TABLE t", "TABLE t");
    row("SELECT ';', \"a;b\", $$;$$, $x$ $$ ; $x$, E'\\';', 'it''s;' -- ;", "SELECT ';', \"a;b\", $$;$$, $x$ $$ ; $x$, E'\\';', 'it''s;'");
    row("SELECT '--', $1, a$b FROM t", "SELECT '--', $1, a$b FROM t");
}

void TestSqlText::oneQueryIsSent()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, sent);
    const auto query = askingQuery(text.toStdString(), Kind::PostgreSql);
    QVERIFY2(query, query ? "" : messageWords(query.error()).c_str());
    QCOMPARE(query->text, sent.toStdString());
}

void TestSqlText::anythingElseIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("why");
    const auto row = [](const char* text, DatabaseMessage why) { QTest::newRow(text) << QByteArray(text) << int(why); };
    row("", DatabaseMessage::NothingAsked);
    row(" ; -- nothing", DatabaseMessage::NothingAsked);
    row("DELETE FROM t", DatabaseMessage::NotASelect);
    row("EXPLAIN ANALYZE DELETE FROM t", DatabaseMessage::NotASelect);
    row("SET x = 1", DatabaseMessage::NotASelect);
    row("\"SELECT\" 1", DatabaseMessage::NotASelect);
    row("SELECT 1; SELECT 2", DatabaseMessage::SeveralStatements);
    row("SELECT 1; /* */ DROP TABLE t", DatabaseMessage::SeveralStatements);
    row("SELECT 1; 'x", DatabaseMessage::SeveralStatements);
    row("SELECT 1) AS x; DROP TABLE t", DatabaseMessage::QueryUnfinished);
    row("SELECT (1", DatabaseMessage::QueryUnfinished);
    row("SELECT 'a", DatabaseMessage::QueryUnfinished);
    row("SELECT E'\\'", DatabaseMessage::QueryUnfinished);
    row("SELECT $x$ $$", DatabaseMessage::QueryUnfinished);
    row("SELECT 1 /* /* */", DatabaseMessage::QueryUnfinished);
    row("(", DatabaseMessage::QueryUnfinished);
}

void TestSqlText::anythingElseIsRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(int, why);
    const auto query = askingQuery(text.toStdString(), Kind::PostgreSql);
    QVERIFY(!query);
    QVERIFY2(says(query.error(), static_cast<DatabaseMessage>(why)), messageWords(query.error()).c_str());
}

void TestSqlText::kindsDifferInTheirQuotes()
{
    QVERIFY(askingQuery("SELECT [a;b], `c;d` FROM t", Kind::Sqlite));
    QVERIFY(!askingQuery("SELECT [a;b]", Kind::PostgreSql));
    QVERIFY(askingQuery("SELECT 'a\\' || '", Kind::Sqlite).error().says == Message(DatabaseMessage::QueryUnfinished));
    QVERIFY(askingQuery("SELECT a[1] FROM t", Kind::PostgreSql));
    QVERIFY(!askingQuery("SELECT $$;$$", Kind::Sqlite));
    QVERIFY(!askingQuery("TABLE t", Kind::Sqlite));
    QVERIFY(askingQuery("SELECT 1 /* to the end", Kind::Sqlite));
}

void TestSqlText::anOrderCountsOutsideBracketsOnly()
{
    QVERIFY(askingQuery("SELECT a FROM t order /* */ by a", Kind::PostgreSql)->ordered);
    QVERIFY(!askingQuery("SELECT rank() OVER (ORDER BY a) FROM t", Kind::PostgreSql)->ordered);
    QVERIFY(!askingQuery("SELECT 'ORDER BY' FROM t GROUP BY 1", Kind::PostgreSql)->ordered);
}

void TestSqlText::namesAreQuoted()
{
    QCOMPARE(quotedName("say \"a\""), std::string("\"say \"\"a\"\"\""));
    QCOMPARE(quotedTable("public.people").value(), std::string("\"public\".\"people\""));
    QCOMPARE(quotedTable("\"a.b\".\"c\"\"d\"").value(), std::string("\"a.b\".\"c\"\"d\""));
    QCOMPARE(quotedTable("people; DROP TABLE x").value(), std::string("\"people; DROP TABLE x\""));
    for (const auto* bad : {"", ".", "a.", "a.b.c", "\"a", "a\"b", "\"a\"b"})
        QVERIFY2(!quotedTable(bad), bad);
}

void TestSqlText::namesForPeopleAreQuotedWhereTheyHaveTo()
{
    for (const auto* plain : {"age", "_a", "pincp_decile", "a1", "selected"})
        QCOMPARE(sqlName(plain), std::string(plain));
    for (const auto* other : {"", "Age", "1a", "a b", "select", "order", "user", "ä", "a-b", "a\"b"})
        QCOMPARE(sqlName(other), quotedName(other));
    QCOMPARE(sqlTable("public.x y").value(), std::string("public.\"x y\""));
    QCOMPARE(sqlTable("\"a.b\"").value(), std::string("\"a.b\""));
    QVERIFY(!sqlTable("a.b.c"));
}

void TestSqlText::tablesAreNamedInParts()
{
    for (const auto& parts : std::vector<std::vector<std::string>>{{"people"}, {"public", "people"}, {"a.b", "c\"d"}, {"ä", "x y"}}) {
        std::string expected;
        for (const auto& part : parts)
            expected += (expected.empty() ? "" : ".") + quotedName(part);
        QCOMPARE(quotedTable(tableName(parts)).value(), expected);
    }
    QCOMPARE(tableName({"public", "x y"}), std::string("public.x y"));
}

TRANCHE_TEST(TestSqlText)

} // namespace tst_sql_text

#include "tst_sql_text.moc"
