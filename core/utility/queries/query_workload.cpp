// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/queries/query_workload.h"

#include "core/base/exact.h"
#include "core/base/messages/lab_message.h"
#include "core/utility/lab_stream.h"
#include "core/utility/queries/row_bits.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace tranche {

namespace {

constexpr std::size_t attemptsForEach = 100;

/// Least b with (b / values)^predicates >= selectivity.
std::size_t valuesAsked(std::size_t values, std::size_t predicates, const Ratio& selectivity)
{
    using boost::multiprecision::pow;
    const auto exponent = static_cast<unsigned>(predicates);
    const BigInteger least = BigInteger(selectivity.numerator()) * pow(BigInteger(values), exponent);
    const auto enough = [&](std::size_t b) { return BigInteger(selectivity.denominator()) * pow(BigInteger(b), exponent) >= least; };
    std::size_t low = 0;
    std::size_t high = values;
    while (low + 1 < high) {
        const auto middle = low + (high - low) / 2;
        (enough(middle) ? high : low) = middle;
    }
    return high;
}

/// share * tuples <= answer, or answer <= share * tuples.
bool atLeast(std::uint64_t answer, const Ratio& share, std::size_t tuples)
{
    return BigInteger(answer) * share.denominator() >= BigInteger(share.numerator()) * tuples;
}
bool atMost(std::uint64_t answer, const Ratio& share, std::size_t tuples)
{
    return BigInteger(answer) * share.denominator() <= BigInteger(share.numerator()) * tuples;
}

class Drawing {
public:
    Drawing(const KeptTable& table, const QueryRequest& request, const JobContext& job)
        : m_table(table), m_request(request), m_job(job), m_stream(request.seed, LabDraw::queries), m_selectors(table.attributeCount())
    {
        for (std::size_t i = 0; i < table.attributeCount(); ++i) {
            const AttributeId id(i);
            if (std::ranges::find(request.always, id) == request.always.end())
                m_others.push_back(id);
            m_asked.push_back(valuesAsked(table.attribute(id).presentCount(), request.predicates, request.selectivity));
        }
    }

    CountQuery draw()
    {
        CountQuery query;
        std::optional<RowBits> counted;
        for (const auto id : attributes()) {
            query.predicates.push_back({id, codesOf(id)});
            auto lines = selector(id).select(query.predicates.back().codes, m_job);
            counted = counted ? * counted &= lines : std::move(lines);
        }
        query.actual = counted->count();
        return query;
    }

    bool inBand(const CountQuery& query) const
    {
        return atLeast(query.actual, m_request.bandLow, m_table.rowCount()) && atMost(query.actual, m_request.bandHigh, m_table.rowCount());
    }

private:
    std::vector<AttributeId> attributes()
    {
        auto chosen = m_request.always;
        for (const auto place : m_stream.subset(m_request.predicates - chosen.size(), m_others.size()))
            chosen.push_back(m_others[place]);
        std::ranges::sort(chosen);
        return chosen;
    }

    std::vector<std::uint32_t> codesOf(AttributeId id)
    {
        const auto& attribute = m_table.attribute(id);
        const auto present = attribute.presentCount();
        const auto asked = m_asked[id.value];
        if (present == 0 || !(attribute.numeric() || attribute.ordered))
            return m_stream.subset(asked, present);
        std::vector<std::uint32_t> codes(asked);
        std::iota(codes.begin(), codes.end(), static_cast<std::uint32_t>(m_stream.below(present - asked + 1)));
        return codes;
    }

    const CodeSelector& selector(AttributeId id)
    {
        auto& selector = m_selectors[id.value];
        if (!selector)
            selector.emplace(m_table.attribute(id).codes, m_table.attribute(id).values.size(), m_job);
        return *selector;
    }

    const KeptTable& m_table;
    const QueryRequest& m_request;
    const JobContext& m_job;
    LabStream m_stream;
    std::vector<std::optional<CodeSelector>> m_selectors;
    std::vector<AttributeId> m_others;
    std::vector<std::size_t> m_asked; ///< values, by attribute
};

Result<void> check(const KeptTable& table, const QueryRequest& request)
{
    if (request.predicates == 0 || request.predicates > table.attributeCount())
        return fail(ErrorCode::InvalidArgument, {LabMessage::PredicatesOutOfRange, table.attributeCount()});
    if (request.always.size() > request.predicates)
        return fail(ErrorCode::InvalidArgument, {LabMessage::TooFewPredicates, request.always.size()});
    if (request.bandLow > request.bandHigh)
        return fail(ErrorCode::InvalidArgument, LabMessage::BandUpsideDown);
    return {};
}

} // namespace

Result<QueryWorkload> drawQueries(const KeptTable& table, const QueryRequest& request, JobContext& job)
{
    if (const auto checked = check(table, request); !checked)
        return std::unexpected(checked.error());
    Drawing drawing(table, request, job);
    QueryWorkload workload;
    while (workload.queries.size() < request.queries && workload.attempts < attemptsForEach * request.queries) {
        job.step(std::max(workload.queries.size(), workload.attempts / attemptsForEach), request.queries);
        ++workload.attempts;
        if (auto query = drawing.draw(); drawing.inBand(query))
            workload.queries.push_back(std::move(query));
    }
    return workload;
}

} // namespace tranche
