// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/exact.h"
#include "tests/core/verify/judging/small_release.h"
#include "tests/support/test_room.h"

namespace tst_local_condition {

using namespace tranche;
using namespace tranche::test;

namespace {

Promise asking(const Ratio& l)
{
    return {.model = PromisedModel::LDiversity, .l = l};
}

} // namespace

class TestLocalCondition : public QObject {
    Q_OBJECT
private slots:
    void countsTheGroupsThatDoNotKeepIt();
    void theLimitItselfIsKept();
    void anotherBucketMayMendAGroup();
    void aBucketWithoutASharedValueCannot();
    void aBucketWithTheSameShareCannot();
    void theExampleIsAHopelessOneWhereThereIsOne();
    void otherModelsAreMendedByAnyBucketThatMatches();
};

void TestLocalCondition::countsTheGroupsThatDoNotKeepIt()
{
    SeededRandom random(41);
    for (int round = 0; round < 200; ++round) {
        const auto release = randomRelease(random);
        std::size_t groups = 0;
        std::size_t broken = 0;
        for (const auto& bucket : release.buckets) {
            std::map<SmallRelease::Row, std::map<std::uint32_t, std::size_t>> counts;
            for (const auto& line : bucket)
                ++counts[release.part(line, release.columns() - 1, true)][line.back()];
            for (const auto& [group, values] : counts) {
                std::size_t size = 0;
                std::size_t greatest = 0;
                for (const auto& [value, count] : values) {
                    size += count;
                    greatest = std::max(greatest, count);
                }
                ++groups;
                broken += 2 * greatest > size ? 1 : 0;
            }
        }
        const auto local = CodedSmallRelease(release, asking({2, 1})).local();
        QCOMPARE(local.groups, groups);
        QCOMPARE(local.broken, broken);
        QCOMPARE(static_cast<std::size_t>(std::ranges::count(local.kept, 0)), broken);
        QCOMPARE(local.example.has_value(), broken > 0);
    }
}

void TestLocalCondition::theLimitItselfIsKept()
{
    const SmallRelease release{{0, 1, 2}, {{{0, 0}, {0, 0}, {0, 1}, {0, 2}}}, {}};
    QCOMPARE(CodedSmallRelease(release, asking({2, 1})).local().broken, std::size_t{0});
    QCOMPARE(CodedSmallRelease(release, asking({2'000'001, 1'000'000})).local().broken, std::size_t{1});
}

void TestLocalCondition::anotherBucketMayMendAGroup()
{
    // The sensitive column is the sensitive attribute alone, so all lines of a bucket are one group; both buckets have the value 0 of A.
    const SmallRelease release{{0, 1, 2}, {{{0, 0}, {0, 0}, {1, 1}}, {{0, 1}, {0, 2}}}, {}};
    const auto local = CodedSmallRelease(release, asking({2, 1})).local();
    QCOMPARE(local.broken, std::size_t{1});
    QVERIFY(!local.hopeless);
    QCOMPARE(local.example->bucket, 0U);
    QCOMPARE(local.example->size, 3U);
    QCOMPARE(local.example->greatest, 2U);
    QCOMPARE(local.example->values, 2U);
}

void TestLocalCondition::aBucketWithoutASharedValueCannot()
{
    const SmallRelease release{{0, 1, 2}, {{{0, 0}, {0, 0}, {1, 1}}, {{2, 1}, {2, 2}}}, {}};
    QVERIFY(CodedSmallRelease(release, asking({2, 1})).local().hopeless);
    const SmallRelease alone{{0, 1, 2}, {{{0, 0}, {0, 0}, {1, 1}}}, {}};
    QVERIFY(CodedSmallRelease(alone, asking({2, 1})).local().hopeless);
}

void TestLocalCondition::aBucketWithTheSameShareCannot()
{
    // The other bucket has 0 on half of its lines: it can bring the share no lower than 1/2 together with 2/3.
    const SmallRelease release{{0, 1, 2}, {{{0, 0}, {0, 0}, {1, 1}}, {{0, 0}, {0, 2}}}, {}};
    QVERIFY(CodedSmallRelease(release, asking({2, 1})).local().hopeless);
}

void TestLocalCondition::theExampleIsAHopelessOneWhereThereIsOne()
{
    const SmallRelease release{
        {0, 1, 2}, {{{0, 0}, {0, 0}, {1, 1}}, {{0, 1}, {0, 2}}, {{5, 3}, {5, 3}}}, {}}; // the first can be mended, the last cannot
    const auto local = CodedSmallRelease(release, asking({2, 1})).local();
    QCOMPARE(local.broken, std::size_t{2});
    QVERIFY(local.hopeless);
    QCOMPARE(local.example->bucket, 2U);
}

void TestLocalCondition::otherModelsAreMendedByAnyBucketThatMatches()
{
    const Promise two{.model = PromisedModel::Distinct, .l = {2, 1}};
    const SmallRelease release{{0, 1, 2}, {{{0, 0}, {0, 0}}, {{0, 0}, {0, 1}}}, {}};
    const auto local = CodedSmallRelease(release, two).local();
    QCOMPARE(local.broken, std::size_t{1});
    QVERIFY(!local.hopeless);
    const SmallRelease apart{{0, 1, 2}, {{{0, 0}, {0, 0}}, {{1, 0}, {1, 1}}}, {}};
    QVERIFY(CodedSmallRelease(apart, two).local().hopeless);
}

TRANCHE_TEST(TestLocalCondition)

} // namespace tst_local_condition

#include "tst_local_condition.moc"
