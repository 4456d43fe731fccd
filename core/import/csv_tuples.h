// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/csv_options.h"
#include "core/import/text/record_scanner.h"
#include "core/import/csv_window.h"
#include "core/jobs/job_context.h"
#include "core/table/table_builder.h"

#include <array>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// Collects the tuples of delimited text files of one shape, one file after the other.
class CsvTuples {
public:
    /// Told how many bytes of the file were read.
    using Step = std::function<void(std::size_t bytes)>;

    /// Works on the job's threads; the table does not depend on their number.
    CsvTuples(CsvOptions options, const JobContext& job) : m_options(std::move(options)), m_job(job) {}

    /// Read one file to its end. Errors as readCsv; `name` is its base name.
    Result<void> add(CsvWindow& window, const std::string& name, const Step& step);
    /// The table of all files.
    Result<std::shared_ptr<const Table>> finish(JobContext& job);
    /// What of the files did not become the cells of a tuple as it stands there, with counts.
    std::vector<Statement> leftOut() const { return m_leftOut; }

private:
    using Fields = std::span<const std::string_view>;

    /// A stretch of a file, cut into fields.
    struct Stretch {
        std::vector<std::string_view> cells;
        bool last = false;
        std::size_t taken = 0; ///< bytes
        std::vector<TallRecord> tall;
        std::optional<CsvFault> fault; ///< after the cells
    };

    Result<std::unique_ptr<RecordScanner>> open(CsvWindow& window, const std::string& name) const;
    void makeRoom(std::size_t tuples, double part);
    static void cut(const CsvWindow& window, RecordScanner& scanner, Stretch& stretch);
    std::expected<Fields, CsvFault> tuplesOf(const Stretch& stretch, const RecordScanner& scanner);
    void noteLines(const Stretch& stretch, const RecordScanner& scanner, const std::string& name);
    Result<void> appendAndCutNext(Fields tuples, CsvWindow& window, RecordScanner& scanner, std::array<Stretch, 2>& stretches);
    std::size_t headerRecords() const { return m_options.header ? m_options.headerLines : 0; }
    void addToHeader(Fields record);
    void noteLeftOut(const CsvWindow& window, const RecordScanner& scanner, const std::string& name);
    std::optional<CsvFault> begin(Fields record, std::uint64_t line);
    std::optional<CsvFault> beginFirstFile(Fields record, std::uint64_t line);
    std::optional<CsvFault> compareWithFirstFile(Fields record, std::uint64_t line) const;

    CsvOptions m_options;
    const JobContext& m_job;
    std::vector<std::string> m_header;  ///< of the first file, where files have one
    std::vector<std::string> m_present; ///< of the present file, as far as it was read
    std::vector<Statement> m_leftOut;
    std::uint64_t m_firstLine = 0; ///< of the present file: of its first tuple, as far as is known
    std::optional<TableBuilder> m_builder;
    SourceLines m_lines;
    bool m_spread = false;     ///< the present file is read by several threads
    std::size_t m_file = 0;    ///< how many files were read before the present one
    std::size_t m_records = 0; ///< of the present file, its header among them
    std::size_t m_before = 0;  ///< tuples of the files before it
    std::size_t m_room = 0;    ///< tuples that there is room for
};

} // namespace tranche
