// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/text/careful_scanner.h"

#include "core/import/csv_scanner.h"

#include <utility>

namespace tranche {

namespace {

CsvFault unmet(const RecordChoice& choice)
{
    const bool joins = choice.kind == RecordChoice::Kind::Join;
    return {joins ? CsvFault::Kind::NothingToJoin : CsvFault::Kind::NoSuchRecord, choice.line, 0, 0};
}

} // namespace

std::expected<std::size_t, CsvFault> CarefulScanner::scan(std::string_view text, bool last, Cells& cells)
{
    using Found = RecordCutter::Found;
    m_tall.clear();
    m_records = 0;
    std::swap(m_joined, m_joinedBefore);
    m_joined.clear();
    m_cutter.start(text, last);
    while (true) {
        std::optional<CsvFault> fault;
        switch (next()) {
        case Found::End:
            if (m_chosen.next() == nullptr)
                return text.size();
            fault = unmet(*m_chosen.next());
            break;
        case Found::NotWhole: return m_cutter.begin();
        case Found::Fault: fault = faultBeside(m_cutter.faults().back().fault); break;
        case Found::Record: fault = take(cells); break;
        case Found::BlankLine: noteBlankLine(m_cutter.line()); break;
        case Found::Comment: m_met.comments.add(m_cutter.line()); break;
        }
        if (fault)
            return std::unexpected(*fault);
    }
}

/// The first record can not be left out: whatever is wrong with it is a fault.
RecordCutter::Found CarefulScanner::next()
{
    m_cutter.forgiveQuotes(m_width > 0 && m_chosen.skips(m_cutter.nextLine()));
    return m_cutter.next();
}

/// What stands before it comes first: a blank line between records of several fields, or a choice for a record that is not there.
CsvFault CarefulScanner::faultBeside(CsvFault fault)
{
    if (const auto before = m_width > 0 ? settleLinesBefore(m_cutter.line()) : std::nullopt)
        return *before;
    const bool noText = fault.kind == CsvFault::Kind::Encoding || fault.kind == CsvFault::Kind::Nul;
    fault.expected = noText ? 0 : m_width;
    return fault;
}

std::optional<CsvFault> CarefulScanner::take(Cells& cells)
{
    if (m_width == 0)
        m_width = m_options.widths.empty() ? m_cutter.fields().size() : m_options.widths.size();
    if (const auto fault = settleLinesBefore(m_cutter.line()))
        return fault;
    if (m_width > 1)
        admitBlankLines(cells);
    const auto* choice = m_chosen.take(m_cutter.line());
    return choice != nullptr ? takeChosen(*choice, cells) : takeRecord(m_cutter.fields(), cells);
}

std::optional<CsvFault> CarefulScanner::takeChosen(const RecordChoice& choice, Cells& cells)
{
    const CutRecord record{m_cutter.fields(), m_width, !m_cutter.faults().empty()};
    if (!fits(choice, record))
        return unmet(choice);
    if (choice.kind == RecordChoice::Kind::Skip) {
        m_met.chosen.add(choice.line);
        return std::nullopt;
    }
    auto& joined = m_joined.emplace_back();
    const auto fields = joinFields(choice, record, m_options.blanks ? ' ' : m_options.delimiter, joined);
    if (joined.size() > m_longest)
        return CsvFault{CsvFault::Kind::LongField, choice.line, m_width, 0};
    m_met.joined.add(choice.line);
    return takeRecord(fields, cells);
}

std::optional<CsvFault> CarefulScanner::takeRecord(std::span<const std::string_view> fields, Cells& cells)
{
    const bool uneven = fields.size() != m_width;
    if (uneven && m_options.ragged == RaggedRecords::Skip) {
        m_met.skipped.add(m_cutter.line());
        return std::nullopt;
    }
    if (uneven && (m_options.ragged == RaggedRecords::Stop || fields.size() > m_width))
        return CsvFault{CsvFault::Kind::Ragged, m_cutter.line(), m_width, fields.size()};
    if (uneven)
        m_met.padded.add(m_cutter.line());
    if (m_width == 1)
        admitBlankLines(cells);
    admit(fields, {m_cutter.line(), 1}, cells);
    return std::nullopt;
}

/// Lines between two records that are no record are counted as lines of the first.
void CarefulScanner::admit(std::span<const std::string_view> fields, Lines lines, Cells& cells)
{
    if (m_nextLine == 0)
        m_firstLine = lines.first;
    else if (lines.first > m_nextLine)
        m_tall.push_back({m_records - 1, lines.first - m_nextLine});
    m_nextLine = lines.first + lines.count;
    cells.insert(cells.end(), fields.begin(), fields.end());
    cells.insert(cells.end(), m_width - fields.size(), std::string_view(m_cutter.text().data(), 0));
    ++m_records;
}

void CarefulScanner::noteBlankLine(std::uint64_t line)
{
    if (m_blank.empty() || m_blank.back().first + m_blank.back().count != line)
        m_blank.push_back({line, 0});
    ++m_blank.back().count;
}

/// Of the lines before the one in which something was found: blank ones that were chosen are no record. What is wrong with the others.
std::optional<CsvFault> CarefulScanner::settleLinesBefore(std::uint64_t line)
{
    const auto blank = m_width > 1 ? std::exchange(m_blank, {}) : std::vector<Lines>();
    for (const auto& run : blank)
        for (auto each = run.first; each < run.first + run.count; ++each) {
            if (const auto* missed = m_chosen.missedBefore(each))
                return unmet(*missed);
            const auto* choice = m_chosen.take(each);
            if (choice != nullptr && !fits(*choice, {{}, m_width}))
                return unmet(*choice);
            if (choice == nullptr && m_options.ragged == RaggedRecords::Stop)
                return CsvFault{CsvFault::Kind::BlankLine, each, m_width, 0};
            if (choice != nullptr)
                m_met.chosen.add(each);
            else
                noteBlankLine(each);
        }
    const auto* missed = m_chosen.missedBefore(line);
    return missed != nullptr ? std::optional(unmet(*missed)) : std::nullopt;
}

/// Those before the record that was cut.
void CarefulScanner::admitBlankLines(Cells& cells)
{
    const bool left = m_width > 1 && (m_options.ragged == RaggedRecords::Skip || m_nextLine == 0);
    for (const auto& run : std::exchange(m_blank, {})) {
        if (m_width > 1)
            (left ? m_met.skipped : m_met.padded).add(run.first, run.count);
        for (std::uint64_t i = 0; i < run.count && !left; ++i)
            admit({}, {run.first + i, 1}, cells);
    }
}

std::unique_ptr<RecordScanner> makeScanner(const CsvOptions& options, std::uint64_t line, std::size_t file)
{
    const bool plain = options.comment.empty() && !options.escape && options.ragged == RaggedRecords::Stop && !options.blanks
                       && options.widths.empty() && ChosenRecords(options.records, file).next() == nullptr;
    if (plain)
        return std::make_unique<CsvScanner>(CsvSigns{options.delimiter, options.quote.value_or(options.delimiter)}, line);
    return std::make_unique<CarefulScanner>(options, line, RecordScanner::longestField, file);
}

} // namespace tranche
