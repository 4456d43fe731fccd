// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/request/source_labels.h"
#include "core/jobs/job_context.h"
#include "core/table/table.h"

#include <cstdint>
#include <vector>

namespace tranche {

/// How often the values that a source has labels for stand in an attribute.
struct RecordsByLabel {
    std::vector<std::uint64_t> labelled = {}; ///< records, by place in SourceLabels::values
    std::uint64_t otherValues = 0;            ///< spellings without a label
    std::uint64_t otherRecords = 0;           ///< that have one of them
    std::uint64_t empty = 0;                  ///< records whose cell is empty: missing, or declared so

    friend bool operator==(const RecordsByLabel&, const RecordsByLabel&) = default;
};

/// Of an attribute that was read by codes or by labels. O(records + spellings log labels).
RecordsByLabel countLabels(const AttributeData& attribute, const SourceLabels& labels, bool asCodes, const JobContext& job);

} // namespace tranche
