// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

#include <set>

namespace tst_cli_slice {

using namespace tranche::test;

class TestCliSlice : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void jsonHasTheKeysOfTheSpecification();
    void jsonTellsWhatWasComputed();
    void defaultsAreInTheSettings();
    void bucketsListRecordNumbersOfTheSource();
    void infeasibleRequestsSayTheGreatestLAndWhatStopsThem();
    void theGroupThatStopsHasItsValuesInTheJsonOnly();
    void withAlphaOneTheGroupIsTheWholeTable();
    void everyModelStatesItsOwnLimit();
    void ofSeveralSensitiveAttributesTheOneThatLimitsIsNamed();
    void columnsByHandAreUsedAsGiven();
    void proposalsAboveWhatIsThereAreCappedAndSaid();
    void missingAsAValueKeepsTheTuple();
    void cutsOnlyWhereAllowed();
    void leastBucketIsKept();
    void relaxedCutsAreThoseOfTheVector();
    void randomBucketsHaveTheSizeAskedFor();
    void textIsForPeopleAndSaysNothingOfValues();
    void progressIsShownOnRequestAndNeverInQuiet();

private:
    Outcome slice(const QStringList& more) const { return cli(QStringList{"slice", m_table, "--sensitive", "Disease"} + more); }
    QJsonObject json(const QStringList& more) const { return slice(QStringList{"--json", "-"} + more).json(); }

    QTemporaryDir m_folder;
    QString m_table;
};

void TestCliSlice::initTestCase()
{
    m_table = fileWith(m_folder.path(), "paper.csv", paperTable());
}

void TestCliSlice::jsonHasTheKeysOfTheSpecification()
{
    const auto result = json({"--alpha", "1"});
    for (const auto* key : {"format", "table", "attributes", "phi2", "columns", "alpha", "feasible", "largest_l", "buckets", "regions",
                            "max_p", "locally_safe", "timing", "settings"})
        QVERIFY2(result.contains(key), key);
    QVERIFY(!result.contains("blocking"));
    QCOMPARE(result["table"].toObject().keys(), QStringList({"attributes", "dropped_missing", "tuples"}));
    QCOMPARE(result["attributes"].toArray()[0].toObject().keys(), QStringList({"distinct", "missing", "name", "role", "type"}));
    QCOMPARE(result["buckets"].toObject().keys(), QStringList({"count", "max", "mean", "median", "min"}));
    for (const auto* phase : {"read", "keep", "phi2", "columns", "feasibility", "partition", "judge", "slice", "verify", "total"})
        QVERIFY2(result["timing"].toObject()[phase].isDouble(), phase);
}

void TestCliSlice::jsonTellsWhatWasComputed()
{
    const auto result = json({"--alpha", "1", "--categorical", "Zipcode", "--bins", "4", "--min-bucket", "1"});

    // as in the test vector of this table: l 2, alpha 1, median cuts, all attempts
    QCOMPARE(result["table"].toObject(), QJsonObject({{"tuples", 8}, {"dropped_missing", 0}, {"attributes", 4}}));
    QCOMPARE(result["columns"].toArray(), (QJsonArray{QJsonArray{"Age", "Sex", "Zipcode"}, QJsonArray{"Disease"}}));
    QCOMPARE(result["alpha"].toInt(), 1);
    QCOMPARE(result["feasible"].toBool(), true);
    QCOMPARE(result["largest_l"].toString(), QString("8/3"));
    QCOMPARE(result["buckets"].toObject(), QJsonObject({{"count", 4}, {"min", 2}, {"median", 2}, {"mean", 2}, {"max", 2}}));
    QCOMPARE(result["max_p"].toString(), QString("1/2"));
    QCOMPARE(result["locally_safe"].toBool(), true);
    QCOMPARE(result["attributes"].toArray()[3].toObject(),
             QJsonObject({{"name", "Disease"}, {"type", "categorical"}, {"role", "sensitive"}, {"distinct", 4}, {"missing", 0}}));
}

void TestCliSlice::defaultsAreInTheSettings()
{
    const auto settings = json({"--l", "4/3"})["settings"].toObject();

    const QJsonObject expected = {{"model", "l"},
                                  {"l", "4/3"},
                                  {"alpha", "auto"},
                                  {"columns", 2},
                                  {"bins", 10},
                                  {"missing", "drop"},
                                  {"cut", "median"},
                                  {"attempts", "all"},
                                  {"grouping", "mondrian"},
                                  {"min_bucket", 2},
                                  {"order_in_bucket", "random"},
                                  {"layout", "together"},
                                  {"formula_cells", "asis"},
                                  {"delimiter", ","},
                                  {"quote", "\""},
                                  {"encoding", "UTF-8"},
                                  {"header", true},
                                  {"decimal", "."},
                                  {"skip", 0}};
    for (auto item = expected.begin(); item != expected.end(); ++item)
        QVERIFY2(settings[item.key()] == item.value(), qPrintable(item.key()));
    QCOMPARE(settings["sensitive"].toArray(), QJsonArray{"Disease"});
    QVERIFY(settings["threads"].toInt() >= 1); // as many as there are processors
    QCOMPARE(json({"--threads", "3"})["settings"].toObject()["threads"].toInt(), 3);
}

void TestCliSlice::bucketsListRecordNumbersOfTheSource()
{
    const auto table = fileWith(m_folder.path(), "holes.csv", "a,s\n,x\n1,x\n1,y\n2,x\n,y\n2,y\n");

    const auto buckets = cli({"slice", table, "--sensitive", "s", "--alpha", "1", "--json", "-", "--buckets"}).json()["buckets"].toObject();

    QCOMPARE(buckets["rows"].toArray(), (QJsonArray{QJsonArray{1, 2}, QJsonArray{3, 5}}));
    std::set<int> all;
    for (const auto& rows : buckets["rows"].toArray())
        for (const auto& row : rows.toArray())
            QVERIFY(all.insert(row.toInt()).second);
    QCOMPARE(all, (std::set<int>{1, 2, 3, 5}));
}

void TestCliSlice::infeasibleRequestsSayTheGreatestLAndWhatStopsThem()
{
    const auto outcome = slice({"--partition", "Age,Zipcode|Sex,Disease", "--json", "-"});

    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("the greatest l possible is 1.33."), outcome.said());
    const auto result = outcome.json();
    QCOMPARE(result["feasible"].toBool(true), false);
    QCOMPARE(result["largest_l"].toString(), QString("4/3"));
    // both groups of Sex have four tuples; three men of four have dyspepsia
    QCOMPARE(result["blocking"].toObject(), QJsonObject({{"group", QJsonObject{{"Sex", "M"}}}, {"value", "dyspepsia"}, {"share", "3/4"}}));
    QVERIFY(result["buckets"].isNull());
    QVERIFY(result["max_p"].isNull());
    QVERIFY(result["locally_safe"].isNull());
    QCOMPARE(result["verified"].toBool(true), false);
}

void TestCliSlice::theGroupThatStopsHasItsValuesInTheJsonOnly()
{
    const auto outcome = slice({"--partition", "Age,Zipcode|Sex,Disease", "--json", m_folder.filePath("infeasible.json")});

    QCOMPARE(outcome.status, 1);
    QVERIFY(contentOf(m_folder.filePath("infeasible.json")).contains("dyspepsia"));
    QVERIFY(!outcome.said().contains("dyspepsia"));
    QVERIFY2(outcome.out.contains("one group of equal {Sex}, 4 tuples, of which 3 share one value of Disease"), outcome.said());
}

void TestCliSlice::withAlphaOneTheGroupIsTheWholeTable()
{
    const auto result = json({"--alpha", "1", "--l", "3"});

    QCOMPARE(result["feasible"].toBool(true), false);
    QCOMPARE(result["blocking"].toObject(), QJsonObject({{"group", QJsonObject()}, {"value", "dyspepsia"}, {"share", "3/8"}}));
}

/// Diseases of the eight: three have dyspepsia, three flu, one bronchitis, one gastritis.
void TestCliSlice::everyModelStatesItsOwnLimit()
{
    const auto distinct = json({"--alpha", "1", "--model", "distinct", "--l", "5"});
    QCOMPARE(distinct["feasible"].toBool(true), false);
    QCOMPARE(distinct["largest_l"].toString(), QString("4/1"));

    const auto entropy = json({"--alpha", "1", "--model", "entropy", "--l", "4"});
    QVERIFY(entropy["largest_l"].toString().startsWith("3.509"));
    QCOMPARE(entropy["settings"].toObject()["model"].toString(), QString("entropy"));

    const auto recursive = json({"--alpha", "1", "--model", "recursive", "--l", "3", "--recursive-c", "1.5"});
    QCOMPARE(recursive["feasible"].toBool(true), false); // the limit itself is not enough
    QVERIFY(recursive["largest_l"].isNull());
    QCOMPARE(recursive["least_c"].toString(), QString("3/2"));

    const auto closeness = json({"--partition", "Age,Zipcode|Sex,Disease", "--model", "t", "--t", "0.2"});
    QVERIFY(closeness["largest_l"].isNull());
    QCOMPARE(closeness["least_t"].toString(), QString("3/8"));
    QCOMPARE(closeness["blocking"].toObject(),
             QJsonObject({{"group", QJsonObject{{"Sex", "F"}}}, {"value", "bronchitis"}, {"share", "1/4"}}));
}

void TestCliSlice::ofSeveralSensitiveAttributesTheOneThatLimitsIsNamed()
{
    const auto result = json({"--sensitive", "Sex", "--partition", "Age,Zipcode|Sex|Disease", "--l", "2.5"});

    QCOMPARE(result["feasible"].toBool(true), false);
    QCOMPARE(result["largest_l"].toString(), QString("2/1"));
    QCOMPARE(result["blocking"].toObject()["sensitive"].toString(), QString("Sex"));
    QCOMPARE(result["columns"].toArray().last().toArray(), QJsonArray{"Disease"}); // the first one named
    QCOMPARE(result["settings"].toObject()["sensitive"].toArray(), (QJsonArray{"Disease", "Sex"}));
}

void TestCliSlice::columnsByHandAreUsedAsGiven()
{
    const auto result = json({"--partition", "Disease|Zipcode,Age|Sex"});

    QCOMPARE(result["columns"].toArray(), (QJsonArray{QJsonArray{"Age", "Zipcode"}, QJsonArray{"Sex"}, QJsonArray{"Disease"}}));
    QVERIFY(result["settings"].toObject()["alpha"].isNull());
    QCOMPARE(result["settings"].toObject()["partition"].toArray().size(), 3);
}

void TestCliSlice::proposalsAboveWhatIsThereAreCappedAndSaid()
{
    const auto outcome = slice({"--alpha", "1", "--columns", "9"});

    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.err.contains("--columns"), outcome.said());
    const auto wide = slice({"--alpha", "9", "--l", "1"});
    QVERIFY2(wide.err.contains("--alpha"), wide.said());
}

void TestCliSlice::missingAsAValueKeepsTheTuple()
{
    const auto table = fileWith(m_folder.path(), "question.csv", "a,s\n?,x\n?,y\n1,x\n1,y\n");
    const QStringList words = {"slice", table, "--sensitive", "s", "--alpha", "1", "--missing-token", "?", "--json", "-"};

    const auto dropped = cli(words).json();
    const auto kept = cli(words + QStringList{"--missing", "value"}).json();

    QCOMPARE(dropped["table"].toObject(), QJsonObject({{"tuples", 2}, {"dropped_missing", 2}, {"attributes", 2}}));
    QCOMPARE(kept["table"].toObject(), QJsonObject({{"tuples", 4}, {"dropped_missing", 0}, {"attributes", 2}}));
    QCOMPARE(kept["attributes"].toArray()[0].toObject()["missing"].toInt(), 2);
    QCOMPARE(kept["buckets"].toObject()["count"].toInt(), 2);
}

void TestCliSlice::cutsOnlyWhereAllowed()
{
    const auto table = fileWith(m_folder.path(), "two.csv", "a,b,s\n1,1,x\n1,2,y\n2,1,x\n2,2,y\n1,1,y\n1,2,x\n2,1,y\n2,2,x\n");
    const QStringList words = {"slice", table, "--sensitive", "s", "--alpha", "1", "--json", "-"};

    QCOMPARE(cli(words).json()["buckets"].toObject()["count"].toInt(), 4);
    QCOMPARE(cli(words + QStringList{"--cut-on", "a"}).json()["buckets"].toObject()["count"].toInt(), 2);
}

void TestCliSlice::leastBucketIsKept()
{
    QCOMPARE(json({"--alpha", "1", "--min-bucket", "5"})["buckets"].toObject()["count"].toInt(), 1);
    QVERIFY(json({"--alpha", "1", "--min-bucket", "3"})["buckets"].toObject()["min"].toInt() >= 3);
}

void TestCliSlice::relaxedCutsAreThoseOfTheVector()
{
    const auto result = json({"--alpha", "1", "--categorical", "Zipcode", "--bins", "4", "--min-bucket", "1", "--cut", "relaxed"});

    QCOMPARE(result["buckets"].toObject(), QJsonObject({{"count", 4}, {"min", 2}, {"median", 2}, {"mean", 2}, {"max", 2}}));
    QCOMPARE(result["max_p"].toString(), QString("1/2"));
    QCOMPARE(result["locally_safe"].toBool(), true);
    QCOMPARE(result["settings"].toObject()["cut"].toString(), QString("relaxed"));
}

void TestCliSlice::randomBucketsHaveTheSizeAskedFor()
{
    const auto result = json({"--alpha", "1", "--l", "1", "--grouping", "random:4"});

    QCOMPARE(result["buckets"].toObject(), QJsonObject({{"count", 2}, {"min", 4}, {"median", 4}, {"mean", 4}, {"max", 4}}));
    const auto settings = result["settings"].toObject();
    QCOMPARE(settings["grouping"].toString(), QString("random:4"));
    QVERIFY(settings["cut"].isNull() && settings["attempts"].isNull());
}

void TestCliSlice::textIsForPeopleAndSaysNothingOfValues()
{
    const auto outcome = slice({"--alpha", "1"});

    QCOMPARE(outcome.status, 0);
    for (const auto* part : {"8 tuples, 4 attributes released", "{Age, Sex, Zipcode} | {Disease}", "Greatest l  2.66", "Verified: "})
        QVERIFY2(outcome.out.contains(part), outcome.said());
    for (const auto* value : {"dyspepsia", "flu", "47906"})
        QVERIFY2(!outcome.said().contains(value), outcome.said());
}

void TestCliSlice::progressIsShownOnRequestAndNeverInQuiet()
{
    QVERIFY(slice({"--alpha", "1"}).err.isEmpty()); // standard error is no terminal here
    QVERIFY(slice({"--alpha", "1", "--progress"}).err.contains("progress: "));
    const auto quiet = slice({"--alpha", "1", "--quiet"});
    QVERIFY(quiet.out.isEmpty() && quiet.err.isEmpty());
}

TRANCHE_CORE_TEST(TestCliSlice)

} // namespace tst_cli_slice

#include "tst_cli_slice.moc"
