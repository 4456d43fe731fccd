// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/packed/unpacking.h"

#include "core/base/messages/import/source_message.h"

namespace tranche {

Result<void> UnpackingLimits::add(std::size_t bytes)
{
    constexpr std::uint64_t most = std::uint64_t{1} << 38U;
    constexpr std::uint64_t unsuspected = std::uint64_t{1} << 28U;
    constexpr std::uint64_t greatestGain = 500;
    m_unpacked += bytes;
    if (m_unpacked > most)
        return fail(ErrorCode::BadInput, {SourceMessage::PackedTooLarge, Argument::bytes(most)}, {.file = m_name});
    if (m_unpacked > unsuspected && m_unpacked / greatestGain > m_packed)
        return fail(ErrorCode::BadInput, {SourceMessage::PackedTooDense, greatestGain}, {.file = m_name});
    return {};
}

} // namespace tranche
