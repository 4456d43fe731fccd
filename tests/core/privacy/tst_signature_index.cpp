// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/signature_index.h"
#include "tests/support/buckets.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <map>
#include <vector>

namespace tst_signature_index {

using namespace tranche;
using namespace tranche::test;

namespace {

/// How many tuples agree with a tuple in everything but the sensitive attribute.
std::size_t sharing(const KeptTable& table, AttributeId sensitive, std::uint32_t with)
{
    std::size_t tuples = 0;
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        bool same = true;
        for (std::size_t i = 0; i < table.attributeCount(); ++i)
            same = same
                   && (AttributeId(i) == sensitive
                       || table.attribute(AttributeId(i)).codes[row] == table.attribute(AttributeId(i)).codes[with]);
        tuples += same ? 1 : 0;
    }
    return tuples;
}

std::uint32_t agreeing(const KeptTable& table, const Rows& bucket, const ColumnPartition::Column& attributes, std::uint32_t with)
{
    return static_cast<std::uint32_t>(std::ranges::count_if(bucket, [&](std::uint32_t row) {
        return std::ranges::all_of(attributes,
                                   [&](AttributeId id) { return table.attribute(id).codes[row] == table.attribute(id).codes[with]; });
    }));
}

void compare(const MatchingInput& input, const std::vector<Rows>& buckets, std::uint32_t row, const SignatureIndex::Matches& matches)
{
    const auto sensitive = input.rule.sensitive;
    const auto besides = input.columns.besides(sensitive);
    QVERIFY(std::ranges::is_sorted(matches.values));
    std::size_t at = 0;
    for (std::uint32_t bucket = 0; bucket < buckets.size(); ++bucket) {
        std::vector<std::uint32_t> others;
        for (std::size_t column = 0; column < input.columns.size(); ++column)
            if (input.columns.columnOf(sensitive) != ColumnId(column))
                others.push_back(agreeing(input.table, buckets[bucket], input.columns.columns()[column], row));
        if (agreeing(input.table, buckets[bucket], besides, row) == 0 || std::ranges::find(others, 0U) != others.end())
            continue;
        QVERIFY(at < matches.buckets.size());
        QCOMPARE(matches.buckets[at].bucket, bucket);
        QCOMPARE(std::size_t{matches.buckets[at].size}, buckets[bucket].size());
        for (std::size_t i = 0; i < others.size(); ++i)
            QCOMPARE(matches.otherCounts[at * others.size() + i], others[i]);
        std::map<std::uint32_t, std::uint32_t> ofValue;
        for (const auto each : buckets[bucket])
            if (agreeing(input.table, {each}, besides, row) == 1)
                ++ofValue[input.table.attribute(sensitive).codes[each]];
        for (std::size_t v = 0; v < matches.values.size(); ++v)
            QCOMPARE(matches.valueCounts[at * matches.values.size() + v], ofValue[matches.values[v]]);
        for (const auto& [value, count] : ofValue)
            QVERIFY(std::ranges::binary_search(matches.values, value));
        ++at;
    }
    QCOMPARE(at, matches.buckets.size());
}

} // namespace

class TestSignatureIndex : public QObject {
    Q_OBJECT

private slots:
    void findsWhatALookAtEveryTupleFinds()
    {
        for (const auto seed : Seeds(1, 150)) {
            SeededRandom random(seed);
            JobContext job;
            const auto [table, columns, buckets, partition] = randomSlicing(random);
            const auto rules = sensitiveRules(*table, columns, {}, job).value();
            const MatchingInput input{*table, columns, partition, rules.front()};
            const auto index = SignatureIndex::make(input, job).value();
            std::size_t tuples = 0;
            SignatureIndex::Matches matches; // used again and again
            for (const auto& signature : index.signatures()) {
                tuples += signature.tuples;
                QCOMPARE(signature.tuples, sharing(*table, rules.front().sensitive, signature.row));
                index.find(signature, matches);
                compare(input, buckets, signature.row, matches);
                if (QTest::currentTestFailed())
                    return qInfo("seed %llu", static_cast<unsigned long long>(seed));
            }
            QCOMPARE(tuples, table->rowCount());
        }
    }

    void aSignatureMatchesItsOwnBucketAndThoseThatHaveItsParts()
    {
        const auto table = keptOf({"a b s", "1 x p", "2 y q", "1 y q", "2 x p", "3 z p"}, "s");
        JobContext job;
        const auto columns = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1), AttributeId(2)}}, 3, AttributeId(2)).value();
        const auto rules = sensitiveRules(*table, columns, {}, job).value();
        const auto partition = partitionOf({{0, 1}, {2, 3}, {4}});
        const auto index = SignatureIndex::make({*table, columns, partition, rules.front()}, job).value();
        QCOMPARE(index.signatures().size(), std::size_t{5});
        SignatureIndex::Matches matches;
        for (const auto& signature : index.signatures()) {
            index.find(signature, matches);
            QCOMPARE(matches.buckets.size(), std::size_t{signature.row == 4 ? 1U : 2U}); // the parts of 0 and 1 are in 2 and 3, too
        }
    }
};

TRANCHE_TEST(TestSignatureIndex)

} // namespace tst_signature_index

#include "tst_signature_index.moc"
