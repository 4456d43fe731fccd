// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/data_files.h"

#include "core/release/csv_cells.h"
#include "core/release/released_fields.h"

#include <charconv>
#include <cstring>
#include <vector>

namespace tranche {

namespace {

/// Every value of one attribute as it is written, with the comma before it. Short ones are copied in one go of `padding` bytes.
class WrittenValues {
public:
    static constexpr std::size_t padding = 16;

    /// By code of the published attribute, of which the field may be a part.
    WrittenValues(const ReleasedField& field, std::size_t codes, FormulaCells formulaCells)
    {
        m_starts.reserve(codes + 1);
        m_starts.push_back(0);
        for (std::uint32_t code = 0; code < codes; ++code) {
            m_bytes += ',' + csvCell(field.meaning->values[field.code(code)], formulaCells);
            m_starts.push_back(m_bytes.size());
        }
        m_bytes.append(padding, ' ');
    }

    std::size_t length(std::uint32_t code) const { return m_starts[code + 1] - m_starts[code]; }

    /// Writes at least `padding` bytes; returns where the next value goes.
    char* write(std::uint32_t code, char* to) const
    {
        const auto size = length(code);
        std::memcpy(to, m_bytes.data() + m_starts[code], padding);
        if (size > padding)
            std::memcpy(to + padding, m_bytes.data() + m_starts[code] + padding, size - padding);
        return to + size;
    }

private:
    std::string m_bytes;
    std::vector<std::size_t> m_starts;
};

/// One file: which attributes it holds, in which order.
class DataFile {
public:
    DataFile(const SlicedTable& sliced, const std::vector<ReleasedField>& fields, FormulaCells formulaCells)
        : m_sliced(sliced)
        , m_header("bucket")
    {
        for (const auto& field : fields) {
            m_attributes.push_back(field.attribute);
            m_header += ',' + csvCell(field.meaning->name, formulaCells);
            m_values.emplace_back(field, sliced.table().attribute(field.attribute).values.size(), formulaCells);
        }
        m_header += '\n';
    }

    Result<std::string> render(JobContext& job) const
    {
        std::string text = m_header;
        const auto size = m_header.size() + bodySize();
        text.resize(size + WrittenValues::padding);
        char* to = text.data() + m_header.size();
        const auto& buckets = m_sliced.buckets();
        for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
            if (bucket % 256 == 0 && !job.step(m_sliced.firstLine(BucketId(bucket)), m_sliced.lineCount()))
                return cancelled();
            to = writeBucket(BucketId(bucket), to);
        }
        text.resize(size);
        return text;
    }

private:
    std::size_t bodySize() const
    {
        std::size_t size = m_sliced.lineCount();
        for (std::size_t i = 0; i < m_attributes.size(); ++i) // a shuffle moves values and changes none
            for (const auto code : m_sliced.table().attribute(m_attributes[i]).codes)
                size += m_values[i].length(code);
        for (std::size_t bucket = 0; bucket < m_sliced.buckets().size(); ++bucket)
            size += m_sliced.buckets().sizeOf(BucketId(bucket)) * std::to_string(bucket + 1).size();
        return size;
    }

    char* writeBucket(BucketId bucket, char* to) const
    {
        char digits[24];
        const auto digitCount = static_cast<std::size_t>(std::to_chars(digits, digits + sizeof digits, bucket.value + 1).ptr - digits);
        const auto first = m_sliced.firstLine(bucket);
        const auto end = first + m_sliced.buckets().sizeOf(bucket);
        for (auto line = first; line < end; ++line) {
            std::memcpy(to, digits, digitCount);
            to += digitCount;
            for (std::size_t i = 0; i < m_attributes.size(); ++i)
                to = m_values[i].write(m_sliced.code(line, m_attributes[i]), to);
            *to++ = '\n';
        }
        return to;
    }

    const SlicedTable& m_sliced;
    std::vector<AttributeId> m_attributes;
    std::string m_header;
    std::vector<WrittenValues> m_values;
};

} // namespace

Result<std::map<std::string, std::string>> dataFiles(const SlicedTable& sliced, const ReleaseOptions& options, JobContext& job)
{
    std::map<std::string, std::vector<ReleasedField>> contents;
    const auto& columns = sliced.columns().columns();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto name = options.layout == Layout::Together ? std::string("data.csv") : "column-" + std::to_string(i + 1) + ".csv";
        const auto fields = fieldsOf(sliced.table(), columns[i]);
        contents[name].insert(contents[name].end(), fields.begin(), fields.end());
    }
    std::map<std::string, std::string> files;
    for (const auto& [name, fields] : contents) {
        auto text = DataFile(sliced, fields, options.formulaCells).render(job);
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
