// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/seeds.h"

#include <QByteArray>
#include <QList>
#include <QtGlobal>

#include <algorithm>

namespace tranche::test {

namespace {

struct Share {
    std::uint64_t turn = 1; ///< 1-based
    std::uint64_t of = 1;
};

Share wantedShare()
{
    const auto parts = qgetenv("TRANCHE_EFFORT").split('/');
    if (parts.size() == 1 && parts.front().isEmpty())
        return {};
    Share share;
    bool isTurn = false;
    bool isOf = false;
    if (parts.size() == 2) {
        share.turn = parts.front().toULongLong(&isTurn);
        share.of = parts.back().toULongLong(&isOf);
    }
    if (!isTurn || !isOf || share.of == 0 || share.turn == 0 || share.turn > share.of)
        qFatal("TRANCHE_EFFORT is a share like 3/8");
    return share;
}

/// At least one of them, where there are any and fewer than shares.
std::ranges::iota_view<std::uint64_t, std::uint64_t> partOf(std::uint64_t first, std::uint64_t all, const Share& share)
{
    const auto end = first + all * share.turn / share.of;
    const auto begin = std::min(first + all * (share.turn - 1) / share.of, first + (all > 0 ? all - 1 : 0));
    return std::views::iota(begin, std::max(begin + (all > 0 ? 1 : 0), end));
}

} // namespace

Seeds::Seeds(std::uint64_t first, std::uint64_t usual)
{
    if (const auto wanted = qEnvironmentVariableIntValue("TRANCHE_TABLES"); wanted > 0)
        usual = static_cast<std::uint64_t>(wanted);
    const auto share = wantedShare();
    m_all = share.of == 1;
    m_seeds = partOf(first, usual, share);
}

std::ranges::iota_view<std::uint64_t, std::uint64_t> rowsInShare(std::uint64_t rows)
{
    return partOf(0, rows, wantedShare());
}

} // namespace tranche::test
