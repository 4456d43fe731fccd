// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/import_look.h"

#include "core/base/messages/import_message.h"
#include "core/import/csv_beginning.h"
#include "core/import/csv_detect.h"
#include "core/import/csv_reader.h"
#include "core/import/request/read_source.h"

#include <algorithm>
#include <fstream>

namespace tranche {

namespace {

constexpr std::size_t firstBytes = std::size_t{1} << 16U;
constexpr std::size_t mostBytes = std::size_t{1} << 24U;
constexpr std::size_t shownLines = 100;

/// The beginning of a file, for a preview. Empty where it is no ordinary one: a pipe would be waited for.
class Beginning {
public:
    explicit Beginning(std::filesystem::path path) : m_path(std::move(path)) { readUpTo(firstBytes); }

    const std::string& bytes() const { return m_bytes; }

    /// The first whole records; up to 16 MiB are read for them.
    Result<std::shared_ptr<const Table>> readAs(const CsvOptions& options, JobContext& job)
    {
        const std::string name = m_path.filename().string();
        while (!m_whole) {
            job.check();
            const auto beginning = wholeRecords(m_bytes, options);
            if (beginning.bytes == m_bytes.size() || beginning.records > (options.header ? 1 : 0))
                return readCsvText(std::string_view(m_bytes).substr(0, beginning.bytes), name, options, job);
            const auto before = m_bytes.size();
            if (before >= mostBytes)
                break; // whoever reads it all finds the fault
            readUpTo(4 * before);
            if (m_bytes.size() <= before)
                break;
        }
        return readCsvText(m_bytes, name, options, job);
    }

private:
    void readUpTo(std::size_t bytes)
    {
        std::error_code unknown;
        if (!std::filesystem::is_regular_file(m_path, unknown))
            return;
        std::ifstream file(m_path, std::ios::binary);
        m_bytes.resize(bytes);
        file.read(m_bytes.data(), static_cast<std::streamsize>(bytes));
        m_bytes.resize(static_cast<std::size_t>(file.gcount()));
        m_whole = file.eof();
    }

    std::filesystem::path m_path;
    std::string m_bytes;
    bool m_whole = true;
};

std::vector<std::string> linesOf(std::string_view bytes)
{
    std::vector<std::string> lines;
    while (!bytes.empty() && lines.size() < shownLines) {
        const auto end = bytes.find_first_of("\r\n");
        lines.emplace_back(bytes.substr(0, end));
        if (end == std::string_view::npos)
            break;
        const bool pair = bytes.substr(end, 2) == "\r\n";
        bytes.remove_prefix(end + (pair ? 2 : 1));
    }
    return lines;
}

void stopAt(ImportLook& look, const Error& error)
{
    look.problems.push_back({.said = error, .expected = {}, .found = {}, .stops = true, .raw = {}});
    look.problemsInAll = 1;
}

} // namespace

Result<ImportLook> lookAtSource(std::span<const std::filesystem::path> files, const std::optional<ImportOptions>& options,
                                LookExtent extent, JobContext& job)
{
    if (files.empty())
        return fail(ErrorCode::InvalidArgument, ImportMessage::NoFileNamed);
    if (options && options->csv() == nullptr)
        return fail(ErrorCode::NotSupported, ImportMessage::UnknownForm);
    ImportLook look{.options = options.value_or(ImportOptions())};
    const auto proposal = proposeCsvOptions(files.front());
    if (!proposal)
        return std::unexpected(proposal.error());
    if (!options)
        look.options = proposal->options;
    if (const auto usable = validate(look.options); !usable)
        return std::unexpected(usable.error());
    const auto& csv = *look.options.csv();
    if (!proposal->reasons.empty() && csv.delimiter == proposal->options.delimiter)
        look.evidence.push_back(
            {.choice = ImportChoice::Delimiter, .said = proposal->reasons.front(), .verdict = Evidence::Verdict::Agree});
    Beginning beginning(files.front());
    look.rawLines = linesOf(beginning.bytes());
    if (const auto head = beginning.readAs(csv, job)) {
        look.head = *head;
        look.attributes = look.head->attributeCount();
    } else {
        stopAt(look, head.error());
    }
    if (extent == LookExtent::Beginning)
        return look;
    look.whole = true;
    if (look.head == nullptr)
        return look;
    if (const auto all = readSource(files, look.options, job)) {
        look.records = all->table->rowCount();
        look.attributes = all->table->attributeCount();
        look.leftOut = all->leftOut;
    } else {
        stopAt(look, all.error());
    }
    return look;
}

} // namespace tranche
