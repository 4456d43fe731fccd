// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/correlation/correlate.h"

#include "core/base/memory.h"
#include "core/correlation/binning.h"
#include "core/correlation/contingency.h"
#include "core/correlation/phi_squared.h"
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

/// Counts the pairs of one attribute with others of no larger domain; what is costly to prepare is prepared once.
class PairsOfOne {
public:
    PairsOfOne(const CodedView& left, const Bytes& bytes) : m_left(left), m_bytes(bytes) {}

    std::optional<double> phiSquaredWith(const CodedView& right, const Bytes& bytes, const JobContext& job)
    {
        const auto table = count(right, bytes, job);
        return table ? std::optional(phiSquared(*table)) : std::nullopt;
    }

private:
    std::optional<ContingencyTable> count(const CodedView& right, const Bytes& bytes, const JobContext& job)
    {
        if (m_left.domain <= byteDomain && right.domain <= byteDomain)
            return ContingencyTable::count(m_bytes, bytes, {m_left.domain, right.domain}, job);
        if (ContingencyTable::fitsDense(m_left.domain, right.domain, right.codes.size()))
            return ContingencyTable::count(m_left, right, job);
        if (!m_groups)
            m_groups = CodeGroups::of(m_left, job);
        return m_groups ? ContingencyTable::count(*m_groups, right, job) : std::nullopt;
    }

    CodedView m_left;
    const Bytes& m_bytes;
    std::optional<CodeGroups> m_groups;
};

std::optional<Error> refusedBins(const KeptTable& table, std::uint32_t bins)
{
    constexpr auto message = "Fewer than 2 bins cannot tell values apart. Ask for at least 2.";
    if (bins < 2)
        return Error{ErrorCode::InvalidArgument, message};
    for (const auto& attribute : table.attributes()) {
        if (attribute.bins.value_or(bins) < 2)
            return Error{ErrorCode::InvalidArgument, message, {.attribute = attribute.name}};
    }
    return std::nullopt;
}

/// The attributes as the pairs are counted.
struct Counted {
    std::vector<CodedView> views;
    std::vector<Bytes> bytes;
    std::vector<std::size_t> byDomain; ///< attributes by falling domain
};

std::optional<Counted> countedAs(const CorrelationMatrix& matrix, const JobContext& job)
{
    Counted counted;
    for (std::size_t i = 0; i < matrix.size(); ++i)
        counted.views.push_back({matrix.codes(AttributeId(i)), matrix.domain(AttributeId(i))});
    counted.bytes.resize(matrix.size());
    if (!parallelFor(matrix.size(), job, [&](std::size_t i, std::size_t) { counted.bytes[i] = bytesOf(counted.views[i]); }))
        return std::nullopt;
    counted.byDomain.resize(matrix.size());
    std::iota(counted.byDomain.begin(), counted.byDomain.end(), std::size_t{0});
    std::ranges::stable_sort(counted.byDomain, std::ranges::greater{}, [&](std::size_t i) { return counted.views[i].domain; });
    return counted;
}

/// The pairs of one attribute with those of no larger domain are one piece of work; each writes its own places of the matrix.
bool fillPairs(CorrelationMatrix& matrix, JobContext& job)
{
    const auto counted = countedAs(matrix, job);
    if (!counted || !job.step(0, matrix.pairCount()))
        return false;
    SharedProgress progress(job, matrix.pairCount());
    const auto& order = counted->byDomain;
    return parallelFor(order.size(), job, [&](std::size_t piece, std::size_t) {
        const auto left = order[piece];
        const auto alone = job.alone();
        PairsOfOne pairs(counted->views[left], counted->bytes[left]);
        for (auto other = piece + 1; other < order.size(); ++other) {
            const auto right = order[other];
            const auto value = pairs.phiSquaredWith(counted->views[right], counted->bytes[right], alone);
            if (!value || !progress.add(1))
                return;
            matrix.set(AttributeId(left), AttributeId(right), *value);
        }
    });
}

/// Codes and domains of all attributes; nullopt when told to stop.
std::optional<CorrelationMatrix> binnedMatrix(const KeptTable& table, std::uint32_t bins, const JobContext& job)
{
    std::vector<std::vector<std::uint32_t>> codes(table.attributeCount());
    std::vector<std::size_t> domains(table.attributeCount());
    const bool done = parallelFor(codes.size(), job, [&](std::size_t i, std::size_t) {
        const auto& attribute = table.attribute(AttributeId(i));
        auto result = binned(attribute, attribute.bins.value_or(bins), job.alone());
        if (!result)
            return; // told to stop
        codes[i] = std::move(result->codes);
        domains[i] = result->domain;
    });
    return done ? std::optional(CorrelationMatrix(std::move(codes), std::move(domains))) : std::nullopt;
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
    auto counted = binnedMatrix(table, bins, job);
    if (!counted)
        return cancelled();
    auto matrix = std::make_shared<CorrelationMatrix>(std::move(*counted));
    if (!fillPairs(*matrix, job))
        return cancelled();
    return std::shared_ptr<const CorrelationMatrix>(std::move(matrix));
}

} // namespace tranche
