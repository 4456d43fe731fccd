// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/source/source_kind.h"

#include "core/import/source/compound_file.h"
#include "core/import/source/input_file.h"
#include "core/import/source/zip_kind.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <system_error>

namespace tranche {

namespace {

using namespace std::string_view_literals;

struct Beginning {
    std::string_view bytes; ///< a question mark stands for any byte
    SourceKind kind;
};

constexpr std::array beginnings{
    Beginning{"PK\x03\x04"sv, SourceKind::Zip},
    Beginning{"PK\x05\x06"sv, SourceKind::Zip}, // of no entries
    Beginning{"PK\x07\x08"sv, SourceKind::Zip}, // once cut in pieces
    Beginning{"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, SourceKind::OldWorkbook},
    Beginning{"$FL2@(#)"sv, SourceKind::Spss},
    Beginning{"$FL3@(#)"sv, SourceKind::Spss},
    Beginning{"<stata_dta>"sv, SourceKind::Stata},
    Beginning{"HEADER RECORD*******LIBRARY HEADER RECORD!!!!!!!"sv, SourceKind::SasTransport},
    Beginning{"HEADER RECORD*******LIBV8   HEADER RECORD!!!!!!!"sv, SourceKind::SasTransport},
    Beginning{"\0\0\0\0\0\0\0\0\0\0\0\0\xC2\xEA\x81\x60\xB3\x14\x11\xCF\xBD\x92\x08\x00\x09\xC7\x31\x8C\x18\x1F\x10\x11"sv,
              SourceKind::Sas},
    Beginning{"SQLite format 3\0"sv, SourceKind::Sqlite},
    Beginning{"\x1F\x8B"sv, SourceKind::Gzip},
    Beginning{"\x28\xB5\x2F\xFD"sv, SourceKind::Zstandard},
    Beginning{"PAR1\x15"sv, SourceKind::Parquet},
    Beginning{"%PDF-"sv, SourceKind::Pdf},
};

struct Packer {
    std::string_view bytes;
    std::string_view name;
};

constexpr std::array packers{
    Packer{"BZh?1AY&SY"sv, "bzip2"sv},
    Packer{"\xFD"
           "7zXZ\0"sv,
           "xz"sv},
    Packer{"7z\xBC\xAF\x27\x1C"sv, "7z"sv},
    Packer{"Rar!\x1A\x07"sv, "rar"sv},
    Packer{"\x1F\x9D"sv, "compress"sv},
    Packer{"\x04\x22\x4D\x18"sv, "lz4"sv},
    Packer{"LZIP\x01"sv, "lzip"sv},
};

bool beginsLike(std::string_view bytes, std::string_view pattern)
{
    return bytes.size() >= pattern.size() && std::ranges::equal(bytes.substr(0, pattern.size()), pattern, [](char byte, char sign) {
               return sign == '?' || byte == sign;
           });
}

/// A file of Stata before its release 13: the release, the order of bytes, 1.
bool beginsLikeOldStata(std::string_view bytes)
{
    return bytes.size() > 4 && bytes[0] >= 102 && bytes[0] <= 115 && (bytes[1] == 1 || bytes[1] == 2) && bytes[2] == 1;
}

/// A frame of zstd that holds no text, as some programs put in front.
bool beginsLikeSkippedFrame(std::string_view bytes)
{
    return bytes.size() > 4 && (static_cast<unsigned char>(bytes[0]) & 0xF0U) == 0x50 && bytes.substr(1).starts_with("\x2A\x4D\x18"sv);
}

/// Five greetings of 40 characters and 256 of a code page stand in front of the mark, in lines of 80 whose blanks at the end may be gone.
bool beginsLikePortable(std::string_view bytes)
{
    constexpr std::size_t width = 80;
    constexpr std::size_t before = 456;
    constexpr auto mark = "SPSSPORT"sv;
    std::string joined;
    while (!bytes.empty() && joined.size() < before + mark.size()) {
        const auto end = std::min(bytes.find_first_of("\r\n"), bytes.size());
        if (end > width)
            return false;
        joined += bytes.substr(0, end);
        joined.append(width - end, ' ');
        bytes.remove_prefix(end);
        bytes.remove_prefix(bytes.starts_with("\r\n") ? 2 : std::min<std::size_t>(bytes.size(), 1));
    }
    return std::string_view(joined).substr(std::min(before, joined.size())).starts_with(mark);
}

} // namespace

std::string_view packerOf(std::string_view firstBytes)
{
    const auto* found = std::ranges::find_if(packers, [&](const auto& packer) { return beginsLike(firstBytes, packer.bytes); });
    return found == packers.end() ? std::string_view() : found->name;
}

SourceKind kindOfBytes(std::string_view firstBytes)
{
    const auto* found = std::ranges::find_if(beginnings, [&](const auto& beginning) { return beginsLike(firstBytes, beginning.bytes); });
    if (found != beginnings.end())
        return found->kind;
    if (!packerOf(firstBytes).empty())
        return SourceKind::OtherPacked;
    if (beginsLikeSkippedFrame(firstBytes))
        return SourceKind::Zstandard;
    if (beginsLikeOldStata(firstBytes))
        return SourceKind::Stata;
    return beginsLikePortable(firstBytes) ? SourceKind::SpssPortable : SourceKind::Text;
}

Result<SourceKind> sourceKind(const std::filesystem::path& path)
{
    std::error_code unknown;
    if (const auto status = std::filesystem::status(path, unknown);
        std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) && !std::filesystem::is_directory(status))
        return SourceKind::Text; // opening a pipe alone takes its bytes from whoever reads it afterwards
    const auto file = InputFile::open(path);
    if (!file)
        return std::unexpected(file.error());
    if (!file->isRegular())
        return SourceKind::Text;
    const auto bytes = file->beginning(kindBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    const auto kind = kindOfBytes(*bytes);
    if (kind == SourceKind::Zip)
        return kindOfZip(path);
    if (kind == SourceKind::OldWorkbook && holdsLockedWorkbook(path))
        return SourceKind::LockedWorkbook;
    return kind;
}

} // namespace tranche
