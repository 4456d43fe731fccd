// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_tuples.h"

#include "core/base/messages/import/text_message.h"
#include "core/import/text/text_start.h"
#include "core/jobs/parallel.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t worthSpreading = std::size_t{1} << 21U;  // bytes of a file from which on it is read by several threads
constexpr std::size_t leastForThreads = std::size_t{1} << 18U; // bytes at a time: so many that starting a thread is little beside them
constexpr std::size_t mostForThreads = std::size_t{1} << 20U;

std::optional<CsvFault> checkHeader(std::span<const std::string_view> record, std::uint64_t line)
{
    std::map<std::string_view, std::size_t> seen;
    for (std::size_t i = 0; i < record.size(); ++i) {
        if (record[i].empty())
            return CsvFault{CsvFault::Kind::UnnamedAttribute, line, 0, i + 1};
        if (const auto [other, isNew] = seen.emplace(record[i], i); !isNew)
            return CsvFault{CsvFault::Kind::RepeatedName, line, other->second + 1, i + 1};
    }
    return std::nullopt;
}

std::vector<std::string> madeUpNames(std::size_t count)
{
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= count; ++i)
        names.push_back("Attribute " + std::to_string(i));
    return names;
}

/// How much of a file was cut, below 1: what is not known of its size, or not yet cut, is still to come.
double partOf(std::size_t taken, std::size_t bytesOfFile)
{
    return std::min(0.999, static_cast<double>(taken) / static_cast<double>(std::max<std::size_t>(bytesOfFile, 1)));
}

} // namespace

Result<void> CsvTuples::add(CsvWindow& window, const std::string& name, const Step& step)
{
    m_spread = m_job.threads() > 1 && window.bytesExpected() >= worthSpreading;
    if (m_spread)
        window.setSize(std::clamp(window.bytesExpected() / 16, leastForThreads, mostForThreads));
    auto scanner = open(window, name);
    if (!scanner)
        return std::unexpected(scanner.error());
    m_records = 0;
    m_present.clear();
    m_before = m_builder ? m_builder->rowCount() : 0;
    std::array<Stretch, 2> stretches;
    auto& present = stretches.front();
    cut(window, **scanner, present);
    std::size_t taken = 0;
    while (true) {
        noteLines(present, **scanner, name);
        const auto tuples = tuplesOf(present, **scanner);
        if (!tuples)
            return std::unexpected(errorOf(tuples.error(), name));
        step(window.bytesRead());
        taken += present.taken;
        if (m_builder && present.taken > 0)
            makeRoom(tuples->size() / m_builder->attributeCount(), present.last ? 1.0 : partOf(taken, window.bytesExpected()));
        if (present.last) {
            m_builder->append(PaddedCells{*tuples});
            noteLeftOut(window, **scanner, name);
            ++m_file;
            return {};
        }
        if (const auto moved = appendAndCutNext(*tuples, window, **scanner, stretches); !moved)
            return moved;
        std::swap(stretches[0], stretches[1]);
    }
}

/// Vectors that double when they are full would hold twice what is needed, and copy it all. So what the whole file needs is guessed
/// from the part of it that was cut, and guessed again where that was too little: lines may grow longer or shorter through a file.
void CsvTuples::makeRoom(std::size_t tuples, double part)
{
    const auto present = m_builder->rowCount() + tuples;
    if (present <= m_room)
        return;
    const auto guessed = m_before + static_cast<std::size_t>(1.02 * static_cast<double>(present - m_before) / part);
    m_room = part < 1.0 ? std::max(guessed, present + present / 8) : present;
    m_builder->reserve(m_room);
}

void CsvTuples::cut(const CsvWindow& window, RecordScanner& scanner, Stretch& stretch)
{
    stretch.cells.clear();
    stretch.last = window.last();
    const auto taken = scanner.scan(window.text(), stretch.last, stretch.cells);
    stretch.taken = taken.value_or(0);
    stretch.tall = scanner.tall();
    stretch.fault = taken ? std::nullopt : std::optional(taken.error());
}

/// The next stretch is read and cut while attributes take up the cells of the present one, each on whatever thread is free.
Result<void> CsvTuples::appendAndCutNext(Fields tuples, CsvWindow& window, RecordScanner& scanner, std::array<Stretch, 2>& stretches)
{
    Result<void> moved;
    const auto next = [&] {
        moved = window.advance(stretches[0].taken);
        if (moved)
            cut(window, scanner, stretches[1]);
    };
    if (!m_spread || !m_builder) {
        if (m_builder)
            m_builder->append(PaddedCells{tuples});
        next();
        return moved;
    }
    // Few groups of attributes, for each of them goes through all cells; but more than threads, for attributes differ.
    const auto attributes = m_builder->attributeCount();
    const auto groups = std::min(attributes, 2 * m_job.threads());
    parallelFor(groups + 1, m_job, [&](std::size_t piece, std::size_t) {
        if (piece == 0)
            next();
        else
            m_builder->appendTo((piece - 1) * attributes / groups, piece * attributes / groups, {tuples});
    });
    return moved;
}

Result<std::unique_ptr<RecordScanner>> CsvTuples::open(CsvWindow& window, const std::string& name) const
{
    if (const auto started = startText(window, m_options, name); !started)
        return std::unexpected(started.error());
    return makeScanner(m_options, m_options.skip + 1, m_file);
}

/// Before its records are counted.
void CsvTuples::noteLines(const Stretch& stretch, const RecordScanner& scanner, const std::string& name)
{
    if (stretch.cells.empty())
        return;
    std::span tall = stretch.tall;
    const auto header = headerRecords();
    if (m_records == 0)
        m_firstLine = scanner.firstLine() + header;
    for (; !tall.empty() && m_records + tall.front().record < header; tall = tall.subspan(1))
        m_firstLine += tall.front().linesMore;
    const auto records = m_records + stretch.cells.size() / scanner.width();
    if (m_records <= header && records > header)
        m_lines.addFile(name, m_before, m_firstLine);
    for (const auto& each : tall)
        m_lines.addTall(m_before + m_records + each.record - header, each.linesMore);
}

/// The stretch's tuples; the first record of a file is looked at, and left out where it is a header.
std::expected<CsvTuples::Fields, CsvFault> CsvTuples::tuplesOf(const Stretch& stretch, const RecordScanner& scanner)
{
    Fields fields = stretch.cells;
    const auto header = headerRecords();
    const bool first = m_records == 0 && !fields.empty();
    for (auto record = m_records; record < header && !fields.empty(); ++record) {
        addToHeader(fields.first(scanner.width()));
        fields = fields.subspan(scanner.width());
        const std::vector<std::string_view> names(m_present.begin(), m_present.end());
        if (const auto fault = record + 1 == header ? begin(names, scanner.firstLine()) : std::nullopt)
            return std::unexpected(*fault);
    }
    if (const auto fault = first && header == 0 ? begin(fields.first(scanner.width()), scanner.firstLine()) : std::nullopt)
        return std::unexpected(*fault);
    m_records += stretch.cells.empty() ? 0 : stretch.cells.size() / scanner.width();
    if (stretch.fault)
        return std::unexpected(*stretch.fault);
    if (stretch.last && m_records < header + 1)
        return std::unexpected(CsvFault{m_records == 0 ? CsvFault::Kind::Empty : CsvFault::Kind::NoTuple});
    return fields;
}

/// What the records of a header say about an attribute, one after the other.
void CsvTuples::addToHeader(Fields record)
{
    m_present.resize(record.size());
    for (std::size_t i = 0; i < record.size(); ++i) {
        if (!m_present[i].empty() && !record[i].empty())
            m_present[i] += ' ';
        m_present[i] += record[i];
    }
}

void CsvTuples::noteLeftOut(const CsvWindow& window, const RecordScanner& scanner, const std::string& name)
{
    const auto note = [&](TextMessage message, const Met& met) {
        if (met.count == 0)
            return;
        m_leftOut.emplace_back(message, met.count);
        m_leftOut.back().place = {.file = name, .line = met.firstLine};
    };
    const auto met = scanner.met();
    note(TextMessage::CommentLines, met.comments);
    note(TextMessage::PaddedRecords, met.padded);
    note(TextMessage::SkippedRecords, met.skipped);
    note(TextMessage::ChosenRecords, met.chosen);
    note(TextMessage::JoinedRecords, met.joined);
    note(TextMessage::ReplacedBytes, {window.replaced(), 0});
}

std::optional<CsvFault> CsvTuples::begin(Fields record, std::uint64_t line)
{
    return m_builder ? compareWithFirstFile(record, line) : beginFirstFile(record, line);
}

std::optional<CsvFault> CsvTuples::beginFirstFile(Fields record, std::uint64_t line)
{
    if (m_options.header)
        m_header.assign(record.begin(), record.end());
    auto names = m_options.names;
    if (!names.empty()) {
        if (names.size() != record.size())
            return CsvFault{CsvFault::Kind::NamesDoNotFit, line, names.size(), record.size()};
    } else if (m_options.header) {
        if (const auto fault = checkHeader(record, line))
            return fault;
        names = m_header;
    } else {
        names = madeUpNames(record.size());
    }
    m_builder.emplace(std::move(names));
    return std::nullopt;
}

std::optional<CsvFault> CsvTuples::compareWithFirstFile(Fields record, std::uint64_t line) const
{
    if (record.size() != m_builder->attributeCount())
        return CsvFault{CsvFault::Kind::Ragged, line, m_builder->attributeCount(), record.size()};
    for (std::size_t i = 0; i < m_header.size(); ++i)
        if (record[i] != m_header[i])
            return CsvFault{CsvFault::Kind::HeaderDiffers, line, 0, i + 1};
    return std::nullopt;
}

Result<std::shared_ptr<const Table>> CsvTuples::finish(JobContext& job)
{
    job.check();
    m_builder->setDecimal(m_options.decimal);
    m_builder->setLines(std::move(m_lines));
    return m_builder->finish(job);
}

} // namespace tranche
