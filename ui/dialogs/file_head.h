// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/csv_options.h"
#include "core/jobs/job_context.h"
#include "core/table/table.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <string>

namespace tranche {

/// The beginning of a file, for a preview: 64 KiB, and more where not even the first records are whole in them.
class FileHead {
public:
    /// Empty where the file cannot be read, or is no ordinary one.
    explicit FileHead(const QString& path);

    const std::string& bytes() const { return m_bytes; }

    /// The first records as a table: whole ones only. A preview reads up to 16 MiB for them; BadInput where that is too little.
    Result<std::shared_ptr<const Table>> readAs(const CsvOptions& options, JobContext& job);

private:
    void readUpTo(std::size_t bytes);

    QString m_path;
    std::string m_bytes;
    bool m_whole = true; ///< the bytes are the whole file
};

} // namespace tranche
