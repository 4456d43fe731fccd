// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/verify/reading/manifest_details.h"
#include "core/verify/reading/promise.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// What manifest.json of a release says (DEFINITIONS, Release).
///
/// Keys of both formats: `format`, `program`, `model`, `columns`, `sensitive`, `missing`, `n`, `buckets`, `files`, `policy`; `model` is
/// "l", "distinct", "entropy", "recursive" or "t", and "none" where `sensitive` is empty; but for "none" also `l`, for "recursive" also
/// `c`, for "t" also `t` ("num/den"); `joint` (true) where the sensitive attributes are one together; `generalized` ({"number of a column":
/// least frequency}) where any is. Format 1 has `approvals` and `signatures`, and `bucket_name` only where the number of the bucket is not
/// called "bucket" because an attribute is; format 2 has `details`, `audit` and always `bucket_name`.
///
/// Always true: columns are not empty and name every attribute once; sensitive attributes are among them, joint ones in one column;
/// `missing` names exactly the attributes; the promise has parameters in range, and is None exactly where nothing is sensitive.
struct ReleaseManifest {
    int format = 1;
    Promise promise;
    std::vector<std::vector<std::string>> columns;
    std::vector<std::string> sensitive;             ///< as listed
    std::string bucketName;                         ///< of the field with the number of the bucket; no attribute's
    bool joint = false;                             ///< the sensitive attributes are one attribute together
    std::map<std::size_t, std::size_t> generalized; ///< by column (from 0): tuples that every region of it is said to hold
    std::map<std::string, bool> missingIsValue;     ///< by attribute; false: tuples without a value were dropped
    std::uint64_t lines = 0;
    std::uint64_t buckets = 0;
    std::map<std::string, std::string> digests; ///< SHA-256 in hex, by file name
    std::vector<std::string> freeTexts;         ///< words of people: details, waivers; of format 1 names and reasons of approvals
    std::size_t approvals = 0;                  ///< format 1: by how many different names
    StatedDetails details;                      ///< format 2
    std::optional<StatedPolicy> policy;         ///< format 2
    StatedAudit audit;                          ///< format 2

    /// The attributes column by column.
    std::vector<std::string> attributes() const;
    bool isSensitive(const std::string& name) const;
    /// The names of the files that hold the data: "data.csv" where it is listed, else one for each column.
    std::vector<std::string> dataFiles() const;
    /// The names of the linkings: "linked/linked-1.csv" and so on, as many as are listed without a gap.
    std::vector<std::string> linkingFiles() const;
};

/// Strict: every key of its format that belongs there once, of its type, and no other. BadInput says which key is wrong; NotSupported
/// where a later version wrote it (another format or model; in format 1 signatures). O(bytes).
Result<ReleaseManifest> readManifest(std::string_view json);

} // namespace tranche
