// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/release_dictionary.h"
#include "tests/support/test_room.h"

namespace tst_release_dictionary {

using namespace tranche;

namespace {

const QByteArray header
    = "name,label,type,column,role,order,values,minimum,maximum,missing,missing_written,published,regions,formula_cells\n";
const QByteArray age = "age,Age in years,numeric,1,quasi-identifier,ascending,,20,40,drop,,as is,,as is\n";
const QByteArray job = R"(job,,categorical,1,quasi-identifier,none,"[""a"",""b""]",,,value,?,as is,,as is)"
                       "\n";
const QByteArray ill = R"(ill,,categorical,2,sensitive,given,"[""x""]",,,drop,,as is,,as is)"
                       "\n";

ReleaseManifest manifest()
{
    ReleaseManifest all;
    all.columns = {{"age", "job"}, {"ill"}};
    all.sensitive = {"ill"};
    all.missingIsValue = {{"age", false}, {"job", true}, {"ill", false}};
    return all;
}

Result<ReleaseDictionary> read(const QByteArray& text)
{
    JobContext context;
    auto promised = manifest();
    promised.format = text.contains("value_labels") ? 2 : promised.format;
    return readDictionary({text.constData(), static_cast<std::size_t>(text.size())}, promised, context);
}

/// The same in format 2, with a last field that is alike for all.
QByteArray withLabels(const QByteArray& cell)
{
    return QByteArray(header).replace("label,", "label,description,").replace("formula_cells", "formula_cells,value_labels")
           + QByteArray(age + job + ill)
                 .replace(",numeric", ",,numeric")
                 .replace(",categorical", ",,categorical")
                 .replace("as is\n", "as is," + cell + '\n');
}

} // namespace

class TestReleaseDictionary : public QObject {
    Q_OBJECT
private slots:
    void readsEveryField();
    void readsTheFormFromBeforeGeneralization();
    void objectsToWhatDisagrees_data();
    void objectsToWhatDisagrees();
    void otherFieldsCannotBeRead();
    void takesAwayOneApostrophe_data();
    void takesAwayOneApostrophe();
};

void TestReleaseDictionary::readsEveryField()
{
    const auto read = tst_release_dictionary::read(header + age + job + ill);
    QVERIFY(read.has_value());
    QVERIFY(!read->prefixed);
    QCOMPARE(read->entries.size(), std::size_t{3});
    const auto labels = tst_release_dictionary::read(withLabels(R"("[{""value"":""a"",""label"":""A""}]")"));
    QVERIFY(labels.has_value());
    QCOMPARE(labels->entries[1].labels, (std::vector<LabelledValue>{{"a", "A"}}));
    const auto& years = read->entries[0];
    const auto& work = read->entries[1];
    const auto& illness = read->entries[2];
    QCOMPARE(years.label, std::string("Age in years"));
    QVERIFY(years.type == AttributeType::Numeric && years.ordered);
    QCOMPARE(years.minimum + ' ' + years.maximum, std::string("20 40"));
    QCOMPARE(work.values, (std::vector<std::string>{"a", "b"}));
    QVERIFY(!work.ordered && work.missingIsValue);
    QCOMPARE(work.missingWritten, std::string("?"));
    QVERIFY(illness.ordered && !illness.regions);
}

void TestReleaseDictionary::readsTheFormFromBeforeGeneralization()
{
    auto text = header + age + job + ill;
    text.replace(",published,regions", "").replace(",as is,,as is", ",as is");
    QVERIFY(read(text).has_value());
}

void TestReleaseDictionary::objectsToWhatDisagrees_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row
        = [](const char* name, QByteArray text, const char* from, const char* to) { QTest::newRow(name) << text.replace(from, to); };
    const auto sound = header + age + job + ill;
    row("another name", sound, "ill,,", "illness,,");
    row("another column", sound, "categorical,2", "categorical,1");
    row("another role", sound, "2,sensitive", "2,quasi-identifier");
    row("another type", sound, "numeric,1", "number,1");
    row("numbers in a given order", sound, "ascending", "given");
    row("categories in ascending order", sound, "none", "ascending");
    row("categories with a range", sound, "\",,,value", "\",a,b,value");
    row("no list", sound, "[\"\"x\"\"]", "x");
    row("a list of numbers", sound, "[\"\"x\"\"]", "[1]");
    row("another rule for missing", sound, ",value,?", ",drop,?");
    row("missing written where it was dropped", sound, "40,drop,", "40,drop,?");
    row("published in another way", sound, "drop,,as is,,as is\njob", "drop,,hidden,,as is\njob");
    row("regions of what is published as it is", sound, "drop,,as is,,as is\njob", "drop,,as is,x,as is\njob");
    row("generalized, which the manifest does not say", sound, "?,as is,,", "?,generalized,x,");
    row("formula cells in two ways", sound, "as is,,as is\njob", "as is,,prefixed\njob");
    row("formula cells in no way", sound, ",,as is\n", ",,\n");
    QTest::newRow("labels that are no list") << withLabels("x");
    QTest::newRow("an attribute less") << header + age + job;
    QTest::newRow("an attribute more") << sound + ill;
    QTest::newRow("another order") << header + job + age + ill;
}

void TestReleaseDictionary::objectsToWhatDisagrees()
{
    QFETCH(QByteArray, text);
    const auto read = tst_release_dictionary::read(text);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::DoesNotHold);
}

void TestReleaseDictionary::otherFieldsCannotBeRead()
{
    auto text = header + age + job + ill;
    QCOMPARE(read(QByteArray(text).replace("label", "title")).error().code, ErrorCode::BadInput);
    QVERIFY(!read(QByteArray(text).replace(",as is\njob", "\njob"))); // a line without its last field
    QVERIFY(!read(withLabels("").replace("value_labels", "more_labels")));
    QVERIFY(!read("name\nage\n"));
    QVERIFY(!read(""));
}

void TestReleaseDictionary::takesAwayOneApostrophe_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("bare");
    QTest::addColumn<bool>("runs");
    QTest::newRow("formula") << "=1+1"
                             << "=1+1" << true;
    QTest::newRow("prefixed") << "'=1+1"
                              << "=1+1" << false;
    QTest::newRow("prefixed twice") << "''=1+1"
                                    << "'=1+1" << false;
    QTest::newRow("a number") << "-5"
                              << "-5" << false;
    QTest::newRow("a number behind an apostrophe") << "'-5"
                                                   << "'-5" << false;
    QTest::newRow("no number") << "-x"
                               << "-x" << true;
    QTest::newRow("at") << "'@x"
                        << "@x" << false;
    QTest::newRow("text") << "'x"
                          << "'x" << false;
    QTest::newRow("apostrophes alone") << "''"
                                       << "''" << false;
    QTest::newRow("empty") << ""
                           << "" << false;
    QTest::newRow("tab") << "\tx"
                         << "\tx" << true;
}

void TestReleaseDictionary::takesAwayOneApostrophe()
{
    QFETCH(QString, cell);
    QFETCH(QString, bare);
    QFETCH(bool, runs);
    const auto text = cell.toStdString();
    QCOMPARE(std::string(withoutPrefix(text)), bare.toStdString());
    QCOMPARE(runsAsFormula(text), runs);
}

TRANCHE_TEST(TestReleaseDictionary)

} // namespace tst_release_dictionary

#include "tst_release_dictionary.moc"
