// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/packed/unpacking.h"

#include <cstdint>
#include <string>

namespace tranche {

/// How a file is read.
struct Unpacked {
    UnpackedRead read;
    std::uint64_t bytes = 0; ///< that will come, as far as can be told before; 0: not known
};

/// What reads a file: packed by gzip, zstd or in a zip, what is inside as a stream, else its bytes. `entry` names one of a zip's tables;
/// empty: the only one. Whoever listens hears the bytes of the file as they stand. Errors as the unpackers; BadInput where what is packed
/// is no text. A pipe is read as it stands.
Result<Unpacked> unpacked(PackedInput input, const std::string& entry);

} // namespace tranche
