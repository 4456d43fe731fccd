// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/publications/make_publication.h"
#include "core/utility/queries/answer_index.h"
#include "tests/oracle/lab/expected_oracle.h"
#include "tests/support/lab/random_publication.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <cmath>

namespace tst_answer_index {

using namespace tranche;
using namespace tranche::test;

class TestAnswerIndex : public QObject {
    Q_OBJECT
private slots:
    void answersAreTheExpectedCounts();
    void expectedCountsAreTheMeanOverAllLinkings();
    void aWholeTableIsCountedExactly();
};

namespace {

Conditions conditionsOf(const CountQuery& query)
{
    Conditions conditions;
    for (const auto& predicate : query.predicates)
        conditions[predicate.attribute.value] = {predicate.codes.begin(), predicate.codes.end()};
    return conditions;
}

CountQuery queryOf(const std::vector<std::pair<AttributeId, std::vector<std::uint32_t>>>& predicates)
{
    CountQuery query;
    for (const auto& [attribute, codes] : predicates)
        query.predicates.push_back({attribute, codes});
    return query;
}

} // namespace

void TestAnswerIndex::answersAreTheExpectedCounts()
{
    for (const auto seed : Seeds(1, 400)) {
        SeededRandom random(seed);
        const auto publication = randomPublication(random);
        const AnswerIndex index(publication, {});
        for (int i = 0; i < 5; ++i) {
            const auto query = queryOf(randomPredicates(random, *publication.table));
            const auto expected = expectedByFormula(publication, conditionsOf(query)).convert_to<double>();
            QVERIFY2(std::abs(index.answer(query, {}) - expected) <= 1e-12 * std::max(1.0, expected), qPrintable(QString::number(seed)));
        }
    }
}

void TestAnswerIndex::expectedCountsAreTheMeanOverAllLinkings()
{
    std::size_t compared = 0;
    const Seeds seeds(5000, 300);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto table = randomTable(random, {.leastRows = 4, .mostRows = 9, .leastAttributes = 3, .mostAttributes = 4});
        std::vector<std::uint32_t> rows;
        std::vector<std::size_t> starts;
        for (std::uint32_t row = 0; row < table->rowCount(); ++row) { // no more than four tuples, so that all linkings can be drawn
            if (starts.empty() || rows.size() - starts.back() == 4 || random.below(3) == 0)
                starts.push_back(rows.size());
            rows.push_back(row);
        }
        const auto buckets = std::make_shared<const BucketPartition>(BucketPartition::make(rows, starts, false).value());
        const auto columns = std::make_shared<const ColumnPartition>(randomColumns(random, *table, 3));
        const auto sliced
            = slicedPublication(Technique::Slicing, originalPublication({table, nullptr}, {}), {columns, buckets, nullptr, nullptr}, {});
        const auto query = queryOf(randomPredicates(random, *table));
        QVERIFY(expectedByFormula(sliced, conditionsOf(query)) == expectedOverAllLinkings(sliced, conditionsOf(query)));
        compared += columns->size() > 1 ? 1U : 0U;
    }
    QVERIFY(!seeds.all() || compared > 100);
}

void TestAnswerIndex::aWholeTableIsCountedExactly()
{
    for (const auto seed : Seeds(9000, 100)) {
        SeededRandom random(seed);
        const auto table = randomTable(random);
        const AnswerIndex index(originalPublication({table, nullptr}, {}), {});
        const auto query = queryOf(randomPredicates(random, *table));
        std::size_t counted = 0;
        for (std::uint32_t row = 0; row < table->rowCount(); ++row)
            counted += std::ranges::all_of(query.predicates,
                                           [&](const auto& one) {
                                               return std::ranges::find(one.codes, table->attribute(one.attribute).codes[row])
                                                      != one.codes.end();
                                           })
                           ? 1U
                           : 0U;
        QCOMPARE(index.answer(query, {}), static_cast<double>(counted));
    }
}

TRANCHE_TEST(TestAnswerIndex)

} // namespace tst_answer_index

#include "tst_answer_index.moc"
