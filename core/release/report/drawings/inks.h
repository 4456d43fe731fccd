// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// The colours of a report, 0xRRGGBB: those of the window's light look, on white.
namespace tranche::report {

inline constexpr std::uint32_t textInk = 0x1A2230;
inline constexpr std::uint32_t quietInk = 0x4C5666;
inline constexpr std::uint32_t ruleInk = 0xD5DAE1;
inline constexpr std::uint32_t gridInk = 0xE4E8ED;
inline constexpr std::uint32_t axisInk = 0x7A8492;
inline constexpr std::uint32_t boxInk = 0xF1F3F8;
inline constexpr std::uint32_t diagonalInk = 0xE9ECF1;
inline constexpr std::uint32_t accentInk = 0x2A5DB0;
inline constexpr std::uint32_t warnInk = 0x855600;
inline constexpr std::uint32_t whiteInk = 0xFFFFFF;

/// Of the index-th column (0 = A), from the 8th on repeated; the sensitive column has its own.
std::uint32_t columnInk(std::size_t index, bool isSensitive);
/// `share` of a colour on white.
std::uint32_t tint(std::uint32_t colour, double share);
/// phi2 in [0, 1], by its square root; and a colour for a number on it.
std::uint32_t phiInk(double phiSquared);
std::uint32_t inkOnPhi(double phiSquared);

} // namespace tranche::report
