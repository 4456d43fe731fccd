// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/statistical/statistical_file.h"
#include "tests/support/test_room.h"

#include <QCryptographicHash>
#include <QTemporaryDir>

#include <csignal>
#include <sys/stat.h>

namespace tst_cli_reading {

using namespace tranche;
using namespace tranche::test;

class TestCliReading : public QObject {
    Q_OBJECT

private slots:
    void decimalCommasComeBackAsTheyWereRead();
    void declaredNumbersMayHaveLeadingZeros();
    void whatIsNoNumberIsNamedWithItsPlace();
    void ctrlCEndsTheWaitForAPipe();
    void aPipeIsExportedWithItsOwnDigest();
    void aFileNamedTwiceIsRefusedAndACopyIsSaid();
    void blanksInNamesAreShown();
    void labelsOfAFileAreReleased();
    void statisticalFilesHaveOptionsOfTheirOwn();

private:
    Outcome exported(const QString& name, const QStringList& arguments) const
    {
        return cli(QStringList{"slice"} + arguments
                   + QStringList{"--alpha", "1", "--export", m_folder.filePath(name), "--approve-as", "A", "--reason", "R"});
    }
    QByteArray released(const QString& name, const QString& file) const { return contentOf(m_folder.filePath(name + ".release/" + file)); }

    QTemporaryDir m_folder;
};

void TestCliReading::decimalCommasComeBackAsTheyWereRead()
{
    QByteArray text = "share;chosen;ill\n";
    for (int i = 0; i < 12; ++i)
        text += QByteArray(i % 3 == 0   ? "0,5"
                           : i % 3 == 1 ? "0,50"
                                        : "-1,75")
                + ';' + (i % 2 == 0 ? "1,2" : "1,3") + ';' + "abc"[i % 3 == 2 ? 2 : i % 2] + '\n';
    const auto table = fileWith(m_folder.path(), "decimal.csv", text);
    const auto result
        = exported("decimal", {table, "--delimiter", ";", "--decimal", ",", "--categorical", "chosen", "--sensitive", "ill", "--l", "3/2"});
    QVERIFY2(result.status == 0, result.said());
    const auto data = released("decimal", "data.csv");
    QVERIFY2(data.contains("\"0,5\"") && data.contains("\"-1,75\"") && data.contains("\"1,2\"") && !data.contains("0,50"), data);
    QVERIFY2(released("decimal", "dictionary.csv").contains(",ascending,,\"-1,75\",\"0,5\","), released("decimal", "dictionary.csv"));
    for (const QStringList& more : {QStringList(), QStringList{"--delimiter", ";", "--decimal", ","}}) {
        const auto verified = runProgram(TRANCHE_VERIFY, QStringList{m_folder.filePath("decimal.release"), "--original", table} + more);
        QVERIFY2(verified.status == 0, verified.said());
    }
}

void TestCliReading::declaredNumbersMayHaveLeadingZeros()
{
    QByteArray text = "code,ill\n";
    for (int i = 0; i < 12; ++i)
        text += QByteArray(i % 3 == 0 ? "007" : i % 3 == 1 ? "7" : "1E3") + ',' + "ab"[i % 2] + '\n';
    const auto table = fileWith(m_folder.path(), "zeros.csv", text);
    const auto result = exported("zeros", {table, "--numeric", "code", "--sensitive", "ill"});
    QVERIFY2(result.status == 0, result.said());
    QVERIFY(released("zeros", "data.csv").contains(",007,") && !released("zeros", "data.csv").contains(",7,"));
    QVERIFY(released("zeros", "dictionary.csv").contains(",ascending,,007,1E3,"));
    const auto verified = runProgram(TRANCHE_VERIFY, {m_folder.filePath("zeros.release"), "--original", table});
    QVERIFY2(verified.status == 0, verified.said());
}

void TestCliReading::whatIsNoNumberIsNamedWithItsPlace()
{
    const auto table = fileWith(m_folder.path(), "words.csv", "note,age\n\"two\nlines\",1\nx,old\ny,3\nz,older\n");
    const auto result = cli({"correlate", table, "--numeric", "age"});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.err, QByteArray("tranche-cli: words.csv, line 4, \"age\": Values of this attribute are not numbers, in lines 4 and 6. "
                                    "Correct them, or make the attribute categorical.\n"));
}

void TestCliReading::ctrlCEndsTheWaitForAPipe()
{
    const auto pipe = m_folder.filePath("silent");
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QProcess process;
    process.start(TRANCHE_CLI, {"inspect", pipe});
    QVERIFY(process.waitForStarted());
    QVERIFY(!process.waitForFinished(500)); // it waits
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 3);
}

void TestCliReading::aPipeIsExportedWithItsOwnDigest()
{
    const auto table = fileWith(m_folder.path(), "people.csv", paperTable());
    const auto script
        = QStringLiteral("cat \"$1\" | \"$0\" slice /dev/stdin --sensitive Disease --alpha 1 --export \"$2\" --approve-as A --reason R");
    const auto result = runProgram("bash", {"-c", script, TRANCHE_CLI, table, m_folder.filePath("piped")});
    QVERIFY2(result.status == 0, result.said());
    const auto digest = QCryptographicHash::hash(paperTable(), QCryptographicHash::Sha256).toHex();
    QDir internal(m_folder.filePath("piped.internal"));
    QByteArray all;
    for (const auto& name : internal.entryList(QDir::Files))
        all += contentOf(internal.filePath(name));
    QVERIFY(all.contains(digest));
}

void TestCliReading::aFileNamedTwiceIsRefusedAndACopyIsSaid()
{
    const auto table = fileWith(m_folder.path(), "once.csv", paperTable());
    const auto twice = cli({"inspect", table, table});
    QCOMPARE(twice.status, 2);
    QVERIFY2(twice.err.contains("once.csv: This file was named twice"), twice.err);
    const auto copied = cli({"inspect", table, fileWith(m_folder.path(), "copy.csv", paperTable())});
    QCOMPARE(copied.status, 0);
    QVERIFY2(copied.err.contains("note: The file copy.csv holds the same as one before it"), copied.err);
}

void TestCliReading::blanksInNamesAreShown()
{
    const auto table = fileWith(m_folder.path(), "blanks.csv", "id, ill \n1,a\n2,b\n");
    const auto result = cli({"correlate", table, "--sensitive", "ill"});
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains("The table has no attribute ill, which --sensitive names. It has \" ill \": blanks are part of a name."),
             result.err);
}

void TestCliReading::labelsOfAFileAreReleased()
{
    WrittenFile people{.kind = StatisticalKind::Stata,
                       .attributes = {{.name = "sex",
                                       .type = WrittenAttribute::Type::Whole8,
                                       .label = "Sex, as asked",
                                       .labels = {{1.0, "male"}, {2.0, "female"}, {3.0, "nobody"}}},
                                      {.name = "ill", .type = WrittenAttribute::Type::Text}}};
    for (int i = 0; i < 12; ++i)
        people.rows.push_back({double(1 + i % 2), std::string(1, "abc"[i % 3])});
    const auto table = fileWith(m_folder.path(), "people.dta", QByteArray::fromStdString(bytesOf(people)));
    const auto result = exported("codes", {table, "--categorical", "sex", "--sensitive", "ill", "--l", "2"});
    QVERIFY2(result.status == 0, result.said());
    const auto codebook = released("codes", "ddi.xml");
    QVERIFY2(codebook.contains("<labl>Sex, as asked</labl>") && codebook.contains("<labl>female</labl>"), codebook);
    QVERIFY2(!codebook.contains("nobody") && !contentOf(m_folder.filePath("codes.internal/recipe.tranche")).contains("nobody"), codebook);
    QVERIFY2(released("codes", "dictionary.csv").contains("sex,\"Sex, as asked\","), released("codes", "dictionary.csv"));
    QVERIFY(released("codes", "datapackage.json").contains("\"title\": \"Sex, as asked\""));
    const auto verified = runProgram(TRANCHE_VERIFY, {m_folder.filePath("codes.release"), "--original", table});
    QVERIFY2(verified.status == 0, verified.said());
    const auto shown = exported("labels", {table, "--labels-as", "labels", "--sensitive", "ill", "--l", "2"});
    QVERIFY2(shown.status == 0 && released("labels", "data.csv").contains("female"), shown.said());
    const auto again = runProgram(TRANCHE_VERIFY, {m_folder.filePath("labels.release"), "--original", table, "--labels-as", "labels"});
    QVERIFY2(again.status == 0, again.said());
}

void TestCliReading::statisticalFilesHaveOptionsOfTheirOwn()
{
    const auto text = fileWith(m_folder.path(), "plain.csv", "a,b\n1,2\n");
    QVERIFY(cli({"inspect", text, "--labels-as", "labels"}).err.contains("is for a file of SPSS, Stata or SAS"));
    const auto damaged = fileWith(m_folder.path(), "damaged.sav", "$FL2@(#) and nothing else");
    QVERIFY(cli({"inspect", damaged, "--delimiter", ";"}).err.contains("is for delimited text"));
    QVERIFY(cli({"inspect", damaged, "--labels-as", "words"}).err.contains("is one of: codes, labels"));
    QVERIFY(cli({"inspect", damaged, "--declared-missing", "sex=never"}).err.contains("is one of: missing, value"));
    const auto said = cli({"correlate", damaged});
    QVERIFY2(said.status != 0 && said.err.contains("damaged.sav"), said.said());
}

TRANCHE_CORE_TEST(TestCliReading)

} // namespace tst_cli_reading

#include "tst_cli_reading.moc"
