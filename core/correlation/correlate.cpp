// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/correlation/correlate.h"

#include "core/correlation/binning.h"
#include "core/correlation/contingency.h"
#include "core/correlation/phi_squared.h"

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
    bytes.reserve(attribute.codes.size());
    for (const auto code : attribute.codes)
        bytes.push_back(static_cast<std::uint8_t>(code));
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

bool fillPairs(CorrelationMatrix& matrix, JobContext& job)
{
    std::vector<CodedView> views;
    std::vector<Bytes> bytes;
    for (std::size_t i = 0; i < matrix.size(); ++i) {
        if (!job.goOn())
            return false;
        views.push_back({matrix.codes(AttributeId(i)), matrix.domain(AttributeId(i))});
        bytes.push_back(bytesOf(views.back()));
    }
    std::vector<std::size_t> byDomain(matrix.size());
    std::iota(byDomain.begin(), byDomain.end(), std::size_t{0});
    std::ranges::stable_sort(byDomain, std::ranges::greater{}, [&](std::size_t i) { return views[i].domain; });
    std::size_t done = 0;
    for (auto left = byDomain.begin(); left != byDomain.end(); ++left) {
        PairsOfOne pairs(views[*left], bytes[*left]);
        for (auto right = left + 1; right != byDomain.end(); ++right) {
            if (!job.step(done++, matrix.pairCount()))
                return false;
            const auto value = pairs.phiSquaredWith(views[*right], bytes[*right], job);
            if (!value)
                return false;
            matrix.set(AttributeId(*left), AttributeId(*right), *value);
        }
    }
    return job.step(done, matrix.pairCount());
}

} // namespace

Result<std::shared_ptr<const CorrelationMatrix>> correlate(const KeptTable& table, std::uint32_t bins, JobContext& job)
{
    if (auto refused = refusedBins(table, bins))
        return std::unexpected(std::move(*refused));
    std::vector<std::vector<std::uint32_t>> codes;
    std::vector<std::size_t> domains;
    for (const auto& attribute : table.attributes()) {
        auto result = binned(attribute, attribute.bins.value_or(bins), job);
        if (!result)
            return cancelled();
        codes.push_back(std::move(result->codes));
        domains.push_back(result->domain);
    }
    auto matrix = std::make_shared<CorrelationMatrix>(std::move(codes), std::move(domains));
    if (!fillPairs(*matrix, job))
        return cancelled();
    return std::shared_ptr<const CorrelationMatrix>(std::move(matrix));
}

} // namespace tranche
