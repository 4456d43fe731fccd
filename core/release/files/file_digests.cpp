// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/file_digests.h"

#include "core/import/sha256.h"

namespace tranche {

Digests digestsOf(const std::map<std::string, std::string>& files, const JobContext& job)
{
    Digests digests;
    for (const auto& [name, bytes] : files)
        digests.emplace(name, sha256Hex(bytes, job));
    return digests;
}

} // namespace tranche
