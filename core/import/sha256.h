// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct evp_md_ctx_st;

namespace tranche {

/// SHA-256 (FIPS 180-4), fed piece by piece; OpenSSL's libcrypto does the work.
class Sha256 {
public:
    Sha256();

    /// O(bytes). The pieces' borders do not matter.
    void add(std::string_view bytes);
    /// Eight bytes, little-endian: numbers and lengths of a structured message.
    void addNumber(std::uint64_t number);
    /// The digest of all that was added, 64 lower-case hex digits. Ends the message: nothing may be added afterwards.
    std::string hex();

private:
    struct Free {
        void operator()(evp_md_ctx_st* context) const;
    };

    std::unique_ptr<evp_md_ctx_st, Free> m_context;
};

/// Digest of one text, 64 lower-case hex digits.
std::string sha256Hex(std::string_view bytes);
/// The same in a job.
std::string sha256Hex(std::string_view bytes, const JobContext& job);
/// Whether a text is such a digest.
bool isSha256Hex(std::string_view text);

} // namespace tranche
