// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/text/record_cutter.h"

#include "core/import/byte_masks.h"
#include "core/import/text_check.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t longestWait = std::size_t{64} * 1024;

bool isBlankSign(char sign)
{
    return sign == ' ' || sign == '\t';
}

std::string_view withoutEdgeBlanks(std::string_view text)
{
    while (!text.empty() && isBlankSign(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlankSign(text.back()))
        text.remove_suffix(1);
    return text;
}

/// The bytes that the first `characters` of a text take.
std::size_t bytesOf(std::string_view text, std::size_t characters)
{
    std::size_t at = 0;
    for (; at < text.size(); ++at) {
        const bool begins = (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
        if (begins && characters-- == 0)
            break;
    }
    return at;
}

} // namespace

RecordCutter::RecordCutter(const CsvOptions& options, std::uint64_t line, Faults faults, std::size_t longest)
    : m_options(options), m_notes(faults == Faults::Note), m_longest(longest), m_line(line), m_recordLine(line)
{
    const auto put = [&](char sign, Sign as) { m_signs[static_cast<unsigned char>(sign)] = as; };
    if (options.widths.empty() && options.quote)
        put(*options.quote, Sign::Quote);
    put('\n', Sign::Break);
    put('\r', Sign::Break);
    if (!options.widths.empty())
        return;
    put(options.blanks ? ' ' : options.delimiter, Sign::Delimiter);
    if (options.blanks)
        put('\t', Sign::Delimiter);
}

void RecordCutter::start(std::string_view text, bool last)
{
    std::swap(m_unescaped, m_unescapedBefore);
    m_unescaped.clear();
    m_text = text;
    m_last = last;
    m_at = 0;
    m_begin = 0;
    m_bad = firstBadByte(text, !last);
}

RecordCutter::LineEnd RecordCutter::lineEnd() const
{
    if (m_lineEnd != LineEnd::Unknown)
        return m_lineEnd;
    // The first record is not cut to its end: the first line end outside quotes decides.
    bool inside = false;
    for (auto at = m_begin; at < m_text.size(); ++at) {
        if (inside && m_options.escape && m_text[at] == *m_options.escape)
            ++at;
        else if (signAt(at) == Sign::Quote)
            inside = !inside;
        else if (!inside && m_text[at] == '\n')
            return LineEnd::Feed;
        else if (!inside && m_text[at] == '\r')
            return m_text.substr(at).starts_with("\r\n") ? LineEnd::Feed : LineEnd::Return;
    }
    return LineEnd::Feed;
}

std::uint64_t RecordCutter::linesMore() const
{
    return m_lineEnd == LineEnd::Return ? m_returns : m_feeds;
}

std::uint64_t RecordCutter::lineHere() const
{
    return m_recordLine + (lineEnd() == LineEnd::Return ? m_returns : m_feeds);
}

std::uint64_t RecordCutter::lineOf(std::size_t at) const
{
    const auto before = m_text.substr(m_begin, at - m_begin);
    return m_recordLine + static_cast<std::uint64_t>(std::ranges::count(before, lineEnd() == LineEnd::Return ? '\r' : '\n'));
}

/// Note a fault; whether nothing can be found after it.
bool RecordCutter::stops(CsvFault::Kind kind, std::size_t at, std::uint64_t line)
{
    m_noted.push_back({{kind, line, 0, 0}, at});
    return !isNoted(kind);
}

RecordCutter::Found RecordCutter::next()
{
    m_begin = m_at;
    m_recordLine = m_line;
    m_breakLength = 0;
    m_feeds = 0;
    m_returns = 0;
    m_fields.clear();
    m_noted.clear();
    m_quoted = 0;
    if (m_at == m_text.size())
        return m_last ? Found::End : Found::NotWhole;
    const std::string_view comment = m_options.comment;
    const auto rest = m_text.substr(m_at);
    if (!comment.empty() && !m_last && rest.size() < comment.size() && comment.starts_with(rest))
        return Found::NotWhole;
    if (!comment.empty() && rest.starts_with(comment))
        return end(takeComment());
    const auto blank = takeBlankLine();
    return end(blank == Found::End ? takeRecord() : blank);
}

/// Bytes that are no text are looked for in what was found, before anything else that is wrong with it.
RecordCutter::Found RecordCutter::end(Found found)
{
    const auto stop = found == Found::Fault ? m_noted.back().at : found == Found::NotWhole ? m_text.size() : m_at;
    const bool waits = !m_last && m_lineEnd == LineEnd::Unknown && m_text.size() < std::min(longestWait, m_longest);
    if (waits && (found == Found::Fault || found == Found::NotWhole)) {
        m_at = m_begin; // in which lines it stands is not known yet
        return Found::NotWhole;
    }
    if (m_bad < stop && !(m_notes && found == Found::NotWhole)) {
        const auto kind = m_text[m_bad] == '\0' ? CsvFault::Kind::Nul : CsvFault::Kind::Encoding;
        const Noted noted{{kind, lineOf(m_bad), 0, 0}, m_bad};
        if (!m_notes) {
            m_noted = {noted};
            return Found::Fault;
        }
        m_noted.push_back(noted);
        m_bad = m_at + firstBadByte(m_text.substr(m_at), !m_last);
    }
    if (found == Found::NotWhole)
        m_at = m_begin;
    else if (found != Found::Fault)
        m_line = m_recordLine + linesMore() + 1;
    return found;
}

/// The line end that stands here, if it is one: its length.
RecordCutter::Step RecordCutter::takeBreak()
{
    const bool feed = m_text[m_at] == '\n';
    const bool atEnd = m_at + 1 == m_text.size();
    if (!feed && atEnd && !m_last)
        return Step::NotWhole; // LF may follow
    const bool pair = !feed && !atEnd && m_text[m_at + 1] == '\n';
    if (m_lineEnd == LineEnd::Unknown)
        m_lineEnd = feed || pair ? LineEnd::Feed : LineEnd::Return;
    m_breakLength = m_lineEnd == LineEnd::Feed && pair ? 2 : 1;
    if (feed && m_lineEnd == LineEnd::Return)
        return stops(CsvFault::Kind::MixedLineEnds, m_at, lineHere()) ? Step::Fault : Step::Done;
    if (!feed && !pair && m_lineEnd == LineEnd::Feed) {
        m_breakLength = 0;
        return stops(CsvFault::Kind::LoneCr, m_at, lineHere()) ? Step::Fault : Step::Done;
    }
    return Step::Done;
}

/// End where the line is not blank.
RecordCutter::Found RecordCutter::takeBlankLine()
{
    if (m_options.blanks)
        skipBlanks();
    if (m_at == m_text.size())
        return m_last ? Found::BlankLine : Found::NotWhole;
    if (signAt(m_at) == Sign::Break) {
        const auto step = takeBreak();
        if (step != Step::Done)
            return step == Step::Fault ? Found::Fault : Found::NotWhole;
        m_at += m_breakLength;
    }
    if (m_breakLength > 0)
        return Found::BlankLine;
    m_at = m_begin;
    m_noted.clear();
    return Found::End;
}

RecordCutter::Found RecordCutter::takeComment()
{
    for (; m_at < m_text.size(); ++m_at) {
        const bool feed = m_text[m_at] == '\n';
        if (m_text[m_at] != '\r' && (!feed || m_lineEnd == LineEnd::Return))
            continue;
        const bool lone = !feed && m_lineEnd == LineEnd::Feed && !m_text.substr(m_at).starts_with("\r\n");
        if (lone && (m_last || m_at + 1 < m_text.size()))
            continue;
        if (takeBreak() == Step::NotWhole)
            return Found::NotWhole;
        m_at += m_breakLength;
        return Found::Comment;
    }
    return m_last ? Found::Comment : Found::NotWhole;
}

RecordCutter::Found RecordCutter::takeRecord()
{
    const auto step = m_options.widths.empty() ? cutFields() : cutFixed();
    if (step != Step::Done)
        return step == Step::Fault ? Found::Fault : Found::NotWhole;
    m_at += m_breakLength;
    return Found::Record;
}

void RecordCutter::skipBlanks()
{
    while (m_at < m_text.size() && isBlankSign(m_text[m_at]))
        ++m_at;
}

RecordCutter::Step RecordCutter::cutFields()
{
    if (m_options.blanks)
        skipBlanks();
    while (true) {
        const auto step = cutField();
        if (step != Step::Done || m_breakLength > 0 || m_at == m_text.size())
            return step;
        if (!m_options.blanks) {
            ++m_at;
            continue;
        }
        skipBlanks();
        if (m_at == m_text.size())
            return m_last ? Step::Done : Step::NotWhole;
        if (signAt(m_at) != Sign::Break)
            continue;
        const auto ended = takeBreak();
        if (ended != Step::Done || m_breakLength > 0)
            return ended;
    }
}

RecordCutter::Step RecordCutter::cutField()
{
    const bool quoted = m_at < m_text.size() && signAt(m_at) == Sign::Quote;
    return quoted ? cutQuoted() : cutPlain(m_at, false);
}

/// Up to the delimiter or line end. `literal`: quotes are text, and were told.
RecordCutter::Step RecordCutter::cutPlain(std::size_t begin, bool literal)
{
    for (; m_at < m_text.size(); ++m_at) {
        const auto sign = signAt(m_at);
        if (sign == Sign::None || (sign == Sign::Quote && literal))
            continue;
        if (sign == Sign::Delimiter)
            break;
        if (sign == Sign::Quote) {
            if (stops(CsvFault::Kind::StrayQuote, m_at, lineHere()))
                return Step::Fault;
            literal = true;
            continue;
        }
        const auto step = takeBreak();
        if (step != Step::Done)
            return step;
        if (m_breakLength > 0)
            break;
    }
    if (m_at == m_text.size() && !m_last && m_text.size() - begin <= m_longest)
        return Step::NotWhole;
    return push(begin, m_text.substr(begin, m_at - begin));
}

RecordCutter::Step RecordCutter::cutQuoted()
{
    const auto begin = m_at;
    const auto feeds = m_feeds;
    const auto returns = m_returns;
    const char quote = *m_options.quote;
    bool changed = false;
    for (++m_at; m_at < m_text.size(); ++m_at) {
        const char sign = m_text[m_at];
        m_feeds += sign == '\n' ? 1 : 0;
        m_returns += sign == '\r' ? 1 : 0;
        const bool isEscape = m_options.escape && sign == *m_options.escape;
        if (!isEscape && sign != quote)
            continue;
        if (m_at + 1 == m_text.size() && !m_last)
            return Step::NotWhole;
        const char after = m_at + 1 < m_text.size() ? m_text[m_at + 1] : '\0';
        const bool pair = isEscape ? after == quote || after == sign : !m_options.escape && after == quote;
        if (!pair && isEscape)
            continue;
        if (!pair)
            return afterQuote(begin, changed);
        changed = true;
        ++m_at;
    }
    if (!m_last && m_text.size() - begin <= m_longest)
        return Step::NotWhole;
    m_feeds = feeds;
    m_returns = returns;
    const auto kind = m_last ? CsvFault::Kind::UnclosedQuote : CsvFault::Kind::LongField;
    const auto line = lineHere();
    if (stops(kind, m_notes || isNoted(kind) ? begin : m_text.size(), line))
        return Step::Fault;
    m_at = begin;
    return cutPlain(begin, true);
}

/// After the closing quote, which stands here.
RecordCutter::Step RecordCutter::afterQuote(std::size_t begin, bool changed)
{
    const auto inside = m_text.substr(begin + 1, m_at - begin - 1);
    ++m_at;
    if (m_at < m_text.size() && signAt(m_at) == Sign::Break) {
        const auto step = takeBreak();
        if (step != Step::Done)
            return step;
        if (m_breakLength == 0)
            return cutPlain(begin, true);
    } else if (m_at < m_text.size() && signAt(m_at) != Sign::Delimiter) {
        return stops(CsvFault::Kind::StrayQuote, m_at, lineHere()) ? Step::Fault : cutPlain(begin, true);
    }
    ++m_quoted;
    return push(begin, changed ? unescaped(inside) : inside);
}

RecordCutter::Step RecordCutter::push(std::size_t begin, std::string_view field)
{
    m_fields.push_back(field);
    if (field.size() <= m_longest)
        return Step::Done;
    return stops(CsvFault::Kind::LongField, begin, lineOf(begin)) ? Step::Fault : Step::Done;
}

std::string_view RecordCutter::unescaped(std::string_view field)
{
    if (m_unescaped.capacity() < m_text.size() + maskWidth)
        m_unescaped.reserve(m_text.size() + maskWidth); // never again in this stretch: views into it stay good
    const auto begin = m_unescaped.size();
    const char first = m_options.escape.value_or(*m_options.quote);
    for (std::size_t at = 0; at < field.size(); ++at) {
        const bool pair = field[at] == first && at + 1 < field.size() && (field[at + 1] == *m_options.quote || field[at + 1] == first);
        at += pair ? 1 : 0;
        m_unescaped.push_back(field[at]);
    }
    return std::string_view(m_unescaped).substr(begin);
}

RecordCutter::Step RecordCutter::cutFixed()
{
    for (; m_at < m_text.size(); ++m_at) {
        if (signAt(m_at) != Sign::Break)
            continue;
        const auto step = takeBreak();
        if (step != Step::Done)
            return step;
        if (m_breakLength > 0)
            break;
    }
    if (m_at == m_text.size() && !m_last && m_at - m_begin <= m_longest)
        return Step::NotWhole;
    const auto line = m_text.substr(m_begin, m_at - m_begin);
    if (line.size() > m_longest && stops(CsvFault::Kind::LongField, m_begin, m_recordLine))
        return Step::Fault;
    splitFixed(line);
    return Step::Done;
}

void RecordCutter::splitFixed(std::string_view line)
{
    for (const auto width : m_options.widths) {
        if (line.empty())
            return;
        const auto bytes = bytesOf(line, width);
        m_fields.push_back(withoutEdgeBlanks(line.substr(0, bytes)));
        line.remove_prefix(bytes);
    }
    if (const auto more = withoutEdgeBlanks(line); !more.empty())
        m_fields.push_back(more);
}

} // namespace tranche
