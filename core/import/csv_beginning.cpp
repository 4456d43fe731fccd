// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_beginning.h"

#include "core/import/csv_scanner.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tranche {

namespace {

/// Where the lines end that are left out; the end of the text where it may have too few.
std::size_t afterSkipped(std::string_view text, std::size_t lines)
{
    std::size_t at = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    for (; lines > 0; --lines) {
        const auto end = text.find_first_of("\r\n", at);
        if (end == std::string_view::npos || (text[end] == '\r' && end + 1 == text.size()))
            return text.size();
        at = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
    }
    return at;
}

} // namespace

CsvBeginning wholeRecords(std::string_view beginning, const CsvOptions& options)
{
    const auto start = afterSkipped(beginning, options.skip);
    // What is not ASCII is no sign in any encoding, and a character may be cut in two at the end.
    std::string readable(beginning.substr(start));
    std::ranges::replace_if(
        readable, [](char byte) { return static_cast<unsigned char>(byte) >= 0x80; }, '?');
    const auto size = readable.size();
    readable.append(maskWidth, '\0');
    const auto scanner = makeScanner(options, 1);
    std::vector<std::string_view> cells;
    const auto taken = scanner->scan(std::string_view(readable).substr(0, size), false, cells);
    const auto records = scanner->width() == 0 ? 0 : cells.size() / scanner->width();
    return {taken ? start + *taken : beginning.size(), records};
}

} // namespace tranche
