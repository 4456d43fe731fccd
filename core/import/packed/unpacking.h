// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/source/input_file.h"
#include "core/jobs/job_context.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace tranche {

/// Counts what comes out of a packed file, and says when it is more than any table gives: some are made to fill a computer.
class UnpackingLimits {
public:
    /// Of a file of so many bytes.
    UnpackingLimits(std::size_t packed, std::string name) : m_packed(packed), m_name(std::move(name)) {}

    /// BadInput from 256 GiB on, and beyond 256 MiB where it is more than 500 times what the file takes.
    Result<void> add(std::size_t bytes);

private:
    std::uint64_t m_packed;
    std::string m_name;
    std::uint64_t m_unpacked = 0;
};

/// A packed file that is being unpacked, and who listens to its bytes as they stand.
struct PackedInput {
    std::shared_ptr<InputFile> file;
    std::function<void(std::string_view)> heard; ///< empty: nobody does
    const JobContext& job;

    /// The next packed bytes; how many these are, 0 at the end.
    Result<std::size_t> read(std::span<char> packed) const
    {
        const auto got = file->read(packed, job);
        if (got && heard)
            heard({packed.data(), *got});
        return got;
    }
};

/// Fills the span from the front and says with how many bytes; 0 at the end.
using UnpackedRead = std::function<Result<std::size_t>(std::span<char>)>;

/// What unpacks gzip (RFC 1952), all members one after another; zeros behind the last are padding. BadInput where the file is damaged or
/// cut off, or too large unpacked.
UnpackedRead unpackGzip(PackedInput input);

/// What unpacks zstd (RFC 8878), all frames one after another. Errors as above; NotSupported where a frame wants more memory than any
/// program that packs takes unasked (128 MiB).
UnpackedRead unpackZstandard(PackedInput input);

} // namespace tranche
