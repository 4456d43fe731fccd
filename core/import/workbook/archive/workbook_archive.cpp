// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/archive/workbook_archive.h"

#include <zip.h>

#include <algorithm>

namespace tranche {

namespace {

constexpr zip_int64_t mostParts = 100'000;
constexpr std::uint64_t mostUnpacked = std::uint64_t{1} << 33U;
constexpr std::uint64_t worthJudging = std::uint64_t{1} << 26U; // below it, whatever was packed fits
constexpr std::uint64_t greatestRatio = 300;                    // tables are packed to a tenth, seldom to a hundredth
constexpr std::uint64_t longestPiece = std::uint64_t{1} << 24U; // one text or tag; a cell of Excel has at most 32,767 characters

std::unexpected<Error> badArchive(WorkbookMessage why, const std::string& file)
{
    return fail(ErrorCode::BadInput, why, {.file = file});
}

std::string smallLetters(std::string_view name)
{
    std::string small(name);
    for (auto& letter : small)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    return small;
}

} // namespace

void WorkbookArchive::Discard::operator()(zip* archive) const
{
    zip_discard(archive);
}

Result<WorkbookArchive> WorkbookArchive::open(std::string_view bytes, std::string file)
{
    WorkbookArchive archive;
    archive.m_file = std::move(file);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr);
    if (source != nullptr)
        archive.m_zip.reset(zip_open_from_source(source, ZIP_RDONLY, nullptr));
    if (!archive.m_zip) {
        if (source != nullptr)
            zip_source_free(source);
        return badArchive(WorkbookMessage::Damaged, archive.m_file);
    }
    const auto count = zip_get_num_entries(archive.handle(), 0);
    if (count > mostParts)
        return badArchive(WorkbookMessage::UnpacksToTooMuch, archive.m_file);
    for (zip_uint64_t index = 0; index < static_cast<zip_uint64_t>(std::max<zip_int64_t>(count, 0)); ++index) {
        zip_stat_t stat;
        constexpr zip_uint64_t asked
            = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
        if (zip_stat_index(archive.handle(), index, ZIP_FL_ENC_RAW, &stat) != 0 || (stat.valid & asked) != asked)
            return badArchive(WorkbookMessage::Damaged, archive.m_file);
        if (stat.encryption_method != ZIP_EM_NONE)
            return badArchive(WorkbookMessage::Locked, archive.m_file);
        const bool usual = stat.comp_method == ZIP_CM_STORE || stat.comp_method == ZIP_CM_DEFLATE;
        const Part part{stat.name, index, stat.size, stat.comp_size};
        if (!usual || !archive.m_parts.emplace(smallLetters(part.name), part).second)
            return badArchive(WorkbookMessage::Damaged, archive.m_file);
    }
    return archive;
}

const WorkbookArchive::Part* WorkbookArchive::find(std::string_view name) const
{
    const auto at = m_parts.find(smallLetters(name));
    return at == m_parts.end() ? nullptr : &at->second;
}

void PartDevice::Close::operator()(zip_file* file) const
{
    zip_fclose(file);
}

PartDevice::PartDevice(const WorkbookArchive& archive, const WorkbookArchive::Part& part, const JobContext& job)
    : m_part(part), m_job(job), m_source(zip_fopen_index(archive.handle(), part.index, 0))
{
    if (!m_source)
        m_fault = WorkbookMessage::Damaged;
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

PartDevice::~PartDevice() = default;

qint64 PartDevice::readData(char* data, qint64 most)
{
    // No exception may pass through Qt: who reads on asks the job again.
    if (m_fault || !JobContext::untilStopped([&] { m_job.check(); }))
        return -1;
    const auto got = zip_fread(m_source.get(), data, static_cast<zip_uint64_t>(most));
    if (got < 0) {
        m_fault = WorkbookMessage::Damaged;
        return -1;
    }
    m_read += static_cast<std::uint64_t>(got);
    if (m_read > mostUnpacked || (m_read > worthJudging && m_read / greatestRatio > m_part.packed))
        m_fault = WorkbookMessage::UnpacksToTooMuch;
    else if (m_read - m_pieceBegins > longestPiece)
        m_fault = WorkbookMessage::TextTooLong;
    return m_fault ? -1 : static_cast<qint64>(got);
}

} // namespace tranche
