// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"
#include "core/import/request/import_options.h"
#include "core/table/table.h"

#include <filesystem>
#include <span>
#include <string_view>

namespace tranche::cli {

/// How the source of a table is read: its form by --format, by --connection, or by what the first file is, and then by the options of that
/// form, and what is done to cells by --trim, --thousands and --convert, in this order. A file that cannot be opened counts as text;
/// reading it says why. InvalidArgument for options of another form, and for what cannot be meant.
Result<ImportOptions> sourceOptions(const Arguments& arguments, std::span<const std::filesystem::path> files);

/// NotFound where a conversion names an attribute that the table does not have. O(names).
Result<void> checkConverted(const ImportOptions& options, const Table& table);

/// What a form is called in settings: text, workbook, statistical or database.
std::string_view formName(const SourceForm& form);

} // namespace tranche::cli
