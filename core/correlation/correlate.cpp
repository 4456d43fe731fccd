// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/correlation/correlate.h"

#include "core/base/messages/columns_message.h"
#include "core/base/memory.h"
#include "core/correlation/binning.h"
#include "core/correlation/contingency.h"
#include "core/correlation/phi_squared.h"
#include "core/jobs/in_steps.h"
#include "core/jobs/parallel.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tranche {

namespace {

constexpr std::size_t byteDomain = 256;

using Bytes = std::vector<std::uint8_t>;

Bytes bytesOf(const CodedView& attribute)
{
    Bytes bytes;
    if (attribute.domain > byteDomain)
        return bytes;
    bytes.resize(attribute.codes.size());
    std::ranges::transform(attribute.codes, bytes.begin(), [](std::uint32_t code) { return static_cast<std::uint8_t>(code); });
    return bytes;
}

/// One attribute as its pairs are counted.
struct CountedAttribute {
    CodedView view;
    Bytes bytes;                       ///< the codes, where they fit
    std::vector<std::uint32_t> totals; ///< by code
    std::size_t occurring = 0;         ///< codes that do
};

CountedAttribute countedAs(const CodedView& view, const JobContext& job)
{
    CountedAttribute counted{view, bytesOf(view), std::vector<std::uint32_t>(view.domain, 0), 0};
    inChunks(0, view.codes.size(), job, [&](std::size_t from, std::size_t to) {
        for (const auto code : view.codes.subspan(from, to - from))
            ++counted.totals[code];
    });
    counted.occurring = static_cast<std::size_t>(std::ranges::count_if(counted.totals, [](auto total) { return total > 0; }));
    return counted;
}

/// Counts the pairs of one attribute with others of no larger domain; what is costly to prepare is prepared once.
class PairsOfOne {
public:
    explicit PairsOfOne(const CountedAttribute& left) : m_left(left) {}

    double phiSquaredWith(const CountedAttribute& right, const JobContext& job)
    {
        const auto& view = m_left.view;
        if (!m_left.bytes.empty() && !right.bytes.empty())
            return phiSquared(ContingencyTable::count(m_left.bytes, right.bytes, {view.domain, right.view.domain}, job));
        if (ContingencyTable::fitsDense(view.domain, right.view.domain, view.codes.size()))
            return phiSquared(ContingencyTable::count(view, right.view, job));
        if (!m_groups)
            m_groups = CodeGroups::of(view, job);
        return right.bytes.empty() ? byGroups(right, right.view.codes, job) : byGroups(right, std::span(right.bytes), job);
    }

private:
    template <class Code>
    double byGroups(const CountedAttribute& right, std::span<const Code> codes, const JobContext& job) const
    {
        PhiSum sum;
        visitPairs(*m_groups, codes, right.view.domain, job, [&](std::uint32_t code, std::uint32_t other, std::uint32_t count) {
            sum.add(count, m_left.totals[code], right.totals[other]);
        });
        return sum.value(std::min(m_left.occurring, right.occurring));
    }

    const CountedAttribute& m_left;
    std::optional<CodeGroups> m_groups;
};

std::optional<Error> refusedBins(const KeptTable& table, std::uint32_t bins)
{
    if (bins < 2)
        return Error{ErrorCode::InvalidArgument, ColumnsMessage::TooFewBins};
    for (const auto& attribute : table.attributes()) {
        if (attribute.bins.value_or(bins) < 2)
            return Error{ErrorCode::InvalidArgument, ColumnsMessage::TooFewBins, {.attribute = attribute.name}};
    }
    return std::nullopt;
}

/// The attributes as their pairs are counted, by falling domain.
struct Counted {
    std::vector<CountedAttribute> attributes;
    std::vector<std::size_t> byDomain;
};

Counted countedAs(const CorrelationMatrix& matrix, const JobContext& job)
{
    Counted counted;
    counted.attributes.resize(matrix.size());
    parallelFor(matrix.size(), job, [&](std::size_t i, std::size_t) {
        counted.attributes[i] = countedAs({matrix.codes(AttributeId(i)), matrix.domain(AttributeId(i))}, job);
    });
    counted.byDomain.resize(matrix.size());
    std::iota(counted.byDomain.begin(), counted.byDomain.end(), std::size_t{0});
    std::ranges::stable_sort(counted.byDomain, std::ranges::greater{}, [&](std::size_t i) { return counted.attributes[i].view.domain; });
    return counted;
}

/// The pairs of one attribute with those of no larger domain are one piece of work; each writes its own places of the matrix.
void fillPairs(CorrelationMatrix& matrix, JobContext& job)
{
    const auto counted = countedAs(matrix, job);
    SharedProgress progress(job, matrix.pairCount());
    progress.add(0);
    const auto& order = counted.byDomain;
    parallelFor(order.size(), job, [&](std::size_t piece, std::size_t) {
        const auto left = order[piece];
        const auto alone = job.alone();
        PairsOfOne pairs(counted.attributes[left]);
        std::size_t unreported = 0;
        for (auto other = piece + 1; other < order.size(); ++other) {
            const auto right = order[other];
            const auto value = pairs.phiSquaredWith(counted.attributes[right], alone);
            matrix.set(AttributeId(left), AttributeId(right), value);
            if (++unreported >= progress.stride())
                progress.add(std::exchange(unreported, 0));
        }
        progress.add(unreported);
    });
}

/// Codes and domains of all attributes.
CorrelationMatrix binnedMatrix(const KeptTable& table, std::uint32_t bins, const JobContext& job)
{
    std::vector<std::vector<std::uint32_t>> codes(table.attributeCount());
    std::vector<std::size_t> domains(table.attributeCount());
    parallelFor(codes.size(), job, [&](std::size_t i, std::size_t) {
        const auto& attribute = table.attribute(AttributeId(i));
        auto result = binned(attribute, attribute.bins.value_or(bins), job.alone());
        codes[i] = std::move(result.codes);
        domains[i] = result.domain;
    });
    return CorrelationMatrix(std::move(codes), std::move(domains));
}

} // namespace

Result<std::shared_ptr<const CorrelationMatrix>> correlate(const KeptTable& table, std::uint32_t bins, JobContext& job)
{
    if (auto refused = refusedBins(table, bins))
        return std::unexpected(std::move(*refused));
    constexpr std::uint64_t bytesOfCell = sizeof(std::uint32_t) + sizeof(std::uint8_t);
    const std::uint64_t attributes = table.attributeCount();
    if (const auto fits = checkMemory(table.rowCount() * attributes * bytesOfCell + attributes * attributes * sizeof(double)); !fits)
        return std::unexpected(fits.error());
    auto matrix = std::make_shared<CorrelationMatrix>(binnedMatrix(table, bins, job));
    fillPairs(*matrix, job);
    return std::shared_ptr<const CorrelationMatrix>(std::move(matrix));
}

} // namespace tranche
