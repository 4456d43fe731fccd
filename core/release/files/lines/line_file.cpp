// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/lines/line_file.h"

#include "core/base/memory.h"
#include "core/jobs/parallel.h"
#include "core/release/files/bucket_field.h"
#include "core/release/files/csv_cells.h"
#include "core/release/files/released_fields.h"
#include "core/release/files/written_column.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <memory>
#include <numeric>
#include <string_view>

namespace tranche {

namespace {

constexpr std::size_t linesTogether = std::size_t{1} << 15U; // lines that one thread writes at a time

/// Writes whole lines, one after the other from any of them on.
class LineWriter {
public:
    /// `first` stands before the number of the bucket on every line.
    LineWriter(const SlicedTable& sliced, const std::vector<WrittenColumn>& columns, std::string_view first, std::size_t line)
        : m_sliced(sliced), m_columns(columns), m_line(line), m_firstLength(first.size()), m_start(first)
    {
        enter(sliced.bucketOf(line));
    }

    /// Writes up to WrittenValues::padding bytes more than the lines take, up to line `end`; returns where they end.
    char* write(std::size_t end, char* to)
    {
        for (; m_line < end; ++m_line) {
            if (m_line == m_bucketEnd)
                enter(BucketId(m_bucket.value + 1));
            std::memcpy(to, m_start.data(), m_start.size());
            to += m_start.size();
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
            size += m_start.size() + 1;
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
        m_start.resize(m_firstLength);
        m_start += std::to_string(bucket.value + 1);
    }

    const SlicedTable& m_sliced;
    const std::vector<WrittenColumn>& m_columns;
    std::size_t m_line;
    BucketId m_bucket;
    std::size_t m_bucketEnd = 0;
    std::size_t m_firstLength;
    std::string m_start; ///< what stands before the columns' cells
};

/// One file: which attributes it holds, in which order.
class RenderedFile {
public:
    RenderedFile(const SlicedTable& sliced, const LineFile& file, FormulaCells formulaCells, const JobContext& job)
        : m_sliced(sliced), m_header(file.field.empty() ? std::string() : file.field + ','), m_first(file.cell)
    {
        m_header += bucketField(sliced.table());
        if (!m_first.empty())
            m_first += ',';
        for (const auto column : file.columns) {
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
            starts[piece + 1] = LineWriter(m_sliced, m_columns, m_first, piece * linesTogether).measure(endOf(piece));
        });
        std::partial_sum(starts.begin(), starts.end(), starts.begin());
        return starts;
    }

    void writePiece(std::size_t piece, char* to, char* end) const
    {
        LineWriter lines(m_sliced, m_columns, m_first, piece * linesTogether);
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
    std::string m_first; ///< with its comma
    std::vector<WrittenColumn> m_columns;
};

} // namespace

Result<std::string> lineFile(const SlicedTable& sliced, const LineFile& file, FormulaCells formulaCells, JobContext& job)
{
    // The codes of the file's attributes, side by side, and the length of each tuple's cells in every column.
    std::uint64_t lanes = file.columns.size();
    for (const auto column : file.columns)
        lanes += fieldsOf(sliced.table(), sliced.columns().columns()[column.value]).size();
    if (const auto fits = checkMemory(std::uint64_t{sliced.lineCount()} * lanes * sizeof(std::uint32_t)); !fits)
        return std::unexpected(fits.error());
    return RenderedFile(sliced, file, formulaCells, job).render(job);
}

} // namespace tranche
