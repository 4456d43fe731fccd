// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QTemporaryDir>

#include <array>

namespace tst_cli_usage {

using namespace tranche::test;

namespace {

constexpr std::array commands{"inspect",     "correlate", "slice",   "membership", "utility", "run",
                              "experiments", "compare",   "approve", "key",        "audit",   "conformance"};

} // namespace

class TestCliUsage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void helpAndVersionGoToStandardOutput();
    void everyCommandHasItsHelp();
    void nothingAtAllIsBadUsage();
    void badUsageEndsWithTwoAndSaysWhy_data();
    void badUsageEndsWithTwoAndSaysWhy();
    void whatIsUnknownIsSaidPlainly_data();
    void whatIsUnknownIsSaidPlainly();
    void badTablesEndWithTwoAndNameFileAndLine();
    void messagesNeverCarryACellValue();
    void aTableOfAnotherDelimiterIsToldNotGuessed();
    void theJsonFileMustNotBeTheTable();
    void theJsonFileMustNotBeAnotherFileThatIsRead();
    void jsonIntoAMissingFolderFailsBeforeTheWork();

private:
    QStringList slice(const QStringList& more) const { return QStringList{"slice", m_table, "--sensitive", "Disease"} + more; }

    QTemporaryDir m_folder;
    QString m_table;
};

void TestCliUsage::initTestCase()
{
    m_table = fileWith(m_folder.path(), "paper.csv", paperTable());
}

void TestCliUsage::helpAndVersionGoToStandardOutput()
{
    const auto help = cli({"--help"});
    QCOMPARE(help.status, 0);
    for (const auto* command : commands)
        QVERIFY(help.out.contains(command));
    QVERIFY(help.err.isEmpty());
    const auto version = cli({"--version"});
    QCOMPARE(version.status, 0);
    QVERIFY(version.out.startsWith("tranche-cli "));
}

void TestCliUsage::everyCommandHasItsHelp()
{
    for (const auto* command : commands) {
        const auto help = cli({command, "--help"});
        QCOMPARE(help.status, 0);
        QVERIFY(help.out.startsWith("Usage: tranche-cli " + QByteArray(command)));
    }
}

void TestCliUsage::nothingAtAllIsBadUsage()
{
    const auto nothing = cli({});
    QCOMPARE(nothing.status, 2);
    QVERIFY(nothing.out.contains("Usage"));
}

void TestCliUsage::badUsageEndsWithTwoAndSaysWhy_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("says");

    const auto row = [](const char* name, const QStringList& more, const char* says) { QTest::newRow(name) << more << QByteArray(says); };
    row("unknown option", {"--frobnicate"}, "There is no option --frobnicate");
    row("missing value", {"--l"}, "The option --l needs a value");
    row("given twice", {"--l", "2", "--l", "3"}, "given twice");
    row("no number", {"--l", "many"}, "3, 3.9 or 4/3");
    row("l below one", {"--l", "1/2"}, "--l must be at least 1");
    row("l zero", {"--l", "0"}, "--l must be at least 1");
    row("negative alpha", {"--alpha", "-1"}, "--alpha expects a whole number");
    row("no such cut", {"--cut", "sharp"}, "--cut is one of: median, balanced, relaxed");
    row("no such model", {"--model", "k"}, "--model is one of");
    row("random buckets that are cut", {"--grouping", "random:4", "--cut", "median"}, "Random buckets are not split: leave out --cut.");
    row("no such grouping", {"--grouping", "heap"}, "--grouping is mondrian or random:P");
    row("one bin", {"--bins", "1"}, "--bins expects a whole number from 2");
    row("empty list entry", {"--keep", "Age,,Sex"}, "empty entry");
    row("bad quoting", {"--keep", "\"Age"}, "quotes do not fit");
    row("unknown attribute", {"--identifier", "Nobody"}, "The table has no attribute Nobody, which --identifier names");
    row("role twice", {"--identifier", "Disease"}, "was given two roles");
    row("sensitive not kept", {"--keep", "Age,Sex"}, "--keep does not list it");
    row("kept and dropped", {"--keep", "Age,Disease", "--exclude", "Age"}, "listed by --keep and dropped");
    row("kept twice", {"--keep", "Age,Age,Disease"}, "twice");
    row("type twice", {"--numeric", "Age", "--categorical", "Age"}, "was given two types");
    row("numeric but text", {"--numeric", "Sex"}, "Sex");
    row("order lacks a value", {"--order", "Sex=M"}, "Sex");
    row("bins for categories", {"--categorical", "Age", "--bins-for", "Age=5"}, "categorical");
    row("partition leaves out", {"--partition", "Age,Sex|Disease"}, "--partition leaves out the attribute Zipcode");
    row("partition twice", {"--partition", "Age,Sex,Age|Zipcode,Disease"}, "--partition names the attribute Age twice");
    row("partition and alpha", {"--partition", "Age,Sex,Zipcode|Disease", "--alpha", "1"}, "Give one or the other");
    row("cut on S", {"--cut-on", "Disease"}, "sensitive attribute");
    row("cut on nothing known", {"--cut-on", "Height"}, "--cut-on names Height");
    row("recursive without c", {"--model", "recursive"}, "--recursive-c and --model recursive go together");
    row("c without recursive", {"--recursive-c", "2"}, "--recursive-c and --model recursive go together");
    row("t-closeness without t", {"--model", "t"}, "--t and --model t go together");
    row("t-closeness with l", {"--model", "t", "--t", "0.2", "--l", "3"}, "Leave out --l");
    row("t above 1", {"--model", "t", "--t", "1.2"}, "t must be between 0 and 1");
    row("distinct of a fraction", {"--model", "distinct", "--l", "2.5"}, "whole number");
    row("unknown model", {"--model", "k"}, "--model is one of");
    row("least bucket zero", {"--min-bucket", "0"}, "--min-bucket expects a whole number from 1");
    row("buckets without json", {"--buckets"}, "--json");
    row("approval without export", {"--approve-as", "A"}, "requires --export");
    row("title without export", {"--title", "T"}, "--title requires --export");
    row("layout without export", {"--layout", "per-column"}, "requires --export");
    row("export without approval", {"--export", "x"}, "--approve-as NAME and --reason TEXT");
    row("export with blank reason", {"--export", "x", "--approve-as", "A", "--reason", " "}, "--approve-as NAME and --reason TEXT");
    row("quote equals delimiter", {"--quote", ","}, "two different characters");
    row("unknown encoding", {"--encoding", "EBCDIC"}, "encoding");
    row("second sensitive value missing", {"--sensitive"}, "needs a value");
}

void TestCliUsage::badUsageEndsWithTwoAndSaysWhy()
{
    QFETCH(QStringList, more);
    QFETCH(QByteArray, says);

    const auto outcome = cli(slice(more));

    QVERIFY2(outcome.status == 2, outcome.said());
    QVERIFY2(outcome.err.contains(says), outcome.said());
    QVERIFY2(outcome.out.isEmpty(), outcome.said());
    QCOMPARE(outcome.err.count('\n'), 1);
}

void TestCliUsage::whatIsUnknownIsSaidPlainly_data()
{
    QTest::addColumn<QStringList>("words");

    for (const auto* command : {"attack", "mend"})
        QTest::newRow(command) << QStringList{command, "x.csv"};
    const auto row = [this](const char* name, const QStringList& more) { QTest::newRow(name) << slice(more); };
    row("tar", {"--tar"});
}

void TestCliUsage::whatIsUnknownIsSaidPlainly()
{
    QFETCH(QStringList, words);

    const auto outcome = cli(words);

    QVERIFY2(outcome.status == 2, outcome.said());
    QVERIFY2(outcome.err.startsWith("tranche-cli: There is no "), outcome.said());
    QVERIFY(outcome.out.isEmpty());
}

void TestCliUsage::badTablesEndWithTwoAndNameFileAndLine()
{
    const auto ragged = fileWith(m_folder.path(), "ragged.csv", "a,b\n1,2\n3\n");
    const auto outcome = cli({"inspect", ragged});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.startsWith("tranche-cli: ragged.csv, line 3: "), outcome.said());
    QCOMPARE(cli({"inspect", m_folder.filePath("none.csv")}).status, 2);
    QCOMPARE(cli({"inspect"}).status, 2);
    QCOMPARE(cli({"inspect", fileWith(m_folder.path(), "empty.csv", "")}).status, 2);
    QCOMPARE(cli({"inspect", fileWith(m_folder.path(), "header.csv", "a,b\n")}).status, 2);
}

void TestCliUsage::messagesNeverCarryACellValue()
{
    const auto table = fileWith(m_folder.path(), "secret.csv", "name,age,ill\nZebulon,41,secretitis\nXanthippe,42\n");
    for (const auto& words :
         {QStringList{"inspect", table}, QStringList{"slice", table, "--sensitive", "ill"}, QStringList{"correlate", table}}) {
        const auto outcome = cli(words);
        QCOMPARE(outcome.status, 2);
        for (const auto* value : {"Zebulon", "Xanthippe", "secretitis", "41", "42"})
            QVERIFY2(!outcome.said().contains(value), outcome.said());
        QVERIFY(!outcome.said().contains(m_folder.path().toUtf8()));
    }
}

void TestCliUsage::aTableOfAnotherDelimiterIsToldNotGuessed()
{
    const auto table = fileWith(m_folder.path(), "semicolon.csv", "a;b\n1;x\n2;y\n3;x\n");

    const auto outcome = cli({"inspect", table});

    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.err.contains("--delimiter \";\""), outcome.said());
    QVERIFY(outcome.out.contains("1 attribute\n"));
    QVERIFY(cli({"inspect", table, "--delimiter", ";"}).out.contains("2 attributes"));
}

void TestCliUsage::theJsonFileMustNotBeTheTable()
{
    const auto before = contentOf(m_table);
    const auto outcome = cli({"inspect", m_table, "--json", m_table});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("overwritten"), outcome.said());
    QCOMPARE(contentOf(m_table), before);
}

void TestCliUsage::theJsonFileMustNotBeAnotherFileThatIsRead()
{
    const auto policy
        = fileWith(m_folder.path(), "policy.json", R"({"format": 1, "name": "P", "version": "1", "rules": {"least_l": "2/1"}})");
    const auto before = contentOf(policy);
    const auto outcome = cli(slice({"--policy", policy, "--json", policy}));
    QVERIFY2(outcome.status == 2 && outcome.err.contains("overwritten"), outcome.said());
    QCOMPARE(contentOf(policy), before);
}

void TestCliUsage::jsonIntoAMissingFolderFailsBeforeTheWork()
{
    const auto outcome = cli(slice({"--json", m_folder.filePath("no/such/folder/x.json")}));
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.out.isEmpty());
}

TRANCHE_CORE_TEST(TestCliUsage)

} // namespace tst_cli_usage

#include "tst_cli_usage.moc"
