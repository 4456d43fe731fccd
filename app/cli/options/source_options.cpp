// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/source_options.h"

#include "app/cli/options/source/conversion_argument.h"
#include "app/cli/options/source/csv_arguments.h"
#include "app/cli/options/source/database_arguments.h"
#include "app/cli/options/source/statistical_arguments.h"
#include "app/cli/options/source/workbook_arguments.h"
#include "core/import/source/source_kind.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>

namespace tranche::cli {

namespace {

/// The forms, as bits in the order of SourceForm.
enum Form : unsigned { Text = 1, Workbook = 2, Statistical = 4, Database = 8 };

constexpr std::array<std::string_view, 4> formNames = {"text", "workbook", "statistical", "database"};
constexpr std::array<std::string_view, 4> formWords
    = {"delimited text", "a workbook (.xlsx, .ods)", "a file of SPSS, Stata or SAS", "a database"};

struct FormatWord {
    std::string_view word;
    Form form;
};
constexpr auto formatWords = std::to_array<FormatWord>({{"text", Text},
                                                        {"csv", Text},
                                                        {"xlsx", Workbook},
                                                        {"ods", Workbook},
                                                        {"sav", Statistical},
                                                        {"zsav", Statistical},
                                                        {"por", Statistical},
                                                        {"dta", Statistical},
                                                        {"sas7bdat", Statistical},
                                                        {"xpt", Statistical},
                                                        {"sqlite", Database},
                                                        {"postgresql", Database}});

struct FormOption {
    std::string_view name;
    unsigned forms;
};
/// Whatever is not listed goes with every form.
constexpr auto formOptions = std::to_array<FormOption>({{"--delimiter", Text},
                                                        {"--widths", Text},
                                                        {"--quote", Text},
                                                        {"--entry", Text},
                                                        {"--escape", Text},
                                                        {"--bad-bytes", Text},
                                                        {"--decimal", Text},
                                                        {"--skip", Text},
                                                        {"--comment", Text},
                                                        {"--ragged", Text},
                                                        {"--skip-record", Text},
                                                        {"--join-fields", Text},
                                                        {"--encoding", Text | Statistical},
                                                        {"--no-header", Text | Workbook},
                                                        {"--header-lines", Text},
                                                        {"--header-rows", Workbook},
                                                        {"--names", Text | Workbook},
                                                        {"--sheet", Workbook},
                                                        {"--range", Workbook},
                                                        {"--error-cells", Workbook},
                                                        {"--hidden-rows", Workbook},
                                                        {"--labels-as", Statistical},
                                                        {"--declared-missing", Statistical},
                                                        {"--connection", Database},
                                                        {"--query", Database},
                                                        {"--table-name", Database},
                                                        {"--encryption", Database},
                                                        {"--password-file", Database},
                                                        {"--keep-padding", Database},
                                                        {"--timeout", Database}});

Form formOf(SourceKind kind)
{
    switch (kind) {
    case SourceKind::ExcelWorkbook:
    case SourceKind::OpenWorkbook:
    case SourceKind::LockedWorkbook:
    case SourceKind::OldWorkbook: return Workbook;
    case SourceKind::Spss:
    case SourceKind::SpssPortable:
    case SourceKind::Stata:
    case SourceKind::Sas:
    case SourceKind::SasTransport: return Statistical;
    case SourceKind::Sqlite: return Database;
    default: return Text;
    }
}

Result<Form> formAsked(const Arguments& arguments, std::span<const std::filesystem::path> files)
{
    if (const auto word = arguments.value("--format")) {
        const auto* found = std::ranges::find(formatWords, *word, &FormatWord::word);
        if (found == formatWords.end())
            return badUsage("The option --format expects text, xlsx, ods, sav, zsav, por, dta, sas7bdat, xpt, sqlite or postgresql.");
        return found->form;
    }
    if (arguments.has("--connection"))
        return Database;
    const auto kind = files.empty() ? SourceKind::Text : sourceKind(files.front()).value_or(SourceKind::Text);
    return formOf(kind);
}

std::string_view sourceWords(unsigned forms)
{
    for (std::size_t i = 0; i < formWords.size(); ++i)
        if ((forms & (1U << i)) != 0)
            return formWords[i];
    return {};
}

Result<void> checkOptions(const Arguments& arguments, Form form)
{
    for (const auto& [name, forms] : formOptions)
        if (arguments.has(name) && (forms & form) == 0)
            return badUsage("The option " + std::string(name) + " is for " + std::string(sourceWords(forms)) + "; this source is "
                            + std::string(sourceWords(form)) + ". Where that is wrong, say which with --format.");
    return {};
}

// The options of each form: a line for each.

using SourceFiles = std::span<const std::filesystem::path>;

Result<ImportOptions> optionsOf(const Arguments& arguments, SourceFiles, CsvOptions proposed)
{
    auto read = csvOptions(arguments, std::move(proposed));
    return read ? Result<ImportOptions>(std::move(*read)) : std::unexpected(read.error());
}

Result<ImportOptions> optionsOf(const Arguments& arguments, SourceFiles, StatisticalOptions proposed)
{
    auto read = statisticalOptions(arguments, std::move(proposed));
    return read ? Result<ImportOptions>(ImportOptions(SourceForm(std::move(*read)))) : std::unexpected(read.error());
}

Result<ImportOptions> optionsOf(const Arguments& arguments, SourceFiles, const WorkbookOptions&)
{
    auto read = workbookOptions(arguments);
    return read ? Result<ImportOptions>(ImportOptions(SourceForm(std::move(*read)))) : std::unexpected(read.error());
}

Result<ImportOptions> optionsOf(const Arguments& arguments, SourceFiles files, const DatabaseOptions&)
{
    auto read = databaseOptions(arguments, files);
    return read ? Result<ImportOptions>(ImportOptions(std::move(*read))) : std::unexpected(read.error());
}

SourceForm proposedFor(Form form)
{
    switch (form) {
    case Text: return CsvOptions();
    case Workbook: return WorkbookOptions();
    case Statistical: return StatisticalOptions();
    case Database: break;
    }
    return DatabaseOptions();
}

/// What stands between groups of three digits: one character, in UTF-8.
bool isOneCharacter(const std::string& text)
{
    const auto first = std::ranges::count_if(text, [](char sign) { return (static_cast<unsigned char>(sign) & 0xC0) != 0x80; });
    return first == 1 && text.front() != '\n' && text.front() != '\r';
}

Result<void> addConversions(const Arguments& arguments, ImportOptions& options)
{
    if (arguments.has("--trim"))
        options.conversions.push_back({.kind = Conversion::Kind::TrimBlanks});
    if (const auto text = arguments.value("--thousands")) {
        const auto groups = *text == "blank" ? std::string(" ") : *text;
        const char decimal = options.csv() ? options.csv()->decimal : '.';
        if (!isOneCharacter(groups) || groups == std::string(1, decimal) || (groups.front() >= '0' && groups.front() <= '9'))
            return badUsage("The option --thousands expects one character, or the word blank, and not the decimal sign.");
        options.conversions.push_back({.kind = Conversion::Kind::PlainNumbers, .decimal = decimal, .groups = groups});
    }
    for (const auto& text : arguments.values("--convert")) {
        auto conversion = readConversion(text);
        if (!conversion)
            return std::unexpected(conversion.error());
        options.conversions.push_back(std::move(*conversion));
    }
    return {};
}

} // namespace

Result<ImportOptions> sourceOptions(const Arguments& arguments, std::span<const std::filesystem::path> files)
{
    const auto form = formAsked(arguments, files);
    if (!form)
        return std::unexpected(form.error());
    if (const auto fitting = checkOptions(arguments, *form); !fitting)
        return std::unexpected(fitting.error());
    auto options = std::visit([&](auto proposed) { return optionsOf(arguments, files, std::move(proposed)); }, proposedFor(*form));
    if (options)
        if (const auto added = addConversions(arguments, *options); !added)
            return std::unexpected(added.error());
    return options;
}

Result<void> checkConverted(const ImportOptions& options, const Table& table)
{
    for (const auto& conversion : options.conversions)
        for (const auto& name : conversion.attributes)
            if (const auto found = table.find(name); !found)
                return std::unexpected(found.error());
    return {};
}

std::string_view formName(const SourceForm& form)
{
    return formNames[form.index()];
}

} // namespace tranche::cli
