// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/lab_message.h"
#include "core/base/random.h"
#include "core/utility/lab_stream.h"
#include "core/utility/queries/query_errors.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_query_workload {

using namespace tranche;
using namespace tranche::test;

class TestQueryWorkload : public QObject {
    Q_OBJECT
private slots:
    void followsTheStreamDrawByDraw();
    void attributesAskedForAreInEveryQuery();
    void attemptsEndAtAHundredForEachQuery();
    void whatMakesNoSenseIsRefused();
    void quantilesLieBetweenTwoErrors();
};

namespace {

/// The workload by its definition, row by row.
QueryWorkload slowly(const KeptTable& table, const QueryRequest& request)
{
    LabStream stream(request.seed, LabDraw::queries);
    QueryWorkload workload;
    std::vector<AttributeId> others;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        if (std::ranges::find(request.always, AttributeId(i)) == request.always.end())
            others.emplace_back(i);
    while (workload.queries.size() < request.queries && workload.attempts < 100 * request.queries) {
        ++workload.attempts;
        auto attributes = request.always;
        for (const auto place : stream.subset(request.predicates - request.always.size(), others.size()))
            attributes.push_back(others[place]);
        std::ranges::sort(attributes);
        CountQuery query;
        for (const auto id : attributes) {
            const auto& attribute = table.attribute(id);
            const auto m = attribute.presentCount();
            std::size_t b = 1;
            const auto reached = [&] { // (b/m)^k >= s, in whole numbers
                std::uint64_t left = request.selectivity.denominator();
                std::uint64_t right = request.selectivity.numerator();
                for (std::size_t k = 0; k < request.predicates; ++k) {
                    left *= b;
                    right *= m;
                }
                return left >= right;
            };
            while (!reached())
                ++b;
            std::vector<std::uint32_t> codes;
            if (attribute.numeric() || attribute.ordered) {
                const auto first = static_cast<std::uint32_t>(stream.below(m - b + 1));
                for (std::uint32_t i = 0; i < b; ++i)
                    codes.push_back(first + i);
            } else {
                codes = stream.subset(b, m);
            }
            query.predicates.push_back({id, std::move(codes)});
        }
        for (std::uint32_t row = 0; row < table.rowCount(); ++row)
            query.actual += std::ranges::all_of(query.predicates,
                                                [&](const auto& one) {
                                                    return std::ranges::binary_search(one.codes, table.attribute(one.attribute).codes[row]);
                                                })
                                ? 1U
                                : 0U;
        const auto n = table.rowCount();
        if (query.actual * request.bandLow.denominator() >= request.bandLow.numerator() * n
            && query.actual * request.bandHigh.denominator() <= request.bandHigh.numerator() * n)
            workload.queries.push_back(std::move(query));
    }
    return workload;
}

bool hasNoEmptyDomain(const KeptTable& table)
{
    return std::ranges::all_of(table.attributes(), [](const auto& one) { return one.presentCount() > 0; });
}

} // namespace

void TestQueryWorkload::followsTheStreamDrawByDraw()
{
    for (const auto seed : Seeds(1, 150)) {
        SeededRandom random(seed);
        const auto table = randomTable(random);
        if (!hasNoEmptyDomain(*table))
            continue;
        QueryRequest request{.predicates = 1 + random.below(3),
                             .queries = 20,
                             .selectivity = Ratio(1, 1 + random.below(20)),
                             .bandLow = Ratio(1, 40),
                             .bandHigh = Ratio(1, 1 + random.below(3)),
                             .always = {},
                             .seed = seed};
        if (random.below(2) == 0)
            request.always = {AttributeId(random.below(table->attributeCount()))};
        JobContext job;
        const auto drawn = drawQueries(*table, request, job).value();
        const auto expected = slowly(*table, request);
        QCOMPARE(drawn.attempts, expected.attempts);
        QCOMPARE(drawn.queries.size(), expected.queries.size());
        for (std::size_t i = 0; i < drawn.queries.size(); ++i) {
            QCOMPARE(drawn.queries[i].actual, expected.queries[i].actual);
            QCOMPARE(drawn.queries[i].predicates.size(), expected.queries[i].predicates.size());
            for (std::size_t p = 0; p < drawn.queries[i].predicates.size(); ++p) {
                QCOMPARE(drawn.queries[i].predicates[p].attribute, expected.queries[i].predicates[p].attribute);
                QCOMPARE(drawn.queries[i].predicates[p].codes, expected.queries[i].predicates[p].codes);
            }
        }
    }
}

void TestQueryWorkload::attributesAskedForAreInEveryQuery()
{
    const auto table = keptOf({"A B S", "1 x a", "2 y b", "3 x c", "4 y a"}, "S");
    JobContext job;
    const QueryRequest request{.predicates = 2,
                               .queries = 30,
                               .selectivity = Ratio(1, 4),
                               .bandLow = Ratio(0, 1),
                               .bandHigh = Ratio(1, 1),
                               .always = {AttributeId(2)},
                               .seed = 1};
    const auto workload = drawQueries(*table, request, job).value();
    QCOMPARE(workload.queries.size(), std::size_t{30});
    for (const auto& query : workload.queries)
        QCOMPARE(query.predicates.back().attribute, AttributeId(2));
}

void TestQueryWorkload::attemptsEndAtAHundredForEachQuery()
{
    const auto table = keptOf({"A S", "1 a", "1 a"}, "S");
    JobContext job;
    const QueryRequest request{.predicates = 1,
                               .queries = 3,
                               .selectivity = Ratio(1, 20),
                               .bandLow = Ratio(1, 1000),
                               .bandHigh = Ratio(1, 10),
                               .always = {},
                               .seed = 1};
    const auto workload = drawQueries(*table, request, job).value(); // every query counts both tuples, which is above the band
    QVERIFY(workload.queries.empty());
    QCOMPARE(workload.attempts, std::size_t{300});
}

void TestQueryWorkload::whatMakesNoSenseIsRefused()
{
    const auto table = keptOf({"A S", "1 a", "2 b"}, "S");
    JobContext job;
    const auto refused = [&](const QueryRequest& request) { return drawQueries(*table, request, job).error().says; };
    QueryRequest request;
    request.predicates = 3;
    QVERIFY(refused(request) == LabMessage::PredicatesOutOfRange);
    request.predicates = 0;
    QVERIFY(refused(request) == LabMessage::PredicatesOutOfRange);
    request.predicates = 1;
    request.always = {AttributeId(0), AttributeId(1)};
    QVERIFY(refused(request) == LabMessage::TooFewPredicates);
    request.always = {};
    request.bandLow = Ratio(1, 2);
    request.bandHigh = Ratio(1, 3);
    QVERIFY(refused(request) == LabMessage::BandUpsideDown);
}

void TestQueryWorkload::quantilesLieBetweenTwoErrors()
{
    const std::vector<double> errors{0.0, 1.0, 4.0, 8.0};
    QCOMPARE(quantile(errors, 0.0), 0.0);
    QCOMPARE(quantile(errors, 0.5), 2.5);
    QCOMPARE(quantile(errors, 0.25), 0.75);
    QCOMPARE(quantile(errors, 1.0), 8.0);
    QCOMPARE(quantile(std::vector{3.0}, 0.95), 3.0);
    QCOMPARE(quantile({}, 0.5), 0.0);
}

TRANCHE_TEST(TestQueryWorkload)

} // namespace tst_query_workload

#include "tst_query_workload.moc"
