// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/source/packed_file.h"

#include "core/base/messages/import_message.h"

#include <algorithm>
#include <array>

namespace tranche {

namespace {

using namespace std::string_view_literals;

struct Kind {
    std::string_view begins;
    ImportMessage message;
    std::string_view packer = {};
};

constexpr std::array kinds{
    Kind{"PK\x03\x04"sv, ImportMessage::ZipFile},
    Kind{"PK\x05\x06"sv, ImportMessage::EmptyZip},
    Kind{"\x1F\x8B"sv, ImportMessage::Packed, "gzip"},
    Kind{"BZh?1AY&SY"sv, ImportMessage::Packed, "bzip2"},
    Kind{"\xFD"
         "7zXZ\x00"sv,
         ImportMessage::Packed, "xz"},
    Kind{"\x28\xB5\x2F\xFD"sv, ImportMessage::Packed, "zstd"},
    Kind{"7z\xBC\xAF\x27\x1C"sv, ImportMessage::Packed, "7z"},
    Kind{"Rar!\x1A\x07"sv, ImportMessage::Packed, "rar"},
    Kind{"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, ImportMessage::OldSpreadsheet},
    Kind{"SQLite format 3\x00"sv, ImportMessage::Database},
    Kind{"PAR1\x15"sv, ImportMessage::Parquet},
    Kind{"%PDF-"sv, ImportMessage::Pdf},
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
    for (const auto& [begins, message, packer] : kinds)
        if (beginsLike(firstBytes, begins))
            return fail(ErrorCode::BadInput, packer.empty() ? Statement(message) : Statement(message, packer), {.file = fileName});
    return {};
}

} // namespace tranche
