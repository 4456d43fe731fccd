// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/csv_arguments.h"

#include "app/cli/options/list_text.h"

namespace tranche::cli {

namespace {

Result<char> oneSign(std::string_view option, const std::string& text)
{
    if (text.size() != 1)
        return badUsage("The option " + std::string(option) + " expects one ASCII character.");
    return text.front();
}

Result<void> readSigns(const Arguments& arguments, CsvOptions& csv)
{
    if (const auto text = arguments.value("--delimiter"); text && *text == "tab") {
        csv.delimiter = '\t';
    } else if (text) {
        const auto sign = oneSign("--delimiter", *text);
        if (!sign)
            return std::unexpected(sign.error());
        csv.delimiter = *sign;
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

} // namespace

Result<CsvOptions> csvOptions(const Arguments& arguments, CsvOptions proposed)
{
    if (const auto read = readSigns(arguments, proposed); !read)
        return std::unexpected(read.error());
    if (const auto read = readShape(arguments, proposed); !read)
        return std::unexpected(read.error());
    if (const auto valid = validate(proposed); !valid)
        return std::unexpected(valid.error());
    return proposed;
}

} // namespace tranche::cli
