// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// What manifest.json of a release says (spec section 11).
///
/// Always true: columns are not empty and name every attribute once; the sensitive attribute is one of them; `missing` names
/// exactly the attributes; l is at least 1.
struct ReleaseManifest {
    Ratio l;
    std::vector<std::vector<std::string>> columns;
    std::string sensitive;
    std::map<std::string, bool> missingIsValue; ///< by attribute; false: tuples without a value were dropped
    std::uint64_t lines = 0;
    std::uint64_t buckets = 0;
    std::map<std::string, std::string> digests; ///< SHA-256 in hex, by file name
    std::vector<std::string> freeTexts;         ///< names and reasons of approvals

    /// The attributes column by column.
    std::vector<std::string> attributes() const;
};

/// Strict: every key of format 1 once, of its type, and no other. BadInput says which key is wrong; NotSupported where a
/// later version wrote it (another format or model, several sensitive attributes, signatures). O(bytes).
Result<ReleaseManifest> readManifest(std::string_view json);

} // namespace tranche
