// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_options.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

namespace tranche {

namespace {

constexpr std::array<std::string_view, 4> encodings = {"UTF-8", "windows-1252", "ISO-8859-1", "ISO-8859-15"};

bool usableSign(char sign)
{
    return sign != '\0' && sign != '\n' && sign != '\r' && static_cast<unsigned char>(sign) < 0x80;
}

} // namespace

Result<void> validate(const CsvOptions& options)
{
    if (!usableSign(options.delimiter) || (options.quote && !usableSign(*options.quote)))
        return fail(ErrorCode::InvalidArgument, "Delimiter and quote must each be one ASCII character that is not a line end.");
    if (options.quote == options.delimiter)
        return fail(ErrorCode::InvalidArgument, "Delimiter and quote must be two different characters.");
    if (options.decimal != '.' && options.decimal != ',')
        return fail(ErrorCode::InvalidArgument, "The decimal sign is a point or a comma.");
    if (std::ranges::find(encodings, options.encoding) == encodings.end())
        return fail(ErrorCode::InvalidArgument, "The encoding is one of UTF-8, windows-1252, ISO-8859-1 and ISO-8859-15.");
    std::set<std::string_view> seen;
    for (const auto& name : options.names)
        if (name.empty() || !seen.insert(name).second)
            return fail(ErrorCode::InvalidArgument, "The given names must differ, and none may be empty.");
    return {};
}

} // namespace tranche
