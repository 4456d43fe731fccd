// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/database/database_records.h"
#include "core/import/sha256.h"
#include "core/jobs/job_context.h"
#include "core/table/table.h"

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace tranche {

/// Makes a table of records, counts what is not as it was, and digests what came.
class CellCollector {
public:
    /// `trims`: blanks at the end of char(n) are removed.
    explicit CellCollector(bool trims) : m_trims(trims) {}

    /// All records, or the first `most` of them; BadInput where there is none. Reports nothing. O(cells).
    Result<std::shared_ptr<const Table>> collect(DatabaseRecords& records, std::size_t most, const JobContext& job);

    std::uint64_t nulls() const { return m_nulls; }
    /// 64 hex digits; once.
    std::string digest() { return m_digest.hex(); }
    /// What was not taken as it came, with counts.
    std::vector<Statement> changes() const;

private:
    Result<std::string> taken(const DatabaseRecords& records, std::size_t attribute);

    bool m_trims;
    std::uint64_t m_nulls = 0;
    std::uint64_t m_empty = 0;
    std::uint64_t m_unreadable = 0;
    std::vector<std::string> m_trimmed; ///< attributes
    Sha256 m_digest;
};

} // namespace tranche
