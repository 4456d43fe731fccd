// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/table/table.h"
#include "core/utility/learning/numbers_between.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace tranche {

/// Records from outside a table, as models that were trained on what is published of the table are asked about them (DEFINITIONS,
/// Laboratory: classification). A value of the table has its code. A number beyond the table's range has the code of the end; a category
/// that the table does not have is unknown. Cannot change; safe to read from several threads.
struct TestRecords {
    struct Attribute {
        std::vector<std::uint32_t> values;   ///< by record, for trees: a code of the table, one of `between`, or unknownCode
        std::vector<std::uint32_t> labelled; ///< by record: a code of the table with the record's label, or unknownCode where none has it
        std::shared_ptr<const NumbersBetween> between; ///< null where there is no such number
    };
    std::vector<Attribute> attributes; ///< by attribute of the kept table
    std::size_t records = 0;
    std::size_t dropped = 0; ///< records with a missing value, which the table's rule leaves out
};

/// The records of `file` for the kept table of a snapshot: same attributes by name, in any order, read with types, roles and missing rules
/// of the table, sensitive attributes as one where they are in the table. A missing value that the table has too has its code; where the
/// table has none it is unknown, but for a tree lies above all numbers.
///
/// NotFound: the file lacks an attribute of the table, or has one more (as LabMessage::TestLacksAttribute, TestHasOther; place: it). Else
/// as keepTuples(): a value that is no number where the table has numbers, no record left. O(cells + sorting of distinct values).
Result<std::shared_ptr<const TestRecords>> testRecords(const Snapshot& snapshot, const Table& file, JobContext& job);

} // namespace tranche
