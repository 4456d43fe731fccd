// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adversary/known_value.h"
#include "tests/support/buckets.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "ui/words/intruder_facts.h"

namespace tst_intruder_facts {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Two buckets of four; a and b are columns of their own, s is alone in the sensitive column.
struct World {
    std::shared_ptr<const KeptTable> table
        = keptOf({"a b s", "1 x flu", "1 y flu", "2 x cold", "2 y gout", "1 x gout", "3 y cold", "3 z cough", "3 z flu"}, "s");
    std::shared_ptr<const ColumnPartition> columns = std::make_shared<const ColumnPartition>(
        ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}, {AttributeId(2)}}, 3, AttributeId(2)).value());
    std::shared_ptr<const BucketPartition> buckets = std::make_shared<const BucketPartition>(partitionOf({{0, 1, 2, 3}, {4, 5, 6, 7}}));

    IntruderAnswer asked(const std::vector<std::pair<std::string, std::string>>& typed) const
    {
        std::vector<KnownValue> known;
        for (const auto& [attribute, text] : typed)
            known.push_back(knownValue(*table, attribute, text).value());
        JobContext job;
        const Adversary::Slicing slicing{table, columns, buckets};
        return {slicing, known, Adversary::make(slicing, job)->ask(known, job).value()};
    }
};

} // namespace

class TestIntruderFacts : public QObject {
    Q_OBJECT

private slots:
    void saysHowManyBucketsFitAndHowLikelyEachIs()
    {
        const auto facts = intruderFacts(World().asked({{"a", "1"}}), {.l = Ratio(2, 1)});
        QCOMPARE(facts.bucketsHeading, QStringLiteral("2 of 2 buckets match"));
        QCOMPARE(facts.buckets.rows.size(), std::size_t{2});
        QCOMPARE(facts.buckets.rows[0].text, QStringLiteral("66.7\u00a0%")); // two of its tuples have a = 1, one of the other's
        QVERIFY(facts.bucketIds[0] == BucketId(0));
        QCOMPARE(facts.agreeing, QStringLiteral("3 records of the table match all of this. An intruder cannot see that."));
    }

    void tellsTheTwoReadingsApart()
    {
        const auto part = intruderFacts(World().asked({{"a", "1"}}), {.l = Ratio(2, 1)});
        QVERIFY(!part.guaranteed);
        QVERIFY(part.reading.contains(QStringLiteral("does not refer to these probabilities")));
        const auto all = intruderFacts(World().asked({{"a", "1"}, {"b", "x"}}), {.l = Ratio(2, 1)});
        QVERIFY(all.guaranteed);
        QVERIFY(all.reading.contains(QStringLiteral("that the guarantee limits")));
    }

    void theSentenceIsTrueOfTheProbabilities()
    {
        const auto facts = intruderFacts(World().asked({{"a", "2"}}), {.l = Ratio(2, 1)}); // the first bucket alone: flu flu cold gout
        QCOMPARE(facts.sentence, QStringLiteral("“One bucket could contain this person. My best guess is flu (probability 50.0\u00a0%); I "
                                                "would be wrong one time in two.”"));
        QVERIFY(facts.judgement == Judgement::Pass);
        QCOMPARE(facts.limit, QStringLiteral("1/ℓ = 50.0\u00a0%"));
        const auto equal = intruderFacts(World().asked({{"a", "3"}}), {.l = Ratio(2, 1)}); // the second alone: four values once
        QCOMPARE(equal.sentence, QStringLiteral("“One bucket could contain this person. 4 values are equally likely, 25.0\u00a0% each. I "
                                                "would be wrong three times in four.”"));
    }

    void whatIsOverTheLimitIsMarkedAndNeverReadsLikeIt()
    {
        const auto facts = intruderFacts(World().asked({{"a", "2"}}), {.l = Ratio(2000001, 1000000)}); // the limit is a hair below 50 %
        QVERIFY(facts.values.rows[0].over);
        QVERIFY(facts.values.rows[0].text != percentTextOf(Ratio(1000000, 2000001)));
        QVERIFY(facts.judgement == Judgement::Warn); // by a reading that is not the guarantee's
    }

    void noBucketFitsIsSaid()
    {
        const auto facts = intruderFacts(World().asked({{"a", "2"}, {"b", "z"}}), {.l = Ratio(2, 1)});
        QCOMPARE(facts.sentence, QStringLiteral("“No bucket matches: this person is not in the table.”"));
        QVERIFY(facts.values.rows.empty() && facts.buckets.rows.empty() && facts.valuesHeading.isEmpty());
        const auto unknown = intruderFacts(World().asked({{"a", "77"}}), {.l = Ratio(2, 1)});
        QCOMPARE(unknown.clues.front(), QStringLiteral("No record has this value of a."));
    }

    void aValueThatNobodyElseHasIsAClue()
    {
        World world;
        world.table = keptOf({"a b s", "1 x flu", "2 y cold", "2 y gout", "2 x cold"}, "s");
        world.buckets = std::make_shared<const BucketPartition>(partitionOf({{0, 1, 2, 3}}));
        const auto facts = intruderFacts(world.asked({{"a", "1"}}), {.l = Ratio(2, 1)});
        QCOMPARE(facts.clues.size(), 1);
        QVERIFY(facts.clues.front().startsWith(QStringLiteral("Column A: nobody else has this value.")));
    }

    void otherModelsHaveNoLimitHere()
    {
        const auto facts = intruderFacts(World().asked({{"a", "1"}}), {.kind = ModelKind::Entropy, .l = Ratio(2, 1)});
        QVERIFY(facts.limit.isEmpty() && !facts.values.limit);
        QVERIFY(facts.judgement == Judgement::Info);
    }

    void knownColumnsCountTheRowsOfOneBucket()
    {
        const auto answer = World().asked({{"a", "1"}, {"b", "x"}});
        const auto known = knownColumns(answer, BucketId(0));
        QCOMPARE(known.size(), std::size_t{2});
        QCOMPARE(known[0].values, QStringLiteral("1"));
        QCOMPARE(known[0].rows, QStringLiteral("2 of 4 rows"));
        QVERIFY(knownColumns(answer, std::nullopt)[0].rows.isEmpty());
    }

    void howOftenSomebodyIsWrong_data()
    {
        QTest::addColumn<int>("numerator");
        QTest::addColumn<int>("denominator");
        QTest::addColumn<QString>("text");
        QTest::newRow("third") << 1 << 3 << QStringLiteral("two times in three");
        QTest::newRow("half") << 1 << 2 << QStringLiteral("one time in two");
        QTest::newRow("exact twelfth") << 11 << 12 << QStringLiteral("one time in twelve");
        QTest::newRow("near a quarter") << 2501 << 10000 << QStringLiteral("about three times in four");
        QTest::newRow("nothing near") << 83 << 1000 << QStringLiteral("about 92 times in 100");
        QTest::newRow("hardly ever") << 9999 << 10000 << QStringLiteral("less than one time in 100");
        QTest::newRow("nearly always") << 1 << 1000 << QStringLiteral("more than 99 times in 100");
    }

    void howOftenSomebodyIsWrong()
    {
        QFETCH(int, numerator);
        QFETCH(int, denominator);
        QTEST(wrongText(BigRational(numerator, denominator)), "text");
    }

private:
    static QString percentTextOf(const Ratio& share)
    {
        return QString::number(share.toDouble() * 100.0, 'f', 1) + QStringLiteral("\u00a0%");
    }
};

TRANCHE_TEST(TestIntruderFacts)

} // namespace tst_intruder_facts

#include "tst_intruder_facts.moc"
