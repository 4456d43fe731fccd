// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/tuple_match.h"
#include "core/adversary/adversary.h"
#include "core/adversary/known_value.h"
#include "tests/oracle/adversary_oracle.h"
#include "tests/support/buckets.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <numeric>

namespace tst_adversary {

using namespace tranche;
using namespace tranche::test;

class TestAdversary : public QObject {
    Q_OBJECT

private slots:
    void fullKnowledgeIsTheLiteralMatch();
    void anyKnowledgeIsThatOfTheDefinition();
    void severalSensitiveAttributesAreInferredEach();
    void aPersonWhomNothingFitsIsNotInTheTable();
    void aColumnValueThatOccursOnceGivesMembershipAway();
    void knowingNothingGivesTheWholeTablesDistribution();
    void knowingTheSensitiveValueLeavesNothingToInfer();
    void valuesAreFoundAsTheyAreTyped();
    void contradictionsAndForeignPartsAreRefused();
    void cancelsAtOnce();
};

namespace {

struct Made {
    Adversary::Slicing slicing;
    std::vector<Rows> buckets;

    AdversaryView ask(const std::vector<KnownValue>& known) const
    {
        JobContext job;
        return Adversary::make(slicing, job)->ask(known, job).value();
    }
};

Made made(std::shared_ptr<const KeptTable> table, ColumnPartition columns, std::vector<Rows> buckets)
{
    auto partition = std::make_shared<const BucketPartition>(partitionOf(buckets));
    return {{std::move(table), std::make_shared<const ColumnPartition>(std::move(columns)), std::move(partition)}, std::move(buckets)};
}

Made randomCase(RandomSource& random)
{
    auto table = randomTable(random);
    auto columns = randomColumns(random, *table);
    auto buckets = randomBuckets(random, table->rowCount());
    return made(std::move(table), std::move(columns), std::move(buckets));
}

/// Some or all attributes, values of one tuple or of several, now and then one that no tuple has.
std::vector<KnownValue> randomKnowledge(RandomSource& random, const KeptTable& table)
{
    std::vector<KnownValue> known;
    const bool onePerson = random.below(2) == 0;
    const auto chance = 1 + random.below(4);
    auto row = static_cast<std::size_t>(random.below(table.rowCount()));
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        const AttributeId id(i);
        const bool sensitive = table.attribute(id).role == Role::Sensitive;
        if (random.below(4) >= chance || (sensitive && random.below(8) != 0))
            continue;
        if (!onePerson)
            row = static_cast<std::size_t>(random.below(table.rowCount()));
        known.push_back({id, random.below(30) == 0 ? std::nullopt : std::optional(table.attribute(id).codes[row])});
    }
    return known;
}

bool near(double a, const BigRational& exact)
{
    return std::abs(a - exact.convert_to<double>()) < 1e-12;
}

/// p(t,B) of the i-th fitting bucket, exactly.
BigRational exactBucketProbability(const AdversaryView& view, const Inference& inference, std::size_t i)
{
    const BigInteger size = view.buckets[i].size;
    BigRational weight = inference.allKnown ? BigRational(1) : BigRational(size);
    for (const auto agreeing : view.agreeingOf(i))
        weight *= BigRational(BigInteger(agreeing), size);
    return weight / inference.totalWeight;
}

bool sameInference(const AdversaryView& view, const Inference& inference, const OracleInference& oracle)
{
    if (inference.allKnown != oracle.allKnown || inference.candidates.size() != oracle.sensitive.size())
        return false;
    for (std::size_t i = 0; i < inference.candidates.size(); ++i) {
        const auto& candidate = inference.candidates[i];
        const auto found = oracle.sensitive.find(candidate.value);
        const bool ordered
            = i == 0 || inference.candidates[i - 1].exact > candidate.exact
              || (inference.candidates[i - 1].exact == candidate.exact && inference.candidates[i - 1].value < candidate.value);
        if (found == oracle.sensitive.end() || candidate.exact != found->second || !near(candidate.probability, found->second) || !ordered)
            return false;
    }
    for (std::size_t i = 0; i < view.buckets.size(); ++i) {
        const auto b = view.buckets[i].bucket.value;
        const auto exact = oracle.bucketProbability.at(b);
        if (exactBucketProbability(view, inference, i) != exact || !near(inference.bucketProbabilities[i], exact))
            return false;
        SensitiveShares shares;
        for (const auto& [value, count] : inference.countsOf(i))
            shares[value] = rationalOf(count, view.agreeingOf(i)[inference.column.value]);
        if (shares != oracle.sensitiveInBucket.at(b))
            return false;
    }
    return true;
}

template <class Ids>
std::vector<std::size_t> numbers(const Ids& ids)
{
    std::vector<std::size_t> values;
    for (const auto& id : ids)
        values.push_back(id.value);
    return values;
}

bool sameAnswer(const AdversaryView& view, const OracleAnswer& oracle)
{
    if (view.buckets.size() != oracle.fit.size() || view.inferences.size() != oracle.inferences.size())
        return false;
    for (std::size_t i = 0; i < view.buckets.size(); ++i) {
        const auto found = oracle.fit.find(view.buckets[i].bucket.value);
        if (found == oracle.fit.end() || !near(view.buckets[i].fit, found->second))
            return false;
    }
    for (const auto& inference : view.inferences)
        if (!sameInference(view, inference, oracle.inferences.at(inference.sensitive.value)))
            return false;
    std::vector<std::size_t> unique;
    for (const auto& column : view.membership.uniqueColumns)
        unique.push_back(column.column.value);
    const auto& clues = view.membership;
    return clues.nothingFits == oracle.fit.empty() && clues.agreeingTuples == oracle.agreeingTuples && unique == oracle.uniqueColumns
           && numbers(clues.absentColumns) == oracle.absentColumns;
}

QByteArray seedText(std::uint64_t seed)
{
    return "seed " + QByteArray::number(static_cast<qulonglong>(seed));
}

/// age 1, 2, 1, 3; town x, y, y, z; illness p, q, p, q; buckets {0, 1}, {2, 3}.
Made fourPeople()
{
    auto table = keptOf({"age town illness", "1 x p", "2 y q", "1 y p", "3 z q"}, "illness");
    auto columns = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1), AttributeId(2)}}, 3, AttributeId(2)).value();
    return made(std::move(table), std::move(columns), {{0, 1}, {2, 3}});
}

std::vector<KnownValue> typed(const Made& case_, const std::vector<std::pair<const char*, const char*>>& values)
{
    std::vector<KnownValue> known;
    for (const auto& [attribute, text] : values)
        known.push_back(knownValue(*case_.slicing.table, attribute, text).value());
    return known;
}

} // namespace

void TestAdversary::fullKnowledgeIsTheLiteralMatch()
{
    for (const auto seed : Seeds(1, 150)) {
        SeededRandom random(seed);
        const auto one = randomCase(random);
        const auto& table = *one.slicing.table;
        JobContext job;
        const auto adversary = Adversary::make(one.slicing, job).value();
        for (std::size_t row = 0; row < table.rowCount(); ++row) {
            std::vector<KnownValue> known;
            for (std::size_t i = 0; i < table.attributeCount(); ++i)
                if (AttributeId(i) != table.sensitive().front())
                    known.push_back({AttributeId(i), table.attribute(AttributeId(i)).codes[row]});
            const auto view = adversary.ask(known, job).value();
            const auto literal = matchOf(table, *one.slicing.columns, *one.slicing.buckets, RowId(row)).value();

            QVERIFY2(view.buckets.size() == literal.qMatching.size() && view.inferences.front().allKnown, seedText(seed));
            for (std::size_t i = 0; i < view.buckets.size(); ++i) {
                const auto& match = literal.qMatching[i];
                QVERIFY2(view.buckets[i].bucket == match.bucket, seedText(seed));
                QVERIFY2(exactBucketProbability(view, view.inferences.front(), i) == match.probability, seedText(seed));
                for (std::size_t column = 0; column < one.slicing.columns->size(); ++column)
                    QVERIFY2(rationalOf(view.agreeingOf(i)[column], view.buckets[i].size) == match.columnShares[column], seedText(seed));
            }
            SensitiveShares shares;
            for (const auto& candidate : view.inferences.front().candidates)
                shares[candidate.value] = candidate.exact;
            QVERIFY2(shares == literal.sensitive && view.inferences.front().greatest() == literal.maxP, seedText(seed));
            QVERIFY2(!view.membership.nothingFits && view.membership.agreeingTuples >= 1, seedText(seed));
        }
    }
}

void TestAdversary::anyKnowledgeIsThatOfTheDefinition()
{
    for (const auto seed : Seeds(1, 400)) {
        SeededRandom random(seed);
        const auto one = randomCase(random);
        for (int question = 0; question < 12; ++question) {
            const auto known = randomKnowledge(random, *one.slicing.table);
            const auto oracle = oracleAnswer(*one.slicing.table, *one.slicing.columns, one.buckets, known);
            QVERIFY2(sameAnswer(one.ask(known), oracle), seedText(seed) + ", question " + QByteArray::number(question));
        }
    }
}

void TestAdversary::severalSensitiveAttributesAreInferredEach()
{
    for (const auto seed : Seeds(1, 150)) {
        SeededRandom random(seed);
        auto one = randomCase(random);
        auto attributes = one.slicing.table->attributes();
        attributes[static_cast<std::size_t>(random.below(attributes.size()))].role = Role::Sensitive;
        std::vector<std::uint32_t> rows(one.slicing.table->rowCount());
        std::iota(rows.begin(), rows.end(), 0U);
        one.slicing.table = std::make_shared<const KeptTable>(std::move(attributes), std::move(rows), one.slicing.table->rowCount());
        for (int question = 0; question < 8; ++question) {
            const auto known = randomKnowledge(random, *one.slicing.table);
            const auto oracle = oracleAnswer(*one.slicing.table, *one.slicing.columns, one.buckets, known);
            QVERIFY2(sameAnswer(one.ask(known), oracle), seedText(seed) + ", question " + QByteArray::number(question));
        }
    }
}

void TestAdversary::aPersonWhomNothingFitsIsNotInTheTable()
{
    const auto people = fourPeople();

    const auto apart = people.ask(typed(people, {{"age", "3"}, {"town", "x"}})); // both occur, but in different buckets
    QVERIFY(apart.membership.nothingFits && apart.buckets.empty());
    QVERIFY(apart.inferences.front().candidates.empty());
    QVERIFY(apart.membership.absentValues.empty() && apart.membership.uniqueColumns.empty());

    const auto absent = people.ask(typed(people, {{"age", "40"}}));
    QVERIFY(absent.membership.nothingFits);
    QCOMPARE(absent.membership.absentValues, std::vector{AttributeId(0)});
    QVERIFY(absent.membership.absentColumns.empty());
    QCOMPARE(absent.membership.agreeingTuples, 0U);
}

void TestAdversary::aColumnValueThatOccursOnceGivesMembershipAway()
{
    const auto people = fourPeople();

    const auto fake = people.ask(typed(people, {{"age", "2"}, {"town", "x"}})); // fits the first bucket, and is no tuple
    QCOMPARE(fake.buckets.size(), 1U);
    QVERIFY(!fake.membership.nothingFits);
    QCOMPARE(fake.membership.agreeingTuples, 0U);
    QCOMPARE(fake.membership.uniqueColumns.size(), 2U);
    QVERIFY(fake.membership.uniqueColumns[0].complete && fake.membership.uniqueColumns[1].complete);

    const auto shared = people.ask(typed(people, {{"age", "1"}}));
    QCOMPARE(shared.buckets.size(), 2U);
    QVERIFY(shared.membership.uniqueColumns.empty());
    // weights |B| f = 1 and 1; D is half p, half q in both buckets
    QVERIFY(!shared.inferences.front().allKnown);
    QCOMPARE(shared.inferences.front().greatest(), BigRational(1, 2));
}

void TestAdversary::knowingNothingGivesTheWholeTablesDistribution()
{
    const auto table = keptOf({"a s", "1 p", "1 p", "2 q", "3 p"}, "s");
    const auto view
        = made(table, ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, AttributeId(1)).value(), {{0, 1, 2}, {3}}).ask({});

    QCOMPARE(view.inferences.front().greatest(), BigRational(3, 4));
    QCOMPARE(view.buckets.size(), 2U);
    QCOMPARE(view.membership.agreeingTuples, 4U);
}

void TestAdversary::knowingTheSensitiveValueLeavesNothingToInfer()
{
    const auto people = fourPeople();
    const auto view = people.ask(typed(people, {{"illness", "p"}, {"town", "y"}}));

    QVERIFY(view.inferences.empty());
    QCOMPARE(view.buckets.size(), 1U); // town y with illness p is in the second bucket only
    QCOMPARE(view.buckets[0].bucket, BucketId(1));
}

void TestAdversary::valuesAreFoundAsTheyAreTyped()
{
    const auto table = keptOf({"size day name s", "1.0 2020-01-31 b p", "20 2020-02-01 a q"}, "s");

    QCOMPARE(knownValue(*table, "size", "1")->code, std::optional(0U));
    QCOMPARE(knownValue(*table, "size", "2e1")->code, std::optional(1U));
    QCOMPARE(knownValue(*table, "size", "2")->code, std::nullopt);
    QCOMPARE(knownValue(*table, "size", "large")->code, std::nullopt);
    QCOMPARE(knownValue(*table, "day", "2020-02-01")->code, std::optional(1U));
    QCOMPARE(knownValue(*table, "name", "a")->code, std::optional(0U));
    QCOMPARE(knownValue(*table, "name", "A")->code, std::nullopt);
    QCOMPARE(knownValue(*table, "height", "1").error().code, ErrorCode::NotFound);
}

void TestAdversary::contradictionsAndForeignPartsAreRefused()
{
    const auto people = fourPeople();
    JobContext job;
    const auto adversary = Adversary::make(people.slicing, job).value();

    QCOMPARE(adversary.ask(std::vector<KnownValue>{{AttributeId(0), 0U}, {AttributeId(0), 1U}}, job).error().code,
             ErrorCode::InvalidArgument);
    QCOMPARE(adversary.ask(std::vector<KnownValue>{{AttributeId(9), 0U}}, job).error().code, ErrorCode::InvalidArgument);
    QCOMPARE(adversary.ask(std::vector<KnownValue>{{AttributeId(0), 9U}}, job).error().code, ErrorCode::InvalidArgument);
    auto foreign = people.slicing;
    foreign.buckets = std::make_shared<const BucketPartition>(partitionOf({{0, 1}}));
    QCOMPARE(Adversary::make(foreign, job).error().code, ErrorCode::InvalidArgument);
}

void TestAdversary::cancelsAtOnce()
{
    const auto people = fourPeople();
    JobContext free;
    const auto adversary = Adversary::make(people.slicing, free).value();

    QVERIFY(stopsAtOnce([&](JobContext& job) { return Adversary::make(people.slicing, job); }));
    QVERIFY(stopsAtOnce([&](JobContext& job) { return adversary.ask(typed(people, {{"age", "1"}}), job); }));
    QVERIFY(stopsAtOnce([&](JobContext& job) { return adversary.ask({}, job); }));
}

TRANCHE_CORE_TEST(TestAdversary)

} // namespace tst_adversary

#include "tst_adversary.moc"
