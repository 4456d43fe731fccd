// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/source/workbook_arguments.h"

#include "app/cli/options/list_text.h"

#include <array>
#include <string>

namespace tranche::cli {

namespace {

using ErrorCells = WorkbookOptions::ErrorCells;

Result<std::size_t> headerRows(const Arguments& arguments)
{
    const auto text = arguments.value("--header-rows");
    if (!text)
        return arguments.has("--no-header") ? 0 : 1;
    if (arguments.has("--no-header"))
        return badUsage("The options --header-rows and --no-header exclude each other.");
    return readCount("--header-rows", *text, 1, 100);
}

} // namespace

Result<WorkbookOptions> workbookOptions(const Arguments& arguments)
{
    const auto errors = readChoice("--error-cells", arguments.value("--error-cells"), {"stop", "missing", "text"});
    if (!errors)
        return std::unexpected(errors.error());
    const auto hidden = readChoice("--hidden-rows", arguments.value("--hidden-rows"), {"read", "leave-out"});
    if (!hidden)
        return std::unexpected(hidden.error());
    WorkbookOptions options;
    options.sheet = arguments.value("--sheet").value_or("");
    options.range = arguments.value("--range").value_or("");
    const auto header = headerRows(arguments);
    if (!header)
        return std::unexpected(header.error());
    options.headerRows = *header;
    options.hiddenRows = *hidden == 0;
    options.errors = std::array{ErrorCells::Stop, ErrorCells::Missing, ErrorCells::AsText}[*errors];
    if (const auto text = arguments.value("--names")) {
        const auto names = readList("--names", *text);
        if (!names)
            return std::unexpected(names.error());
        options.names = *names;
    }
    if (const auto usable = validate(options); !usable)
        return std::unexpected(usable.error());
    return options;
}

std::string_view errorCellsName(ErrorCells errors)
{
    return errors == ErrorCells::Stop ? "stop" : errors == ErrorCells::Missing ? "missing" : "text";
}

} // namespace tranche::cli
