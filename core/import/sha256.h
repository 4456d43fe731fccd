// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/sha256_blocks.h"
#include "core/jobs/job_context.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tranche {

/// SHA-256 (FIPS 180-4), fed piece by piece.
///
/// Our own, because loading a library of cryptography takes longer than all digests of a release of Adult.
class Sha256 {
public:
    /// O(bytes). The pieces' borders do not matter.
    void add(std::string_view bytes);
    /// Eight bytes, little-endian: numbers and lengths of a structured message.
    void addNumber(std::uint64_t number);
    /// The digest of all that was added, 64 lower-case hex digits. Ends the message: nothing may be added afterwards.
    std::string hex();

private:
    Sha256State m_state = sha256Start;
    std::array<unsigned char, sha256Block> m_rest{}; ///< bytes that do not fill a block yet
    std::size_t m_restSize = 0;
    std::uint64_t m_size = 0;                        ///< bytes added
};

/// Digest of one text, 64 lower-case hex digits.
std::string sha256Hex(std::string_view bytes);
/// The same; nullopt when the job is told to stop.
std::optional<std::string> sha256Hex(std::string_view bytes, const JobContext& job);

} // namespace tranche
