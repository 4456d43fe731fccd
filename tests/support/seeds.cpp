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

} // namespace

Seeds::Seeds(std::uint64_t first, std::uint64_t usual)
{
    if (const auto wanted = qEnvironmentVariableIntValue("TRANCHE_TABLES"); wanted > 0)
        usual = static_cast<std::uint64_t>(wanted);
    const auto share = wantedShare();
    m_all = share.of == 1;
    auto begin = first + usual * (share.turn - 1) / share.of;
    const auto end = first + usual * share.turn / share.of;
    if (begin == end && usual > 0) // fewer seeds than shares
        begin = std::min(begin, first + usual - 1);
    m_seeds = std::views::iota(begin, std::max(begin + (usual > 0 ? 1 : 0), end));
}

} // namespace tranche::test
