// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/source/zip_kind.h"

#include <memory>
#include <string>
#include <string_view>
#include <zip.h>

namespace tranche {

namespace {

struct DiscardZip {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseEntry {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};

bool holdsEntry(zip_t& archive, const char* name)
{
    return zip_name_locate(&archive, name, ZIP_FL_NOCASE) >= 0;
}

/// The first bytes of an entry; empty where there is none or it cannot be read.
std::string beginningOf(zip_t& archive, const char* name)
{
    constexpr std::size_t most = std::size_t{1} << 20U;
    const std::unique_ptr<zip_file_t, CloseEntry> entry(zip_fopen(&archive, name, 0));
    if (!entry)
        return {};
    std::string bytes(most, '\0');
    const auto got = zip_fread(entry.get(), bytes.data(), bytes.size());
    bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    return bytes;
}

/// A document of Word or PowerPoint is packed like a workbook.
bool isOtherDocument(zip_t& archive)
{
    return holdsEntry(archive, "word/document.xml") || holdsEntry(archive, "ppt/presentation.xml");
}

} // namespace

SourceKind kindOfZip(zip_t& archive)
{
    if (holdsEntry(archive, "xl/workbook.xml") || (holdsEntry(archive, "[Content_Types].xml") && !isOtherDocument(archive)))
        return SourceKind::ExcelWorkbook;
    const auto isSheet = [](std::string_view text) { return text.contains("application/vnd.oasis.opendocument.spreadsheet"); };
    const auto manifest = beginningOf(archive, "META-INF/manifest.xml");
    if (!isSheet(beginningOf(archive, "mimetype")) && !isSheet(manifest))
        return SourceKind::Zip;
    return manifest.contains("encryption-data") ? SourceKind::LockedWorkbook : SourceKind::OpenWorkbook;
}

SourceKind kindOfZip(const std::filesystem::path& file)
{
    const std::unique_ptr<zip_t, DiscardZip> archive(zip_open(file.c_str(), ZIP_RDONLY, nullptr));
    return archive ? kindOfZip(*archive) : SourceKind::Zip;
}

} // namespace tranche
