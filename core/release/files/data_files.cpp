// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/data_files.h"

#include "core/release/files/csv_cells.h"
#include "core/release/files/lines/line_file.h"
#include "core/release/files/released_fields.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace tranche {

Result<std::map<std::string, std::string>> dataFiles(const SlicedTable& sliced, const ReleaseOptions& options, JobContext& job)
{
    std::map<std::string, std::vector<ColumnId>> contents;
    for (std::size_t i = 0; i < sliced.columns().size(); ++i)
        contents[options.layout == Layout::Together ? std::string("data.csv") : "column-" + std::to_string(i + 1) + ".csv"].emplace_back(i);
    std::map<std::string, std::string> files;
    for (const auto& [name, columns] : contents) {
        auto text = lineFile(sliced, {columns}, options.formulaCells, job);
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
