// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/data_files.h"

#include "core/release/csv_cells.h"
#include "core/release/released_fields.h"
#include "core/release/written_column.h"

#include <charconv>
#include <cstring>
#include <vector>

namespace tranche {

namespace {

/// One file: which attributes it holds, in which order.
class DataFile {
public:
    DataFile(const SlicedTable& sliced, std::vector<ColumnId> columns, FormulaCells formulaCells)
        : m_sliced(sliced)
        , m_header("bucket")
    {
        for (const auto column : columns) {
            m_columns.emplace_back(sliced, column, formulaCells);
            for (const auto& field : fieldsOf(sliced.table(), sliced.columns().columns()[column.value]))
                m_header += ',' + csvCell(field.meaning->name, formulaCells);
        }
        m_header += '\n';
    }

    Result<std::string> render(JobContext& job) const
    {
        std::string text;
        bool finished = false;
        text.resize_and_overwrite(m_header.size() + bodySize() + WrittenValues::padding, [&](char* begin, std::size_t) {
            std::memcpy(begin, m_header.data(), m_header.size());
            char* to = begin + m_header.size();
            finished = writeBuckets(to, job);
            return static_cast<std::size_t>(to - begin);
        });
        return finished ? Result<std::string>(std::move(text)) : cancelled();
    }

private:
    std::size_t bodySize() const
    {
        std::size_t size = m_sliced.lineCount();
        for (const auto& column : m_columns)
            size += column.writtenSize();
        for (std::size_t bucket = 0; bucket < m_sliced.buckets().size(); ++bucket)
            size += m_sliced.buckets().sizeOf(BucketId(bucket)) * std::to_string(bucket + 1).size();
        return size;
    }

    bool writeBuckets(char*& to, JobContext& job) const
    {
        const auto& buckets = m_sliced.buckets();
        std::size_t line = 0;
        std::size_t nextQuestion = 0;
        for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
            char digits[24];
            const auto digitCount = static_cast<std::size_t>(std::to_chars(digits, digits + sizeof digits, bucket + 1).ptr - digits);
            for (const auto end = line + buckets.sizeOf(BucketId(bucket)); line < end; ++line) {
                if (line >= nextQuestion) {
                    nextQuestion = line + (std::size_t{1} << 15U);
                    if (!job.step(line, m_sliced.lineCount()))
                        return false;
                }
                std::memcpy(to, digits, digitCount);
                to += digitCount;
                for (const auto& column : m_columns)
                    to = column.write(line, to);
                *to++ = '\n';
            }
        }
        return true;
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
    std::map<std::string, std::string> files;
    for (const auto& [name, columns] : contents) {
        auto text = DataFile(sliced, columns, options.formulaCells).render(job);
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
