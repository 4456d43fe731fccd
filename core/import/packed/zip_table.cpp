// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/packed/zip_table.h"

#include "core/base/messages/import/source_message.h"
#include "core/import/source/zip_kind.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <zip.h>

namespace tranche {

namespace {

constexpr std::size_t mostZipBytes = std::size_t{1} << 20U; // until the job is asked again
constexpr zip_int64_t mostZipEntries = 100'000;

struct DiscardArchive {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseMember {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using ZipArchive = std::unique_ptr<zip_t, DiscardArchive>;

struct ZipMember {
    zip_uint64_t index = 0;
    ZipTable table;
};

std::unexpected<Error> refuseZip(const InputFile& file, Statement why, ErrorCode code = ErrorCode::BadInput)
{
    return fail(code, std::move(why), {.file = file.name()});
}

Result<ZipArchive> openZip(const InputFile& file)
{
    const int descriptor = file.duplicate();
    if (descriptor < 0)
        return refuseZip(file, SourceMessage::PackedDamaged, ErrorCode::Io);
    int error = 0;
    ZipArchive archive(zip_fdopen(descriptor, 0, &error));
    if (archive)
        return archive;
    ::close(descriptor);
    if (error == ZIP_ER_MEMORY)
        throw std::bad_alloc();
    return refuseZip(file, SourceMessage::PackedDamaged);
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return lower;
}

/// Of folders, and what systems add for their own use.
bool isNoFile(std::string_view name)
{
    const auto base = name.substr(name.rfind('/') + 1);
    return base.empty() || name.starts_with("__MACOSX/") || base == ".DS_Store" || base == "Thumbs.db" || base == "desktop.ini";
}

bool isTableByName(std::string_view name)
{
    constexpr std::array<std::string_view, 7> ends = {".csv", ".tsv", ".tab", ".psv", ".dat", ".data", ".txt"};
    const auto lower = lowerCase(name);
    return std::ranges::any_of(ends, [&](auto end) { return lower.ends_with(end); });
}

Result<std::vector<ZipMember>> filesIn(zip_t& archive, const InputFile& file)
{
    std::vector<ZipMember> members;
    const auto count = zip_get_num_entries(&archive, 0);
    if (count > mostZipEntries)
        return refuseZip(file, SourceMessage::PackedUnknownWay);
    for (zip_uint64_t index = 0; index < static_cast<zip_uint64_t>(std::max<zip_int64_t>(count, 0)); ++index) {
        zip_stat_t stat;
        if (zip_stat_index(&archive, index, ZIP_FL_ENC_GUESS, &stat) != 0 || (stat.valid & ZIP_STAT_NAME) == 0)
            return refuseZip(file, SourceMessage::PackedDamaged);
        if (!isNoFile(stat.name))
            members.push_back({index, {stat.name, (stat.valid & ZIP_STAT_SIZE) == 0 ? 0 : stat.size}});
    }
    return members;
}

std::vector<ZipMember> tablesAmong(std::vector<ZipMember> members)
{
    const auto named = [](const auto& member) { return isTableByName(member.table.name); };
    if (std::ranges::any_of(members, named))
        std::erase_if(members, std::not_fn(named));
    return members;
}

Result<ZipMember> chosenAmong(std::vector<ZipMember> members, const std::string& entry, const InputFile& file)
{
    if (!entry.empty()) {
        const auto found = std::ranges::find(members, entry, [](const auto& member) { return member.table.name; });
        if (found == members.end())
            return refuseZip(file, {SourceMessage::ZipNoEntry, entry}, ErrorCode::NotFound);
        return std::move(*found);
    }
    auto tables = tablesAmong(std::move(members));
    if (tables.empty())
        return refuseZip(file, SourceMessage::ZipEmpty);
    if (tables.size() == 1)
        return std::move(tables.front());
    constexpr std::size_t mostNames = 20;
    std::vector<std::string> names;
    for (const auto& each : tables)
        if (names.size() < mostNames)
            names.push_back(each.table.name);
    return refuseZip(file, {SourceMessage::ZipSeveral, std::uint64_t{tables.size()}, std::move(names)}, ErrorCode::InvalidArgument);
}

/// The table of a zip while it is read; its archive is closed after it.
class ZipStream {
public:
    ZipStream(PackedInput input, ZipArchive archive) : m_input(std::move(input)), m_limits(0, {}), m_archive(std::move(archive)) {}

    Result<void> open(const ZipMember& member)
    {
        zip_stat_t stat;
        constexpr zip_uint64_t asked = ZIP_STAT_COMP_SIZE | ZIP_STAT_ENCRYPTION_METHOD;
        if (zip_stat_index(m_archive.get(), member.index, 0, &stat) != 0 || (stat.valid & asked) != asked)
            return refuseZip(*m_input.file, SourceMessage::PackedDamaged);
        if (stat.encryption_method != ZIP_EM_NONE)
            return refuseZip(*m_input.file, SourceMessage::ZipEntryLocked, ErrorCode::NotSupported);
        m_limits = UnpackingLimits(std::min<std::size_t>(stat.comp_size, m_input.file->size()), m_input.file->name());
        m_member.reset(zip_fopen_index(m_archive.get(), member.index, 0));
        if (m_member)
            return {};
        const bool unknown = zip_error_code_zip(zip_get_error(m_archive.get())) == ZIP_ER_COMPNOTSUPP;
        return unknown ? refuseZip(*m_input.file, SourceMessage::PackedUnknownWay, ErrorCode::NotSupported)
                       : refuseZip(*m_input.file, SourceMessage::PackedDamaged);
    }
    Result<std::size_t> read(std::span<char> target)
    {
        m_input.job.check();
        const auto got = zip_fread(m_member.get(), target.data(), std::min(target.size(), mostZipBytes));
        if (got < 0)
            return refuseZip(*m_input.file, SourceMessage::PackedDamaged);
        if (const auto within = m_limits.add(static_cast<std::size_t>(got)); !within)
            return std::unexpected(within.error());
        return static_cast<std::size_t>(got);
    }

private:
    PackedInput m_input;
    UnpackingLimits m_limits;
    ZipArchive m_archive;
    std::unique_ptr<zip_file_t, CloseMember> m_member;
};

/// All bytes of the file, for whoever listens.
Result<void> hearAll(const PackedInput& input)
{
    if (!input.heard)
        return {};
    std::vector<char> bytes(mostZipBytes);
    while (true) {
        input.job.check();
        const auto got = input.file->read(bytes, input.job);
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0)
            return {};
        input.heard({bytes.data(), *got});
    }
}

} // namespace

Result<std::vector<ZipTable>> tablesInZip(const std::filesystem::path& path)
{
    auto file = InputFile::open(path);
    if (!file)
        return std::unexpected(file.error());
    const auto archive = openZip(*file);
    if (!archive)
        return std::unexpected(archive.error());
    auto members = filesIn(**archive, *file);
    if (!members)
        return std::unexpected(members.error());
    std::vector<ZipTable> tables;
    for (auto& member : tablesAmong(std::move(*members)))
        tables.push_back(std::move(member.table));
    return tables;
}

Result<ZipReading> readInZip(PackedInput input, const std::string& entry)
{
    const auto file = input.file;
    if (const auto heard = hearAll(input); !heard)
        return std::unexpected(heard.error());
    auto archive = openZip(*file);
    if (!archive)
        return std::unexpected(archive.error());
    if (const auto kind = kindOfZip(**archive); kind != SourceKind::Zip)
        return refuseZip(*file, kind == SourceKind::LockedWorkbook ? SourceMessage::LockedWorkbook : SourceMessage::Workbook);
    auto members = filesIn(**archive, *file);
    if (!members)
        return std::unexpected(members.error());
    const auto member = chosenAmong(std::move(*members), entry, *file);
    if (!member)
        return std::unexpected(member.error());
    const auto stream = std::make_shared<ZipStream>(std::move(input), std::move(*archive));
    if (const auto opened = stream->open(*member); !opened)
        return std::unexpected(opened.error());
    return ZipReading{[stream](std::span<char> target) { return stream->read(target); }, member->table.bytes};
}

} // namespace tranche
