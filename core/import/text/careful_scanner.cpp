// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/text/careful_scanner.h"

#include "core/import/csv_scanner.h"

#include <utility>

namespace tranche {

std::expected<std::size_t, CsvFault> CarefulScanner::scan(std::string_view text, bool last, Cells& cells)
{
    using Found = RecordCutter::Found;
    m_tall.clear();
    m_records = 0;
    m_cutter.start(text, last);
    while (true) {
        std::optional<CsvFault> fault;
        switch (m_cutter.next()) {
        case Found::End: return text.size();
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

/// A blank line between records of several fields stands before whatever is wrong behind it.
std::optional<CsvFault> CarefulScanner::faultBeside(CsvFault fault) const
{
    if (!m_blank.empty() && m_width > 1 && m_options.ragged == RaggedRecords::Stop)
        return CsvFault{CsvFault::Kind::BlankLine, m_blank.front().first, m_width, 0};
    const bool noText = fault.kind == CsvFault::Kind::Encoding || fault.kind == CsvFault::Kind::Nul;
    fault.expected = noText ? 0 : m_width;
    return fault;
}

std::optional<CsvFault> CarefulScanner::take(Cells& cells)
{
    const auto fields = m_cutter.fields();
    const bool first = m_width == 0;
    if (first)
        m_width = m_options.widths.empty() ? fields.size() : m_options.widths.size();
    if (const auto fault = m_width > 1 ? takeBlankLines(cells) : std::nullopt)
        return fault;
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
        takeBlankLines(cells);
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

/// Those before the record that was cut.
std::optional<CsvFault> CarefulScanner::takeBlankLines(Cells& cells)
{
    const auto blank = std::exchange(m_blank, {});
    if (!blank.empty() && m_width > 1 && m_options.ragged == RaggedRecords::Stop)
        return CsvFault{CsvFault::Kind::BlankLine, blank.front().first, m_width, 0};
    const bool left = m_width > 1 && (m_options.ragged == RaggedRecords::Skip || m_nextLine == 0);
    for (const auto& run : blank) {
        if (m_width > 1)
            (left ? m_met.skipped : m_met.padded).add(run.first, run.count);
        for (std::uint64_t i = 0; i < run.count && !left; ++i)
            admit({}, {run.first + i, 1}, cells);
    }
    return std::nullopt;
}

std::unique_ptr<RecordScanner> makeScanner(const CsvOptions& options, std::uint64_t line)
{
    const bool plain
        = options.comment.empty() && !options.escape && options.ragged == RaggedRecords::Stop && !options.blanks && options.widths.empty();
    if (plain)
        return std::make_unique<CsvScanner>(CsvSigns{options.delimiter, options.quote.value_or(options.delimiter)}, line);
    return std::make_unique<CarefulScanner>(options, line);
}

} // namespace tranche
