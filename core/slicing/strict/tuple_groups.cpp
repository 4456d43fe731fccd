// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict/tuple_groups.h"

#include "core/jobs/in_steps.h"
#include "core/jobs/parallel.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t tuplesAtOnce = 8'192;
constexpr std::uint64_t countersOfTuple = 8;

/// How many combinations of codes there are, or more than `most`.
std::uint64_t combinations(std::span<const std::size_t> domains, std::uint64_t most)
{
    std::uint64_t product = 1;
    for (std::size_t i = 0; i < domains.size() && product <= most; ++i)
        product *= domains[i];
    return product;
}

} // namespace

bool TupleGroups::mayPay(const RecordSource& tuples)
{
    const auto most = std::min<std::uint64_t>(countersOfTuple * tuples.count, none);
    return combinations(tuples.domains, most) <= most;
}

std::uint64_t TupleGroups::bytesFor(const RecordSource& tuples)
{
    const auto groups = tuples.count / 2 * (tuples.lanes.size() + 1);
    return sizeof(std::uint32_t) * (tuples.count + combinations(tuples.domains, none) + groups);
}

std::optional<TupleGroups> TupleGroups::make(const RecordSource& tuples, const JobContext& job)
{
    TupleGroups groups;
    groups.m_domains = tuples.domains;
    groups.addKeys(tuples, job);
    groups.count(job);
    const auto counted = static_cast<std::size_t>(std::ranges::count_if(groups.m_ofKey, [](auto count) { return count > 0; }));
    if (counted > tuples.count / 2)
        return std::nullopt;
    groups.m_weights.reserve(counted);
    groups.m_codes.resize(tuples.lanes.size());
    for (auto& codes : groups.m_codes)
        codes.reserve(counted);
    groups.number(tuples, job);
    return groups;
}

/// Codes as the digits of one number.
void TupleGroups::addKeys(const RecordSource& tuples, const JobContext& job)
{
    m_keyOfTuple.resize(tuples.count);
    parallelRanges(0, tuples.count, tuplesAtOnce, job, [&](std::size_t from, std::size_t to, std::size_t) {
        for (std::size_t lane = 0; lane < tuples.lanes.size(); ++lane) {
            const auto* codes = tuples.lanes[lane].data();
            const auto domain = static_cast<std::uint32_t>(tuples.domains[lane]);
            for (auto row = from; row < to; ++row)
                m_keyOfTuple[row] = m_keyOfTuple[row] * domain + codes[row];
        }
    });
}

void TupleGroups::count(const JobContext& job)
{
    m_ofKey.resize(combinations(m_domains, none));
    inChunks(0, m_keyOfTuple.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row)
            ++m_ofKey[m_keyOfTuple[row]];
    });
}

void TupleGroups::number(const RecordSource& tuples, const JobContext& job)
{
    const auto lanes = tuples.lanes.size();
    const auto last = m_domains.empty() ? 1 : m_domains.back();
    std::vector<std::uint32_t> codes(lanes, 0);
    std::size_t sinceAsked = 0;
    for (std::size_t key = 0; key < m_ofKey.size(); key += last) {
        for (std::size_t digit = 0; digit < last; ++digit) {
            auto& entry = m_ofKey[key + digit];
            if (entry == 0) {
                entry = none;
                continue;
            }
            m_weights.push_back(entry);
            for (std::size_t lane = 0; lane + 1 < lanes; ++lane)
                m_codes[lane].push_back(codes[lane]);
            if (lanes > 0)
                m_codes.back().push_back(static_cast<std::uint32_t>(digit));
            entry = static_cast<std::uint32_t>(m_weights.size() - 1);
        }
        for (auto lane = lanes; lane-- > 1;) { // the last digit but one is counted up, with carry
            if (++codes[lane - 1] < m_domains[lane - 1])
                break;
            codes[lane - 1] = 0;
        }
        sinceAsked += last;
        if (sinceAsked >= tuplesAtOnce) {
            job.check();
            sinceAsked = 0;
        }
    }
}

RecordSource TupleGroups::source() const
{
    RecordSource source{.count = size(), .lanes = {}, .domains = m_domains, .weights = m_weights};
    source.lanes.assign(m_codes.begin(), m_codes.end());
    return source;
}

std::vector<std::uint32_t> TupleGroups::tuplesBy(std::span<const std::uint32_t> bucketOfGroup, std::vector<std::size_t> next,
                                                 const JobContext& job)
{
    inChunks(0, m_ofKey.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto& entry : std::span(m_ofKey).subspan(from, to - from))
            entry = entry == none ? none : bucketOfGroup[entry];
    });
    std::vector<std::uint32_t> ordered(m_keyOfTuple.size());
    inChunks(0, ordered.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row)
            ordered[next[m_ofKey[m_keyOfTuple[row]]]++] = static_cast<std::uint32_t>(row);
    });
    return ordered;
}

} // namespace tranche
