// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/test_records.h"

#include "core/base/messages/lab_message.h"
#include "core/base/random.h"
#include "core/laboratory/evaluate_learning.h"
#include "core/pipeline/run_stage.h"
#include "core/utility/learning/decision_tree.h"
#include "tests/core/laboratory/trained_table.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

namespace tst_test_records {

using namespace tranche;
using namespace tranche::test;

using Lines = std::vector<std::string>;

class TestTestRecords : public QObject {
    Q_OBJECT
private slots:
    void valuesOfTheTableHaveItsCodes();
    void numbersOutsideTheRangeAreItsEnds();
    void numbersBetweenTwoValuesAreComparedWithTheMiddle();
    void aNumberInAnEmptyBinIsUnknownToNaiveBayes();
    void missingValuesFollowTheRuleOfTheTable();
    void combinationsOfSeveralSensitiveAttributesAreLookedUpByTheirParts();
    void attributesMustBeTheSame();
    void whatIsNoNumberIsNamed();
    void aTargetFromOutsideIsTestedAndNotRight();
    void stopsWhenTold();
};

namespace {

Snapshot small(MissingRule missing = MissingRule::DropTuple)
{
    return trained({"N M C S", "10 1 a x", "20 2 b y", "30 3 a x", "40 100 b y", "40 100 b x", "40 100 b y"}, missing);
}

} // namespace

void TestTestRecords::valuesOfTheTableHaveItsCodes()
{
    const auto records = recordsOf(small(), {"S C N M", "y a 30 2", "x c 10.0 1"}); // in another order
    QCOMPARE(records->records, std::size_t{2});
    QCOMPARE(records->attributes[0].values, (std::vector<std::uint32_t>{2, 0}));
    QCOMPARE(records->attributes[1].values, (std::vector<std::uint32_t>{1, 0}));
    QCOMPARE(records->attributes[2].values, (std::vector<std::uint32_t>{0, unknownCode}));
    QCOMPARE(records->attributes[3].labelled, (std::vector<std::uint32_t>{1, 0}));
    QVERIFY(!records->attributes[0].between);
}

void TestTestRecords::numbersOutsideTheRangeAreItsEnds()
{
    const auto records = recordsOf(small(), {"N M C S", "-7 1 a x", "4000 1 a x"});
    QCOMPARE(records->attributes[0].values, (std::vector<std::uint32_t>{0, 3}));
    QCOMPARE(records->attributes[0].labelled, (std::vector<std::uint32_t>{0, 3}));
}

void TestTestRecords::numbersBetweenTwoValuesAreComparedWithTheMiddle()
{
    const auto records = recordsOf(small(), {"N M C S", "24.9 1 a x", "25 1 a x", "25.1 1 a x", "11 1 a x"});
    const auto& n = records->attributes[0];
    std::vector<bool> left;
    for (const auto code : n.values) {
        QVERIFY(n.between->has(code));
        left.push_back(n.between->isLeft(code, 1, 2)); // 20 and 30
        QVERIFY(n.between->isLeft(code, 1, 3));        // 20 and 40
    }
    QCOMPARE(left, (std::vector<bool>{true, true, false, true}));

    TreeNode root{{2.0, 2.0}, 0, TreeSplit{AttributeId(0), 1.0, 1.0, true, 1, 2, 1}, 1, 2};
    const DecisionTree tree({root, TreeNode{{2.0, 0.0}, 0, {}, 0, 0}, TreeNode{{0.0, 2.0}, 1, {}, 0, 0}});
    const std::vector<const NumbersBetween*> between{n.between.get()};
    std::vector<std::uint32_t> guesses;
    for (const auto code : n.values)
        guesses.push_back(tree.predict(std::vector{code}, between));
    QCOMPARE(guesses, (std::vector<std::uint32_t>{0, 0, 1, 0}));
}

void TestTestRecords::aNumberInAnEmptyBinIsUnknownToNaiveBayes()
{
    const auto records = recordsOf(small(), {"N M C S", "10 50 a x", "10 2.5 a x"}); // M has nothing from 3 to 100
    QCOMPARE(records->attributes[1].labelled[0], unknownCode);
    QVERIFY(records->attributes[1].labelled[1] <= 2); // the bin of 1, 2 and 3
}

void TestTestRecords::missingValuesFollowTheRuleOfTheTable()
{
    const Lines file{"N M C S", "10 1 a x", "_ 1 a x", "10 1 _ x"};
    const auto dropped = recordsOf(small(), file);
    QCOMPARE(dropped->records, std::size_t{1});
    QCOMPARE(dropped->dropped, std::size_t{2});
    const auto kept = recordsOf(small(MissingRule::KeepAsValue), file);
    QCOMPARE(kept->records, std::size_t{3});
    QCOMPARE(kept->attributes[0].labelled, (std::vector<std::uint32_t>{0, unknownCode, 0}));
    QCOMPARE(kept->attributes[0].values, (std::vector<std::uint32_t>{0, 3, 0})); // above all numbers
    QCOMPARE(kept->attributes[2].values, (std::vector<std::uint32_t>{0, 0, unknownCode}));
}

void TestTestRecords::combinationsOfSeveralSensitiveAttributesAreLookedUpByTheirParts()
{
    Snapshot snapshot;
    snapshot.table = tableOf({"A S T", "1 1 x", "2 2 y", "3 1 x"});
    snapshot.roles = {Role::QuasiIdentifier, Role::Sensitive, Role::Sensitive};
    snapshot.schema.attributes.resize(3);
    snapshot.parameters.joint = true;
    JobContext job;
    SeededRandom random(1);
    snapshot = runStage(snapshot, Stage::Keep, random, job).value();
    QCOMPARE(snapshot.kept->attributeCount(), std::size_t{2});
    const auto records = recordsOf(snapshot, {"A S T", "1 1.0 x", "1 2 y", "1 1 y", "1 3 x"});
    QCOMPARE(records->attributes[1].values, (std::vector<std::uint32_t>{0, 1, unknownCode, unknownCode}));
}

void TestTestRecords::attributesMustBeTheSame()
{
    JobContext job;
    const auto lacks = testRecords(small(), *tableOf({"N M S", "1 1 x"}), job).error();
    QVERIFY(lacks.code == ErrorCode::NotFound && lacks.says == LabMessage::TestLacksAttribute);
    QCOMPARE(lacks.place.attribute, std::string("C"));
    const auto other = testRecords(small(), *tableOf({"N M C S More", "1 1 a x z"}), job).error();
    QVERIFY(other.code == ErrorCode::NotFound && other.says == LabMessage::TestHasOther);
    QCOMPARE(other.place.attribute, std::string("More"));
}

void TestTestRecords::whatIsNoNumberIsNamed()
{
    JobContext job;
    const auto refused = testRecords(small(), *tableOf({"N M C S", "1 1 a x", "old 1 a x"}), job).error();
    QCOMPARE(refused.code, ErrorCode::InvalidArgument);
    QCOMPARE(refused.place.attribute, std::string("N"));
}

void TestTestRecords::aTargetFromOutsideIsTestedAndNotRight()
{
    const auto snapshot = small();
    const auto records = recordsOf(snapshot, {"N M C S", "10 1 a x", "40 100 b z"});
    LearningRequest request;
    request.targets = {snapshot.kept->find("S").value()};
    request.techniques = {Technique::Original};
    JobContext job;
    const auto results = labLearningOnFile(snapshot, *labPublications(snapshot, job).value(), request, *records, job).value();
    QCOMPARE(results.size(), std::size_t{2});
    for (const auto& result : results) {
        QCOMPARE(result.tested, std::size_t{2});
        QCOMPARE(result.runs.front().outside(), std::uint64_t{1});
        QVERIFY(result.accuracy <= 0.5 && result.foldAccuracy.empty() && !result.versusSlicing);
    }
}

void TestTestRecords::stopsWhenTold()
{
    const auto snapshot = small();
    const auto file = tableOf({"N M C S", "10 1 a x", "25 1 a x"});
    QVERIFY(stopsAtOnce([&](JobContext& job) { return testRecords(snapshot, *file, job); }));
    const auto records = recordsOf(snapshot, {"N M C S", "10 1 a x"});
    LearningRequest request;
    request.targets = {snapshot.kept->find("S").value()};
    JobContext whole;
    const auto publications = labPublications(snapshot, whole).value();
    const auto stops = stopsAt(
        10, 2, [&](JobContext& job) { return labLearningOnFile(snapshot, *publications, request, *records, job); }, [] {});
    QVERIFY2(stops.fault.isEmpty(), stops.fault);
}

TRANCHE_CORE_TEST(TestTestRecords)

} // namespace tst_test_records

#include "tst_test_records.moc"
