// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict/small_models.h"
#include "tests/core/slicing/strict/lanes.h"
#include "tests/support/test_room.h"

#include <map>

namespace tst_small_models {

using namespace tranche;
using namespace tranche::test;

class TestSmallModels : public QObject {
    Q_OBJECT

private slots:
    void aGroupOnTheLimitPasses();
    void noTuplePasses();
    void everyPartIsJudgedAsItsGroupsAre();
    void sixtyFourTuplesAreTheMost();
    void everyTupleMayHaveAPairOfItsOwn();
    void pairsMayTakeTwoBytes();
    void theBucketBeforeIsForgotten();
};

static void load(SmallModel& model, const Codes& pairs, std::size_t domain = 4)
{
    const Lanes lanes{{pairs}, {domain}};
    const auto records = lanes.packed();
    model.load(records.lane(0, lanes.all()));
}

static bool passes(const SensitiveRule& rule, const Codes& pairs)
{
    SmallModel model(rule);
    load(model, pairs);
    return model.passes(firstTuples(pairs.size()));
}

void TestSmallModels::aGroupOnTheLimitPasses()
{
    for (const auto& limit : limitCases()) {
        const auto rule = twoGroups(limit.model);
        QVERIFY2(passes(rule, limit.within), limit.name);
        QVERIFY2(!passes(rule, limit.beyond), limit.name);
        auto both = limit.within; // group y goes beyond it
        for (const auto pair : limit.beyond)
            both.push_back(pair + 2);
        QVERIFY2(!passes(rule, both), limit.name);
        QVERIFY2(!passes(rule, {0, 3, 3, 0}), limit.name); // even together, each group of one value
        QVERIFY2(!passes(rule, {0}), limit.name);
    }
}

/// As no group is there that could break the model.
void TestSmallModels::noTuplePasses()
{
    for (const auto& limit : limitCases()) {
        const auto rule = twoGroups(limit.model);
        SmallModel model(rule);
        load(model, {0, 0, 3});
        QVERIFY2(model.passes(0), limit.name);
        QVERIFY2(!model.passes(firstTuples(3)), limit.name);
    }
}

/// Every group of a part by itself, from counts.
static bool twin(const SensitiveRule& rule, const Codes& pairs, TupleSet part)
{
    std::map<std::uint32_t, std::map<std::uint32_t, std::uint64_t>> groups;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        if ((part >> i & 1U) != 0)
            ++groups[rule.groups.groupOfPair[pairs[i]]][rule.groups.valueOfPair[pairs[i]]];
    return std::ranges::all_of(groups, [&](const auto& group) {
        std::vector<ValueCount> counts;
        for (const auto& [value, count] : group.second)
            counts.push_back({value, count});
        return rule.check.passes(counts);
    });
}

/// All parts of ten tuples.
void TestSmallModels::everyPartIsJudgedAsItsGroupsAre()
{
    const Codes pairs{3, 0, 1, 2, 0, 3, 1, 1, 2, 0};
    for (const auto& limit : limitCases()) {
        const auto rule = twoGroups(limit.model);
        SmallModel model(rule);
        load(model, pairs);
        std::size_t passed = 0;
        for (TupleSet part = 1; part < (TupleSet{1} << pairs.size()); ++part) {
            const bool expected = twin(rule, pairs, part);
            QVERIFY2(model.passes(part) == expected, limit.name);
            passed += expected ? 1 : 0;
        }
        QVERIFY2(passed > 10 && passed < 1'000, limit.name);
    }
}

void TestSmallModels::sixtyFourTuplesAreTheMost()
{
    Codes pairs(64, 0);
    std::fill(pairs.begin() + 32, pairs.end(), 1);
    QVERIFY(passes(twoGroups({}), pairs));
    pairs[63] = 0; // 33 to 31
    QVERIFY(!passes(twoGroups({}), pairs));
    const auto nearOne = twoGroups({.l = Ratio(1'000'000'000, 999'999'999)});
    QVERIFY(passes(nearOne, pairs));
    QVERIFY(!passes(nearOne, Codes(64, 0)));
    QVERIFY(passes(twoGroups({.l = Ratio(1, 1)}), Codes(64, 0)));
}

static SensitiveRule manyValues(std::uint32_t count, const PrivacyModel& model)
{
    std::vector<std::string> lines{"s"};
    for (std::uint32_t i = 0; i < count; ++i)
        lines.push_back("v" + std::to_string(i));
    return ruleOf(lines, model);
}

void TestSmallModels::everyTupleMayHaveAPairOfItsOwn()
{
    const auto exactly = manyValues(64, {.l = Ratio(64, 1)});
    SmallModel model(exactly);
    Codes pairs;
    for (std::uint32_t i = 64; i-- > 0;)
        pairs.push_back(i);
    load(model, pairs, 64);
    QVERIFY(model.passes(firstTuples(64)));
    QVERIFY(!model.passes(firstTuples(64) & ~TupleSet{1}));
}

void TestSmallModels::pairsMayTakeTwoBytes()
{
    const auto rule = manyValues(300, {.l = Ratio(2, 1)});
    SmallModel model(rule);
    load(model, {299, 43, 299, 42}, 300); // 299 and 43 are alike in their lowest byte
    QVERIFY(model.passes(0b0011));
    QVERIFY(!model.passes(0b0101));
    QVERIFY(model.passes(0b1111));
    QVERIFY(!model.passes(0b0111));
}

void TestSmallModels::theBucketBeforeIsForgotten()
{
    const auto rule = twoGroups({});
    SmallModel model(rule);
    load(model, {0, 0, 1, 2, 3});
    QVERIFY(!model.passes(0b00111));
    load(model, {3, 2});
    QVERIFY(model.passes(0b11));
    load(model, {1, 1});
    QVERIFY(!model.passes(0b11));
}

TRANCHE_TEST(TestSmallModels)

} // namespace tst_small_models

#include "tst_small_models.moc"
