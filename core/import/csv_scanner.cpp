// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_scanner.h"

#include "core/import/plain_records.h"
#include "core/import/sign_walk.h"
#include "core/import/text_check.h"

#include <algorithm>
#include <optional>

namespace tranche {

namespace {

constexpr std::size_t longestGuess = std::size_t{64} * 1024;
constexpr auto nowhere = SignWalk::nowhere;

} // namespace

/// One stretch of text. A record that is not whole is left to the next stretch, which starts with it.
class CsvScanner::Pass {
public:
    /// `bad`: the first byte that is not text.
    Pass(CsvScanner& scanner, std::string_view text, std::size_t bad, bool last, std::vector<std::string_view>& cells);

    /// Take so many records at most. Where the first starts that was not taken.
    std::expected<std::size_t, CsvFault> run(std::size_t most);
    /// Whether there may be more than that many.
    bool cutShort() const { return m_most == 0; }

private:
    void take(std::size_t at);
    void takeReturn(std::size_t at);
    void takeLineEnd(std::size_t at);
    void takeQuoted(std::size_t at);
    void takeClosing(std::size_t at);
    void takeEnd();
    void endField(std::size_t at);
    void endRecord(std::size_t next);
    void startRecord(std::size_t at);
    void countBlankLine();
    void admitBlankLines();
    std::string_view withoutDoubling(std::string_view field);
    void faultOfLongField(std::size_t at);
    void fault(CsvFault::Kind kind, std::size_t at, std::uint64_t line);

    CsvScanner& m_scanner;
    std::string_view m_text;
    std::vector<std::string_view>& m_cells;
    SignWalk m_walk;
    bool m_last;
    bool m_stopped = false;
    std::size_t m_most = 0;         // records that may still be taken
    bool m_doubled = false;         // a doubled quote stands in the field
    char m_end = '\n';              // what ends a line in this file
    std::size_t m_bad = 0;          // first byte that is not text
    std::size_t m_record = 0;       // where the record starts
    std::size_t m_field = 0;        // where the field starts
    std::size_t m_closed = nowhere; // closing quote of the field, if it has one
    std::size_t m_cellsBefore;      // cells before this record
    std::uint64_t m_line;           // physical line of the current byte
    std::uint64_t m_recordLine;     // physical line of the record
    std::optional<CsvFault> m_fault;
};

CsvScanner::Pass::Pass(CsvScanner& scanner, std::string_view text, std::size_t bad, bool last, std::vector<std::string_view>& cells)
    : m_scanner(scanner),
      m_text(text),
      m_cells(cells),
      m_walk(text, scanner.m_signs),
      m_last(last),
      m_bad(bad),
      m_cellsBefore(cells.size()),
      m_line(scanner.m_line),
      m_recordLine(scanner.m_line)
{
    if (scanner.m_lineEnd == LineEnd::Return)
        m_end = '\r';
}

std::expected<std::size_t, CsvFault> CsvScanner::Pass::run(std::size_t most)
{
    m_most = most;
    for (auto at = m_walk.next(); at != nowhere; at = m_walk.next()) {
        take(at);
        if (m_stopped)
            break;
    }
    if (m_last && !m_stopped)
        takeEnd();
    else if (!m_stopped && m_text.size() - m_field > m_scanner.m_longest)
        faultOfLongField(m_text.size());
    if (!m_fault && !cutShort() && m_bad < m_text.size())
        fault(CsvFault::Kind::Encoding, m_text.size(), m_recordLine);
    m_cells.resize(m_cellsBefore);
    if (m_fault)
        return std::unexpected(*m_fault);
    m_scanner.m_line = m_recordLine;
    return m_record;
}

void CsvScanner::Pass::take(std::size_t at)
{
    const char sign = m_text[at];
    if (sign == m_scanner.m_signs.delimiter)
        endField(at);
    else if (sign == m_end)
        takeLineEnd(at);
    else if (sign == '\n')
        fault(CsvFault::Kind::MixedLineEnds, at, m_line);
    else if (sign == '\r')
        takeReturn(at);
    else
        takeQuoted(at);
}

void CsvScanner::Pass::takeReturn(std::size_t at)
{
    if (at + 1 < m_text.size() ? m_text[at + 1] != '\n' : m_last)
        fault(CsvFault::Kind::LoneCr, at, m_line);
}

void CsvScanner::Pass::takeLineEnd(std::size_t at)
{
    const bool pair = m_end == '\n' && at > m_field && m_text[at - 1] == '\r';
    const auto end = pair ? at - 1 : at;
    ++m_line;
    if (end == m_record) {
        countBlankLine();
        startRecord(at + 1);
        return;
    }
    endField(end);
    endRecord(at + 1);
}

void CsvScanner::Pass::takeQuoted(std::size_t at)
{
    const char quote = m_text[at];
    if (at != m_field) {
        fault(CsvFault::Kind::StrayQuote, at, m_line);
        return;
    }
    const auto opened = m_line;
    for (auto next = m_walk.next(); next != nowhere; next = m_walk.next()) {
        if (m_text[next] == m_end)
            ++m_line;
        if (m_text[next] != quote)
            continue;
        if (next + 1 == m_text.size() || m_text[next + 1] != quote) {
            takeClosing(next);
            return;
        }
        m_walk.next();
        m_doubled = true;
    }
    m_stopped = true;
    if (m_last)
        fault(CsvFault::Kind::UnclosedQuote, m_text.size(), opened);
    else if (m_text.size() - m_field > m_scanner.m_longest)
        faultOfLongField(m_text.size());
}

void CsvScanner::Pass::takeClosing(std::size_t at)
{
    m_closed = at;
    if (at + 1 == m_text.size()) {
        m_stopped = !m_last; // a second quote may follow
        return;
    }
    const char next = m_text[at + 1];
    if (next != m_scanner.m_signs.delimiter && next != '\n' && next != '\r')
        fault(CsvFault::Kind::StrayQuote, at + 1, m_line);
}

void CsvScanner::Pass::takeEnd()
{
    if (m_record == m_text.size())
        return;
    endField(m_text.size());
    endRecord(m_text.size());
}

void CsvScanner::Pass::endField(std::size_t at)
{
    if (m_closed == nowhere) {
        m_cells.push_back(m_text.substr(m_field, at - m_field));
    } else {
        const auto field = m_text.substr(m_field + 1, m_closed - m_field - 1);
        m_cells.push_back(m_doubled ? withoutDoubling(field) : field);
        m_closed = nowhere;
        m_doubled = false;
    }
    if (m_cells.back().size() > m_scanner.m_longest)
        faultOfLongField(at);
    m_field = at + 1;
}

void CsvScanner::Pass::endRecord(std::size_t next)
{
    if (m_fault)
        return;
    const auto found = m_cells.size() - m_cellsBefore;
    if (m_bad < next) {
        fault(CsvFault::Kind::Encoding, next, m_recordLine);
        return;
    }
    if (m_scanner.m_width == 0) {
        m_scanner.m_width = found;
        m_scanner.m_firstLine = m_scanner.m_blankLines > 0 ? m_scanner.m_blankLine : m_recordLine;
    }
    if (found != m_scanner.m_width || (m_scanner.m_blankLines > 0 && found > 1)) {
        fault(CsvFault::Kind::Ragged, next, m_recordLine);
        m_fault->found = m_fault->kind == CsvFault::Kind::Ragged ? found : 0;
        return;
    }
    admitBlankLines();
    m_cellsBefore = m_cells.size();
    if (m_line > m_recordLine + 1)
        m_scanner.m_tall.push_back({m_cellsBefore / found - 1, m_line - m_recordLine - 1});
    startRecord(next);
    m_stopped = --m_most == 0;
}

void CsvScanner::Pass::startRecord(std::size_t at)
{
    m_record = at;
    m_field = at;
    m_recordLine = m_line;
}

void CsvScanner::Pass::countBlankLine()
{
    if (m_scanner.m_blankLines++ == 0)
        m_scanner.m_blankLine = m_recordLine;
}

void CsvScanner::Pass::admitBlankLines()
{
    if (m_scanner.m_blankLines == 0)
        return;
    m_cells.insert(m_cells.end() - 1, m_scanner.m_blankLines, m_text.substr(0, 0));
    m_scanner.m_blankLines = 0;
}

std::string_view CsvScanner::Pass::withoutDoubling(std::string_view field)
{
    auto& store = m_scanner.m_unquoted;
    if (store.capacity() < m_text.size() + maskWidth)
        store.reserve(m_text.size() + maskWidth); // never again in this stretch: views into it stay good
    const auto begin = store.size();
    const char quote = m_scanner.m_signs.quote;
    for (auto at = field.find(quote); at != std::string_view::npos; at = field.find(quote)) {
        store.append(field.substr(0, at + 1));
        field.remove_prefix(at + 2);
    }
    store.append(field);
    return std::string_view(store).substr(begin);
}

void CsvScanner::Pass::faultOfLongField(std::size_t at)
{
    const auto before = m_text.substr(m_record, m_field - m_record);
    fault(CsvFault::Kind::LongField, at, m_recordLine + static_cast<std::uint64_t>(std::ranges::count(before, m_end)));
}

void CsvScanner::Pass::fault(CsvFault::Kind kind, std::size_t at, std::uint64_t line)
{
    m_stopped = true;
    if (m_scanner.m_blankLines > 0 && m_scanner.m_width > 1) {
        m_fault = CsvFault{CsvFault::Kind::BlankLine, m_scanner.m_blankLine, m_scanner.m_width, 0};
    } else if (m_bad < at) {
        const auto before = m_text.substr(m_record, m_bad - m_record);
        const auto ends = static_cast<std::uint64_t>(std::ranges::count(before, m_end));
        m_fault = CsvFault{m_text[m_bad] == '\0' ? CsvFault::Kind::Nul : CsvFault::Kind::Encoding, m_recordLine + ends, 0, 0};
    } else {
        m_fault = CsvFault{kind, line, m_scanner.m_width, 0};
    }
}

CsvScanner::LineEnd CsvScanner::findLineEnd(std::string_view text, bool last) const
{
    const bool quotes = m_signs.quote != m_signs.delimiter;
    bool inside = false;
    SignWalk walk(text, m_signs);
    for (auto at = walk.next(); at != nowhere; at = walk.next()) {
        if (quotes && text[at] == m_signs.quote)
            inside = !inside;
        else if (!inside && text[at] == '\n')
            return LineEnd::Feed;
        else if (!inside && text[at] == '\r' && at + 1 < text.size())
            return text[at + 1] == '\n' ? LineEnd::Feed : LineEnd::Return;
        else if (!inside && text[at] == '\r' && last)
            return LineEnd::Return;
    }
    return LineEnd::Unknown;
}

std::expected<std::size_t, CsvFault> CsvScanner::scan(std::string_view text, bool last, std::vector<std::string_view>& cells)
{
    if (m_lineEnd == LineEnd::Unknown)
        m_lineEnd = findLineEnd(text, last);
    // Not even the first record can be whole; but what is no text need not be read to its end to be told.
    if (m_lineEnd == LineEnd::Unknown && !last && text.size() <= m_longest
        && (text.size() < longestGuess || firstBadByte(text, true) == text.size()))
        return 0;
    std::swap(m_unquoted, m_unquotedBefore);
    m_unquoted.clear();
    m_tall.clear();
    return cut(text, last, cells);
}

/// Plain records are cut in bulk, others with care, one or a few at a time.
std::expected<std::size_t, CsvFault> CsvScanner::cut(std::string_view text, bool last, std::vector<std::string_view>& cells)
{
    constexpr std::size_t mostWithCare = 64;
    const auto bad = firstBadByte(text, !last);
    std::size_t withCare = 1;
    for (std::size_t begin = 0;;) {
        if (m_lineEnd == LineEnd::Feed && m_width > 1 && m_blankLines == 0) {
            PlainRecords plain(text.substr(0, bad), m_signs, m_width);
            const auto next = plain.cut(begin, cells);
            withCare = next > begin ? 1 : std::min(2 * withCare, mostWithCare);
            m_line += plain.count();
            begin = next;
        }
        Pass pass(*this, text.substr(begin), bad - begin, last, cells);
        const auto taken = pass.run(withCare);
        if (!taken)
            return taken;
        begin += *taken;
        if (!pass.cutShort())
            return begin;
    }
}

} // namespace tranche
