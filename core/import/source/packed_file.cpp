// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/source/packed_file.h"

#include <algorithm>
#include <array>

namespace tranche {

namespace {

using namespace std::string_view_literals;

struct Kind {
    std::string_view begins;
    std::string_view sentence;
};

constexpr std::array kinds{
    Kind{"PK\x03\x04"sv,
         "This is a spreadsheet (xlsx, ods) or another zip file, not delimited text. Save the table as CSV, or unpack the file."},
    Kind{"PK\x05\x06"sv, "This is an empty zip file, not delimited text. Choose another file."},
    Kind{"\x1F\x8B"sv, "This file is packed (gzip). Unpack it and read what was inside."},
    Kind{"BZh?1AY&SY"sv, "This file is packed (bzip2). Unpack it and read what was inside."},
    Kind{"\xFD"
         "7zXZ\x00"sv,
         "This file is packed (xz). Unpack it and read what was inside."},
    Kind{"\x28\xB5\x2F\xFD"sv, "This file is packed (zstd). Unpack it and read what was inside."},
    Kind{"7z\xBC\xAF\x27\x1C"sv, "This file is packed (7z). Unpack it and read what was inside."},
    Kind{"Rar!\x1A\x07"sv, "This file is packed (rar). Unpack it and read what was inside."},
    Kind{"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, "This is an old spreadsheet (xls), not delimited text. Save the table as CSV."},
    Kind{"SQLite format 3\x00"sv, "This is a database (SQLite), not delimited text. Save the table as CSV."},
    Kind{"PAR1\x15"sv, "This is a Parquet file, not delimited text. Save the table as CSV."},
    Kind{"%PDF-"sv, "This is a PDF, not delimited text. Choose the table it was made from."},
    Kind{"\xFF\xFE"sv, "The file is in UTF-16. Save it as UTF-8."},
    Kind{"\xFE\xFF"sv, "The file is in UTF-16. Save it as UTF-8."},
};

/// A question mark stands for any byte.
bool beginsLike(std::string_view bytes, std::string_view pattern)
{
    return bytes.size() >= pattern.size() && std::ranges::equal(bytes.substr(0, pattern.size()), pattern, [](char byte, char sign) {
               return sign == '?' || byte == sign;
           });
}

} // namespace

Result<void> checkIsText(std::string_view firstBytes, const std::string& fileName)
{
    for (const auto& [begins, sentence] : kinds)
        if (beginsLike(firstBytes, begins))
            return fail(ErrorCode::BadInput, std::string(sentence), {.file = fileName});
    return {};
}

} // namespace tranche
