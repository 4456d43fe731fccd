// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/data_files.h"

#include "core/base/memory.h"
#include "core/jobs/parallel.h"
#include "core/release/files/bucket_field.h"
#include "core/release/files/csv_cells.h"
#include "core/release/files/released_fields.h"
#include "core/release/files/written_column.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <exception>
#include <memory>
#include <numeric>
#include <vector>

namespace tranche {

namespace {

constexpr std::size_t linesTogether = std::size_t{1} << 15U; // lines that one thread writes at a time

/// Writes whole lines, one after the other from any of them on.
class LineWriter {
public:
    LineWriter(const SlicedTable& sliced, const std::vector<WrittenColumn>& columns, std::size_t line)
        : m_sliced(sliced), m_columns(columns), m_line(line)
    {
        enter(sliced.bucketOf(line));
    }

    /// Writes up to WrittenValues::padding bytes more than the lines take, up to line `end`; returns where they end.
    char* write(std::size_t end, char* to)
    {
        for (; m_line < end; ++m_line) {
            if (m_line == m_bucketEnd)
                enter(BucketId(m_bucket.value + 1));
            std::memcpy(to, m_digits, m_digitCount);
            to += m_digitCount;
            for (const auto& column : m_columns)
                to = column.write(m_line, to);
            *to++ = '\n';
        }
        return to;
    }

    /// Bytes of the lines up to line `end`.
    std::size_t measure(std::size_t end)
    {
        std::size_t size = 0;
        for (; m_line < end; ++m_line) {
            if (m_line == m_bucketEnd)
                enter(BucketId(m_bucket.value + 1));
            size += m_digitCount + 1;
            for (const auto& column : m_columns)
                size += column.length(m_line);
        }
        return size;
    }

private:
    void enter(BucketId bucket)
    {
        m_bucket = bucket;
        m_bucketEnd = m_sliced.firstLine(bucket) + m_sliced.buckets().sizeOf(bucket);
        m_digitCount = static_cast<std::size_t>(std::to_chars(m_digits, m_digits + sizeof m_digits, bucket.value + 1).ptr - m_digits);
    }

    const SlicedTable& m_sliced;
    const std::vector<WrittenColumn>& m_columns;
    std::size_t m_line;
    BucketId m_bucket;
    std::size_t m_bucketEnd = 0;
    char m_digits[24];
    std::size_t m_digitCount = 0;
};

/// One file: which attributes it holds, in which order.
class RenderedFile {
public:
    RenderedFile(const SlicedTable& sliced, const std::vector<ColumnId>& columns, FormulaCells formulaCells, const JobContext& job)
        : m_sliced(sliced), m_header(bucketField(sliced.table()))
    {
        for (const auto column : columns) {
            m_columns.emplace_back(sliced, column, formulaCells, job);
            for (const auto& field : fieldsOf(sliced.table(), sliced.columns().columns()[column.value]))
                m_header += ',' + csvCell(field.meaning->name, formulaCells);
        }
        m_header += '\n';
    }

    /// Threads write their lines where they belong, for it is known how long each is.
    Result<std::string> render(JobContext& job) const
    {
        const auto starts = startsOfPieces(job);
        if (const auto fits = checkMemory(starts.back()); !fits)
            return std::unexpected(fits.error());
        std::string text;
        std::exception_ptr problem;                                              // must not leave the string while it is being made
        text.resize_and_overwrite(starts.back(), [&](char* begin, std::size_t) { // the size may be told too large (GCC 12)
            try {
                std::memcpy(begin, m_header.data(), m_header.size());
                SharedProgress progress(job, starts.size() - 1);
                parallelFor(starts.size() - 1, job, [&](std::size_t piece, std::size_t) {
                    writePiece(piece, begin + starts[piece], begin + starts[piece + 1]);
                    progress.add(1);
                });
            } catch (...) {
                problem = std::current_exception();
            }
            return starts.back();
        });
        if (problem)
            std::rethrow_exception(problem);
        return text;
    }

private:
    std::size_t endOf(std::size_t piece) const { return std::min((piece + 1) * linesTogether, m_sliced.lineCount()); }

    /// Where the lines of each piece begin in the file, then its end.
    std::vector<std::size_t> startsOfPieces(const JobContext& job) const
    {
        const auto pieces = (m_sliced.lineCount() + linesTogether - 1) / linesTogether;
        std::vector<std::size_t> starts(pieces + 1, m_header.size());
        parallelFor(pieces, job, [&](std::size_t piece, std::size_t) {
            starts[piece + 1] = LineWriter(m_sliced, m_columns, piece * linesTogether).measure(endOf(piece));
        });
        std::partial_sum(starts.begin(), starts.end(), starts.begin());
        return starts;
    }

    void writePiece(std::size_t piece, char* to, char* end) const
    {
        LineWriter lines(m_sliced, m_columns, piece * linesTogether);
        // Cells are written with what pads them. Near the end that would reach into another thread's lines.
        const auto careful = std::min(WrittenValues::padding, endOf(piece) - piece * linesTogether);
        to = lines.write(endOf(piece) - careful, to);
        const auto rest = static_cast<std::size_t>(end - to);
        const auto copy = std::make_unique_for_overwrite<char[]>(rest + WrittenValues::padding);
        lines.write(endOf(piece), copy.get());
        std::memcpy(to, copy.get(), rest);
    }

    const SlicedTable& m_sliced;
    std::string m_header;
    std::vector<WrittenColumn> m_columns;
};

} // namespace

Result<std::map<std::string, std::string>> dataFiles(const SlicedTable& sliced, const ReleaseOptions& options, JobContext& job)
{
    std::map<std::string, std::vector<ColumnId>> contents;
    for (std::size_t i = 0; i < sliced.columns().size(); ++i)
        contents[options.layout == Layout::Together ? std::string("data.csv") : "column-" + std::to_string(i + 1) + ".csv"].emplace_back(i);
    // The codes of a file's attributes, side by side, and the length of each tuple's cells in every column.
    const auto lanes = sliced.table().attributeCount() + sliced.columns().size();
    if (const auto fits = checkMemory(std::uint64_t{sliced.lineCount()} * lanes * sizeof(std::uint32_t)); !fits)
        return std::unexpected(fits.error());
    std::map<std::string, std::string> files;
    for (const auto& [name, columns] : contents) {
        auto text = RenderedFile(sliced, columns, options.formulaCells, job).render(job);
        if (!text)
            return std::unexpected(text.error());
        files.emplace(name, std::move(*text));
    }
    return files;
}

std::size_t countFormulaCells(const KeptTable& table)
{
    std::size_t count = 0;
    for (const auto& field : fieldsOf(table)) {
        const auto& attribute = table.attribute(field.attribute);
        count += isFormulaCell(field.meaning->name) ? 1 : 0;
        std::vector<std::uint8_t> runs;
        std::size_t formulas = 0;
        for (std::uint32_t code = 0; code < attribute.values.size(); ++code) {
            runs.push_back(isFormulaCell(field.meaning->values[field.code(code)]) ? 1 : 0);
            formulas += runs.back();
        }
        if (formulas > 0)
            for (const auto code : attribute.codes)
                count += runs[code];
    }
    return count;
}

} // namespace tranche
