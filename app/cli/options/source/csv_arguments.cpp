// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/source/csv_arguments.h"

#include "app/cli/options/list_text.h"
#include "app/cli/options/source/record_arguments.h"

namespace tranche::cli {

namespace {

Result<char> oneSign(std::string_view option, const std::string& text)
{
    if (text.size() != 1)
        return badUsage("The option " + std::string(option) + " expects one ASCII character.");
    return text.front();
}

Result<void> readDelimiter(const std::string& text, CsvOptions& csv)
{
    csv.widths.clear();
    csv.blanks = text == "blanks";
    if (csv.blanks)
        return {};
    const auto sign = text == "tab" ? Result<char>('\t') : oneSign("--delimiter", text);
    if (!sign)
        return std::unexpected(sign.error());
    csv.delimiter = *sign;
    return {};
}

Result<void> readWidths(const std::string& text, CsvOptions& csv)
{
    const auto numbers = readList("--widths", text);
    if (!numbers)
        return std::unexpected(numbers.error());
    csv.widths.clear();
    for (const auto& number : *numbers) {
        const auto width = readCount("--widths", number, 1, 1'000'000);
        if (!width)
            return std::unexpected(width.error());
        csv.widths.push_back(*width);
    }
    return {};
}

Result<void> readSigns(const Arguments& arguments, CsvOptions& csv)
{
    if (const auto text = arguments.value("--delimiter"))
        if (const auto read = readDelimiter(*text, csv); !read)
            return read;
    if (const auto text = arguments.value("--widths"))
        if (const auto read = readWidths(*text, csv); !read)
            return read;
    if (const auto text = arguments.value("--escape")) {
        const auto sign = oneSign("--escape", *text);
        if (!sign)
            return std::unexpected(sign.error());
        csv.escape = *sign;
    }
    if (const auto text = arguments.value("--quote"); text && *text == "none") {
        csv.quote.reset();
    } else if (text) {
        const auto sign = oneSign("--quote", *text);
        if (!sign)
            return std::unexpected(sign.error());
        csv.quote = *sign;
    }
    if (const auto text = arguments.value("--decimal")) {
        const auto sign = oneSign("--decimal", *text);
        if (!sign)
            return std::unexpected(sign.error());
        csv.decimal = *sign;
    }
    return {};
}

Result<void> readShape(const Arguments& arguments, CsvOptions& csv)
{
    csv.header = !arguments.has("--no-header");
    csv.encoding = arguments.value("--encoding").value_or(csv.encoding);
    csv.entry = arguments.value("--entry").value_or(csv.entry);
    if (const auto text = arguments.value("--names")) {
        const auto names = readList("--names", *text);
        if (!names)
            return std::unexpected(names.error());
        csv.names = *names;
    }
    if (const auto text = arguments.value("--skip")) {
        const auto skip = readCount("--skip", *text, 0, 1'000'000'000);
        if (!skip)
            return std::unexpected(skip.error());
        csv.skip = *skip;
    }
    return {};
}

Result<void> readUnusual(const Arguments& arguments, CsvOptions& csv)
{
    csv.comment = arguments.value("--comment").value_or(csv.comment);
    if (const auto text = arguments.value("--header-lines")) {
        if (!csv.header)
            return badUsage("The options --header-lines and --no-header exclude each other.");
        const auto lines = readCount("--header-lines", *text, 1, 100);
        if (!lines)
            return std::unexpected(lines.error());
        csv.headerLines = *lines;
    }
    if (const auto text = arguments.value("--ragged")) {
        if (*text != "stop" && *text != "pad" && *text != "skip")
            return badUsage("The option --ragged expects stop, pad or skip.");
        csv.ragged = *text == "stop" ? RaggedRecords::Stop : *text == "pad" ? RaggedRecords::Pad : RaggedRecords::Skip;
    }
    if (const auto text = arguments.value("--bad-bytes")) {
        if (*text != "stop" && *text != "replace")
            return badUsage("The option --bad-bytes expects stop or replace.");
        csv.badBytes = *text == "stop" ? BadBytes::Stop : BadBytes::Replace;
    }
    return {};
}

} // namespace

Result<CsvOptions> csvOptions(const Arguments& arguments, CsvOptions proposed)
{
    if (const auto read = readSigns(arguments, proposed); !read)
        return std::unexpected(read.error());
    if (const auto read = readShape(arguments, proposed); !read)
        return std::unexpected(read.error());
    if (const auto read = readUnusual(arguments, proposed); !read)
        return std::unexpected(read.error());
    if (arguments.has("--skip-record") || arguments.has("--join-fields")) {
        auto choices = recordChoices(arguments);
        if (!choices)
            return std::unexpected(choices.error());
        proposed.records = std::move(*choices);
    }
    if (const auto valid = validate(proposed); !valid)
        return std::unexpected(valid.error());
    return proposed;
}

} // namespace tranche::cli
