// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/drawings/inks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tranche::report {

namespace {

constexpr std::array<std::uint32_t, 7> columnInks{0x2F6DB5, 0xA86200, 0x16836A, 0x7F56B8, 0x9A4F2B, 0x1B7F9B, 0x6E7420};
constexpr std::uint32_t sensitiveInk = 0xB0316F;
constexpr std::array<std::uint32_t, 6> phiInks{0xF7F9F6, 0xCFE6DF, 0x8AC5C6, 0x4C95B8, 0x2D5F9C, 0x1B2A62};

std::uint32_t mixed(std::uint32_t over, std::uint32_t under, double share)
{
    std::uint32_t colour = 0;
    for (const auto shift : {16U, 8U, 0U}) {
        const auto part = [shift](std::uint32_t of) { return static_cast<double>(of >> shift & 0xFFU); };
        colour |= static_cast<std::uint32_t>(std::lround(part(over) * share + part(under) * (1.0 - share))) << shift;
    }
    return colour;
}

double placeOf(double phiSquared)
{
    return std::sqrt(std::clamp(phiSquared, 0.0, 1.0));
}

} // namespace

std::uint32_t columnInk(std::size_t index, bool isSensitive)
{
    return isSensitive ? sensitiveInk : columnInks[index % columnInks.size()];
}

std::uint32_t tint(std::uint32_t colour, double share)
{
    return mixed(colour, whiteInk, share);
}

std::uint32_t phiInk(double phiSquared)
{
    const double place = placeOf(phiSquared) * static_cast<double>(phiInks.size() - 1);
    const auto lower = std::min(static_cast<std::size_t>(place), phiInks.size() - 2);
    return mixed(phiInks[lower + 1], phiInks[lower], place - static_cast<double>(lower));
}

std::uint32_t inkOnPhi(double phiSquared)
{
    constexpr double darkFrom = 0.62;
    return placeOf(phiSquared) < darkFrom ? 0x11161D : whiteInk;
}

} // namespace tranche::report
