// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/table/table.h"
#include "core/verify/reading/release_dictionary.h"
#include "core/verify/reading/release_manifest.h"
#include "core/verify/reading/release_files.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// One attribute of the data as it was read back.
struct ReleasedAttribute {
    std::shared_ptr<const AttributeData> data; ///< codes by line, spellings as in the file
    std::vector<std::string_view> values;      ///< the spellings, apostrophes before formulas taken away; by code, views into `data`
};

/// The data files of a release, read back.
struct ReleaseData {
    std::vector<ReleasedAttribute> attributes; ///< column by column, as in the manifest
    std::vector<std::uint32_t> bucketStarts;   ///< first line of each bucket, then the number of lines

    std::size_t lineCount() const { return bucketStarts.back(); }
    std::size_t bucketCount() const { return bucketStarts.size() - 1; }
    std::uint32_t bucketSize(std::size_t bucket) const { return bucketStarts[bucket + 1] - bucketStarts[bucket]; }
};

/// Reads data.csv, or column-1.csv and so on, and checks their structure: header, complete lines, buckets 1, 2, ... that hang
/// together and are the same in every file, numbers that agree with the manifest, values that agree with the dictionary.
/// BadInput when a file cannot be read, DoesNotHold when the structure is not as promised. O(bytes).
Result<ReleaseData> readReleaseData(const ReleaseFiles& files, const ReleaseManifest& manifest, const ReleaseDictionary& dictionary,
                                    JobContext& job);

/// Whether a spelling means that the value is missing.
bool meansMissing(std::string_view value, const DictionaryEntry& entry);

/// DoesNotHold when an attribute's cells are not exactly the values the dictionary promises. O(distinct values).
Result<void> checkValues(const ReleasedAttribute& attribute, const DictionaryEntry& entry);

} // namespace tranche
