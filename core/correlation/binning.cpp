// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/correlation/binning.h"

#include "core/jobs/in_steps.h"

#include <algorithm>
#include <numeric>

namespace tranche {

namespace {

/// Replaces each bin by its rank among the bins that occur; returns how many do. Every value of an attribute occurs, so every bin here
/// does.
std::size_t closeGaps(std::vector<std::uint32_t>& bins)
{
    std::vector<std::uint32_t> occurring = bins;
    std::ranges::sort(occurring);
    occurring.erase(std::ranges::unique(occurring).begin(), occurring.end());
    for (auto& bin : bins)
        bin = static_cast<std::uint32_t>(std::ranges::lower_bound(occurring, bin) - occurring.begin());
    return occurring.size();
}

} // namespace

std::vector<std::uint32_t> binsOf(const KeptAttribute& attribute, std::uint32_t k)
{
    if (!attribute.numeric()) {
        std::vector<std::uint32_t> bins(attribute.values.size());
        std::iota(bins.begin(), bins.end(), 0U);
        return bins;
    }
    auto bins = attribute.axis.equalWidthBins(attribute.presentCount(), k);
    if (attribute.missingCode)
        bins.push_back(k); // missing is the last code
    return bins;
}

BinnedAttribute binned(const KeptAttribute& attribute, std::uint32_t k, const JobContext& job)
{
    auto bins = binsOf(attribute, k);
    BinnedAttribute result;
    result.domain = closeGaps(bins);
    result.codes.resize(attribute.codes.size());
    inChunks(0, result.codes.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row)
            result.codes[row] = bins[attribute.codes[row]];
    });
    return result;
}

} // namespace tranche
